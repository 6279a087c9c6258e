package org.rpg.encounter.report;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import org.rpg.encounter.dsl.validation.DiagnosisPage;
import org.rpg.encounter.dsl.words.Language;

/**
 * What can be wrong with a script, for programs, as {@code diagnostics.schema.json} beside this
 * class describes it.
 */
public final class DiagnosesJson {
  /** Changes when a program that reads the old shape would stumble over the new one. */
  public static final int SCHEMA_VERSION = 1;

  /** The resource, beside this class, that describes the shape. */
  public static final String SCHEMA = "diagnostics.schema.json";

  private DiagnosesJson() {}

  /** Some pages as a JSON document. */
  public static String of(List<DiagnosisPage> pages) {
    StringWriter text = new StringWriter();
    try (JsonWriter json = new JsonWriter(text)) {
      json.setIndent("  ");
      json.beginObject();
      json.name("schemaVersion").value(SCHEMA_VERSION);
      json.name("diagnostics").beginArray();
      for (DiagnosisPage page : pages) {
        page(json, page);
      }
      json.endArray().endObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.append('\n').toString();
  }

  private static void page(JsonWriter json, DiagnosisPage page) throws IOException {
    json.beginObject();
    json.name("code").value(page.code());
    json.name("severity").value(page.severity().name().toLowerCase(java.util.Locale.ROOT));
    json.name("rules").beginArray();
    for (String rule : page.rules()) {
      json.value(rule);
    }
    json.endArray();
    for (Language language : List.of(Language.EN, Language.PT)) {
      json.name(language == Language.EN ? "en" : "pt").beginObject();
      json.name("title").value(page.name(language));
      json.name("message").value(page.message(language));
      json.name("text").value(page.text(language));
      json.endObject();
    }
    json.endObject();
  }
}
