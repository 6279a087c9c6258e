package org.rpg.encounter.rules.combat;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.travel.SceneClock;
import org.rpg.encounter.rules.travel.Stamina;

/** What exhaustion does to everyone in a scene: losses, strain, faints and waking (EXH). */
final class Exhaustion {
  private final Combat combat;
  private final SceneClock clock;
  private int lastScene;

  Exhaustion(Combat combat, SceneClock clock) {
    this.combat = combat;
    this.clock = clock;
  }

  /** A scene ends for everyone, in the roster's order (TRV-01). */
  void sceneEnds() {
    int now = clock.minute();
    int before = clock.nextScene();
    clock.endScene();
    lastScene = clock.nextScene() - before;
    if (combat.listener != null) {
      combat.listener.on(new Event.SceneEnded(clock.scenes(), now, CitedJourneys.SCENE));
    }
    for (Combatant each : combat.combatants) {
      if (each.isPresent()) {
        sceneEnds(each, now);
      }
    }
  }

  private void sceneEnds(Combatant who, int now) {
    who.body.sceneEnds(); // LAY-05
    Stamina stamina = who.stamina;
    if (who.has(Condition.PETRIFIED) && combat.rules.stoneSuspends) {
      stamina.suspend(lastScene); // CON-16
      return;
    }
    if (stamina.isOut() && !who.has(Condition.UNCONSCIOUS)) {
      stamina.wake(now); // the scene has brought him round by other means
    }
    boolean wasOut = stamina.isOut();
    boolean asleep = stamina.isAsleep(now) || who.has(Condition.ASLEEP);
    int happened = stamina.sceneEnds(now, asleep, combat.dice);
    if (happened != 0) {
      follow(who, happened);
    }
    if (wasOut && stamina.comesRound(now)) { // EXH-16: with 1 point at least, whatever hunger took
      strain(who);
      come(who);
    }
  }

  /** Tells what happened and lets it have its consequences. */
  private void follow(Combatant who, int happened) {
    strain(who);
    if ((happened & Stamina.LOST) != 0 && combat.listener != null) {
      tellTired(who);
    }
    risk(who, happened);
  }

  private void tellTired(Combatant who) {
    Stamina it = who.stamina;
    combat.listener.on(
        new Event.Tired(
            who.index,
            it.sleepLoss(),
            it.foodLoss(),
            it.factor(),
            it.perseverance(),
            why(it.sleepLoss() > 0, it.foodLoss() > 0, it.isHurried())));
  }

  private static List<Rule> why(boolean sleepless, boolean hungry, boolean hurried) {
    if (sleepless && hungry) {
      return hurried ? CitedJourneys.HURRIED_BOTH : CitedJourneys.SLEEPLESS_AND_HUNGRY;
    }
    if (sleepless) {
      return hurried ? CitedJourneys.HURRIED_SLEEPLESS : CitedJourneys.SLEEPLESS;
    }
    return hurried ? CitedJourneys.HURRIED_HUNGER : CitedJourneys.HUNGER;
  }

  private void risk(Combatant who, int happened) {
    Stamina it = who.stamina;
    boolean faints = (happened & Stamina.FAINTED) != 0;
    if ((happened & Stamina.ROLLED) != 0 && combat.listener != null) {
      List<Rule> cited = risk(it.perseverance() == 2, it.isHurried());
      combat.listener.on(new Event.FaintRolled(who.index, it.roll(), it.against(), faints, cited));
    }
    if (faints) {
      fall(who);
    }
  }

  private static List<Rule> risk(boolean atTwo, boolean hurried) {
    if (atTwo) {
      return hurried ? CitedJourneys.HURRIED_AT_TWO : CitedJourneys.ROLLED_AT_TWO;
    }
    return hurried ? CitedJourneys.HURRIED_AT_ONE : CitedJourneys.ROLLED_AT_ONE;
  }

  /** He is unconscious: helpless, without initiative, and what he holds he lets go (INT-58). */
  private void fall(Combatant who) {
    Stamina it = who.stamina;
    List<Rule> cited =
        switch (it.perseverance()) {
          case 0 -> CitedJourneys.FAINTED_AT_NONE;
          case 1 -> CitedJourneys.FAINTED_AT_ONE;
          default -> CitedJourneys.FAINTED_AT_TWO;
        };
    if (combat.listener != null) {
      combat.listener.on(
          new Event.Fainted(who.index, it.scenesOut(), it.isOutUntilSession(), cited));
    }
    combat.conditions.hold(
        who, Condition.UNCONSCIOUS, combat.fighting ? CitedJourneys.FAINTED_IN_COMBAT : cited);
  }

  private void come(Combatant who) {
    if (combat.listener != null) {
      combat.listener.on(new Event.Woke(who.index, who.stamina.perseverance(), CitedJourneys.WOKE));
    }
    combat.conditions.release(who, Condition.UNCONSCIOUS, CitedJourneys.WOKE);
  }

  /** His tests are as hard as his Perseverance makes them (EXH-08, EXH-09, EXH-14, EXH-21). */
  void strain(Combatant who) {
    boolean counts = !combat.fighting || combat.rules.travel.strainsInCombat();
    who.strain = counts ? who.stamina.strain() : 0;
  }

  /** Perseverance comes back, or is lost if negative (EXH-01). */
  void add(Combatant who, int more) {
    if (more < 0) {
      lose(who, -more, CitedJourneys.LOST);
    } else if (who.isPresent()) {
      gained(who, who.stamina.recover(more), CitedJourneys.GAINED);
    }
  }

  private void gained(Combatant who, int points, List<Rule> cited) {
    strain(who);
    if (points > 0) {
      tellChange(who, points, cited);
    }
  }

  private void tellChange(Combatant who, int change, List<Rule> cited) {
    if (combat.listener != null) {
      combat.listener.on(
          new Event.PerseveranceChanged(who.index, change, who.stamina.perseverance(), cited));
    }
  }

  /** Perseverance is lost or spent within a scene; he may faint at once (EXH-02). */
  void lose(Combatant who, int points, List<Rule> cited) {
    if (!who.isPresent()) {
      return;
    }
    int now = clock.minute();
    int before = who.stamina.perseverance();
    boolean senseless = !who.isConscious() || who.has(Condition.ASLEEP);
    boolean asleep = senseless || who.stamina.isAsleep(now);
    int happened = who.stamina.lose(points, now, asleep, combat.dice);
    if (happened != 0) {
      strain(who);
      tellChange(who, who.stamina.perseverance() - before, cited);
      risk(who, happened);
    }
  }

  /** Points are bought with XP (EXH-18). */
  void buy(Combatant who, int allowed, int wanted) {
    boolean full = allowed > 0 && who.stamina.isFull();
    int bought = who.isPresent() ? who.stamina.buy(allowed) : 0;
    strain(who);
    if (combat.listener != null) {
      combat.listener.on(
          bought > 0
              ? new Event.XpSpent(who.index, bought, CitedJourneys.XP)
              : new Event.XpRefused(who.index, wanted, full, CitedJourneys.XP));
    }
    if (bought > 0) {
      tellChange(who, bought, CitedJourneys.XP);
    }
  }

  /** A session begins for everyone, in the roster's order (EXH-16, EXH-17). */
  void sessionBegins() {
    for (Combatant each : combat.combatants) {
      if (each.isPresent()) {
        if (each.stamina.isOutUntilSession()) {
          each.stamina.wake(clock.minute());
          come(each);
        }
        gained(each, each.stamina.sessionBegins(combat.dice), CitedJourneys.SESSION);
      }
    }
  }

  /** Someone faints because the scene says so. */
  void faint(Combatant who) {
    if (!who.isConscious()) {
      return;
    }
    if (who.isTiring()) {
      who.stamina.faint(clock.minute(), combat.dice);
      fall(who);
    } else {
      combat.conditions.gain(
          who.index,
          Condition.UNCONSCIOUS,
          Duration.WITHOUT_END,
          CitedConditions.of(Condition.UNCONSCIOUS));
    }
  }

  /** Someone comes round because the scene says so. */
  void wake(Combatant who) {
    if (!who.isPresent()) {
      return;
    }
    if (who.stamina.isOut()) {
      who.stamina.wake(clock.minute());
      strain(who);
      come(who);
    }
    who.stamina.disturb(clock.minute());
    combat.conditions.lose(
        who.index, Condition.UNCONSCIOUS, CitedConditions.of(Condition.UNCONSCIOUS));
  }
}
