package org.rpg.encounter.report;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.rpg.encounter.preview.Forecast;

@Domain(ForecastDomain.class)
@Domain(DomainContext.Global.class)
class ForecastTextPropertyTest {
  @Property(tries = 200)
  void noLineIsWiderThanTheTerminal(
      @ForAll Forecast forecast, @ForAll @IntRange(min = 20, max = 160) int width) {
    for (boolean colours : List.of(true, false)) {
      for (Charset charset : List.of(UTF_8, ISO_8859_1, US_ASCII)) {
        for (String line : text(forecast, new Terminal(width, colours, charset)).split("\n")) {
          assertTrue(Cells.width(line) <= width, line);
          assertTrue(charset.newEncoder().canEncode(line), line);
        }
      }
    }
  }

  @Property(tries = 300)
  void nothingSteersTheTerminalButItsColours(@ForAll Forecast forecast) {
    assertTrue(
        text(forecast, Terminal.plain())
            .chars()
            .allMatch(c -> c == '\n' || !Character.isISOControl(c)));
    assertTrue(
        text(forecast, new Terminal(80, true, UTF_8))
            .replaceAll("\u001b\\[[0-9;]*m", "")
            .chars()
            .allMatch(c -> c == '\n' || !Character.isISOControl(c)));
  }

  @Property(tries = 300)
  void coloursEndWithTheirLine(@ForAll Forecast forecast) {
    for (String line : text(forecast, new Terminal(40, true, UTF_8)).split("\n")) {
      int on = line.lastIndexOf("\u001b[");
      assertTrue(on < 0 || line.startsWith(Ink.OFF, on), line);
    }
  }

  private static String text(Forecast forecast, Terminal terminal) {
    return ForecastText.of(
        forecast, terminal, new Replay(forecast.script(), Optional.of(forecast.name())));
  }
}
