package org.rpg.encounter.report;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rpg.encounter.dsl.words.Language;
import org.xml.sax.InputSource;

class AnsiSvgTest {
  @ParameterizedTest
  @EnumSource
  void thePictureIsWellFormedAndHoldsTheText(Language language) throws Exception {
    String coloured =
        ForecastText.of(
            Forecasts.bridge(language), new Terminal(80, true, UTF_8), Forecasts.replay(language));
    String svg = AnsiSvg.of(coloured, "encounter preview <bridge> & more");
    var document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(svg)));
    String text = document.getDocumentElement().getTextContent();
    assertTrue(text.contains("encounter preview <bridge> & more"), text);
    assertTrue(text.contains(Forecasts.bridge(language).title()), text);
    assertTrue(svg.lines().noneMatch(line -> line.indexOf(Ink.ESCAPE) >= 0));
  }
}
