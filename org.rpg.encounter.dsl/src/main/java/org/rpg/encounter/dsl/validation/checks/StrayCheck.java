package org.rpg.encounter.dsl.validation.checks;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Damage;
import org.rpg.encounter.dsl.validation.Declarations;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Fix;
import org.rpg.encounter.dsl.validation.Nearest;
import org.rpg.encounter.dsl.validation.OtherGames;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.StrayRegion;
import org.rpg.encounter.dsl.validation.Suggestion;
import org.rpg.encounter.dsl.validation.Wording;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Synonyms;
import org.rpg.encounter.dsl.words.Words;

/** Text outside any declaration, once for each region; not if a syntax error above explains it. */
final class StrayCheck implements Check<Script> {
  private static final Diagnosis STRAY = Diagnosis.of("SYN-STRAY");
  private static final Diagnosis COMMENT = Diagnosis.of("SYN-COMMENT");
  private static final Diagnosis BRACE = Diagnosis.of("SYN-BRACE");
  private static final Diagnosis CAPITAL = Diagnosis.of("SYN-CAPITAL");

  @Override
  public void check(Script script, Findings findings) {
    if (script.getStrays().isEmpty()) {
      return;
    }
    Damage damage = Damage.of(script.eResource());
    for (StrayRegion region : StrayRegion.of(script)) {
      INode first = region.first();
      if (region.before() != script && damage.hasErrorIn(region.before())) {
        continue;
      }
      report(script, region, findings);
    }
  }

  private static void report(Script script, StrayRegion region, Findings findings) {
    INode first = region.first();
    String text = NodeModelUtils.getTokenText(first);
    Place place = Place.of(script, first);
    if (text.startsWith("/*")) {
      findings.report(COMMENT, place, Fix.before(place, " */"));
      return;
    }
    if (text.equals("}")) {
      findings.report(BRACE, place, new Fix(""));
      return;
    }
    Optional<OtherGames.Found> foreign =
        OtherGames.statLine(first.getRootNode().getText(), first.getOffset());
    if (foreign.isPresent()) {
      OtherGames.Found it = foreign.get();
      Place line = new Place(script, it.from(), it.to() - it.from());
      findings.report(it.diagnosis(), line, it.arguments().toArray());
      return;
    }
    String word = text.split(" ", 2)[0];
    String lower = word.toLowerCase(Locale.ROOT);
    if (!lower.equals(word) && isDeclaration(lower, findings.language())) {
      Place only = new Place(script, place.offset(), word.length());
      findings.report(CAPITAL, only, word, lower);
      return;
    }
    if (meant(script, region, findings)) {
      return;
    }
    Nearest nearest = new Nearest(word);
    for (String key : Declarations.KEYS) {
      nearest.offer(Words.spelling(key, findings.language()));
    }
    Suggestion suggestion = nearest.suggestion();
    Wording begin = reader -> " " + Phrases.of("stray-mend").in(reader);
    findings.report(STRAY, place, text, suggestion.replacements().isEmpty() ? begin : suggestion);
  }

  /** "monster Rat {": daily speech for the word of a declaration. */
  private static boolean meant(Script script, StrayRegion region, Findings findings) {
    int most = Math.min(Synonyms.LONGEST, region.tokens().size());
    for (int words = most; words > 0; words--) {
      INode last = region.tokens().get(words - 1);
      int from = region.first().getOffset();
      String phrase = region.first().getRootNode().getText().substring(from, last.getEndOffset());
      List<String> keys =
          Synonyms.of(phrase.replaceAll("\\s+", " "), findings.language()).stream()
              .filter(it -> Declarations.isKey(it.key()))
              .map(Synonyms.Meaning::spelling)
              .limit(2)
              .toList();
      if (!keys.isEmpty()) {
        Place place = new Place(script, from, phrase.length());
        findings.report(STRAY, place, phrase, new Suggestion(keys));
        return true;
      }
    }
    return false;
  }

  private static boolean isDeclaration(String word, Language language) {
    return Declarations.KEYS.stream()
        .anyMatch(
            key ->
                Words.spelling(key, language).equals(word)
                    || Words.spelling(key, Language.EN).equals(word)
                    || Words.spelling(key, Language.PT).equals(word));
  }
}
