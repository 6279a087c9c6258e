package org.rpg.encounter.exact.travel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rpg.encounter.exact.travel.Step.ALL;
import static org.rpg.encounter.exact.travel.Step.days;
import static org.rpg.encounter.exact.travel.Step.hours;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The exact journeys, by cases worked out by hand. */
class RoadTest {
  private static final double EXACT = 1e-12;

  private static Itinerary ana(int perseverance) {
    return Itinerary.of("by hand", "", Walker.of("Ana", perseverance));
  }

  private static void is(Itinerary way, String what, double chance) {
    Outcomes outcomes = Road.follow(way);
    assertEquals(1, outcomes.mass(), EXACT);
    assertEquals(chance, outcomes.chance(what), EXACT, what + " of " + outcomes.chances());
  }

  private static String with(int points) {
    return Outcomes.arrivesWith("Ana", points);
  }

  @Test
  @DisplayName("EXH-03 EXH-06: exactly 24 hours cost nothing, the scene that ends later does")
  void aDayIsNotMoreThanADay() {
    is(ana(8).steps(hours(24).sleepless()), with(8), 1);
    is(ana(8).steps(hours(29).sleepless()), with(8), 1);
    // at 30 h: 1d2 for the want of sleep, 1 for hunger
    is(ana(8).steps(hours(30).sleepless()), with(6), 0.5);
    is(ana(8).steps(hours(30).sleepless()), with(5), 0.5);
    // a meal at 12 h: hunger begins after 36 h
    is(ana(8).meals(1).steps(hours(30).sleepless()), with(7), 0.5);
  }

  @Test
  @DisplayName("INT-60 TRV-03 TRV-04 TRV-05: (1d2 + 1) x 3; at 2 a 6 of 1d10 is enough to faint")
  void accelerated() {
    // 60 h in 30: 8 - 6 = 2, then 5 of 10 faint; 8 - 9 = 0 faints
    Itinerary way = ana(8).steps(hours(60).sleepless().faster());
    is(way, with(2), 0.25);
    is(way, "collapse", 0.75);
    is(way, Outcomes.arrivesAfter(30 * 60), 0.25);
    // 7 - 6 = 1: 6 of 10 faint
    is(ana(7).steps(hours(59).faster()), with(1), 0.2);
    // under the other reading 2 needs 8 + 2 to stay awake: 9 of 10 faint
    Readings reach = Readings.of(Reading.MUST_REACH);
    is(ana(8).under(reach).steps(hours(60).faster()), with(2), 0.05);
  }

  @Test
  @DisplayName("EXH-10 EXH-12: 3 of 10 faint at 2, 4 of 10 at 1, once in a scene")
  void faintingOncePerScene() {
    Step lose = new Step.Lose(0, 1);
    is(ana(3).steps(lose), with(2), 0.7);
    is(ana(3).steps(lose, lose), with(1), 0.7);
    is(ana(3).steps(lose, hours(1), lose), with(1), 0.7);
    // from 6 to 12: a scene's end, where the roll of this scene is already made
    is(ana(3).steps(lose, hours(6)), with(2), 0.7);
    is(ana(3).steps(lose, hours(12)), with(2), 0.49);
    is(ana(3).steps(lose, hours(7), lose), with(1), 0.42);
    is(ana(3).under(Readings.of(Reading.MUST_REACH)).steps(lose), with(2), 0.3);
    // a tier that is jumped over does nothing (INT-61)
    is(ana(4).steps(new Step.Lose(0, 3)), with(1), 0.6);
    is(ana(4).steps(new Step.Lose(0, 9)), "collapse", 1);
  }

  @Test
  @DisplayName("EXH-04 EXH-20 INT-57: a night camps after 16 h, resets the clock and gives 4")
  void camps() {
    Step lose = new Step.Lose(0, 5);
    is(ana(8).steps(lose, days(1)), with(7), 1);
    is(ana(8).steps(lose, days(1)), Outcomes.arrivesAfter(1440), 1);
    // 20 h on the road: the night comes on top
    is(ana(8).steps(hours(20)), Outcomes.arrivesAfter(28 * 60), 1);
    // no food: after 30 and 36 h a point each
    is(ana(8).steps(hours(28)), with(6), 1);
    is(ana(8).steps(hours(28)), Outcomes.arrivesAfter(36 * 60), 1);
  }

  @Test
  @DisplayName("EXH-19: two meals bring back 2d6, as far as there are any, up to the maximum")
  void eats() {
    Step lose = new Step.Lose(0, 5);
    Step eat = new Step.Eat(ALL, 2);
    is(ana(12).meals(5).steps(lose, eat), with(9), 1 / 36.0);
    is(ana(12).meals(5).steps(lose, eat), with(12), 30 / 36.0);
    is(ana(12).meals(1).steps(lose, eat), with(8), 1 / 6.0);
    is(ana(12).meals(5).steps(lose, eat), Outcomes.arrivesWithMeals(3), 1);
    // by themselves after 12 h and, as they sleep then, on getting up after 24 h
    is(ana(20).meals(5).steps(hours(16)), Outcomes.arrivesWithMeals(4), 1);
    is(ana(20).meals(5).steps(hours(17)), Outcomes.arrivesWithMeals(3), 1);
  }

  @Test
  @DisplayName("EXH-11 EXH-16: who faints is carried, and wakes with 1 at least")
  void carried() {
    Itinerary way =
        Itinerary.of("by hand", "", Walker.of("Ana", 6), Walker.of("Bento", 9))
            .meals(99)
            .under(Readings.of(Reading.NEVER_FOR_THE_SESSION));
    Step falls = new Step.Lose(0, 9);
    // 4d10 are 4 once in 10,000: she wakes at the fourth scene's end, after what it cost
    is(way.steps(falls, days(1)), Outcomes.arrivesConscious("Ana"), 1e-4);
    is(way.steps(falls, days(1)), "arrival", 1);
    is(way.under(Readings.STANDARD).steps(falls, days(1)), "Ana arrives conscious", 0.5e-4);
    Itinerary night = way.under(Readings.STANDARD).steps(falls, new Step.Session());
    is(night, "Ana arrives conscious", 0.5);
    // half wake with 1 and gain 1d6, half sleep on at 0 and gain 1d6
    is(night, with(1), 1 / 12.0);
    is(night, with(2), 2 / 12.0);
  }

  @Test
  @DisplayName("EXH-08 EXH-14: tests get harder; a failed test costs time")
  void tests() {
    Itinerary way = Itinerary.of("by hand", "", Walker.of("Ana", 6).skilled(2));
    Step test = new Step.Trial(0, 9, List.of(new Step.Delay(60)));
    is(way.steps(test), Outcomes.arrivesAfter(60), 6 / 12.0);
    is(way.steps(new Step.Lose(0, 3), test), Outcomes.arrivesAfter(60), 7 / 12.0);
    is(way.steps(new Step.Lose(0, 4), test), Outcomes.arrivesAfter(60), 0.7 * 8 / 12.0);
    is(way.steps(new Step.Lose(0, 5), test), Outcomes.arrivesAfter(60), 0.6 * 9 / 12.0);
  }

  @Test
  @DisplayName("REST-04 INT-57: a rest by day waits for the night; 4 hours are sleep, no long rest")
  void rests() {
    Step lose = new Step.Lose(0, 5);
    is(ana(8).steps(hours(8), lose, new Step.Rest(480)), Outcomes.arrivesAfter(1440), 1);
    is(ana(8).steps(hours(8), lose, new Step.Rest(480)), with(7), 1);
    is(ana(8).steps(hours(12), lose, new Step.Rest(240)), Outcomes.arrivesAfter(960), 1);
    is(ana(8).steps(hours(12), lose, new Step.Rest(240)), with(5), 1);
    is(ana(8).steps(hours(8), lose, new Step.Rest(480, 120)), with(6), 1);
  }

  @Test
  @DisplayName("EXH off: nothing of it happens")
  void withoutExhaustion() {
    Itinerary way = ana(5).under(Readings.of(Reading.NO_EXHAUSTION));
    is(way.steps(hours(100).sleepless(), new Step.Lose(0, 5)), with(5), 1);
  }
}
