package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.rules.combat.Combat;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.dice.SeededDice;
import org.rpg.encounter.rules.field.Squares;

/** Where everyone starts when places are said in words. */
class PlacesTest {

  /** Everyone where he starts: all wait, and after one turn it is over. */
  static CombatView placed(String elements) {
    Plan plan =
        Plans.of(
            """
            tactics Idle { otherwise: wait }
            creature Stone { style Idle }
            character Ana { style Idle }
            character Bento { style Idle }
            character Caio { style Idle }
            party Night: Ana, Bento
            terrain Cliff { impassable }
            terrain Crag like Cliff { }
            encounter Yard {
              %s
              ends after 1 turn with draw
            }
            """
                .formatted(elements));
    Combat combat = new Combat(plan.battle());
    combat.run(new SeededDice(1, 1));
    return combat;
  }

  static int index(CombatView view, String name) {
    return IntStream.range(0, view.size())
        .filter(it -> view.combatant(it).name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  static double metres(CombatView view, String from, String to) {
    return Squares.metres(view.distance(index(view, from), index(view, to)));
  }

  private static double nearestHero(CombatView view, String from) {
    return IntStream.range(0, view.size())
        .filter(it -> view.combatant(it).side() == 0)
        .mapToDouble(it -> Squares.metres(view.distance(index(view, from), it)))
        .min()
        .orElseThrow();
  }

  @Test
  @DisplayName("BASE-14: without a word about places the sides stand 18 m apart")
  void sidesStandApart() {
    CombatView view = placed("heroes: 3 Stone\n opponents: Stone named Rex, Stone named Max");
    assertEquals(18, metres(view, "Stone 1", "Rex"));
    assertEquals(18, nearestHero(view, "Max"));
    assertEquals(1.5, metres(view, "Stone 1", "Stone 2"), "side by side");
  }

  @Test
  void aThirdSideStandsAsFarFromBothOthers() {
    CombatView view =
        placed("heroes: Ana\n opponents: Stone named Rex\n side Bandits: Stone named Zoe");
    assertEquals(18, metres(view, "Ana", "Rex"));
    assertEquals(18, metres(view, "Ana", "Zoe"));
    assertEquals(18, metres(view, "Rex", "Zoe"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "place Wall at 12 m from heroes\n heroes: Ana, Bento, Caio\n opponents: Stone named Rex at Wall",
        "heroes: Ana, Bento, Caio\n opponents: Stone named Rex at Wall\n place Wall at 12 m from heroes",
        "heroes: Ana, Bento, Caio\n opponents: Stone named Rex at 12 m from heroes",
        "heroes: Ana, Bento, Caio\n opponents: Stone named Rex at 12 m from nearest hero",
        "heroes: Ana, Bento, Caio at 6 m from Ana\n opponents: Stone named Rex at 12 m from nearest hero",
        "heroes: Ana, Bento\n opponents: Stone named Rex\n Rex starts at 12 m from heroes",
        "heroes: Ana, Bento\n opponents: Stone named Rex\n heroes start at 12 m from Rex",
        "heroes: Ana\n place Ford at 60 m from Ana\n place Wall at 12 m from heroes\n"
            + " opponents: Stone named Rex at Wall\n Ana starts at 12 m from Ford",
        "heroes: Ana at 12 m from Rex, Bento at 12 m from Rex\n opponents: Stone named Rex",
        "heroes: Ana, Bento\n opponents: Stone named Rex at 12 m from nearest enemy",
        "heroes: Night\n opponents: Stone named Rex at 12 m from Ana",
      })
  void aDistanceIsJustSoGreat(String elements) {
    assertEquals(12, nearestHero(placed(elements), "Rex"), elements);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 6, 12, 40})
  void severalPlacesFromOneAnchorAreAllJustSoFarAndApart(int squares) {
    String places = "";
    String opponents = "";
    int count = Math.min(8, 8 * squares);
    for (int i = 1; i <= count; i++) {
      places += "place \"P%d\" at %s m from Ana\n".formatted(i, squares * 1.5);
      opponents += (i == 1 ? "" : ", ") + "Stone named \"S%d\" at \"P%d\"".formatted(i, i);
    }
    CombatView view = placed("heroes: Ana\n" + places + "opponents: " + opponents);
    Set<Integer> all = new HashSet<>();
    for (int i = 1; i <= count; i++) {
      assertEquals(squares * 1.5, metres(view, "Ana", "S" + i));
      all.add(view.square(index(view, "S" + i)));
    }
    assertEquals(count, all.size());
  }

  @Test
  void severalOfOneEntryAreEachJustSoFar() {
    CombatView view = placed("heroes: Ana, Bento\n opponents: 5 Stones at 6 m from nearest hero");
    for (int i = 1; i <= 5; i++) {
      assertEquals(6, nearestHero(view, "Stone " + i));
    }
  }

  @Test
  void thoseAtOnePlaceStandSideBySide() {
    CombatView view =
        placed(
            "place Wall at 12 m from Ana\n heroes: Ana\n"
                + " opponents: 2 Stones at Wall, Stone named Rex at Wall");
    assertEquals(12, metres(view, "Ana", "Stone 1"));
    assertEquals(1.5, metres(view, "Stone 1", "Stone 2"));
    assertEquals(1.5, metres(view, "Stone 1", "Rex"));
  }

  @Test
  void aPlaceMayLieAtAnother() {
    CombatView view =
        placed(
            "place Wall at 12 m from Ana\n place Gate at Wall\n place Ditch at 3 m from Gate\n"
                + " heroes: Ana\n opponents: Stone named Rex at Gate, Stone named Max at Ditch");
    assertEquals(12, metres(view, "Ana", "Rex"));
    assertEquals(3, metres(view, "Rex", "Max"));
  }

  @Test
  @DisplayName("TAC-22: who stands high up does so in metres, and a place raises all at it")
  void placesAreRaised() {
    CombatView view =
        placed(
            "place Wall at 12 m from Ana raised 6.5 m\n heroes: Ana, Bento raised 3 m\n"
                + " opponents: Stone named Rex at Wall, Stone named Max at Wall raised 9 m,\n"
                + " Stone named Low\n Low starts at Wall");
    assertEquals(
        List.of(0, 300, 650, 900, 650),
        IntStream.range(0, view.size()).mapToObj(view::height).toList());
  }

  @Test
  void aPartyStandsWhereItsEntrySays() {
    CombatView view =
        placed("place Ford at 30 m from Rex\n heroes: Night at Ford\n opponents: Stone named Rex");
    assertEquals(30, nearestHero(view, "Rex"));
  }

  @Test
  void aCircleOfPlacesEndsSomewhere() {
    CombatView view =
        placed("heroes: Ana at 12 m from Rex\n opponents: Stone named Rex at 12 m from Ana");
    assertEquals(12, metres(view, "Ana", "Rex"));
  }

  @Test
  void aDistanceBeyondTheWorldIsHeld() {
    CombatView view = placed("heroes: Ana\n opponents: Stone named Rex at 90 km from Ana");
    assertEquals(Squares.metres(Squares.FARTHEST), metres(view, "Ana", "Rex"));
  }
}
