package org.rpg.encounter.ide.cli;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.Problem;
import org.rpg.encounter.dsl.load.Source;
import org.rpg.encounter.dsl.words.Language;

/** Diagnostics for programs. Lines and columns begin with 1; a column counts code points. */
final class ProblemJson {
  private ProblemJson() {}

  static void print(List<Loaded> scripts, PrintStream to) {
    PrintWriter text = new PrintWriter(to);
    JsonWriter json = new JsonWriter(text);
    json.setIndent("  ");
    try {
      json.beginObject().name("schemaVersion").value(1).name("files").beginArray();
      for (Loaded script : scripts) {
        write(script, json);
      }
      json.endArray().endObject().flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    text.println();
    text.flush();
  }

  private static void write(Loaded script, JsonWriter json) throws IOException {
    json.beginObject().name("file").value(script.source().name());
    json.name("language").value(script.language() == Language.PT ? "pt" : "en");
    json.name("diagnostics").beginArray();
    for (Problem problem : script.problems()) {
      Source.Place begin = problem.begin();
      Source.Place end = problem.end();
      json.beginObject();
      json.name("file").value(problem.source().name());
      json.name("severity").value(problem.severity().name().toLowerCase(Locale.ROOT));
      json.name("code").value(problem.code());
      json.name("message").value(problem.message());
      json.name("line").value(begin.line()).name("column").value(begin.column());
      json.name("endLine").value(end.line()).name("endColumn").value(end.column());
      json.endObject();
    }
    json.endArray().endObject();
  }
}
