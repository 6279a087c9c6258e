package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.BOW;
import static org.rpg.encounter.rules.combat.Fight.SWORD;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.stopAfter;

import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Shield;

@DisplayName("ACT-08, DEF-03, CTR-01 the shield in hand or not")
class ShieldInHandTest {
  private static final Shield BUCKLER = new Shield("Buckler", 1, 0);

  private Sheet.Builder sheet = Sheet.pc("A").skill("Shield", 2).skill("Dodge", -1);

  /** A does something, then C, who has the initiative next, attacks him. */
  private Fight fight(Predicate<Turn> deed, int... rolls) {
    Battle battle =
        Fight.standard()
            .side("H", Member.of(sheet.build()).conduct(does(deed)).at(Squares.at(0, 0)))
            .side("O", Fight.npc("C").conduct(does(t -> t.attack(0))).at(Squares.at(1, 0)))
            .opening(0)
            .referee(stopAfter(2))
            .build();
    return Fight.of(battle, rolls);
  }

  private int difficulty(Predicate<Turn> deed) {
    return fight(deed, 2).only(Event.Attacked.class).test().difficulty();
  }

  @Test
  @DisplayName("DEF-03, ACT-08 a shield helps only in hand")
  void aShieldHelpsOnlyInHand() {
    sheet.carries(BUCKLER);
    assertEquals(7, difficulty(turn -> false));
    assertEquals(7 + 2, difficulty(Turn::equipShield));
    sheet.wields(BUCKLER);
    assertEquals(7 + 2, difficulty(turn -> false));
    assertEquals(7, difficulty(Turn::stowShield));
  }

  @Test
  @DisplayName("ACT-08 taking up a shield is a minor action and takes a hand")
  void takingItUpIsAMinorActionForAFreeHand() {
    sheet.wields(SWORD).carries(BUCKLER);
    Fight fight =
        fight(
            turn -> {
              boolean taken = turn.equipShield();
              assertFalse(turn.isFree(Slot.MINOR));
              assertTrue(turn.isFree(Slot.MAJOR));
              return taken;
            },
            2);
    assertTrue(fight.only(Event.ShieldHandled.class).inHand());
    assertEquals(Rule.ACT_08, fight.only(Event.ShieldHandled.class).rules().get(0));
    assertEquals(0, fight.who(0).handsFree);
    sheet = Sheet.pc("A").wields(BOW).carries(BUCKLER);
    assertEquals(0, fight(Turn::equipShield, 2).all(Event.ShieldHandled.class).size());
    sheet = Sheet.pc("A");
    assertEquals(0, fight(Turn::equipShield, 2).all(Event.ShieldHandled.class).size());
  }

  @Test
  void theNextRunBeginsWithItWhereItWas() {
    sheet.wields(BUCKLER);
    Fight fight = fight(Turn::stowShield, 2);
    assertEquals(2, fight.who(0).handsFree);
    fight.combat().reset();
    assertEquals(1, fight.who(0).handsFree);
  }

  @Test
  @DisplayName("CTR-01 a shield may permit counter-attacks while it is in hand")
  void aShieldMayPermitCounterAttacks() {
    Shield spiked = new Shield("Spiked Shield", 1, 0, true);
    sheet.wields(SWORD).wields(spiked);
    // C misses, A answers and misses.
    Fight fight = fight(turn -> false, 2, 3);
    assertEquals(2, fight.all(Event.Attacked.class).size());
    assertEquals(Rule.CTR_01, fight.all(Event.Attacked.class).get(1).rules().get(0));
    assertEquals(1, fight(Turn::stowShield, 2).all(Event.Attacked.class).size());
  }
}
