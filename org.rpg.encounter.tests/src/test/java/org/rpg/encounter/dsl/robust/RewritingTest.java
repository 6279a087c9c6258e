package org.rpg.encounter.dsl.robust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.Scripts;

/**
 * Whatever ships says the same after it is laid out, and after it is translated there and back: the
 * models are compared in full, names through their twins. The text is the same but for what one of
 * the languages does not mark: the gender of persons, a contraction before a name.
 */
class RewritingTest {
  /** Of the lines; measured: 0.983. */
  private static final double UNCHANGED = 0.97;

  private final Rewriting rewriting = new Rewriting(new Shelf());

  private static List<String> all() {
    return Stream.of(
            Examples.texts(),
            Examples.right(),
            Examples.recipes(),
            Examples.library(),
            Stream.of("en", "pt")
                .flatMap(language -> Scripts.corpus(language).stream())
                .map(Scripts::text)
                .toList())
        .flatMap(List::stream)
        .toList();
  }

  @Test
  void whatShipsSaysTheSameLaidOutAndTranslated() {
    List<String> scripts = all();
    assertTrue(scripts.size() > 300, scripts.size() + " are too few to show anything");
    for (String script : scripts) {
      assertTrue(rewriting.check(script).isPresent(), () -> "it cannot be read:\n" + script);
    }
    String share = String.format(Locale.ROOT, "%.3f", rewriting.unchanged());
    System.out.println(share + " of the lines came back from the other language as they were");
    assertTrue(rewriting.unchanged() >= UNCHANGED, share);
  }

  @Test
  void theFormOfAModelTellsWhatIsMeantAndNotHowItIsWritten() {
    String english = "fact Alarm / Alarme 0\nepisode Gate { Alarm rises 1  Alarme rises 2 }\n";
    String portuguese = "fato Alarme / Alarm 0\nepis\u00F3dio Gate { Alarm sobe 1 Alarm sobe 2 }\n";
    assertEquals(rewriting.check(english), rewriting.check(portuguese));
  }
}
