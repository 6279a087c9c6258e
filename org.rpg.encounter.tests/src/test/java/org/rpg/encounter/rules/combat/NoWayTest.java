package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.SWORD;
import static org.rpg.encounter.rules.combat.Fight.does;

import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.field.Field;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.OpenField;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.field.Terrain;

/** Walks that cannot be made, A being the walker, B a friend and C an opponent. */
@DisplayName("ACT-14 who cannot go anywhere has not moved")
class NoWayTest {
  private static final int A = 0;
  private static final int B = 1;
  private static final int C = 2;

  private Field field = new OpenField();
  private int start = Squares.at(20, 20);
  private int enemyAt = Squares.at(22, 20);

  @SafeVarargs
  private Fight fight(Scene scene, Predicate<Turn>... deeds) {
    Member a = Member.of(Sheet.pc("A").wields(SWORD).build()).conduct(does(deeds)).at(start);
    Battle battle =
        Fight.standard()
            .field(field)
            .side("H", a, Fight.pc("B").at(Squares.at(24, 20)))
            .side("O", Fight.npc("C").at(enemyAt), Fight.npc("D").at(Squares.at(26, 24)))
            .opening(A)
            .referee(scene)
            .build();
    return Fight.of(battle);
  }

  private static void assertNothing(Fight fight) {
    assertEquals(List.of(), fight.all(Event.Moved.class));
    assertEquals(List.of(), fight.all(Event.Acted.class));
  }

  /** Each in an activation of its own. */
  private static List<Predicate<Turn>> walks() {
    return List.of(
        turn -> turn.approach(C),
        turn -> turn.flank(C),
        turn -> turn.protect(B),
        turn -> turn.withdraw(C),
        turn -> turn.withdrawCarefully(C),
        turn -> turn.keepDistance(9),
        turn -> turn.moveTo(Squares.at(20, 24)),
        Turn::seekHighGround,
        Turn::takeCover,
        turn -> turn.flee(Squares.at(20, 24)));
  }

  @Test
  @DisplayName("TAC-11 shut in on all sides nobody goes anywhere")
  void shutIn() {
    GridField.Builder ground = GridField.of(30, 30).height(20, 24, 3);
    for (int direction = 0; direction < Squares.DIRECTIONS; direction++) {
      int wall = Squares.step(start, direction);
      ground.terrain(Squares.column(wall), Squares.row(wall), Terrain.named("Pit").impassable());
    }
    field = ground.build();
    for (Predicate<Turn> walk : walks()) {
      assertNothing(fight(Scene.until(1), walk));
    }
  }

  @Test
  @DisplayName("ACT-14, ACT-15 with all his speed used nobody goes on")
  void noSpeedLeft() {
    enemyAt = Squares.at(28, 20);
    for (Predicate<Turn> walk : walks()) {
      Fight fight = fight(Scene.until(1), turn -> turn.moveTo(Squares.at(20, 14)), walk);
      assertEquals(1, fight.all(Event.Moved.class).size());
    }
  }

  @Test
  @DisplayName("LAY-12 to the dead, to their side and from them nobody goes")
  void thereIsNobody() {
    Scene bothDie =
        Scene.until(1)
            .opening(
                it -> {
                  it.wound(B, 99, DamageKind.CUTTING);
                  it.wound(C, 99, DamageKind.CUTTING);
                });
    for (Predicate<Turn> walk : walks().subList(0, 5)) {
      assertNothing(fight(bothDie, walk));
    }
  }

  @Test
  void nobodyGoesToHimselfOrFromHimself() {
    List<Predicate<Turn>> walks =
        List.of(
            turn -> turn.approach(A),
            turn -> turn.flank(A),
            turn -> turn.flank(B),
            turn -> turn.protect(A),
            turn -> turn.withdraw(A),
            turn -> turn.withdrawCarefully(A),
            turn -> turn.moveTo(start));
    for (Predicate<Turn> walk : walks) {
      assertNothing(fight(Scene.until(1), walk));
    }
  }

  @Test
  @DisplayName("ACT-14 whoever is near or far enough stays")
  void nearOrFarEnough() {
    assertNothing(fight(Scene.until(1), turn -> turn.approach(C, 2)));
    assertNothing(fight(Scene.until(1), turn -> turn.keepDistance(2)));
    assertEquals(
        1, fight(Scene.until(1), turn -> turn.keepDistance(3)).only(Event.Moved.class).steps());
    assertEquals(
        1, fight(Scene.until(1), turn -> turn.approach(C, 1)).only(Event.Moved.class).steps());
  }

  @Test
  @DisplayName("TAC-23 he flanks from the side away from the nearest friend who is able")
  void whoseSideCounts() {
    // B stands two squares east of C: A, from the west, comes to stand west of it.
    Fight fight = fight(Scene.until(1), turn -> turn.flank(C));
    assertEquals(Squares.at(21, 20), fight.combat().square(A));
    assertTrue(fight.combat().distance(A, C) == 1);
  }
}
