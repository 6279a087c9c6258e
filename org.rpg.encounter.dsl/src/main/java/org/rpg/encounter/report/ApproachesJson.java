package org.rpg.encounter.report;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import org.rpg.encounter.play.Questions.OpenChoice;
import org.rpg.encounter.preview.Approach;

/**
 * The forecasts of several approaches for programs to read: one document of {@link ForecastJson}
 * for each, as {@code approaches.schema.json} beside this class describes it.
 */
public final class ApproachesJson {
  private ApproachesJson() {}

  /**
   * The whole document, with a line end at its end.
   *
   * @param isAll whether these are all ways that the players may go
   */
  public static String of(List<Approach> approaches, boolean isAll) {
    StringWriter text = new StringWriter();
    try (JsonWriter json = new JsonWriter(text)) {
      json.setIndent("  ");
      json.beginObject();
      json.name("schemaVersion").value(ForecastJson.SCHEMA_VERSION);
      json.name("complete").value(isAll);
      json.name("approaches").beginArray();
      for (Approach approach : approaches) {
        json.beginObject();
        json.name("choices").beginArray();
        for (OpenChoice choice : approach.choices()) {
          json.beginObject();
          json.name("name").value(choice.name());
          json.name("line").value(choice.line());
          json.name("way").value(choice.way());
          json.endObject();
        }
        json.endArray();
        json.name("forecast");
        new ForecastJson(json).forecast(approach.forecast());
        json.endObject();
      }
      json.endArray();
      json.endObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.append('\n').toString();
  }
}
