package org.rpg.encounter.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.encounter.Adventure;
import org.rpg.encounter.dsl.encounter.Episode;
import org.rpg.encounter.play.Branches;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Plans;

/** Choices without shares: each way is forecast by itself, and none is mixed with another. */
class ApproachesTest {
  private static final String PEOPLE =
      """
      character Ana { skills Physique 2, Persuasion 2  wields Sword }
      """;

  private static final String TALE =
      PEOPLE
          + """
          episode Parley {
            travellers Ana
            choose { "Pay": ends -> Paid  "Lie": ends -> Lied }
          }
          adventure Tale {
            travellers Ana
            starts at Gate
            choice Gate { "Knock" -> Parley  "Leave" -> Gone }
            Parley if Paid -> Inside otherwise -> Gone
            ending Inside
            ending Gone
          }
          """;

  private static Branches branches(String script, Class<?> kind, String... chosen) {
    return Plans.script(script).getDeclarations().stream()
        .filter(kind::isInstance)
        .map(it -> Branches.of(it, List.of(chosen)))
        .findFirst()
        .orElseThrow();
  }

  private static String name(Plan plan) throws InterruptedException {
    return new Approach(plan.questions().choices(), forecast(plan)).name();
  }

  private static Forecast forecast(Plan plan) throws InterruptedException {
    return Preview.of(plan, new PreviewOptions(50, 1, 1), Progress.NONE);
  }

  private static String onlyOutcome(Plan plan) throws InterruptedException {
    List<String> came =
        forecast(plan).outcomes().stream()
            .filter(it -> it.share().count() > 0)
            .map(Forecast.Outcome::name)
            .toList();
    assertEquals(1, came.size(), came.toString());
    return came.get(0);
  }

  @Test
  void eachWayIsAPlanOfItsOwnAndWhatItDoesNotLeadToIsNoPartOfIt() throws InterruptedException {
    Branches branches = branches(TALE, Adventure.class);
    List<Plan> plans = branches.plans();
    assertTrue(branches.isAll());
    assertEquals(3, plans.size());
    assertEquals("Knock + Pay", name(plans.get(0)));
    assertEquals("Knock + Lie", name(plans.get(1)));
    assertEquals("Leave", name(plans.get(2)));
    assertEquals("Inside", onlyOutcome(plans.get(0)));
    assertEquals("Gone", onlyOutcome(plans.get(1)));
    assertEquals("Gone", onlyOutcome(plans.get(2)));
  }

  @Test
  void whatIsChosenLeavesTheOtherChoicesOpen() throws InterruptedException {
    List<Plan> plans = branches(TALE, Adventure.class, "Lie").plans();
    assertEquals(2, plans.size());
    assertEquals("Knock + Lie", name(plans.get(0)));
    assertEquals("Leave", name(plans.get(1)));
  }

  @Test
  void aWayThatNoChoiceOffersIsUnknown() {
    assertEquals(List.of("Bribe"), branches(TALE, Adventure.class, "Knock", "Bribe").unknown());
  }

  @Test
  void withSharesAChoiceIsMadeByTheDice() {
    String shared = TALE.replace("\"Knock\"", "\"Knock\" 50%").replace("\"Pay\"", "\"Pay\" 20%");
    Branches branches = branches(shared, Adventure.class);
    assertEquals(1, branches.plans().size());
    assertEquals(List.of(), branches.plans().get(0).questions().choices());
  }

  @Test
  void moreWaysThanTheBoundAreCutAndItIsSaid() {
    String four =
        PEOPLE
            + "episode Maze { travellers Ana "
            + "choose { \"A\": nothing \"B\": nothing } ".repeat(4)
            + "}";
    Branches branches = branches(four, Episode.class); // 2 to the 4th is 16
    assertEquals(Branches.MOST, branches.plans().size());
    assertFalse(branches.isAll());
  }
}
