package org.rpg.encounter.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.report.Golden.assertGolden;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.preview.Forecast;
import org.rpg.encounter.preview.Spread;

class ForecastJsonTest {
  private static final JsonForm FORM = JsonForm.of(ForecastJson.class, ForecastJson.SCHEMA);

  @ParameterizedTest
  @EnumSource
  void theBridgeHasTheShapeOfTheSchema(Language language) throws IOException {
    String json = ForecastJson.of(Forecasts.bridge(language));
    assertGolden("forecast/bridge." + language + ".json", json);
    assertEquals(List.of(), FORM.violations(json));
  }

  @Test
  void theSchemaRefusesWhatDoesNotFit() {
    String json = ForecastJson.of(Forecasts.bridge(Language.EN));
    assertFalse(FORM.violations(json.replace("\"runs\"", "\"ran\"")).isEmpty());
    assertFalse(FORM.violations(json.replace("\"pass\"", "\"passed\"")).isEmpty());
    assertFalse(FORM.violations(json.replace("\"low\"", "\"lower\"")).isEmpty());
  }

  @Test
  void theLocaleOfTheMachineChangesNoByte() {
    String usual = ForecastJson.of(Forecasts.bridge(Language.PT));
    Locale before = Locale.getDefault();
    try {
      for (String tag : List.of("tr-TR", "ar-SA-u-nu-arab", "pt-BR")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertEquals(usual, ForecastJson.of(Forecasts.bridge(Language.PT)));
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void numbersHaveSixDecimalsWithoutTrailingZeros() {
    assertEquals("0.000001", mean(0.000_000_6));
    assertEquals("0", mean(0.000_000_4));
    assertEquals("100", mean(100));
    // 2.0E-3 is what Java before 19 would print
    assertEquals("0.002", mean(2.0E-3));
    assertEquals("12345678.25", mean(12_345_678.25));
    // the double next to 2^-23 by its exact value 0.00000011920928955078125
    assertEquals("0", mean(0x1p-23));
  }

  @Property(tries = 200)
  @Domain(ForecastDomain.class)
  void everyForecastObeysTheSchema(@ForAll Forecast forecast) {
    assertEquals(List.of(), FORM.violations(ForecastJson.of(forecast)));
  }

  @Property(tries = 200)
  @Domain(ForecastDomain.class)
  void namesComeBackAsTheyWere(@ForAll Forecast forecast) {
    JsonObject json = JsonParser.parseString(ForecastJson.of(forecast)).getAsJsonObject();
    assertEquals(forecast.name(), json.get("name").getAsString());
    assertEquals(forecast.title(), json.get("title").getAsString());
    assertEquals(forecast.seed(), json.get("seed").getAsLong());
  }

  private static String mean(double mean) {
    Forecast bridge = Forecasts.bridge(Language.EN);
    String json =
        ForecastJson.of(
            new Forecast(
                bridge.script(),
                bridge.kind(),
                bridge.name(),
                bridge.title(),
                bridge.language(),
                bridge.seed(),
                bridge.runs(),
                List.of(),
                new Spread(mean, 0, 0, 0, 0, 0, 0, 0),
                Optional.empty(),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                List.of()));
    assertTrue(json.endsWith("}\n"));
    return json.replaceAll("(?s).*\"mean\": ([^,]*),.*", "$1");
  }
}
