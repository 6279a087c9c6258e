package org.rpg.encounter.ide.completion;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.CompletionItemKind;
import org.rpg.encounter.dsl.words.Reader;
import org.rpg.encounter.rulebook.Glossary;

/** A whole declaration at once, with places to fill in; {@code snippets.txt} has both languages. */
final class Snippets {
  private static final Map<String, String[]> ALL = read();

  private Snippets() {}

  private static Map<String, String[]> read() {
    Map<String, String[]> found = new HashMap<>();
    try (InputStream in = Snippets.class.getResourceAsStream("snippets.txt")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
      String[] sections = text.split("(?m)^== ");
      for (int i = 1; i < sections.length; i++) {
        int line = sections[i].indexOf('\n');
        String[] both = sections[i].substring(line + 1).split("(?m)^--\n", 2);
        found.put(
            sections[i].substring(0, line).strip(),
            new String[] {both[0].stripTrailing(), both[1].stripTrailing()});
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return found;
  }

  /** All of them, by the key of the word they begin with. */
  static Map<String, String[]> all() {
    return Map.copyOf(ALL);
  }

  /** The declaration that begins with that word. */
  static Optional<Proposal> of(String key, Beginning beginning, Reader reader) {
    String[] both = ALL.get(key);
    if (both == null) {
      return Optional.empty();
    }
    String word = reader.word(key);
    if (!Spelling.begins(word, beginning.typed())) {
      return Optional.empty();
    }
    return Optional.of(
        new Proposal(
            beginning,
            word + " …",
            both[reader.script().ordinal()],
            word,
            CompletionItemKind.Snippet,
            Proposal.SNIPPET,
            Optional.empty(),
            Explanation.of(() -> Glossary.about(key, reader))));
  }
}
