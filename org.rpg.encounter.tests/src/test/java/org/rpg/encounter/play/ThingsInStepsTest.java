package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.combat.Fate;

/** Items, poisons and fires in steps and at the start. */
class ThingsInStepsTest {
  private static final String ENGLISH =
      """
      tactics Idle { otherwise: wait }
      item Herb / Erva
      item Coin / Moeda
      item Ember spell { ranged 30 m  effect { user gains 1 destiny  if target is slow: target takes 3 fire } }
      poison Chill illness potency 0 { effect: target becomes slow }
      weapon Dagger { size small  damage 1d4 piercing  melee 1.5 m }
      character Ana { skills Physique 2, Fight[Dagger] 2  wears Jerkin  wields Dagger
                      carries 3 Herbs, 2 Coins in backpack  knows Ember  style Idle }
      character Bento { skills Physique 2  wears Jerkin  style Idle }
      creature Foe { skills Physique 2  style Idle }
      encounter Yard {
        heroes: Ana, Bento
        opponents: Foe
        initiative Ana
        %s
        ends after 1 turn with draw
      }
      """;

  private static Told english(String elements, int... rolls) {
    return Told.of(ENGLISH.formatted(elements), rolls);
  }

  private static int carried(Told told, String who, String thing) {
    for (int i = 0; i < told.play().view().items(); i++) {
      if (told.play().view().item(i).name().equals(thing)) {
        return told.play().view().carried(told.index(who), i);
      }
    }
    return 0;
  }

  @Test
  void whatSomebodyGainsAndLosesIsThere() {
    Told told =
        english("on turn 1 of heroes { Bento gains 2 Herbs  Ana loses 1 Herb  Foe loses 1 Coin }");
    assertEquals(2, carried(told, "Bento", "Herb"));
    assertEquals(2, carried(told, "Ana", "Herb"));
    assertEquals(2, told.all(Event.ValueChanged.class).size(), "nobody loses what he has not");
  }

  @Test
  void whatIsSpentIsGone() {
    Told told = english("on turn 1 of heroes: Ana spends 2 Herbs");
    assertEquals(1, carried(told, "Ana", "Herb"));
  }

  @Test
  void theSameInPortuguese() {
    Told told =
        Told.of(
            """
            tática Parada { senão: aguardar }
            item Erva
            personagem Ana { perícias Físico 2  leva 3 Ervas  estilo Parada }
            criatura Inimigo { perícias Físico 2  estilo Parada }
            encontro Pátio {
              heróis: Ana
              oponentes: Inimigo
              iniciativa Ana
              no turno 1 dos heróis {
                Ana perde 2 Ervas
                Inimigo ganha 1 Erva
                se Inimigo tem Erva: Ana fica caída
              }
              termina depois de 1 turno com empate
            }
            """);
    assertEquals(1, carried(told, "Ana", "Erva"));
    assertEquals(1, carried(told, "Inimigo", "Erva"));
    assertTrue(told.combatant("Ana").has(Condition.PRONE));
  }

  @Test
  void randomItemsAreChosenByDiceAmongAllThatIsCarried() {
    // Five things, herbs first: the fourth is a coin; of the four left the first is a herb.
    Told told = english("on turn 1 of heroes: Ana loses 2 random items", 4, 1);
    assertEquals(2, carried(told, "Ana", "Herb"));
    assertEquals(1, carried(told, "Ana", "Coin"));
    assertEquals(1, carried(told, "Ana", "Ember"), "nobody takes a spell away");
  }

  @Test
  @DisplayName("POI-02 POI-03: what the script adds comes to those who do not resist")
  void theEffectOfAPoisonIsItsOwn() {
    // Physique 2 against 7: 2 + 2 fails; 9 + 2 succeeds.
    Told told = english("on turn 1 of heroes { Ana takes Chill  Bento takes Chill }", 2, 9);
    assertTrue(told.combatant("Ana").has(Condition.SLOW));
    assertFalse(told.combatant("Bento").has(Condition.SLOW));
  }

  @Test
  @DisplayName("POI-02: somebody starts poisoned")
  void somebodyStartsPoisoned() {
    assertTrue(english("Foe starts poisoned by Chill", 2).combatant("Foe").has(Condition.SLOW));
  }

  @Test
  @DisplayName("POI-15: every dose is over when he is no longer poisoned; SIT-16: so is a fire")
  void poisonAndFireEndByAStep() {
    Told told =
        english(
            """
            Foe starts poisoned by Snake Venom
            Bento starts burning
            on turn 1 of heroes { Foe is no longer poisoned  Bento is no longer burning }
            """,
            2);
    assertFalse(told.combatant("Foe").isPoisoned());
    assertFalse(told.combatant("Bento").isBurning());
  }

  @Test
  @DisplayName("STA-01: nothing takes those on watch by surprise")
  void thoseOnWatchAreNeverSurprised() {
    Told told =
        english("heroes start surprised\n Ana starts on watch\n before: Ana becomes surprised");
    assertEquals("Ana", told.holders().get(0), "INI-02");
  }

  @Test
  @DisplayName("STA-01: whoever is on watch is not asleep, though all the others are")
  void thoseOnWatchAreAwake() {
    Told told = english("heroes start asleep\n Ana starts on watch");
    assertEquals("Ana", told.holders().get(0), "INI-02");
    assertTrue(told.combatant("Bento").has(Condition.ASLEEP));
  }

  @Test
  void withoutEquipmentOnlyTheBareHandsAreLeft() {
    Told told = english("Ana starts without equipment");
    assertEquals(0, told.combatant("Ana").protection());
    for (int i = 0; i < told.combatant("Ana").weapons(); i++) {
      assertFalse(told.combatant("Ana").weapon(i).name().equals("Dagger"));
    }
    assertEquals(0, carried(told, "Ana", "Herb"));
    assertEquals(1, carried(told, "Ana", "Ember"), "what he knows he knows");
    assertEquals(2, told.combatant("Bento").protection());
  }

  @Test
  void whoBecomesCapturedIsTakenAway() {
    Told told = english("on turn 1 of heroes: Foe becomes captured\n expect capture of Foe");
    assertEquals(Fate.CAPTURED, told.combatant("Foe").fate());
    assertTrue(told.play().plan().expectations().get(0).claim().holds(told.play().view(), 0));
  }

  @Test
  @DisplayName("ACT-11: user and target are those of the item")
  void userAndTargetAreThoseOfTheItem() {
    String script =
        ENGLISH
            .replace("knows Ember  style Idle", "knows Ember  style Caster")
            .replace(
                "tactics Idle", "tactics Caster { otherwise: cast Ember at Foe }\ntactics Idle");
    Told slow = Told.of(script.formatted("Foe starts slow"));
    assertEquals(1, slow.combatant("Ana").destiny());
    assertTrue(
        slow.combatant("Foe").vigor() < Told.of(script.formatted("")).combatant("Foe").vigor());
  }
}
