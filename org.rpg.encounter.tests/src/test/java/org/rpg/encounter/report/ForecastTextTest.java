package org.rpg.encounter.report;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.report.Golden.assertGolden;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.play.PlanKind;
import org.rpg.encounter.preview.Forecast;
import org.rpg.encounter.preview.Forecast.Outcome;
import org.rpg.encounter.preview.Share;
import org.rpg.encounter.preview.Spread;

class ForecastTextTest {
  @ParameterizedTest
  @EnumSource
  void theBridgeIsForecastInTheLanguageOfItsScript(Language language) throws IOException {
    assertGolden("forecast/bridge." + language + ".txt", bridge(language, Terminal.plain()));
  }

  @ParameterizedTest
  @EnumSource
  void coloursAreForTerminals(Language language) throws IOException {
    String coloured = bridge(language, new Terminal(80, true, UTF_8));
    assertGolden("forecast/bridge." + language + ".ansi", coloured);
    assertEquals(bridge(language, Terminal.plain()), coloured.replaceAll("\u001b\\[[0-9;]*m", ""));
  }

  @ParameterizedTest
  @EnumSource
  void anOldTerminalGetsPlainLetters(Language language) throws IOException {
    String ascii = bridge(language, new Terminal(80, false, US_ASCII));
    assertGolden("forecast/bridge." + language + ".ascii.txt", ascii);
    assertTrue(US_ASCII.newEncoder().canEncode(ascii));
    assertFalse(ascii.contains("?") && !ascii.contains("? "), ascii);
  }

  @Test
  void aNarrowTerminalGetsShorterLines() throws IOException {
    assertGolden("forecast/bridge.narrow.txt", bridge(Language.PT, new Terminal(38, false, UTF_8)));
  }

  @Test
  void latinLettersKeepTheirAccentsWhereBlocksAreMissing() {
    String latin = bridge(Language.PT, new Terminal(80, false, ISO_8859_1));
    assertTrue(latin.contains("vitória dos heróis"), latin);
    assertTrue(latin.contains("####"), latin);
  }

  @Test
  void whatNeverHappenedIsRareNotImpossible() {
    // Wilson: of 10,000 runs without it, at most 1 in 2,604 with 95 % certainty
    String text = bridge(Language.EN, Terminal.plain());
    assertTrue(text.contains("fewer than 1 in 2,600"), text);
    assertTrue(bridge(Language.PT, Terminal.plain()).contains("menos de 1 em 2.600"));
    assertFalse(text.matches("(?s).*[^0-9.]0(\\.0+)?%.*"), text);
  }

  @Test
  void whatAlwaysHappenedIsNotCertain() {
    assertTrue(ending(new Share(10_000, 10_000)).contains("over 2,599 in 2,600"));
  }

  @Test
  void oneRunProvesNothing() {
    assertTrue(ending(new Share(1, 1)).contains("1 of 1"));
    assertTrue(ending(new Share(0, 14)).contains("0 of 14"));
    assertTrue(ending(new Share(14, 14)).contains("14 of 14"));
    assertTrue(ending(new Share(49, 49)).contains("49 of 49"));
    // Wilson: of 50 runs without it at most 1 in 14.0
    assertTrue(ending(new Share(0, 50)).contains("fewer than 1 in 14"));
  }

  @Test
  void aRareEndIsNotRoundedAway() {
    assertTrue(ending(new Share(4, 1_000_000)).contains("0.0004%"));
    assertTrue(ending(new Share(999_996, 1_000_000)).contains("99.9996%"));
  }

  @Test
  void theCommandThatTellsARunFitsIntoAShell() {
    Replay replay = new Replay("a noite/ponte & rio.encounter", Optional.of("Ponte \"Velha\""));
    assertEquals(
        "encounter run \"a noite/ponte & rio.encounter\" --name 'Ponte \"Velha\"' --seed 7 --run 3",
        replay.command(7, 3));
    assertEquals(
        "encounter run ./-x.encounter --seed 7 --run 0",
        new Replay("./-x.encounter", Optional.empty()).command(7, 0));
  }

  private static String bridge(Language language, Terminal terminal) {
    return ForecastText.of(Forecasts.bridge(language), terminal, Forecasts.replay(language));
  }

  private static String ending(Share share) {
    Forecast forecast =
        new Forecast(
            "a.encounter",
            PlanKind.ENCOUNTER,
            "A",
            "A",
            Language.EN,
            1,
            (int) share.runs(),
            List.of(new Outcome("end", share, Optional.empty())),
            new Spread(3, 3, 3, 3, 3, 3, 3, 3),
            Optional.empty(),
            List.of(),
            List.of(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            List.of(),
            List.of());
    return ForecastText.of(forecast, Terminal.plain(), new Replay("a.encounter", Optional.empty()));
  }
}
