package org.rpg.encounter.manual.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.xtext.IGrammarAccess;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.Scripts;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.manual.railroad.TrackText;

/** Rules of the grammar as a writer of either language meets them. */
class TracksTest {
  private static final Constructs CONSTRUCTS = Constructs.ofTheLanguage();

  private static Tracks tracks(Language language) {
    return new Tracks(
        Scripts.the(IGrammarAccess.class).getGrammar(),
        CONSTRUCTS,
        language,
        Construct::rule,
        key -> "word " + key);
  }

  private static String text(String rule, Language language) {
    return TrackText.of(tracks(language).of(CONSTRUCTS.of(rule).orElseThrow()).orElseThrow());
  }

  @Test
  void keysAreSpelledInTheLanguageOfThePage() {
    assertEquals("clock ⟨name⟩ [ / ⟨name⟩ ] ⟨amount⟩", text("Clock", Language.EN));
    assertEquals("relógio ⟨nome⟩ [ / ⟨nome⟩ ] ⟨quantidade⟩", text("Clock", Language.PT));
  }

  @Test
  void aListIsALoopWithACommaOnTheWayBack() {
    assertEquals("travellers ⟨member⟩ , …", text("Travellers", Language.EN));
  }

  @Test
  void aSmallWordIsSpelledAsItsPlaceWantsIt() {
    assertEquals(
        "leg ⟨name⟩ ⟨measure⟩ [ in ⟨terrain⟩ ] [ accelerated ] [ { [ ⟨step⟩ … ] } ]",
        text("Leg", Language.EN));
    assertEquals("give ⟨thing⟩ to ⟨who⟩", text("GiveAction", Language.EN));
    assertEquals("dar ⟨coisa⟩ a ⟨quem⟩", text("GiveAction", Language.PT));
  }

  @Test
  void trivialRulesAreDrawnWhereTheyAreUsed() {
    assertEquals(
        "never ( opportunity attack | counter-attack | cover shot | kill )",
        text("NeverLine", Language.EN));
  }

  /** "Nothing said" has a key that nobody can write. */
  @Test
  void whatNobodyCanWriteIsNotShown() {
    assertEquals("each | all | any | no | best | worst | half of", text("Quantifier", Language.EN));
    assertTrue(text("Script", Language.EN).startsWith("[ ( ⟨import⟩ | ⟨ruleset⟩ | "));
    assertTrue(text("Script", Language.EN).endsWith(" | ⟨variant⟩ ) … ]"));
  }

  @Test
  void everyConstructKnowsWhereItIsUsed() {
    Tracks tracks = tracks(Language.EN);
    assertEquals(
        List.of("Encounter", "Journey", "Episode", "Change"),
        tracks.usersOf(CONSTRUCTS.of("Clock").orElseThrow()).stream()
            .map(Construct::rule)
            .filter(List.of("Encounter", "Journey", "Episode", "Change")::contains)
            .sorted(
                java.util.Comparator.comparing(
                    List.of("Encounter", "Journey", "Episode", "Change")::indexOf))
            .toList());
    assertTrue(tracks.usersOf(CONSTRUCTS.of("Script").orElseThrow()).isEmpty());
  }
}
