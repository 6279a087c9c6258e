package org.rpg.encounter.dsl.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.Scripts;
import org.rpg.encounter.dsl.robust.Examples;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Lexeme;
import org.rpg.encounter.dsl.words.TermParser;

class NetworkTest {
  private final Network network = Scripts.the(Network.class);
  private final TermParser parser =
      (TermParser) Scripts.the(org.eclipse.xtext.parser.IParser.class);

  private Reading read(String text) {
    Reading reading = network.start();
    for (Lexeme token : parser.lexemes(text, Language.EN)) {
      reading = reading.after(token.symbol());
    }
    return reading;
  }

  @Test
  void everyTokenOfAGoodScriptMayStandWhereItStands() {
    for (String text : Examples.texts()) {
      Reading reading = network.start();
      for (Lexeme token : parser.lexemes(text, Language.EN)) {
        assertTrue(reading.accepts(token.symbol()), () -> token + " in\n" + text);
        reading = reading.after(token.symbol());
      }
    }
  }

  @Test
  void aTokenThatTheGrammarHasNowhereLosesTheReading() {
    assertTrue(read("creature Rat { size wears").isLost());
    assertFalse(read("creature Rat { size small").isLost());
  }

  @Test
  void onlyWhatMayFollowIsAccepted() {
    Reading size = read("creature Rat { size");
    assertTrue(size.accepts("tiny"));
    assertFalse(size.accepts("wields"));
    assertFalse(size.accepts("}"));
    Reading behind = size.after("tiny");
    assertTrue(behind.accepts("wields"));
    assertTrue(behind.accepts("}"));
  }

  @Test
  void whatIsExpectedIsToldByThePartsThatHaveAName() {
    Reading size = read("creature Rat { size");
    assertEquals(
        List.of(new Expected("Size", true, 0)), size.expected(name -> name.equals("Size")));
    Reading step = read("encounter E { on turn 2:");
    assertEquals(
        List.of(new Expected("Step", true, 0)), step.expected(name -> name.equals("Step")));
  }

  @Test
  void whatMayFollowAPartIsDeeperThanThePart() {
    Reading behind = read("creature Rat { wields Claws");
    List<Expected> expected = behind.expected(name -> name.equals("BeingProperty"));
    assertEquals(
        List.of(
            new Expected(".", false, 1),
            new Expected(",", false, 2),
            new Expected("}", false, 4),
            new Expected("BeingProperty", true, 4)),
        expected);
  }
}
