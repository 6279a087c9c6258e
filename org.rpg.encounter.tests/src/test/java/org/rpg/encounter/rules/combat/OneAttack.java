package org.rpg.encounter.rules.combat;

import static org.rpg.encounter.rules.combat.Fight.SWORD;
import static org.rpg.encounter.rules.combat.Fight.stopAfter;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.check.Chance;
import org.rpg.encounter.rules.field.Squares;

/** One attack of A on C, set up by a test. */
abstract class OneAttack {
  Ruleset ruleset = Ruleset.standard();
  Sheet.Builder attacker = Sheet.pc("A").wields(SWORD);
  Sheet.Builder target = Sheet.npc("C");
  Member[] others = {};
  int distance = 1;
  int height;
  int startLife = Member.FULL;
  Defence defence = Defence.BEST;
  boolean forDamage = true;
  Condition state;

  /** A attacks C once; C stands so many squares away. */
  Fight attack(int... rolls) {
    Conduct attacks =
        new Conduct() {
          @Override
          public boolean act(Turn turn) {
            return turn.attack(1);
          }

          @Override
          public boolean criticalForDamage(CombatView view, int self, int victim) {
            return forDamage;
          }
        };
    Conduct defends =
        new Conduct() {
          @Override
          public boolean act(Turn turn) {
            return false;
          }

          @Override
          public Defence defence(CombatView view, int self, int enemy) {
            return defence;
          }
        };
    Member a = Member.of(attacker.build()).conduct(attacks).at(Squares.at(0, 0)).raised(height);
    a.life(startLife);
    Member c = Member.of(target.build()).conduct(defends).at(Squares.at(distance, 0));
    if (state != null) {
      c.starts(state);
    }
    Battle battle =
        Fight.under(ruleset)
            .side("H", a)
            .side("O", c)
            .side("Friends", others)
            .relation(0, 2, Relation.ALLIED)
            .opening(0)
            .referee(stopAfter(1))
            .build();
    return Fight.of(battle, rolls);
  }

  int difficulty(int... rolls) {
    return attack(rolls).only(Event.Attacked.class).test().difficulty();
  }

  Defence used(int... rolls) {
    return attack(rolls).only(Event.Attacked.class).defence();
  }

  List<Chance> chances(int... rolls) {
    return attack(rolls).only(Event.Attacked.class).chances();
  }

  int damage(int... rolls) {
    return attack(rolls).only(Event.DamageRolled.class).total();
  }
}
