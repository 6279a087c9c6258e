package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rpg.encounter.rules.combat.Fight.npc;
import static org.rpg.encounter.rules.combat.Fight.standard;
import static org.rpg.encounter.rules.combat.Fight.stopAfter;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Weapon;

@DisplayName("TAC-11 nothing strikes through a wall")
class WallsTest {
  private static final Weapon PIKE =
      Weapon.named("Pike", "Fight[Pike]").damage("1d8", DamageKind.PIERCING).melee(2).build();

  /** Three columns in one row; the middle one is a wall or not. */
  private static Fight fight(boolean wall, int... rolls) {
    GridField.Builder ground = GridField.of(3, 1);
    if (wall) {
      ground.impassable(1, 0);
    }
    Sheet sheet = Sheet.pc("A").wields(PIKE).build();
    return Fight.of(
        standard()
            .field(ground.build())
            .side("H", Member.of(sheet).at(Squares.at(0, 0)).conduct(Fight.does(t -> t.attack(1))))
            .side("O", npc("C").at(Squares.at(2, 0)))
            .opening(0)
            .referee(stopAfter(1))
            .build(),
        rolls);
  }

  @Test
  void aLongWeaponReachesOverOpenGround() {
    assertEquals(1, fight(false, 3).all(Event.Attacked.class).size());
  }

  @Test
  void aLongWeaponDoesNotGoThroughAWall() {
    assertEquals(0, fight(true).all(Event.Attacked.class).size());
  }
}
