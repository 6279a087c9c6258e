package org.rpg.encounter.rules.combat;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.check.Chance;
import org.rpg.encounter.rules.check.SkillTest;
import org.rpg.encounter.rules.check.TestResult;
import org.rpg.encounter.rules.dice.Purpose;

/** Every skill test of somebody that is no attack, with all his chances (BASE-01, BASE-05). */
final class Trials {
  private final Combat combat;
  private final CombatRules rules;
  private final SkillTest test;
  private boolean ofAction;

  Trials(Combat combat, SkillTest test) {
    this.combat = combat;
    rules = combat.rules;
    this.test = test;
  }

  /** The test of a major action: its die says whether the initiative is kept (INI-08, INI-09). */
  boolean ofAction(Combatant who, Aptitude aptitude, int difficulty, List<Rule> cited) {
    ofAction = true;
    make(who, aptitude, difficulty, 0, cited);
    ofAction = false;
    combat.turn.tested(test.even());
    return test.success();
  }

  /** The test of a manoeuvre that counts as an attack (ATK-01). */
  boolean ofManoeuvre(
      Combatant who, Aptitude aptitude, int difficulty, Odds odds, List<Rule> cited) {
    make(who, aptitude, difficulty, odds.net(), odds, cited);
    combat.turn.tested(test.even());
    return test.success();
  }

  /** A test made outside a major action: it never decides about the initiative (INI-08). */
  boolean aside(Combatant who, Aptitude aptitude, int difficulty, List<Rule> cited) {
    return make(who, aptitude, difficulty, 0, cited);
  }

  /**
   * A test.
   *
   * @param more chances that only this test has, positive minus negative
   */
  boolean make(Combatant who, Aptitude aptitude, int difficulty, int more, List<Rule> cited) {
    return make(who, aptitude, difficulty, more, null, cited);
  }

  /** The same; the chances come from an attack's odds if it is not null. */
  private boolean make(
      Combatant who, Aptitude aptitude, int difficulty, int more, Odds odds, List<Rule> cited) {
    int wounds = who.body.woundChances();
    int armour = aptitude.penalised ? who.protectionChances() : 0;
    int shaken = aptitude.penalised && who.has(Condition.SHAKEN) ? 1 : 0; // CON-07
    int spent = rules.spentHinders && who.isSpent() ? 1 : 0; // LAY-09
    boolean deluded =
        who.has(Condition.HALLUCINATING) && aptitude.skill.equals(rules.discernmentSkill);
    int tokens = combat.opportunities.take(who); // OPO-01
    int net = more - wounds - armour - shaken - spent - (deluded ? 1 : 0) + tokens;
    test.make(combat.dice, aptitude.value, difficulty + who.strain, net, Purpose.TEST); // EXH-21
    if (combat.listener != null) {
      List<Chance> chances = new ArrayList<>();
      if (odds == null) {
        add(chances, cited.get(0), more);
      } else {
        odds.list(chances);
      }
      add(chances, Rule.LAY_11, -wounds);
      add(chances, Rule.LAY_03, -armour);
      add(chances, Rule.CON_07, -shaken);
      add(chances, Rule.LAY_09, -spent);
      add(chances, Rule.POI_04, deluded ? -1 : 0);
      add(chances, Rule.OPO_01, tokens);
      TestResult result = test.result();
      combat.listener.on(
          new Event.Tested(
              who.index,
              aptitude.skill,
              aptitude.value,
              ofAction,
              List.copyOf(chances),
              result,
              cited));
    }
    points(who);
    return test.success();
  }

  /** BASE-07, BASE-08: a critical of a PC that is no attack is a point. */
  private void points(Combatant who) {
    if (!who.pc) {
      return;
    }
    if (test.criticalSuccess() && rules.destiny) {
      who.destiny++;
      tellPoint(who.index, false, Cited.DESTINY);
    } else if (test.criticalFailure() && rules.doom) {
      who.doom++;
      tellPoint(who.index, true, Cited.DOOM);
    }
  }

  private void tellPoint(int who, boolean doom, List<Rule> cited) {
    if (combat.listener != null) {
      combat.listener.on(new Event.PointGained(who, doom, cited));
    }
  }

  /** The level of the last test's success (BASE-06); 0 if it failed. */
  int level() {
    return test.success() ? test.level() : 0;
  }

  /** Whether the last test was a critical success (BASE-07). */
  boolean critical() {
    return test.criticalSuccess();
  }

  /** Whether the last test was a critical failure (BASE-08). */
  boolean fumble() {
    return test.criticalFailure();
  }

  static void add(List<Chance> chances, Rule source, int count) {
    if (count != 0) {
      chances.add(new Chance(source, count));
    }
  }
}
