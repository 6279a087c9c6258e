package org.rpg.encounter.report;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import org.rpg.encounter.preview.CharacterForecast;
import org.rpg.encounter.preview.CharacterForecast.Cause;
import org.rpg.encounter.preview.ExpectationForecast;
import org.rpg.encounter.preview.Forecast;
import org.rpg.encounter.preview.Forecast.Outcome;
import org.rpg.encounter.preview.Forecast.Sample;

/**
 * A forecast for programs to read, as {@code forecast.schema.json} beside this class describes it.
 * Equal forecasts give equal bytes on every machine, Java version and locale: numbers are rounded
 * from their exact value to six decimals, half up.
 */
public final class ForecastJson extends ForecastFields {
  /** Changes when a program that reads the old shape would stumble over the new one. */
  public static final int SCHEMA_VERSION = 1;

  /** The resource, beside this class, that describes the shape. */
  public static final String SCHEMA = "forecast.schema.json";

  ForecastJson(JsonWriter json) {
    super(json);
  }

  /** The whole document, with a line end at its end. */
  public static String of(Forecast forecast) {
    return of(forecast, List.of());
  }

  /**
   * The same with the forecasts of its variants.
   *
   * @param variants in the order of the script
   */
  public static String of(Forecast forecast, List<Forecast> variants) {
    StringWriter text = new StringWriter();
    try (JsonWriter json = new JsonWriter(text)) {
      json.setIndent("  ");
      new ForecastJson(json).forecast(forecast, variants);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.append('\n').toString();
  }

  void forecast(Forecast forecast) throws IOException {
    forecast(forecast, List.of());
  }

  private void forecast(Forecast forecast, List<Forecast> variants) throws IOException {
    json.beginObject();
    json.name("schemaVersion").value(SCHEMA_VERSION);
    string("script", forecast.script());
    string("name", forecast.name());
    string("title", forecast.title());
    string("kind", forecast.kind().key());
    string("language", lowerCase(forecast.language()));
    json.name("seed").value(forecast.seed());
    json.name("runs").value(forecast.runs());
    json.name("outcomes").beginArray();
    for (Outcome outcome : forecast.outcomes()) {
      json.beginObject();
      string("name", outcome.name());
      share(outcome.share());
      optional("minutes", outcome.minutes());
      json.endObject();
    }
    json.endArray();
    spread("turns", forecast.turns());
    FightForecastJson fight = new FightForecastJson(json);
    if (forecast.fight().isPresent()) {
      fight.fight(forecast.fight().get());
    }
    if (!forecast.clocks().isEmpty()) {
      fight.clocks(forecast.clocks());
    }
    if (!forecast.missed().isEmpty()) {
      fight.missed(forecast.missed());
    }
    RoadForecastJson road = new RoadForecastJson(json);
    if (forecast.road().isPresent()) {
      road.road(forecast.road().get());
    }
    if (forecast.tour().isPresent()) {
      road.tour(forecast.tour().get());
    }
    json.name("characters").beginArray();
    for (CharacterForecast character : forecast.characters()) {
      character(character);
    }
    json.endArray();
    json.name("expectations").beginArray();
    for (ExpectationForecast expectation : forecast.expectations()) {
      json.beginObject();
      string("text", expectation.text());
      json.name("line").value(expectation.line());
      string("verdict", lowerCase(expectation.verdict()));
      share(expectation.share());
      json.endObject();
    }
    json.endArray();
    json.name("samples").beginArray();
    for (Sample sample : forecast.samples()) {
      json.beginObject();
      string("kind", lowerCase(sample.kind()));
      json.name("seed").value(forecast.seed());
      json.name("run").value(sample.run());
      string("outcome", sample.outcome());
      json.name("turns").value(sample.turns());
      if (forecast.road().isPresent()) {
        json.name("minutes").value(sample.minutes());
      }
      if (sample.tip().isPresent()) {
        json.name("tipped").beginObject();
        json.name("turn").value(sample.tip().get().turn());
        json.name("fell").beginArray();
        for (String who : sample.tip().get().fell()) {
          json.value(who);
        }
        json.endArray();
        json.endObject();
      }
      json.endObject();
    }
    json.endArray();
    if (!variants.isEmpty()) {
      json.name("variants").beginArray();
      for (Forecast variant : variants) {
        forecast(variant);
      }
      json.endArray();
    }
    json.endObject();
  }

  private void character(CharacterForecast character) throws IOException {
    json.beginObject();
    string("name", character.name());
    string("side", character.side());
    json.name("hero").value(character.hero());
    if (character.mount().isPresent()) {
      string("mount", character.mount().get());
    }
    json.name("present").value(character.present());
    fate("death", character.death());
    fate("wounded", character.wounded());
    fate("unharmed", character.unharmed());
    json.name("causes").beginArray();
    for (Cause cause : character.causes()) {
      json.beginObject();
      string("kind", lowerCase(cause.kind()));
      string("by", cause.by());
      string("with", cause.with());
      if (!cause.in().isEmpty()) {
        string("in", cause.in());
      }
      json.name("count").value(cause.count());
      json.endObject();
    }
    json.endArray();
    number("damageDealt", character.damageDealt());
    number("damageTaken", character.damageTaken());
    json.name("wounds").beginObject();
    number("light", character.lightWounds());
    number("moderate", character.moderateWounds());
    number("grave", character.graveWounds());
    json.endObject();
    number("destiny", character.destiny());
    if (character.fight().isPresent()) {
      new FightForecastJson(json).fighter(character.fight().get());
    }
    if (character.travel().isPresent()) {
      new RoadForecastJson(json).travel(character.travel().get());
    }
    json.endObject();
  }

  private void string(String name, String value) throws IOException {
    json.name(name).value(value);
  }

  private static String lowerCase(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }
}
