package org.rpg.encounter.ide.cli;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.Problem;
import org.rpg.encounter.dsl.load.Source;
import org.rpg.encounter.ide.ProgramVersion;

/** Diagnostics as SARIF 2.1.0, which code hosting services show beside the lines of a change. */
final class ProblemSarif {
  private ProblemSarif() {}

  static void print(List<Loaded> scripts, PrintStream to) {
    PrintWriter text = new PrintWriter(to);
    JsonWriter json = new JsonWriter(text);
    json.setIndent("  ");
    try {
      json.beginObject();
      json.name("$schema").value("https://json.schemastore.org/sarif-2.1.0.json");
      json.name("version").value("2.1.0");
      json.name("runs").beginArray().beginObject();
      json.name("tool").beginObject().name("driver").beginObject();
      json.name("name").value("encounter").name("version").value(ProgramVersion.number());
      json.endObject().endObject();
      json.name("columnKind").value("unicodeCodePoints");
      json.name("results").beginArray();
      for (Loaded script : scripts) {
        for (Problem problem : script.problems()) {
          write(problem, json);
        }
      }
      json.endArray().endObject().endArray().endObject().flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    text.println();
    text.flush();
  }

  private static void write(Problem problem, JsonWriter json) throws IOException {
    Source.Place begin = problem.begin();
    Source.Place end = problem.end();
    json.beginObject().name("ruleId").value(problem.code());
    json.name("level").value(level(problem));
    json.name("message").beginObject().name("text").value(problem.message()).endObject();
    json.name("locations").beginArray().beginObject();
    json.name("physicalLocation").beginObject();
    json.name("artifactLocation").beginObject();
    json.name("uri").value(problem.source().name().replace('\\', '/').replace(" ", "%20"));
    json.endObject();
    json.name("region").beginObject();
    json.name("startLine").value(begin.line()).name("startColumn").value(begin.column());
    json.name("endLine").value(end.line()).name("endColumn").value(end.column());
    json.endObject().endObject().endObject().endArray().endObject();
  }

  private static String level(Problem problem) {
    return switch (problem.severity()) {
      case ERROR -> "error";
      case WARNING -> "warning";
      case INFO -> "note";
    };
  }
}
