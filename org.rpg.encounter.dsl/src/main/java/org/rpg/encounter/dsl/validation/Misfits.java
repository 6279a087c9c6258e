package org.rpg.encounter.dsl.validation;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rpg.encounter.dsl.validation.OtherGames.Found;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Lexeme;

/**
 * What to say of a token that does not fit: the word that was probably meant, or what may stand in
 * its place. The parser knows neither, so it is asked of the grammar once more.
 */
final class Misfits {
  private static final Diagnosis WORD = Diagnosis.of("SYN-WORD");
  private static final Diagnosis UNFIT = Diagnosis.of("SYN-UNFIT");
  private static final Diagnosis EXPECTED = Diagnosis.of("SYN-EXPECTED");
  private static final Diagnosis MISSING = Diagnosis.of("SYN-MISSING");
  private static final Diagnosis UNWANTED = Diagnosis.of("SYN-UNWANTED");
  private static final Diagnosis COMMA = Diagnosis.of("SYN-COMMA");

  /** What the parser says when it knows nothing better. */
  private static final Set<String> PLAIN =
      Set.of(UNFIT.code(), EXPECTED.code(), MISSING.code(), UNWANTED.code());

  private static final Set<String> WITH_SYNONYMS =
      Set.of(
          WORD.code(),
          UNFIT.code(),
          EXPECTED.code(),
          MISSING.code(),
          UNWANTED.code(),
          COMMA.code());

  private final Spots spots;
  private final Set<String> openers;
  private final Language language;

  Misfits(Spots spots, Set<String> openers, Language language) {
    this.spots = spots;
    this.openers = openers;
    this.language = language;
  }

  /** A word of daily speech, or a misspelling, for one of the language that may stand there. */
  Optional<Found> word(String code, int offset) {
    if (!WITH_SYNONYMS.contains(code)) {
      return Optional.empty();
    }
    return spots
        .at(offset)
        .flatMap(
            spot -> {
              Mend mend = new Mend(spot, language);
              Optional<Found> synonym = mend.synonym().map(Misfits::found);
              boolean isKnown = !isUnknown(spot) || mend.isSynonym();
              return synonym.isPresent() || isKnown
                  ? synonym
                  : mend.nearest().map(it -> unknown(spot.token(), Suggestion.of(it), ""));
            });
  }

  /** Whether a name may stand there, as far as it is known. */
  boolean mayBeName(int offset) {
    return spots.at(offset).map(it -> it.reading().accepts("RULE_ID")).orElse(true);
  }

  /** What can be said if nothing that was meant fits. */
  Optional<Found> misfit(String code, int offset) {
    Optional<Spot> found = spots.at(offset);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    Spot spot = found.get();
    Mend mend = new Mend(spot, language);
    if (code.equals(WORD.code()) && isUnknown(spot)) {
      return mend.anySynonym()
          .map(Misfits::found)
          .or(() -> Optional.of(unknown(spot.token(), Suggestion.none(), goes(spot))));
    }
    if (!PLAIN.contains(code)) {
      return Optional.empty();
    }
    Optional<Mend.Replacement> meant = mend.quantified().or(mend::misplaced);
    boolean isOpener = openers.contains(spot.token().symbol());
    if (meant.isEmpty() && !isOpener && isSaidWell(code, spot, mend)) {
      return Optional.empty();
    }
    if (meant.isPresent()) {
      return meant.map(it -> unfit(it, spot));
    }
    Optional<Mend.Missing> missing = mend.missing();
    if (missing.isPresent()) {
      Lexeme before = missing.get().before();
      Fix fix = new Fix(missing.get().written() + " " + before.text());
      Object[] said = {"'" + missing.get().written() + "'", "'" + before.text() + "'", fix};
      return Optional.of(new Found(MISSING, before.offset(), before.end(), said));
    }
    Lexeme token = spot.token();
    if (mend.isTooMuch()) {
      String next = "'" + spot.tokens().get(spot.wrong() + 1).text() + "'";
      return Optional.of(
          new Found(
              UNWANTED, token.offset(), token.end(), "'" + token.text() + "'", next, new Fix("")));
    }
    String text = token.text().lines().findFirst().orElse("");
    Mend.Replacement shown =
        mend.instead()
            .orElse(
                new Mend.Replacement(
                    token.offset(), token.offset() + text.length(), text, List.of()));
    return Optional.of(unfit(shown, spot));
  }

  private static Found unfit(Mend.Replacement it, Spot spot) {
    String written = "'" + it.written() + "'";
    return new Found(UNFIT, it.from(), it.to(), written, goes(spot), new Suggestion(it.words()));
  }

  /**
   * Whether a line can be read that the parser could not: what it made of a slip above led it
   * astray.
   */
  boolean isFollowing(String code, int offset) {
    return (PLAIN.contains(code) || code.equals(COMMA.code())) && spots.isReadable(offset);
  }

  /** Whether the parser's own message says what is wrong. */
  private static boolean isSaidWell(String code, Spot spot, Mend mend) {
    if (code.equals(MISSING.code())) {
      return mend.isSomethingMissing();
    }
    if (code.equals(UNWANTED.code())) {
      return spot.isReadable(spot.reading(), spot.wrong() + 1);
    }
    return code.equals(EXPECTED.code()) && Possible.at(spot).isOne();
  }

  private static boolean isUnknown(Spot spot) {
    return spot.token().symbol().equals("RULE_WORD");
  }

  private static Wording goes(Spot spot) {
    Possible possible = Possible.at(spot);
    return reader -> possible.isNothing() ? "" : " " + Phrases.of("goes-here", possible).in(reader);
  }

  private static Found found(Mend.Replacement it) {
    return new Found(WORD, it.from(), it.to(), it.written(), new Suggestion(it.words()), "");
  }

  private static Found unknown(Lexeme word, Suggestion meant, Object goes) {
    return new Found(WORD, word.offset(), word.end(), word.text(), meant, goes);
  }
}
