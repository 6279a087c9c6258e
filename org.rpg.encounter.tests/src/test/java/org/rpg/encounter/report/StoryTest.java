package org.rpg.encounter.report;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.report.Golden.assertGolden;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.Combat;
import org.rpg.encounter.rules.dice.Dice;
import org.rpg.encounter.rules.dice.ScriptedDice;
import org.rpg.encounter.rules.dice.SeededDice;

class StoryTest {
  private static final Terminal PLAIN = Terminal.plain();

  @ParameterizedTest
  @EnumSource
  void aCombatIsToldFromItsFirstToItsLastBlow(Language language) throws IOException {
    // Ana: 8 hits (even, kept), 6 of damage; Bento with TAC-23: 10 and 8 hit (even), 4;
    // Ana with TAC-23: 6 and 7 hit (odd, lost), 2; Goblin 2: 3 misses (odd); Bento: 5 and 6, 5
    Dice dice = ScriptedDice.rolls(8, 6, 10, 8, 4, 6, 7, 2, 3, 5, 6, 5);
    assertGolden("story/bridge." + language + ".txt", bridge(language, PLAIN, dice));
  }

  @ParameterizedTest
  @EnumSource
  void coloursAreForTerminals(Language language) throws IOException {
    Dice dice = ScriptedDice.rolls(8, 6, 10, 8, 4, 6, 7, 2, 3, 5, 6, 5);
    String coloured = bridge(language, new Terminal(80, true, UTF_8), dice);
    assertGolden("story/bridge." + language + ".ansi", coloured);
  }

  @ParameterizedTest
  @EnumSource
  void everyEventHasItsSentence(Language language) throws IOException {
    Combat combat = Combats.bridge(language);
    StringBuilder text = new StringBuilder();
    Story story = story(combat, language, PLAIN, text);
    Combats.everything().forEach(story::on);
    assertGolden("story/everything." + language + ".txt", text.toString());
    Set<Class<?>> told = Combats.everything().stream().map(Object::getClass).collect(toSet());
    Set<Class<?>> all = new HashSet<>(Set.of(Event.class.getPermittedSubclasses()));
    all.removeAll(Set.of(Event.PartStarted.class, Event.PartEnded.class)); // RoadStoryTest
    assertEquals(all, told);
  }

  @Test
  void proseMayHoldAnything() {
    StringBuilder text = new StringBuilder();
    Story story =
        story(Combats.bridge(Language.EN), Language.EN, new Terminal(30, false, US_ASCII), text);
    story.read("\n  \u001b[31mOne — “two”…\r\n\r\nthree \t é 龍  ");
    story.note("");
    assertEquals(
        """

          |  [31mOne - "two"~
          |
          | three e ??

          Note:
        """
            .replace("Note:", "Note: ")
            .replaceAll(" +\n", "\n"),
        text.toString().replaceAll(" +\n", "\n"));
  }

  @Property(tries = 200)
  void noLineIsWiderThanTheTerminal(
      @ForAll @IntRange(min = 20, max = 120) int width,
      @ForAll @IntRange(min = 0, max = 10) int name,
      @ForAll Language language,
      @ForAll long seed) {
    List<String> nasty = ForecastDomain.NASTY;
    Combat combat =
        Combats.bridge(
            language, List.of(nasty.get(name), "B", nasty.get((name + 4) % nasty.size()), "龍龍龍"));
    StringBuilder text = new StringBuilder();
    Story story = story(combat, language, new Terminal(width, false, UTF_8), text);
    combat.run(new SeededDice(seed, 0), story);
    for (String line : text.toString().split("\n")) {
      assertTrue(Cells.width(line) <= width, line);
      assertFalse(line.chars().anyMatch(Character::isISOControl), line);
    }
  }

  private static String bridge(Language language, Terminal terminal, Dice dice) {
    boolean pt = language == Language.PT;
    Combat combat = Combats.bridge(language);
    StringBuilder text = new StringBuilder();
    Story story = story(combat, language, terminal, text);
    story.title(
        pt ? "A ponte quebrada" : "The broken bridge",
        pt ? "ponte-quebrada.encounter" : "broken-bridge.encounter",
        42,
        17);
    story.read(
        pt
            ? "Um cavalo morto fecha a trilha. As moscas são o único barulho que se ouve até o rio.\n"
                + "Algo se mexe no mato."
            : "A dead horse blocks the trail. The flies are the only sound between here and the river.\n"
                + "Something stirs in the brush.");
    story.note(pt ? "Os goblins são dois." : "There are two goblins.");
    combat.run(dice, story);
    return text.toString();
  }

  private static Story story(
      Combat combat, Language language, Terminal terminal, StringBuilder text) {
    return new Story(
        combat,
        language,
        terminal,
        result -> Combats.outcome(combat, language, result),
        line -> text.append(line).append('\n'));
  }
}
