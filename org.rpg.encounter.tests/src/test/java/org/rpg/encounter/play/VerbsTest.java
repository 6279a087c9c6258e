package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.encounter.PlainVerb;
import org.rpg.encounter.dsl.encounter.TargetVerb;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.combat.ActionKind;
import org.rpg.encounter.rules.combat.Actions;
import org.rpg.encounter.rules.combat.Combat;
import org.rpg.encounter.rules.dice.ScriptedDice;

@DisplayName("The verbs of tactics: each is an action of the engine")
class VerbsTest {
  private static final String BOOK =
      """
      skill Music
      skill Physique
      skill Fight by weapon
      weapon Club { size small  damage 1d4 bludgeoning  melee 1.5 m  tested with Fight[Club] }
      creature Rex { skills Physique 0, Music 2, Fight[Club] 1  wields Club  speed 9 m  style Idle }
      tactics Idle { otherwise: wait }
      tactics Style { %s }
      character Ana { skills Physique 0, Music 3, Fight[Club] 5  wields Club  style Style }
      character Bob { skills Physique 0, Fight[Club] 1  wields Club  style Idle }
      encounter E {
          heroes: Ana, Bob at 1.5 m from Ana
          opponents: Rex at 1.5 m from Ana
          initiative Ana
          %s
          ends after 1 turns with draw
      }
      """;

  private final List<Event> events = new ArrayList<>();

  private Combat plays(String style, String more, int... rolls) {
    Combat combat = new Combat(Plans.of(BOOK.formatted(style, more)).battle());
    ScriptedDice dice = ScriptedDice.rolls(rolls);
    combat.run(dice, events::add);
    dice.assertAllRolled();
    return combat;
  }

  @Test
  void everyVerbHasItsAction() {
    Stream<ActionKind> plain =
        Stream.of(PlainVerb.values()).flatMap(it -> Verbs.kinds(it).stream());
    Stream<ActionKind> targeted =
        Stream.of(TargetVerb.values())
            .flatMap(it -> Stream.of(false, true).flatMap(on -> Verbs.kinds(it, on).stream()));
    List<ActionKind> without =
        Stream.concat(plain, targeted).filter(it -> Actions.of(it).isEmpty()).distinct().toList();
    assertEquals(List.of(), without);
  }

  @Test
  @DisplayName("OPO-01: an opportunity for an ally is tested unopposed, against 8")
  void anOpportunityForAnAlly() {
    plays("otherwise: create opportunity with Music for ally", "", 5);
    // 5 + Music 3 = 8 reaches 8; 5 is odd: the initiative is lost.
    assertEquals(8, tests().get(0).test().difficulty());
    assertTrue(tests().get(0).test().success());
  }

  @Test
  @DisplayName("OPO-01: an opportunity against an enemy is resisted: 7 + his skill")
  void anOpportunityAgainstAnEnemy() {
    plays("otherwise: create opportunity with Music against nearest enemy", "", 5);
    assertEquals(9, tests().get(0).test().difficulty()); // 7 + Music 2
    assertFalse(tests().get(0).test().success()); // 5 + 3 = 8
  }

  @Test
  @DisplayName("ACT-02: an obstacle has the difficulty that the line says")
  void anObstacle() {
    plays("otherwise: overcome obstacle with Physique against 9", "", 9);
    assertEquals(9, tests().get(0).test().difficulty());
  }

  @Test
  @DisplayName("STA-06: who never kills strikes down and leaves alive (our own choice)")
  void whoNeverKillsLeavesAlive() {
    // Rex has 1 Vigor and Life 1 of 6: 11 + 5 hits, the club does 4.
    Combat combat =
        plays(
            "otherwise: attack nearest enemy  never kill",
            "Rex starts with 0 vigor, wound 5 bludgeoning",
            11,
            4, // Bob is near as well: one positive chance (TAC-23)
            4);
    assertTrue(combat.combatant(1 + 1).isPresent());
    assertTrue(combat.combatant(2).has(Condition.UNCONSCIOUS));
  }

  @Test
  @DisplayName("CON-17: what a rule bars is not done, and the story is told which rule")
  void whatARuleBarsIsTold() {
    plays("otherwise: withdraw from nearest enemy", "Ana starts restrained");
    List<Event.Barred> barred =
        events.stream()
            .filter(Event.Barred.class::isInstance)
            .map(Event.Barred.class::cast)
            .toList();
    assertEquals(1, barred.size());
    assertEquals(ActionKind.WITHDRAW, barred.get(0).action());
    assertEquals("CON-17", barred.get(0).rules().get(0).id());
  }

  private List<Event.Tested> tests() {
    return events.stream()
        .filter(Event.Tested.class::isInstance)
        .map(Event.Tested.class::cast)
        .toList();
  }
}
