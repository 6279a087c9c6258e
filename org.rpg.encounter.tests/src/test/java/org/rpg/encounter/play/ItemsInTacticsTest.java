package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.combat.Combat;
import org.rpg.encounter.rules.dice.ScriptedDice;
import org.rpg.encounter.rules.gear.Container;

@DisplayName("Items in a script: what tactics do with them and what they do")
class ItemsInTacticsTest {
  private static final String BOOK =
      """
      item Draught potion { effect: target gains 4 vigor }
      item Dart spell { test Will against 7 + skill value of target in Will
          ranged 9 m  effect: target takes 3 direct }
      item Prayer miracle { ranged 9 m  effect: target takes 1 direct }
      item Coin
      skill Will
      creature Rex { skills Physique 1, Will 2  speed 9 m  style Idle }
      tactics Idle { otherwise: wait }
      tactics Style { %s }
      character Ana { skills Physique 2, Will 3  %s  style Style }
      encounter E {
          heroes: Ana
          opponents: Rex at 3 m from Ana
          Ana starts with 2 vigor
          initiative Ana
          ends after 1 turns with draw
      }
      """;

  private final List<Event> events = new ArrayList<>();

  private Combat plays(String style, String gear, int... rolls) {
    Combat combat = new Combat(Plans.of(BOOK.formatted(style, gear)).battle());
    ScriptedDice dice = ScriptedDice.rolls(rolls);
    combat.run(dice, events::add);
    dice.assertAllRolled();
    return combat;
  }

  @Test
  @DisplayName("ACT-11: a potion from a pouch is drunk in one minor action and is gone")
  void aPotionIsDrunkFromThePouch() {
    Combat combat =
        plays("if vigor <= 2 and has Draught: drink Draught", "carries 2 Draughts in pouch");
    assertEquals(6, combat.combatant(0).vigor()); // 2 + 4
    assertEquals(1, combat.carried(0, 0));
  }

  @Test
  @DisplayName("ACT-04, ACT-11: one in the backpack must be fetched, a major action")
  void aPotionInTheBackpackIsFetchedFirst() {
    String gear = "carries Draught in backpack";
    Combat combat = plays("if vigor <= 2 and has Draught: drink Draught", gear);
    assertEquals(2, combat.combatant(0).vigor());
    assertEquals(1, combat.carried(0, 0, Container.BACKPACK));
    Combat fetched =
        plays("if vigor <= 2 and has Draught: drink Draught  if has Draught: fetch Draught", gear);
    assertEquals(6, fetched.combatant(0).vigor()); // fetched, then drunk with the minor action
    assertFalse(fetched.carried(0, 0) > 0);
  }

  @Test
  @DisplayName("ACT-02, INI-09: a spell tests its skill against its difficulty; its die decides")
  void aSpellIsCast() {
    // 7 + Will 2 = 9: a 6 and Will 3 reach it; 6 is even, and Ana goes on alone: 5 misses.
    Combat combat = plays("otherwise: cast Dart at nearest enemy", "knows Dart", 6, 5);
    // Physique 1: Life 6 + 2 = 8; 3 direct damage is a wound (BASE-11).
    assertEquals(5, combat.combatant(1).life());
    assertEquals(
        List.of(9, 9),
        events.stream()
            .filter(Event.Tested.class::isInstance)
            .map(it -> ((Event.Tested) it).test().difficulty())
            .toList());
  }

  @Test
  @DisplayName("ACT-13: a miracle is a minor action and rolls nothing unless it says so")
  void aMiracleIsPerformed() {
    Combat combat = plays("otherwise: cast Prayer at nearest enemy", "knows Prayer");
    assertEquals(7, combat.combatant(1).life());
  }

  @Test
  @DisplayName("ACT-09, ACT-10: things are taken out and dropped, one minor action each")
  void thingsAreTakenOutAndDropped() {
    Combat combat = plays("otherwise: take out Coin", "carries Coin in pocket");
    assertEquals(1, combat.carried(0, 0, Container.HAND));
    Combat dropped = plays("otherwise: drop Coin", "carries Coin in hand");
    assertEquals(0, dropped.carried(0, 0));
  }

  @Test
  @DisplayName("STA-02: who works magic on an enemy from hiding is seen from then on, hit or miss")
  void magicOnAnEnemyRevealsWhoHides() {
    Combat missed = playsHidden("if turn = 1: cast Dart at nearest enemy", "knows Dart", 1);
    assertFalse(missed.combatant(0).has(Condition.HIDDEN));
    Combat drinks = playsHidden("if vigor <= 2: drink Draught", "carries Draught in pouch");
    assertTrue(drinks.combatant(0).has(Condition.HIDDEN));
  }

  private Combat playsHidden(String style, String gear, int... rolls) {
    String book = BOOK.replace("initiative Ana", "initiative Ana\nAna starts hidden");
    Combat combat = new Combat(Plans.of(book.formatted(style, gear)).battle());
    combat.run(ScriptedDice.rolls(rolls), events::add);
    return combat;
  }
}
