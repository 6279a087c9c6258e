package org.rpg.encounter.rules.combat;

import static org.rpg.encounter.rules.combat.Fight.SWORD;
import static org.rpg.encounter.rules.combat.Fight.stopAfter;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.field.Field;
import org.rpg.encounter.rules.field.OpenField;
import org.rpg.encounter.rules.field.Squares;

/**
 * A player's character A on square 0,0 and an opponent C beside him, set up by a test. A is number
 * 0, C is 1, then come A's friends, then C's.
 */
abstract class OneDeed {
  static final int A = 0;
  static final int C = 1;

  Ruleset ruleset = Ruleset.standard();
  Field field = new OpenField();
  Sheet.Builder actor = Sheet.pc("A").wields(SWORD);
  Sheet.Builder target = Sheet.npc("C").wields(SWORD);
  int start = Squares.at(0, 0);
  int distance = 1;
  int activations = 1;
  Condition[] actorStarts = {};
  Condition[] targetStarts = {};
  Member[] friends = {};
  Member[] foes = {};

  /** What C does with the initiative; it reacts to nothing. */
  Conduct answer = PlainConduct.IDLE;

  /** A does these things; A opens. */
  Fight play(Conduct conduct, int... rolls) {
    Member a = Member.of(actor.build()).conduct(conduct).at(start);
    int square = Squares.at(Squares.column(start) + distance, Squares.row(start));
    Member c = Member.of(target.build()).conduct(answer).at(square);
    for (Condition each : actorStarts) {
      a.starts(each);
    }
    for (Condition each : targetStarts) {
      c.starts(each);
    }
    Battle battle =
        Fight.under(ruleset)
            .field(field)
            .side("H", a)
            .side("O", c)
            .side("Friends", friends)
            .side("Foes", foes)
            .relation(0, 2, Relation.ALLIED)
            .relation(1, 3, Relation.ALLIED)
            .opening(0)
            .referee(stopAfter(activations))
            .build();
    return Fight.of(battle, rolls);
  }

  /** Reacts to whatever there is to react to, and does nothing else. */
  static final Conduct WATCHFUL = turn -> false;

  static int difficulty(Fight fight) {
    return fight.only(Event.Tested.class).test().difficulty();
  }

  static int skill(Fight fight) {
    return fight.only(Event.Tested.class).value();
  }

  static boolean has(Fight fight, int who, Condition condition) {
    return fight.who(who).has(condition);
  }

  /** The rules because of which someone came to have a condition. */
  static List<Rule> because(Fight fight, int who, Condition condition) {
    return fight.all(Event.ConditionGained.class).stream()
        .filter(it -> it.who() == who && it.condition() == condition)
        .findFirst()
        .orElseThrow()
        .rules();
  }

  static int column(Fight fight, int who) {
    return Squares.column(fight.combat().square(who));
  }

  static int row(Fight fight, int who) {
    return Squares.row(fight.combat().square(who));
  }
}
