package org.rpg.encounter.ide.completion;

import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.CompletionItemKind;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Reader;
import org.rpg.encounter.dsl.words.Words;
import org.rpg.encounter.rulebook.Glossary;

/** The words of the language, spelled in the language of the file. */
final class WordProposals {
  private WordProposals() {}

  /** The proposal of a key of the grammar, if the typed text leads to any of its spellings. */
  static Optional<Proposal> of(String key, Beginning beginning, Reader reader) {
    if (!Words.keys().contains(key)) {
      return sign(key, beginning);
    }
    Language language = reader.script();
    Language other = language.other();
    String own = Words.spelling(key, language);
    String foreign = Words.spelling(key, other);
    Optional<String> form = matching(Words.forms(key, language), beginning);
    if (form.isPresent()) {
      return Optional.of(word(beginning, form.get(), form.get(), foreign, about(key, reader)));
    }
    return matching(Words.forms(key, other), beginning)
        .filter(match -> !beginning.typed().isEmpty())
        .map(match -> word(beginning, own, match, match, about(key, reader)));
  }

  private static Explanation about(String key, Reader reader) {
    return Explanation.of(() -> Glossary.about(key, reader));
  }

  private static Optional<String> matching(List<String> forms, Beginning beginning) {
    return forms.stream().filter(f -> Spelling.begins(f, beginning.typed())).findFirst();
  }

  private static Proposal word(
      Beginning beginning,
      String label,
      String matched,
      String foreign,
      Explanation documentation) {
    return new Proposal(
        beginning,
        label,
        label,
        matched,
        CompletionItemKind.Keyword,
        Proposal.WORD,
        Optional.of(foreign).filter(f -> !f.equals(label)),
        documentation);
  }

  /**
   * Of the signs only the one that one would look up is offered, where nothing is typed yet. Braces
   * are not: at the end of a line Enter would take the proposal instead of beginning a line.
   */
  private static Optional<Proposal> sign(String key, Beginning beginning) {
    boolean offered = beginning.typed().isEmpty() && key.equals("->");
    return offered
        ? Optional.of(
            new Proposal(
                beginning,
                key,
                key,
                key,
                CompletionItemKind.Operator,
                Proposal.SIGN,
                Optional.empty(),
                Explanation.NONE))
        : Optional.empty();
  }
}
