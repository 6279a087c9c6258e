package org.rpg.encounter.dsl.validation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.rpg.encounter.dsl.syntax.Reading;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Lexeme;
import org.rpg.encounter.dsl.words.Synonyms;
import org.rpg.encounter.dsl.words.Words;

/** What would make a line readable that has a token that does not fit. */
final class Mend {
  private static final int MOST = 2;

  /** How many tokens before the wrong one the slip may be. */
  private static final int BACK = 3;

  private static final Set<String> BRACES = Set.of("{", "}");

  /** The words and signs that are most often left out, the likeliest first. */
  private static final List<String> MISSING =
      List.of(":", ",", "at", "of", "with", "against", "for", "is", "starts", "by", "->", "=");

  /** What a wrong token may stand for, if nothing of it is known. */
  private static final List<String> INSTEAD =
      List.of("at", "of", "with", "for", "against", "is", ":", ",", "->", "=");

  private static final List<String> QUANTIFIERS = List.of("any", "each");

  /** What may stand in place of a quantifier. */
  private static final Set<String> COUNTS =
      Set.of("RULE_INT", "RULE_DICE", "nearest", "farthest", "weakest", "strongest", "adjacent");

  private final Spot spot;
  private final Language language;

  Mend(Spot spot, Language language) {
    this.spot = spot;
    this.language = language;
  }

  /** Some words in place of a stretch of the text. */
  record Replacement(int from, int to, String written, List<String> words) {}

  private record Candidate(Synonyms.Meaning meaning, boolean fits, int readable) {}

  /** What people write for a word of the language that may stand there. */
  Optional<Replacement> synonym() {
    for (int start = begin(); start <= spot.wrong(); start++) {
      for (int words = Synonyms.LONGEST; words > 0; words--) {
        int end = endOfPhrase(start, words);
        if (end <= spot.wrong()) {
          continue;
        }
        Optional<Replacement> found = meaning(start, end, false);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  /** The same, whether it may stand there or not. */
  Optional<Replacement> anySynonym() {
    for (int words = Synonyms.LONGEST; words > 0; words--) {
      int end = endOfPhrase(spot.wrong(), words);
      Optional<Replacement> found =
          end > spot.wrong() ? meaning(spot.wrong(), end, true) : Optional.empty();
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** Whether the wrong word is known to be said for one of the language, which does not fit. */
  boolean isSynonym() {
    return anySynonym().isPresent();
  }

  /** The token behind a phrase of so many words; 0 if it does not end with a token of the line. */
  private int endOfPhrase(int start, int words) {
    int line = spot.tokens().get(start).line();
    int count = 0;
    for (int i = start; i < spot.tokens().size(); i++) {
      Lexeme token = spot.tokens().get(i);
      if (token.line() > line || !isWord(token)) {
        return 0;
      }
      count += token.text().split("\\s+").length;
      if (count >= words) {
        return count == words ? i + 1 : 0;
      }
    }
    return 0;
  }

  private static boolean isWord(Lexeme token) {
    return Character.isLetter(token.text().codePointAt(0))
        && !token.symbol().equals("RULE_ID")
        && !token.symbol().equals("RULE_DICE");
  }

  private String text(int start, int end) {
    StringBuilder text = new StringBuilder();
    for (int i = start; i < end; i++) {
      text.append(i > start ? " " : "").append(spot.tokens().get(i).text());
    }
    return text.toString();
  }

  private Optional<Replacement> meaning(int start, int end, boolean anywhere) {
    Reading before = spot.before(start);
    String written = text(start, end);
    List<Candidate> candidates = new ArrayList<>();
    for (Synonyms.Meaning each : Synonyms.of(written, language)) {
      boolean fits = before.accepts(each.key());
      if (fits || anywhere && !Declarations.isKey(each.key())) {
        int readable = fits ? spot.readable(before.after(each.key()), end) : 0;
        candidates.add(new Candidate(each, fits, readable));
      }
    }
    // of equals the first of the table stays first
    candidates.sort(Comparator.comparingInt(Candidate::readable).reversed());
    List<String> words =
        candidates.stream()
            .filter(it -> it.readable == candidates.get(0).readable)
            .map(it -> it.meaning.spelling())
            .distinct()
            .limit(MOST)
            .toList();
    return words.isEmpty() ? Optional.empty() : Optional.of(replacement(start, end, words));
  }

  private Replacement replacement(int start, int end, List<String> words) {
    int from = spot.tokens().get(start).offset();
    int to = spot.tokens().get(end - 1).end();
    return new Replacement(from, to, spot.text().substring(from, to), words);
  }

  /** A word of the language where another one is meant, with which the line can be read. */
  Optional<Replacement> misplaced() {
    for (int start = begin(); start <= spot.wrong(); start++) {
      int at = start;
      List<String> words =
          Synonyms.ofMisplaced(spot.tokens().get(at).symbol(), language).stream()
              .filter(it -> spot.before(at).accepts(it.key()))
              .filter(it -> reads(spot.before(at).after(it.key()), at + 1))
              .map(Synonyms.Meaning::spelling)
              .limit(1)
              .toList();
      if (!words.isEmpty()) {
        return Optional.of(replacement(at, at + 1, words));
      }
    }
    return Optional.empty();
  }

  /** "1 Goblin", "nearest enemy" where somebody does a step: any of them, or each. */
  Optional<Replacement> quantified() {
    int wrong = spot.wrong();
    boolean counted = COUNTS.contains(spot.token().symbol());
    int from = counted ? wrong + 1 : wrong;
    if (from >= spot.tokens().size() || spot.token().symbol().equals("everyone")) {
      return Optional.empty();
    }
    String behind = spot.tokens().get(from).text();
    List<String> words =
        QUANTIFIERS.stream()
            .filter(spot.reading()::accepts)
            .filter(key -> spot.isReadable(spot.reading().after(key), from))
            .map(key -> Words.spelling(key, language) + " " + behind)
            .toList();
    return words.isEmpty() ? Optional.empty() : Optional.of(replacement(wrong, from + 1, words));
  }

  /** The word of the language most like the wrong one that may stand there. */
  Optional<String> nearest() {
    Nearest nearest = new Nearest(spot.token().text());
    for (String key : Words.keys()) {
      if (spot.reading().accepts(key)) {
        Words.forms(key, language).forEach(nearest::offer);
      }
    }
    return nearest.found();
  }

  /** How far before the wrong token the slip is looked for; never on another line. */
  private int begin() {
    int begin = spot.wrong();
    while (begin > Math.max(spot.first(), spot.wrong() - BACK)
        && spot.tokens().get(begin - 1).line() == spot.token().line()) {
      begin--;
    }
    return begin;
  }

  /** One word or sign before a token, with which the line can be read. */
  record Missing(String written, Lexeme before) {}

  /** What is missing, where a single word or sign is likely. */
  Optional<Missing> missing() {
    int most = spot.wrong();
    int least = Math.max(spot.first(), most - BACK);
    for (int at = most; at >= least; at--) {
      Lexeme before = spot.tokens().get(at);
      boolean isLineStart = at == spot.first() || at == most && spot.beginsLine();
      if (isLineStart || BRACES.contains(before.symbol())) {
        continue;
      }
      for (String key : MISSING) {
        if (spot.before(at).accepts(key) && reads(spot.before(at).after(key), at)) {
          return Optional.of(new Missing(Words.spelling(key, language), before));
        }
      }
    }
    return Optional.empty();
  }

  /** To the wrong token, from there to the end of its line. */
  private boolean reads(Reading understood, int from) {
    Reading reading = understood;
    if (from > spot.wrong()) {
      return spot.isReadable(reading, from);
    }
    for (int i = from; i < spot.wrong(); i++) {
      reading = reading.after(spot.tokens().get(i).symbol());
    }
    return spot.isReadable(reading, spot.wrong());
  }

  /** Whether the line can be read without the wrong token. */
  boolean isTooMuch() {
    return !spot.beginsLine()
        && next().isPresent()
        && spot.isReadable(spot.reading(), spot.wrong() + 1);
  }

  /** Some words in place of the wrong one, with which the line can be read. */
  Optional<Replacement> instead() {
    Lexeme wrong = spot.token();
    if (BRACES.contains(wrong.symbol())) {
      return Optional.empty();
    }
    List<String> instead =
        INSTEAD.stream()
            .filter(key -> spot.reading().accepts(key))
            .filter(key -> spot.isReadable(spot.reading().after(key), spot.wrong() + 1))
            .map(key -> Words.spelling(key, language))
            .limit(MOST)
            .toList();
    if (instead.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(replacement(spot.wrong(), spot.wrong() + 1, instead));
  }

  /** The token behind the wrong one on its line. */
  private Optional<Lexeme> next() {
    int next = spot.wrong() + 1;
    return next < spot.tokens().size() && spot.tokens().get(next).line() == spot.token().line()
        ? Optional.of(spot.tokens().get(next))
        : Optional.empty();
  }

  /** Whether something is missing before the wrong token: with it the line can be read. */
  boolean isSomethingMissing() {
    return Stream.concat(Words.keys().stream(), TERMINALS_AND_SIGNS.stream())
        .filter(spot.reading()::accepts)
        .anyMatch(symbol -> spot.reading().after(symbol).accepts(spot.token().symbol()));
  }

  private static final List<String> TERMINALS_AND_SIGNS =
      List.of(
          "RULE_ID",
          "RULE_INT",
          "RULE_DICE",
          "RULE_STRING",
          ":",
          ",",
          "{",
          "}",
          "->",
          "=",
          "[",
          "]",
          "(",
          ")",
          "/",
          "%");
}
