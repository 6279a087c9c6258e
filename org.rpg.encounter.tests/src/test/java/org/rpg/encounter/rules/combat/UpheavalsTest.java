package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.npc;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.field.Field;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Heat;
import org.rpg.encounter.rules.field.OpenField;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.field.Terrain;

/** A, with 14 Life (Physique 4), stands where a test draws him; the ground changes. */
@DisplayName("SIT-09, SIT-15, INT-42 ground that becomes other ground")
class UpheavalsTest {
  private static final int A = 0;
  private static final int C = 1;
  private static final int H = 2;

  private static final Terrain FIRE = Terrain.named("Fire").heat(new Heat(3, 2));
  private static final Terrain EMBERS = Terrain.named("Embers").heat(new Heat(1, 1));
  private static final Terrain NAMELESS = Terrain.PLAIN.heat(new Heat(1, 1));
  private static final Terrain WATER = Terrain.named("Water").water(30);
  private static final Terrain MUD = Terrain.named("Mud");
  private static final Terrain ABYSS = Terrain.named("Abyss").sheer().impassable();
  private static final Terrain PIT = Terrain.named("Pit").impassable();
  private static final List<Terrain> KINDS = List.of(Terrain.PLAIN, Terrain.WALL, FIRE, MUD, ABYSS);

  private Ruleset ruleset = Ruleset.standard().with(Parameter.AFTER_COMBAT, "Stop");
  private Field field;
  private List<Terrain> kinds = KINDS;
  private final Member a =
      Member.of(Sheet.pc("A").skill("Physique", 4).build()).conduct(PlainConduct.IDLE);
  private final Member c = npc("C");
  private Member horse;
  private Member[] others = {};

  /** A, C stand on plain floor; F, E, f burn, M is mud, w water, # a wall, o a pit. */
  private GridField.Builder draw(String... rows) {
    GridField.Builder ground = GridField.of(rows[0].length(), rows.length);
    for (int row = 0; row < rows.length; row++) {
      for (int column = 0; column < rows[row].length(); column++) {
        int square = Squares.at(column, row);
        switch (rows[row].charAt(column)) {
          case 'A' -> a.at(square);
          case 'C' -> c.at(square);
          case 'F' -> ground.terrain(column, row, FIRE);
          case 'E' -> ground.terrain(column, row, EMBERS);
          case 'f' -> ground.terrain(column, row, NAMELESS);
          case 'M' -> ground.terrain(column, row, MUD);
          case 'w' -> ground.terrain(column, row, WATER);
          case '#' -> ground.terrain(column, row, Terrain.WALL);
          case 'o' -> ground.terrain(column, row, PIT);
          default -> ground.terrain(column, row, Terrain.PLAIN);
        }
      }
    }
    field = ground.build();
    return ground;
  }

  /** How many metres each square of the only row is high. */
  private void row(String drawn, double... metres) {
    GridField.Builder ground = draw(drawn);
    for (int column = 0; column < metres.length; column++) {
      ground.height(column, 0, metres[column]);
    }
    field = ground.build();
  }

  private Battle battle(Consumer<GameMaster> deed) {
    return Fight.under(ruleset)
        .field(field)
        .upheavals(kinds)
        .side("H", a)
        .side("O", c)
        .side("Others", horse == null ? others : new Member[] {horse})
        .relation(0, 2, Relation.ALLIED)
        .opening(0)
        .referee(Scene.until(1).after(1, deed))
        .build();
  }

  private Fight fight(Consumer<GameMaster> deed, int... rolls) {
    return Fight.of(battle(deed), rolls);
  }

  private Fight becomes(Terrain kind, int[] squares, int... rolls) {
    return fight(it -> it.become("Yard", squares, kind), rolls);
  }

  private static int[] row(int... columns) {
    return IntStream.of(columns).map(it -> Squares.at(it, 0)).toArray();
  }

  private static int lost(Fight fight, int who) {
    return fight.who(who).body().maxLife() - fight.who(who).life();
  }

  /** A is on a horse that stands there, with 14 Life as well. */
  private void rides(int square) {
    horse = Member.of(Sheet.npc("Horse").skill("Physique", 4).mount().build());
    a.rides(horse.conduct(PlainConduct.IDLE).at(square));
  }

  @Nested
  @DisplayName("SIT-15 ground that burns now")
  class Fire {
    @Test
    void whoeverStandsThereBurnsAtOnceAndNobodyElse() {
      draw("A.C");
      Fight fight = becomes(FIRE, row(1, 0));
      assertEquals(3, lost(fight, A));
      assertEquals(0, lost(fight, C));
      Event.GroundChanged told = fight.only(Event.GroundChanged.class);
      assertEquals("Yard", told.name());
      assertEquals("Fire", told.ground());
      assertEquals(List.of(1, 0), told.squares());
      assertFalse(told.spread());
      assertTrue(fight.combat().field().terrain(1).burns());
    }

    @Test
    @DisplayName("SIT-16 where it burns no more the contact is over")
    void itGoesOut() {
      draw("A.C");
      Fight fight =
          fight(
              it -> {
                it.become("Yard", row(0), FIRE);
                it.become("Yard", row(0), Terrain.PLAIN);
              });
      assertFalse(fight.who(A).isBurning());
      assertEquals(A, fight.only(Event.LeftFire.class).who());
    }

    @Test
    @DisplayName("TAC-13, TAC-18 rider and mount are both there, and he may be thrown by either")
    void riderAndMountBurn() {
      draw("A.C");
      rides(0);
      Fight fight = becomes(FIRE, row(0), 12, 12);
      assertEquals(3, lost(fight, A));
      assertEquals(3, lost(fight, H));
    }

    @Test
    void noSquaresNoChange() {
      draw("A.C");
      assertEquals(List.of(), becomes(FIRE, row()).all(Event.GroundChanged.class));
    }

    @Test
    void groundOfWhichTheBattleKnowsNothingStays() {
      draw("A.C");
      kinds = List.of();
      assertEquals(0, lost(becomes(FIRE, row(0)), A));
      field = new OpenField();
      kinds = KINDS;
      Fight fight =
          fight(
              it -> {
                it.become("Yard", row(0), FIRE);
                assertFalse(it.spread("Yard", row(0)));
                assertFalse(it.spread("Fire", Terrain::burns));
              });
      assertEquals(List.of(), fight.all(Event.GroundChanged.class));
    }
  }

  @Nested
  @DisplayName("INT-42 ground where nobody can stand now")
  class Moved {
    private Event.Displaced moved(int from, int to, int squares) {
      return new Event.Displaced(A, Combatant.NONE, from, to, squares, List.of(Rule.INT_42));
    }

    @Test
    void heIsMovedToTheNearestFreeSquare() {
      draw("...", ".A.", "..C");
      Fight fight = becomes(Terrain.WALL, new int[] {Squares.at(1, 1)});
      assertEquals(moved(Squares.at(1, 1), 0, 1), fight.only(Event.Displaced.class));
      assertEquals(0, fight.combat().square(A));
      assertEquals(List.of(), fight.all(Event.Fell.class));
    }

    @Test
    void orAsNearAsHeCan() {
      draw("#CA#..");
      assertEquals(moved(2, 4, 2), becomes(PIT, row(2)).only(Event.Displaced.class));
    }

    @Test
    @DisplayName("SIT-15 into fire, if that is where he comes to")
    void intoFire() {
      draw("FA#C");
      assertEquals(3, lost(becomes(Terrain.WALL, row(1)), A));
    }

    @Test
    @DisplayName("TAC-13, SIT-15 rider and mount go together")
    void riderAndMountGoTogether() {
      draw("FA#C");
      rides(1);
      Fight fight = becomes(Terrain.WALL, row(1), 12, 12); // TAC-18: 7 + 3 each
      assertEquals(3, lost(fight, A));
      assertEquals(3, lost(fight, H));
      assertEquals(H, fight.only(Event.Displaced.class).who());
      assertEquals(0, fight.combat().square(A));
    }

    @Test
    @DisplayName("INT-07 out of the hands of whoever held him or his mount")
    void nobodyHoldsHimThere() {
      draw("CA#..");
      c.grapples(a);
      Fight fight = becomes(PIT, row(1));
      assertFalse(fight.who(A).has(Condition.GRAPPLED));
      assertFalse(fight.who(C).has(Condition.GRAPPLING));
      rides(1);
      assertFalse(becomes(PIT, row(1)).who(A).has(Condition.GRAPPLED));
      c.grapples(horse);
      assertFalse(becomes(PIT, row(1)).who(H).has(Condition.GRAPPLED));
    }

    @Test
    void whereNoGroundIsLeftHeStays() {
      draw("AC");
      for (Terrain kind : List.of(PIT, ABYSS)) {
        Fight fight = Fight.untold(battle(it -> it.become("Yard", row(0, 1), kind)));
        assertEquals(0, fight.combat().square(A));
        assertEquals(List.of(), fight.all(Event.Displaced.class));
      }
    }

    @Test
    @DisplayName("SIT-09 only over a sheer edge one falls, and not off a wall that rises")
    void withoutAnEdgeNobodyFalls() {
      for (Terrain kind : List.of(PIT, Terrain.WALL.sheer())) {
        row(".A..C", 0, 3);
        Fight fight = becomes(kind, row(1));
        assertEquals(List.of(), fight.all(Event.Fell.class));
        assertEquals(moved(1, 0, 1), fight.only(Event.Displaced.class));
      }
    }
  }

  @Nested
  @DisplayName("SIT-09 ground that falls away")
  class Falling {
    /** A fails his test of Agility; how deep he fell, where he lies and what it cost him. */
    private void falls(int centimetres, int square, int severity, int... gone) {
      Fight fight = becomes(ABYSS, gone, 2);
      assertEquals(centimetres, fight.only(Event.Fell.class).centimetres());
      assertEquals(square, fight.combat().square(A));
      assertEquals(severity, lost(fight, A));
    }

    @Test
    void heFallsToTheLowestSquareNextToIt() {
      row("..A..C", 0, 1.5, 6, 3);
      falls(450, 1, 3, 2);
      row("..A..C", 0, 3, 6, 1.5);
      falls(450, 3, 3, 2);
    }

    @Test
    void ofEqualsToTheFirst() {
      row("..A..C", 0, 3, 6, 3);
      falls(300, 3, 2, 2); // the direction of growing columns comes first
    }

    @Test
    void whatFallsAwayTooIsNotWhereHeLands() {
      row("..A..C", 0, 3, 6, 0, 4.5);
      falls(300, 1, 2, 2, 3);
      row("..A..C", 0, 4.5, 6, 0, 0);
      falls(600, 4, 4, 2, 3);
    }

    @Test
    void aWallIsNoGroundButAPitIs() {
      row("#A..C", 0, 3, 1.5);
      falls(150, 2, 1, 1);
      row("oA..C", 0, 3, 1.5);
      falls(300, 2, 2, 1); // beside the pit, in which nobody stands
    }

    @Test
    @DisplayName("SIT-09 under 1.5 m: nothing")
    void lessThanOneAndAHalfMetresIsNoFall() {
      row(".A..C", 0, 1.49);
      Fight fight = becomes(ABYSS, row(1));
      assertEquals(List.of(), fight.all(Event.Fell.class));
      assertEquals(0, fight.combat().square(A));
    }

    @Test
    @DisplayName("SIT-15 into what burns below")
    void intoFireBelow() {
      row("FA#C", 0, 3, 3, 3);
      assertEquals(2 + 3, lost(becomes(ABYSS, row(1), 2), A));
    }

    @Test
    @DisplayName("TAC-13, TAC-18 rider and mount both fall and burn, and he keeps the saddle")
    void riderAndMountFall() {
      row("FA#C", 0, 3, 3, 3);
      rides(1);
      // The horse lands badly, he stays on; he lands badly, and stays on; then both burn.
      Fight fight = becomes(ABYSS, row(1), 2, 12, 2, 12, 12, 12);
      assertEquals(2 + 3, lost(fight, A));
      assertEquals(2 + 3, lost(fight, H));
      assertEquals(H, fight.who(A).mount());
      assertEquals(0, fight.combat().square(A));
    }
  }

  @Nested
  @DisplayName("SIT-15 ground that spreads")
  class Spreading {
    /** To which squares the ground of a place spreads. */
    private List<Integer> spreads(int[] place, int... rolls) {
      Fight fight = fight(it -> assertTrue(it.spread("Yard", place)), rolls);
      Event.GroundChanged told = fight.only(Event.GroundChanged.class);
      assertTrue(told.spread());
      assertEquals("Yard", told.name());
      return told.squares();
    }

    private void staysAsItIs(int... place) {
      Fight fight = fight(it -> assertFalse(it.spread("Yard", place)));
      assertEquals(List.of(), fight.all(Event.GroundChanged.class));
    }

    private List<Integer> squares(int... columnsAndRows) {
      return IntStream.range(0, columnsAndRows.length / 2)
          .mapToObj(it -> Squares.at(columnsAndRows[2 * it], columnsAndRows[2 * it + 1]))
          .toList();
    }

    @Test
    void allAround() {
      draw("A..", ".F.", "..C");
      int[] middle = {Squares.at(1, 1)};
      assertEquals(squares(2, 1, 2, 2, 1, 2, 0, 2, 0, 1, 0, 0, 1, 0, 2, 0), spreads(middle));
      Fight fight = fight(it -> it.spread("Yard", middle));
      assertEquals(3, lost(fight, A));
      assertEquals("Fire", fight.only(Event.GroundChanged.class).ground());
    }

    @Test
    void inStraightLines() {
      ruleset = ruleset.with(Parameter.SPREADING, "Straight");
      draw("A..", ".F.", "..C");
      assertEquals(squares(2, 1, 1, 2, 0, 1, 1, 0), spreads(new int[] {Squares.at(1, 1)}));
    }

    @Test
    void toOneSquareByADie() {
      ruleset = ruleset.with(Parameter.SPREADING, "One Square");
      draw("A..", ".F.", "..C");
      int[] middle = {Squares.at(1, 1)};
      assertEquals(squares(1, 2), spreads(middle, 3));
      assertEquals(squares(2, 1), spreads(middle, 1));
      draw("AF#C");
      assertEquals(squares(0, 0), spreads(row(1))); // no die for the only one
    }

    @Test
    void fireTakesNeitherWaterNorFireNorWalls() {
      draw("wF.A.C");
      assertEquals(List.of(2), spreads(row(1)));
      draw("EF.A.C");
      assertEquals(List.of(2), spreads(row(1)));
      draw("#FwA.C");
      staysAsItIs(1);
    }

    @Test
    void othersTakeAllWhereSomebodyCouldStand() {
      draw("AwMFC");
      assertEquals(List.of(3, 1), spreads(row(2)));
      draw("A#MoC");
      staysAsItIs(2);
    }

    @Test
    void whatHasComeOfItBeforeSpreadsToo() {
      draw("F....A.C");
      Fight fight =
          fight(
              it -> {
                for (int time = 0; time < 3; time++) {
                  assertTrue(it.spread("Yard", row(0)));
                }
              });
      assertEquals(
          List.of(List.of(1), List.of(2), List.of(3)),
          fight.all(Event.GroundChanged.class).stream().map(Event.GroundChanged::squares).toList());
    }

    @Test
    void onlyWhatHangsTogetherUnlessItIsAnyGroundOfTheKind() {
      draw("F.#FA.C");
      assertEquals(List.of(1), spreads(row(0)));
      Fight fight = fight(it -> assertTrue(it.spread("Fire", Terrain::burns)));
      assertEquals(List.of(1, 4), fight.only(Event.GroundChanged.class).squares());
    }

    @Test
    void inEveryRowAndColumn() {
      draw("A..", "...", "C.F");
      Fight fight = fight(it -> assertTrue(it.spread("Fire", Terrain::burns)));
      assertEquals(squares(1, 2, 1, 1, 2, 1), fight.only(Event.GroundChanged.class).squares());
      Fight none =
          fight(
              it -> {
                assertFalse(it.spread("Mud", MUD::equals));
                assertFalse(it.spread("All", ground -> true));
              });
      assertEquals(List.of(), none.all(Event.GroundChanged.class));
    }

    @Test
    void ofAPlaceWithFireTheFireSpreads() {
      draw("MF.A.C");
      assertEquals(List.of(2, 0), spreads(row(0, 1)));
      draw("MFE.A.C");
      assertEquals(List.of(0), spreads(row(0, 1, 2))); // the first fire there is
      draw("EM.A.C");
      assertEquals(List.of(1), spreads(row(0, 1)));
      draw("MwAC");
      assertEquals(List.of(1), spreads(row(0, 1))); // no fire: the first of its squares
    }

    @Test
    void plainFloorDoesNotSpreadButAnyFireDoes() {
      draw(".A.C");
      staysAsItIs(0);
      staysAsItIs();
      draw("f.A.C");
      assertEquals(List.of(1), spreads(row(0)));
    }

    @Test
    void whatHadNoRoomSpreadsWhenThereIsSome() {
      draw("F#A.C");
      Fight fight =
          fight(
              it -> {
                assertFalse(it.spread("Yard", row(0)));
                it.become("Gate", row(1), Terrain.PLAIN);
                assertTrue(it.spread("Yard", row(0)));
              });
      assertEquals(List.of(1), fight.all(Event.GroundChanged.class).get(1).squares());
    }
  }
}
