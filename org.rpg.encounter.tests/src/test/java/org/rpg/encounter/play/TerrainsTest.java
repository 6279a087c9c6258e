package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.rules.combat.Combat;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.dice.SeededDice;
import org.rpg.encounter.rules.field.Cover;
import org.rpg.encounter.rules.field.Field;
import org.rpg.encounter.rules.field.Heat;
import org.rpg.encounter.rules.field.OpenField;
import org.rpg.encounter.rules.field.Setback;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.field.Terrain;

/** The ground of a script as the engine plays it. */
class TerrainsTest {
  private static final String GROUND =
      """
      heat Torch severity 2 growth 1
      terrain Wall { impassable }
      terrain Mud { trapping }
      terrain Swamp { exhausting  water 0.5 m  partial cover }
      terrain Reeds like Swamp { dangerous  total cover }
      terrain River { impassable  water }
      terrain Abyss { impassable  ledge }
      terrain Barricade { impassable  partial cover }
      terrain Blaze { burns as Torch }
      terrain Cliff { ledge }
      terrain Fog { sight 6 m }
      tactics Idle { otherwise: wait }
      creature Stone { style Idle }
      character Ana { style Idle }
      """;

  private static CombatView fought(String elements) {
    Plan plan =
        Plans.of(GROUND + "encounter Yard {\n" + elements + "\n ends after 1 turn with draw\n}\n");
    Combat combat = new Combat(plan.battle());
    combat.run(new SeededDice(1, 1));
    return combat;
  }

  /** A row of squares, each of one sign; Ana stands on the first, a Stone on the last. */
  private static Field row(String signs, String legend) {
    return fought(
            "map {\n A%ss\n}\nlegend { A = Ana  s = Stone %s }\n heroes: Ana\n opponents: Stone"
                .formatted(signs, legend))
        .field();
  }

  private static Terrain terrain(String name) {
    return row("x", "x = " + name).terrain(Squares.at(1, 0));
  }

  @Test
  @DisplayName("SIT-01, SIT-05 to SIT-08 setbacks, water, cover and what is taken over with 'like'")
  void difficultGround() {
    assertEquals(Terrain.named("Mud").setback(Setback.TRAPPING), terrain("Mud"));
    assertEquals(
        Terrain.named("Swamp").setback(Setback.EXHAUSTING).water(50).cover(Cover.PARTIAL),
        terrain("Swamp"));
    assertEquals(
        Terrain.named("Reeds").setback(Setback.DANGEROUS).water(50).cover(Cover.TOTAL),
        terrain("Reeds"));
  }

  @Test
  @DisplayName("TAC-11 walls hide what is behind them, water and chasms do not")
  void obstacles() {
    assertEquals(Terrain.named("Wall").impassable().cover(Cover.TOTAL), terrain("Wall"));
    assertEquals(Terrain.named("River").impassable().water(150), terrain("River"));
    assertEquals(Terrain.named("Abyss").impassable().sheer(), terrain("Abyss"));
    assertEquals(
        Terrain.named("Barricade").impassable().cover(Cover.PARTIAL), terrain("Barricade"));
    assertFalse(row("#.", "# = Wall").sees(Squares.at(0, 0), 0, Squares.at(2, 0), 0));
    assertTrue(row("#.", "# = River").sees(Squares.at(0, 0), 0, Squares.at(2, 0), 0));
  }

  /** The table that the source text announces and lost: base severity, growth per turn. */
  @ParameterizedTest
  @DisplayName("SIT-17 the library's sources of heat")
  @CsvSource({
    "Campfire, 2, 1",
    "Burning Oil, 2, 1",
    "Furnace, 4, 3",
    "Magical Fire, 4, 3",
    "Dragon Fire, 4, 3",
    "Lava, 6, 6"
  })
  void sourcesOfHeat(String name, int severity, int growth) {
    assertEquals(new Heat(name, severity, growth), terrain(name).heat());
  }

  @Test
  @DisplayName("SIT-15 fire as a terrain, as a source of heat in the legend, and at a place")
  void fire() {
    assertEquals(Terrain.named("Blaze").heat(new Heat("Torch", 2, 1)), terrain("Blaze"));
    assertEquals(Terrain.named("Torch").heat(new Heat("Torch", 2, 1)), terrain("Torch"));
    assertTrue(row("xx", "x = place Hall with Torch").terrain(Squares.at(2, 0)).burns());
  }

  @Test
  void ledgesAndFog() {
    assertEquals(Terrain.named("Cliff").sheer(), terrain("Cliff"));
    assertEquals(Terrain.named("Fog").sight(4), terrain("Fog"));
  }

  @Test
  @DisplayName("TAC-10, TAC-22 a place of the map is raised and hides where it is drawn")
  void placesOnTheMap() {
    CombatView view =
        fought(
            """
            map {
              A...WW
            }
            elevation {
              000011
            }
            legend { A = Ana  W = place Wall Walk raised 4.5 m with partial cover with Mud }
            heroes: Ana
            opponents: Stone at Wall Walk, Stone at Wall Walk raised 6 m
            """);
    int first = Squares.at(4, 0);
    assertEquals(600, view.field().height(first), "on the elevation of 1.5 m");
    assertEquals(
        Terrain.named("Mud").setback(Setback.TRAPPING).cover(Cover.PARTIAL),
        view.field().terrain(first));
    assertEquals(600, view.height(1));
    assertEquals(750, view.height(2), "6 m over the elevation, in place of the place's 4.5 m");
  }

  @Test
  @DisplayName("TAC-10, TAC-11 in words a place hides whoever starts at it")
  void placesInWords() {
    CombatView view =
        fought(
            """
            place Brush at 18 m from heroes raised 1.5 m with partial cover
            place Ditch at Brush
            heroes: Ana
            opponents: Stone named One at Brush, Stone named Two at Ditch with total cover,
              Stone named Three at 18 m from heroes, Stone named Four at Ditch
            Three starts with partial cover
            """);
    assertEquals(Cover.PARTIAL, view.cover(0, 1));
    assertEquals(Cover.TOTAL, view.cover(0, 2));
    assertEquals(Cover.PARTIAL, view.cover(0, 3));
    assertEquals(Cover.PARTIAL, view.cover(0, 4), "a place at another is like it");
    assertEquals(150, view.height(4));
    assertEquals(Cover.NONE, view.cover(1, 0));
  }

  @Test
  @DisplayName(
      "TAC-10 whoever starts at a place of the map is hidden by its ground, not by himself")
  void placesOnTheMapHide() {
    CombatView view =
        fought(
            """
            map {
              A....W.
              .....s.
            }
            legend { A = Ana  s = place Yard  W = place Walk with partial cover }
            heroes: Ana
            opponents: Stone at Walk, Stone at Yard, Stone at Yard with partial cover
            """);
    assertEquals(Cover.PARTIAL, view.cover(0, 1));
    assertEquals(Cover.NONE, view.cover(1, 0));
    assertEquals(Cover.NONE, view.cover(0, 2), "beside it, not behind it");
    assertEquals(Cover.PARTIAL, view.cover(0, 3));
  }

  @Test
  void withoutAMapTheGroundIsOpen() {
    assertTrue(fought("heroes: Ana\n opponents: Stone").field() instanceof OpenField);
  }
}
