package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tuple;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.WorkspaceFoldersChangeEvent;
import org.eclipse.lsp4j.WorkspaceSymbolParams;

/**
 * Whatever an editor and a disk have done, in whatever order, the server then says what a fresh one
 * says that finds the same files and opens the same documents.
 */
class FreshServerTest {
  private static final List<String> FILES =
      List.of(
          "a.encounter",
          "b.encounter",
          "library/c.encounter",
          "deep/d.encounter",
          "e.md",
          "encounter.toml");

  /** Pieces of scripts that lean on each other; some do not parse, some do not link. */
  private static final List<String> PIECES =
      List.of(
          "creature Wolfling like Wolf { size small }\n",
          "creature Wolfling { size tiny }\n",
          "character Ana { skills Physique 2, Fight[Sword] 3  wields Sword  style Timid }\n",
          "tactics Timid { otherwise: wait }\n",
          "encounter Den { heroes: Ana  opponents: 2 Wolflings }\n",
          "encounter Den { heroes: Ana\n",
          "import \"b.encounter\"\n",
          "import \"../b.encounter\"\n",
          "import \"e.md\"\n",
          "importa \"a.encounter\"\ncriatura Orc do Brejo como Goblin { tamanho médio }\n",
          "// \uD83D\uDC3A\n",
          "}\n",
          "```encounter\ncreature Page Beast { size huge }\n```\n");

  private static final List<String> SETTINGS =
      List.of(
          "",
          "language = \"pt\"\n",
          "[severity]\nNAME-UNUSED = \"error\"\n",
          "library = \"deep\"\n",
          "rules = \"None\"\n");

  /** Something that an editor or somebody at the disk does. */
  private interface Deed {
    void happens(Table table);
  }

  // ---- what may happen

  private static Deed named(String name, Deed deed) {
    return new Deed() {
      @Override
      public void happens(Table table) {
        deed.happens(table);
      }

      @Override
      public String toString() {
        return name;
      }
    };
  }

  private static Arbitrary<String> texts() {
    return Arbitraries.of(PIECES).list().ofMinSize(0).ofMaxSize(4).map(it -> String.join("", it));
  }

  private static Arbitrary<String> text(String file) {
    return file.endsWith(".toml") ? Arbitraries.of(SETTINGS) : texts();
  }

  @Provide
  Arbitrary<List<Deed>> days() {
    Arbitrary<String> files = Arbitraries.of(FILES);
    Arbitrary<Deed> saves =
        files.flatMap(
            file -> text(file).map(text -> named("save " + file, it -> it.save(file, text))));
    Arbitrary<Deed> opens = files.map(file -> named("open " + file, it -> it.open(file)));
    Arbitrary<Deed> closes = files.map(file -> named("close " + file, it -> it.close(file)));
    Arbitrary<Deed> deletes = files.map(file -> named("delete " + file, it -> it.delete(file)));
    Arbitrary<Deed> edits =
        Combinators.combine(
                files, Arbitraries.integers().between(0, 200), Arbitraries.of(PIECES), texts())
            .as(
                (file, at, piece, whole) ->
                    named("edit " + file + " at " + at, it -> it.edit(file, at, piece, whole)));
    Arbitrary<Deed> moves =
        Combinators.combine(files, files)
            .as((from, to) -> named("move " + from + " to " + to, it -> it.move(from, to)));
    Arbitrary<Deed> folders =
        Arbitraries.of(
            named("the folder goes", Table::withoutDeep),
            named("the folder is a table's own, or no longer", Table::turnDeep));
    Arbitrary<Deed> locales =
        Arbitraries.of("auto", "script", "en", "pt")
            .map(locale -> named("speak " + locale, it -> it.speak(locale)));
    return Arbitraries.frequencyOf(
            Tuple.of(4, saves),
            Tuple.of(4, edits),
            Tuple.of(3, opens),
            Tuple.of(1, closes),
            Tuple.of(1, deletes),
            Tuple.of(1, moves),
            Tuple.of(1, folders),
            Tuple.of(1, locales))
        .list()
        .ofMinSize(5)
        .ofMaxSize(30);
  }

  @Property(tries = 12, shrinking = ShrinkingMode.BOUNDED)
  void afterAnyDayTheServerKnowsWhatAFreshOneKnows(@ForAll("days") List<Deed> day)
      throws IOException {
    Path folder = Files.createTempDirectory("day");
    try (Table table = new Table(folder)) {
      table.save("a.encounter", PIECES.get(0) + PIECES.get(4));
      table.save("b.encounter", PIECES.get(2) + PIECES.get(3));
      day.forEach(it -> it.happens(table));
      Map<String, String> known = table.known();
      try (Table fresh = table.again()) {
        assertEquals(fresh.known(), known);
      }
    } finally {
      try (Stream<Path> all = Files.walk(folder)) {
        for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(each);
        }
      }
    }
  }

  /** A folder, an editor and a server. */
  private static final class Table implements AutoCloseable {
    private final Path folder;
    private final WireClient client;
    private final Map<String, String> open = new TreeMap<>();
    private String locale = "auto";
    private boolean deepIsOwn;

    Table(Path... folders) {
      folder = folders[0];
      client = WireClient.with(folders);
    }

    Table again() {
      Table fresh = deepIsOwn ? new Table(folder, deep()) : new Table(folder);
      fresh.speak(locale);
      open.forEach(fresh::opens);
      return fresh;
    }

    private Path deep() {
      return folder.resolve("deep");
    }

    /** A folder within the folder is added, or taken away. */
    void turnDeep() {
      List<WorkspaceFolder> deep =
          List.of(new WorkspaceFolder(deep().toUri().toString().replaceAll("/$", ""), "deep"));
      deepIsOwn = !deepIsOwn;
      WorkspaceFoldersChangeEvent change =
          deepIsOwn
              ? new WorkspaceFoldersChangeEvent(deep, List.of())
              : new WorkspaceFoldersChangeEvent(List.of(), deep);
      client
          .server
          .getWorkspaceService()
          .didChangeWorkspaceFolders(new DidChangeWorkspaceFoldersParams(change));
    }

    /** The person sets another language. */
    void speak(String chosen) {
      locale = chosen;
      JsonObject section = new JsonObject();
      section.addProperty("locale", chosen);
      section.addProperty("liveOdds", false);
      JsonObject all = new JsonObject();
      all.add("encounter", section);
      client
          .server
          .getWorkspaceService()
          .didChangeConfiguration(new DidChangeConfigurationParams(all));
    }

    private String uri(String file) {
      return folder.resolve(file).toUri().toString();
    }

    void save(String file, String text) {
      boolean isNew = !Files.exists(folder.resolve(file));
      WireClient.write(folder.resolve(file), text);
      client.watched(uri(file), isNew ? FileChangeType.Created : FileChangeType.Changed);
    }

    void open(String file) {
      if (!open.containsKey(file) && Files.exists(folder.resolve(file)) && !isProject(file)) {
        try {
          opens(file, Files.readString(folder.resolve(file)));
        } catch (IOException e) {
          throw new AssertionError(e);
        }
      }
    }

    private static boolean isProject(String file) {
      return file.endsWith(".toml");
    }

    private void opens(String file, String text) {
      open.put(file, text);
      if (file.endsWith(".md")) {
        client.openPage(uri(file), text);
      } else {
        client.open(uri(file), text);
      }
    }

    void close(String file) {
      if (open.remove(file) != null) {
        client.close(uri(file));
      }
    }

    void edit(String file, int at, String piece, String whole) {
      String text = open.get(file);
      if (text == null) {
        return;
      }
      int from = text.isEmpty() ? 0 : at % text.length();
      if (at % 7 == 0) {
        open.put(file, whole);
        client.replace(uri(file), whole);
        return;
      }
      int to = Math.min(text.length(), from + at % 5);
      List<Integer> lines = Texts.lines(text);
      while (from > 0 && Character.isLowSurrogate(text.charAt(from))) {
        from--;
      }
      while (to < text.length() && Character.isLowSurrogate(text.charAt(to))) {
        to++;
      }
      Position begin = Texts.position(lines, from);
      Position end = Texts.position(lines, to);
      open.put(file, text.substring(0, from) + piece + text.substring(to));
      client.edit(uri(file), new Range(begin, end), piece);
    }

    void delete(String file) {
      try {
        if (Files.deleteIfExists(folder.resolve(file))) {
          client.watched(uri(file), FileChangeType.Deleted);
        }
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }

    void move(String from, String to) {
      if (isProject(from) != isProject(to) || from.equals(to)) {
        return;
      }
      Path source = folder.resolve(from);
      if (Files.exists(source) && !Files.exists(folder.resolve(to))) {
        try {
          String text = Files.readString(source);
          Files.delete(source);
          client.watched(uri(from), FileChangeType.Deleted);
          save(to, text);
        } catch (IOException e) {
          throw new AssertionError(e);
        }
      }
    }

    /** Only the folder's own end is told. */
    void withoutDeep() {
      Path deep = folder.resolve("deep");
      try {
        if (Files.exists(deep)) {
          Files.deleteIfExists(deep.resolve("d.encounter"));
          Files.delete(deep);
          client.watched(deep.toUri().toString(), FileChangeType.Deleted);
        }
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }

    /** Everything the server says, once it has taken in all that happened. */
    Map<String, String> known() {
      // a question is answered after all that was said before it has been built
      Map<String, String> said = new TreeMap<>();
      TreeSet<String> symbols = new TreeSet<>();
      WireClient.answer(client.server.getWorkspaceService().symbol(new WorkspaceSymbolParams("")))
          .getRight()
          .forEach(
              it ->
                  symbols.add(
                      it.getName()
                          + " "
                          + relative(it.getLocation().getLeft().getUri())
                          + " "
                          + it.getLocation().getLeft().getRange().getStart().getLine()));
      said.put("symbols", String.join("\n", symbols));
      for (String file : FILES) {
        if (open.containsKey(file)) {
          said.put(
              "colours of " + file,
              String.valueOf(
                  WireClient.answer(
                      client
                          .server
                          .getTextDocumentService()
                          .semanticTokensFull(
                              new SemanticTokensParams(new TextDocumentIdentifier(uri(file)))))));
        }
      }
      client
          .published()
          .forEach(
              (uri, last) -> {
                if (!last.getDiagnostics().isEmpty()) {
                  said.put("problems of " + relative(uri), problems(last));
                }
              });
      return said;
    }

    private String relative(String uri) {
      return uri.substring(uri.lastIndexOf(folder.getFileName().toString()));
    }

    private static String problems(PublishDiagnosticsParams published) {
      List<String> all = new ArrayList<>();
      for (Diagnostic each : published.getDiagnostics()) {
        all.add(
            each.getRange().getStart().getLine()
                + ":"
                + each.getRange().getStart().getCharacter()
                + " "
                + each.getCode().getLeft()
                + " "
                + each.getMessage().getLeft());
      }
      return String.join("\n", all);
    }

    @Override
    public void close() {
      client.close();
    }
  }
}
