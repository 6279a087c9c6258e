package org.rpg.encounter.dsl.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.inject.Inject;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.xtext.testing.InjectWith;
import org.eclipse.xtext.testing.extensions.InjectionExtension;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rpg.encounter.dsl.Scripts;
import org.rpg.encounter.dsl.tests.EncounterInjectorProvider;

/** What is said of scripts as game masters write them: only what is true of them. */
@ExtendWith(InjectionExtension.class)
@InjectWith(EncounterInjectorProvider.class)
class CorpusDiagnosticsTest {
  /** What a script is meant to show, or what its game master would want to know. */
  private static final Map<String, List<String>> TRUE =
      Map.of(
          // stands in for the rulebook that ships
          "book", List.of("PARAMETER-OUTSIDE"),
          // ten meals and 22 water for four people, four days and 32 water
          "desert", List.of("SUPPLY-MEALS", "SUPPLY-WATER"),
          // two days through the pass without a meal, and a watch on the way
          "road", List.of("MEALS-FEW", "STEP-PLACE"),
          "party", List.of("WEAPON-UNTRAINED"),
          // ground on places that no map shows
          "chasm", List.of("GROUND-MAP"),
          "thieves", List.of("GROUND-MAP"),
          // a style with weapons that only others have, and a hold over two squares
          "manoeuvres", List.of("START-HOLD-FAR", "WEAPON-ABSENT", "WEAPON-UNTRAINED"));

  private static final Set<String> NOT_ASKED = Set.of("NOT-SUPPORTED");

  @Inject private ScriptChecker checker;

  static Stream<Path> scripts() {
    return Stream.concat(Scripts.corpus("en").stream(), Scripts.corpus("pt").stream());
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void nothingIsSaidThatIsNotTrue(Path script) {
    String name = script.getFileName().toString().replaceAll("\\..*", "");
    List<String> found =
        checker.issues(script).stream()
            .map(issue -> issue.getCode())
            .filter(code -> !NOT_ASKED.contains(code))
            .distinct()
            .sorted()
            .toList();
    assertEquals(TRUE.getOrDefault(name, List.of()), found, () -> "" + checker.issues(script));
  }
}
