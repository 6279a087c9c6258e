package org.rpg.encounter.rules.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Each change of a kind of ground changes one thing and keeps the rest. */
@DisplayName("SIT-01, SIT-15, TAC-10 kinds of ground")
class TerrainTest {
  private static final Heat GLOW = new Heat(2, 1);
  private static final Terrain BOG =
      new Terrain("bog", true, Setback.TRAPPING, 60, Cover.PARTIAL, GLOW, true, 4);

  @Test
  void eachChangeKeepsTheRest() {
    assertEquals(
        new Terrain("bog", false, Setback.TRAPPING, 60, Cover.PARTIAL, GLOW, true, 4),
        BOG.impassable());
    assertEquals(
        new Terrain("bog", true, Setback.SLIPPERY, 60, Cover.PARTIAL, GLOW, true, 4),
        BOG.setback(Setback.SLIPPERY));
    assertEquals(
        new Terrain("bog", true, Setback.TRAPPING, 90, Cover.PARTIAL, GLOW, true, 4),
        BOG.water(90));
    assertEquals(
        new Terrain("bog", true, Setback.TRAPPING, 60, Cover.TOTAL, GLOW, true, 4),
        BOG.cover(Cover.TOTAL));
    assertEquals(
        new Terrain("bog", true, Setback.TRAPPING, 60, Cover.PARTIAL, Heat.NONE, true, 4),
        BOG.heat(Heat.NONE));
    assertEquals(
        new Terrain("bog", true, Setback.TRAPPING, 60, Cover.PARTIAL, GLOW, true, 9), BOG.sight(9));
    assertEquals(
        new Terrain("wharf", true, Setback.NONE, 0, Cover.NONE, Heat.NONE, true, Terrain.UNLIMITED),
        Terrain.named("wharf").sheer());
  }

  @Test
  @DisplayName("of two kinds at once the other one speaks first, and the graver counts")
  void twoAtOnce() {
    Terrain pond = Terrain.named("pond").water(120);
    assertEquals(
        new Terrain("pond", true, Setback.TRAPPING, 120, Cover.PARTIAL, GLOW, true, 4),
        BOG.with(pond));
    assertEquals(
        new Terrain("bog", true, Setback.TRAPPING, 120, Cover.PARTIAL, GLOW, true, 4),
        pond.with(BOG));
    assertEquals("pond", pond.with(Terrain.PLAIN).name());
    Terrain ice = Terrain.PLAIN.setback(Setback.SLIPPERY).heat(new Heat(5, 5)).impassable();
    Terrain both = BOG.with(ice);
    assertEquals(Setback.SLIPPERY, both.setback());
    assertEquals(new Heat(5, 5), both.heat());
    assertFalse(both.passable());
    assertFalse(ice.with(BOG).passable());
    assertTrue(BOG.with(pond).passable());
    assertFalse(pond.with(Terrain.PLAIN).ledge());
    assertEquals(Cover.TOTAL, BOG.with(Terrain.WALL).cover());
    assertEquals(Cover.TOTAL, Terrain.WALL.with(BOG).cover());
  }

  @Test
  void whatIsDifficultAndWhatBurns() {
    assertTrue(BOG.isDifficult());
    assertFalse(Terrain.PLAIN.isDifficult());
    assertTrue(BOG.burns());
    assertFalse(Terrain.WALL.burns());
  }
}
