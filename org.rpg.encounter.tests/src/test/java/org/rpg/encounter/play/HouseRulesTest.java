package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.Setting;
import org.rpg.encounter.rules.dice.DiceExpression;

/** What a script's ruleset says reaches the engine: each kind of parameter. */
class HouseRulesTest {
  private static final String FIGHT =
      "encounter Yard { rules House  heroes: Goblin  opponents: Goblin }";

  private static Ruleset rules(String text) {
    return Plans.of(text + FIGHT).battle().ruleset();
  }

  private static Ruleset house(String settings) {
    return rules("ruleset House like Standard { " + settings + " }\n");
  }

  @ParameterizedTest
  @CsvSource({
    "1d10, 1d10",
    "2d6, 2d6",
    "d20, 1d20",
    "1d6+1, 1d6+1",
    "2d6-1, 2d6-1",
    "1d6*2, 1d6*2",
    "2d6+1+1, 2d6+2"
  })
  @DisplayName("BASE-01: the die of tests")
  void aDieIsSet(String written, String meant) {
    assertEquals(
        DiceExpression.parse(meant),
        ((Setting.Roll) house("Base Die = " + written).get(Parameter.BASE_DIE)).dice());
  }

  @Test
  void aSwitchIsSet() {
    assertEquals(
        new Setting.Switch(false), house("Weapon Parry = disabled").get(Parameter.WEAPON_PARRY));
    assertEquals(
        new Setting.Switch(true), house("Action Trading = enabled").get(Parameter.ACTION_TRADING));
  }

  @Test
  void anOptionIsSetInEitherLanguage() {
    assertEquals(new Setting.Choice(1), house("Chances = Modifier").get(Parameter.CHANCES));
    assertEquals(
        new Setting.Choice(2), house("Lone Even Die = Restarts").get(Parameter.LONE_EVEN_DIE));
    assertEquals(
        new Setting.Choice(2), house("Par Sozinho = Recomeça").get(Parameter.LONE_EVEN_DIE));
  }

  @Test
  void aNumberIsSet() {
    assertEquals(8, house("Base Difficulty = 8").number(Parameter.BASE_DIFFICULTY));
    assertEquals(10, house("Base Difficulty = 4 + 2 * 3").number(Parameter.BASE_DIFFICULTY));
    assertEquals(-1, house("Missing Skill = -1").number(Parameter.MISSING_SKILL));
    assertEquals(20, house("Turn Limit = 20").number(Parameter.TURN_LIMIT));
  }

  @Test
  @DisplayName("BASE-14 BASE-15: lengths are whole squares of 1.5 m")
  void aLengthIsSet() {
    assertEquals(8, house("Opening Distance = 12 m").squares(Parameter.OPENING_DISTANCE));
    assertEquals(3, house("Speed = 5.9 m").squares(Parameter.SPEED));
    assertEquals(8, house("Opening Distance = 2 * 6 m").squares(Parameter.OPENING_DISTANCE));
  }

  @Test
  void theRoleOfASkillIsSetInTheScriptsLanguage() {
    assertEquals("Agility", house("Dodge Skill = Agility").name(Parameter.DODGE_SKILL));
    assertEquals("Dodge", house("").name(Parameter.DODGE_SKILL));
    Ruleset casa =
        Plans.of(
                "regulamento Casa como Padrão { Perícia de Esquiva = Agilidade }\n"
                    + "encontro Pátio { regras Casa  heróis: Goblin  oponentes: Goblin }")
            .battle()
            .ruleset();
    assertEquals("Agilidade", casa.name(Parameter.DODGE_SKILL));
    assertEquals("Escudo", casa.name(Parameter.SHIELD_SKILL));
  }

  @Test
  @DisplayName("WND-03: bands of wounds")
  void bandsAreSet() {
    assertEquals(
        new Setting.Bands(3, 6),
        house("wounds light 1-2, moderate 3-5, grave 6").get(Parameter.WOUND_CLASSES));
  }

  @Test
  @DisplayName("BASE-10: the ladder of damage dice")
  void theLadderIsSet() {
    Setting.Ladder ladder =
        (Setting.Ladder) house("scale 1d3, 1d6, 2d6+1").get(Parameter.DAMAGE_SCALE);
    assertEquals(
        java.util.List.of("1d3", "1d6", "2d6+1").stream().map(DiceExpression::parse).toList(),
        ladder.steps());
  }

  @Test
  void whatIsLikeARulesetChangesOnlyWhatItSays() {
    Ruleset rules =
        rules(
            """
            ruleset First like Standard { Base Die = 2d6  Base Difficulty = 8 }
            ruleset Second like First { Base Difficulty = 9 }
            ruleset House like Second { Turn Limit = 30 }
            """);
    assertEquals(
        DiceExpression.parse("2d6"), ((Setting.Roll) rules.get(Parameter.BASE_DIE)).dice());
    assertEquals(9, rules.number(Parameter.BASE_DIFFICULTY));
    assertEquals(30, rules.number(Parameter.TURN_LIMIT));
    assertEquals(5000, rules.number(Parameter.ACTIVATION_LIMIT));
  }

  @Test
  void aRulesetMayStandInAnotherFile(@TempDir Path folder) throws IOException {
    Files.writeString(
        folder.resolve("house.encounter"), "ruleset House like Standard { Base Die = 1d20 }");
    Path script = folder.resolve("fight.encounter");
    Files.writeString(script, "import \"house.encounter\"\n" + FIGHT);
    Loaded loaded = ScriptLoader.standalone(Language.EN).load(script, "fight.encounter");
    assertEquals(false, loaded.hasErrors(), loaded.problems().toString());
    Plan plan =
        loaded.script().orElseThrow().getDeclarations().stream()
            .filter(Encounter.class::isInstance)
            .map(it -> Planner.plan((Encounter) it))
            .findFirst()
            .orElseThrow();
    Setting.Roll die = (Setting.Roll) plan.battle().ruleset().get(Parameter.BASE_DIE);
    assertEquals(DiceExpression.parse("1d20"), die.dice());
  }

  @Test
  void withoutAWordTheRulesAreTheStandardOnes() {
    Ruleset rules =
        Plans.of("encounter Yard { heroes: Goblin  opponents: Goblin }").battle().ruleset();
    assertEquals(Ruleset.standard().get(Parameter.BASE_DIE), rules.get(Parameter.BASE_DIE));
    assertEquals("Physique", rules.name(Parameter.PHYSIQUE_SKILL));
  }
}
