package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.Defence;

/** Whose style counts, how it defends itself, and what it does with a critical success. */
class StyleTest {
  private static final String STYLES =
      """
      tactics Loud { otherwise: shout "loud" }
      tactics Still { otherwise: wait }
      tactics Striking { otherwise: attack nearest enemy  otherwise: wait }
      creature Quiet { skills Physique 1, Dodge 1, Fight[Sword] 2  wields Sword  style Still }
      creature Child like Quiet { }
      creature Plain { skills Physique 1, Fight[Sword] 2  wields Sword }
      """;

  private static Told first(String more, String heroes, String elements, int... rolls) {
    return Told.of(
        STYLES
            + more
            + """

            encounter Yard {
              heroes: %s
              opponents: Quiet named Rex at 1.5 m from heroes
              initiative Ana
              %s
              ends when turn >= 1 with draw
            }
            """
                .formatted(heroes, elements),
        rolls);
  }

  @Test
  void aStyleOfTheEntryComesBeforeTheBeings() {
    assertEquals(List.of(), first("", "Quiet named Ana", "").deeds("Ana"));
    assertEquals(List.of("shout"), first("", "Quiet named Ana follows Loud", "").deeds("Ana"));
  }

  @Test
  void aStyleIsInherited() {
    assertEquals(List.of(), first("", "Child named Ana", "").deeds("Ana"));
  }

  @Test
  void whoeverHasNoStyleHasTheOneOfTheLibrary() {
    // "Fighter": stands up, attacks the weakest within reach, closes in on the nearest.
    assertEquals(
        List.of("stand up", "attack Rex"),
        first("", "Plain named Ana", "Ana starts prone", 3).deeds("Ana"));
  }

  @Test
  void aSorcererWhoSeesNobodyComesBackIntoSight() {
    Told told =
        Told.of(
            """
            character Ana { style Sorcerer }
            tactics Still { otherwise: wait }
            character Rex { style Still }
            encounter Fog {
              sight 6 m
              heroes: Ana
              opponents: Rex at 12 m from heroes
              ends after 1 turns
            }
            """);
    assertFalse(told.deeds("Ana").isEmpty());
    assertTrue(told.deeds("Ana").get(0).startsWith("move "), told.deeds("Ana").toString());
  }

  @Test
  void aStyleOfAPartyIsTheOneOfAllInIt() {
    String party =
        """
        character Ana { style Still }
        character Bento { style Still }
        party Night: Ana, Bento follows Still
        """;
    assertEquals(List.of(), first(party, "Night", "").deeds("Ana"));
    assertEquals(List.of("shout"), first(party, "Night follows Loud", "").deeds("Ana"));
  }

  /** Ana strikes Rex, who follows these lines; the defence that he used. */
  private static Event.Attacked struck(String lines, int roll) {
    Told told =
        Told.of(
            """
            tactics Guarding { otherwise: wait  %s }
            tactics Base { otherwise: wait  defend with Dodge }
            tactics Striking { otherwise: attack Rex  otherwise: wait }
            character Ana { skills Physique 0, Fight[Sword] 0  wields Sword  style Striking }
            creature Guard Two {
              skills Physique 3, Dodge 1, Shield 2, Fight[Sword] 4
              wields Sword, Round Shield  style Guarding
            }
            encounter Yard {
              heroes: Ana
              opponents: Guard Two named Rex at 1.5 m from Ana
              initiative Ana
              ends when turn >= 1 with draw
            }
            """
                .formatted(lines),
            roll);
    return told.all(Event.Attacked.class).get(0);
  }

  @Test
  @DisplayName("DEF-01 DEF-02 DEF-03 DEF-07: the skill that is named sets the difficulty, 7 + it")
  void theNamedSkillDefends() {
    assertEquals(Defence.DODGE, struck("defend with Dodge", 3).defence());
    assertEquals(8, struck("defend with Dodge", 3).test().difficulty());
    assertEquals(9, struck("defend with Shield", 3).test().difficulty());
    assertEquals(11, struck("defend with Fight[Sword]", 3).test().difficulty());
    assertEquals(11, struck("", 3).test().difficulty(), "DEF-01: the best of them");
  }

  @Test
  @DisplayName("TAC-01: a character's critical success is worth Destiny or damage, as he says")
  void aCriticalIsForDestinyOrDamage() {
    // The knife rolls 1d4: a 3, and 4 more (its maximum) where the critical is damage.
    Told forDestiny = critical("character", "critical for destiny", 12, 3);
    assertEquals(1, forDestiny.combatant("Ana").destiny());
    assertEquals(3, forDestiny.combatant("Ana").damageDealt());
    Told forDamage = critical("character", "critical for damage", 12, 3);
    assertEquals(0, forDamage.combatant("Ana").destiny());
    assertEquals(7, forDamage.combatant("Ana").damageDealt());
  }

  @Test
  @DisplayName("TAC-03: a creature takes damage for its critical, whatever its style says")
  void aCreatureTakesDamage() {
    Told told = critical("creature", "critical for destiny", 12, 3);
    assertEquals(0, told.combatant("Ana").destiny());
    assertEquals(7, told.combatant("Ana").damageDealt());
  }

  private static Told critical(String kind, String line, int... rolls) {
    return Told.of(
        """
        tactics Idle { otherwise: wait }
        tactics Striking { otherwise: attack Rex  %s }
        %s Ana { skills Physique 0, Fight[Knife] 2  wields Knife  style Striking }
        creature Foe { skills Physique 5  style Idle }
        encounter Yard {
          heroes: Ana
          opponents: Foe named Rex at 1.5 m from Ana
          initiative Ana
          ends when turn >= 1 with draw
        }
        """
            .formatted(line, kind),
        rolls);
  }

  @Test
  void onesOwnPassDefendAndCriticalLinesComeBeforeThoseOfTheBase() {
    String base =
        "defend with Shield } tactics Other like Guarding { otherwise: wait  defend with Dodge";
    assertEquals(9, struck(base, 3).test().difficulty(), "the base says Shield");
    String script =
        """
        tactics Base { otherwise: shout "x"  defend with Dodge  critical for destiny }
        tactics Own like Base { defend with Shield }
        tactics Striking { otherwise: attack Rex }
        character Ana { skills Physique 0, Fight[Sword] 0  wields Sword  style Striking }
        character Rex { skills Physique 3, Dodge 1, Shield 2, Fight[Knife] 9  wields Knife, Round Shield  style %s }
        encounter Yard {
          heroes: Ana
          opponents: Rex at 1.5 m from Ana
          initiative Ana
          ends when turn >= 1 with draw
        }
        """;
    assertEquals(
        9,
        Told.of(script.formatted("Own"), 3).all(Event.Attacked.class).get(0).test().difficulty());
    assertEquals(
        8,
        Told.of(script.formatted("Base"), 3).all(Event.Attacked.class).get(0).test().difficulty());
    assertTrue(Told.of(script.formatted("Own"), 3).deeds("Rex").isEmpty());
  }
}
