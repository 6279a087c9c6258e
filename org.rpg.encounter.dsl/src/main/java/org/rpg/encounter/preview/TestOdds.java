package org.rpg.encounter.preview;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.PlanKind;
import org.rpg.encounter.play.Play;
import org.rpg.encounter.play.Questions;
import org.rpg.encounter.play.steps.Trial.By;
import org.rpg.encounter.preview.TestForecast.Maker;
import org.rpg.encounter.preview.TestForecast.Seen;
import org.rpg.encounter.preview.TestForecast.Tester;
import org.rpg.encounter.rules.check.ExactTest;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;

/** Works out how hard the tests of a scene are, and of the scenes within it that are no fights. */
final class TestOdds {
  private final List<TestForecast> tests = new ArrayList<>();

  private TestOdds() {}

  /**
   * All of them, in the script's order.
   *
   * @param counted what was counted of each of the scene's own
   */
  static List<TestForecast> of(Plan plan, List<TrialTally> counted) {
    TestOdds odds = new TestOdds();
    odds.add(plan, "", counted);
    odds.addParts(plan);
    return odds.tests;
  }

  private void addParts(Plan plan) {
    for (Plan part : plan.parts()) {
      if (part.kind() != PlanKind.ENCOUNTER) {
        add(part, part.title(), List.of());
        addParts(part);
      }
    }
  }

  private void add(Plan plan, String within, List<TrialTally> counted) {
    List<Questions.Test> all = plan.questions().tests();
    if (all.isEmpty()) {
      return;
    }
    CombatView start = new Play(plan).view();
    ExactTest exact = new ExactTest(plan.battle().ruleset());
    for (int i = 0; i < all.size(); i++) {
      Optional<Seen> seen = counted.isEmpty() ? Optional.empty() : seen(plan, counted.get(i));
      TestForecast test = test(all.get(i), within, start, exact, seen);
      if (!test.testers().isEmpty() || seen.isPresent()) {
        tests.add(test);
      }
    }
  }

  private static Optional<Seen> seen(Plan plan, TrialTally it) {
    if (it.made == 0) {
      return Optional.empty();
    }
    List<Maker> makers = new ArrayList<>();
    for (int who = 0; who < it.madeBy.length; who++) {
      if (it.madeBy[who] > 0) {
        Share failed = new Share(it.failedBy[who], it.madeBy[who]);
        makers.add(new Maker(plan.battle().name(who), failed));
      }
    }
    return Optional.of(
        new Seen(new Share(it.failed, it.made), makers, new Share(it.nobody, it.made + it.nobody)));
  }

  private static TestForecast test(
      Questions.Test it, String within, CombatView start, ExactTest exact, Optional<Seen> seen) {
    List<Tester> testers = new ArrayList<>();
    if (it.against().isPresent()) {
      for (int who : testers(it, start)) {
        testers.add(tester(it, start.combatant(who), exact));
      }
    }
    boolean several = testers.size() > 1;
    return new TestForecast(
        it.text(),
        it.line(),
        within,
        testers,
        several && it.by() == By.EACH
            ? OptionalDouble.of(anyFails(testers))
            : OptionalDouble.empty(),
        it.by() == By.TOGETHER && !testers.isEmpty()
            ? OptionalDouble.of(halfSucceed(testers))
            : OptionalDouble.empty(),
        seen);
  }

  /** All of them; of those of whom one makes it for all the one with the best or worst skill. */
  private static List<Integer> testers(Questions.Test it, CombatView start) {
    if (it.by() != By.BEST && it.by() != By.WORST || it.testers().isEmpty()) {
      return it.testers();
    }
    int sign = it.by() == By.BEST ? 1 : -1;
    int found = it.testers().get(0);
    for (int who : it.testers()) {
      boolean more =
          sign * skill(it, start.combatant(who)) > sign * skill(it, start.combatant(found));
      found = more ? who : found;
    }
    return List.of(found);
  }

  private static int skill(Questions.Test it, Combatant who) {
    return who.skill(who.bestSkill(it.skills()));
  }

  private static Tester tester(Questions.Test it, Combatant who, ExactTest exact) {
    String best = who.bestSkill(it.skills());
    int chances = who.chances(best) + it.helpers();
    double success = exact.success(who.skill(best), it.against().getAsInt(), chances);
    return new Tester(who.name(), success);
  }

  private static double anyFails(List<Tester> testers) {
    double all = 1;
    for (Tester tester : testers) {
      all *= tester.success();
    }
    return 1 - all;
  }

  /** The distribution of how many succeed, one after the other. */
  private static double halfSucceed(List<Tester> testers) {
    double[] succeeded = new double[testers.size() + 1];
    succeeded[0] = 1;
    for (Tester tester : testers) {
      for (int n = testers.size(); n > 0; n--) {
        succeeded[n] = succeeded[n] * (1 - tester.success()) + succeeded[n - 1] * tester.success();
      }
      succeeded[0] *= 1 - tester.success();
    }
    double half = 0;
    for (int n = 0; n < succeeded.length; n++) {
      half += 2 * n >= testers.size() ? succeeded[n] : 0;
    }
    return half;
  }
}
