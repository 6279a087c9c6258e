package org.rpg.encounter.report;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import org.rpg.encounter.preview.CharacterForecast;
import org.rpg.encounter.preview.CharacterForecast.Cause;
import org.rpg.encounter.preview.ExpectationForecast;
import org.rpg.encounter.preview.Forecast;
import org.rpg.encounter.preview.Forecast.Outcome;
import org.rpg.encounter.preview.Forecast.Sample;
import org.rpg.encounter.preview.Share;
import org.rpg.encounter.preview.Spread;

/**
 * A forecast for programs to read, as {@code forecast.schema.json} beside this class describes it.
 * Equal forecasts give equal bytes on every machine, Java version and locale: numbers are rounded
 * from their exact value to six decimals, half up.
 */
public final class ForecastJson {
  /** Changes when a program that reads the old shape would stumble over the new one. */
  public static final int SCHEMA_VERSION = 1;

  /** The resource, beside this class, that describes the shape. */
  public static final String SCHEMA = "forecast.schema.json";

  private static final int DECIMALS = 6;

  private final JsonWriter json;

  private ForecastJson(JsonWriter json) {
    this.json = json;
  }

  /** The whole document, with a line end at its end. */
  public static String of(Forecast forecast) {
    StringWriter text = new StringWriter();
    try (JsonWriter json = new JsonWriter(text)) {
      json.setIndent("  ");
      new ForecastJson(json).forecast(forecast);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.append('\n').toString();
  }

  private void forecast(Forecast forecast) throws IOException {
    json.beginObject();
    json.name("schemaVersion").value(SCHEMA_VERSION);
    string("script", forecast.script());
    string("name", forecast.name());
    string("title", forecast.title());
    string("kind", Forecast.KIND);
    string("language", lowerCase(forecast.language()));
    json.name("seed").value(forecast.seed());
    json.name("runs").value(forecast.runs());
    json.name("outcomes").beginArray();
    for (Outcome outcome : forecast.outcomes()) {
      json.beginObject();
      string("name", outcome.name());
      share(outcome.share());
      json.endObject();
    }
    json.endArray();
    turns(forecast.turns());
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
      json.endObject();
    }
    json.endArray();
    json.endObject();
  }

  private void turns(Spread turns) throws IOException {
    json.name("turns").beginObject();
    number("mean", turns.mean());
    json.name("min").value(turns.min());
    json.name("max").value(turns.max());
    json.name("p5").value(turns.p5());
    json.name("p50").value(turns.p50());
    json.name("p95").value(turns.p95());
    json.endObject();
  }

  private void character(CharacterForecast character) throws IOException {
    json.beginObject();
    string("name", character.name());
    string("side", character.side());
    json.name("hero").value(character.hero());
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
    json.endObject();
  }

  private void fate(String name, Share share) throws IOException {
    json.name(name).beginObject();
    share(share);
    json.endObject();
  }

  private void share(Share share) throws IOException {
    json.name("count").value(share.count());
    number("probability", share.probability());
    number("low", share.low());
    number("high", share.high());
  }

  private void string(String name, String value) throws IOException {
    json.name(name).value(value);
  }

  /** Not {@code Double.toString}, whose digits depend on the Java version. */
  private void number(String name, double value) throws IOException {
    BigDecimal rounded = new BigDecimal(value).setScale(DECIMALS, RoundingMode.HALF_UP);
    json.name(name).jsonValue(rounded.stripTrailingZeros().toPlainString());
  }

  private static String lowerCase(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }
}
