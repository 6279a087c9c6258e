package org.rpg.encounter.dsl.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.inject.Inject;
import java.util.List;
import org.eclipse.xtext.testing.InjectWith;
import org.eclipse.xtext.testing.extensions.InjectionExtension;
import org.eclipse.xtext.validation.Issue;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rpg.encounter.dsl.tests.EncounterInjectorProvider;

/** Tests that compare a script's diagnostics with the marks in it. */
@ExtendWith(InjectionExtension.class)
@InjectWith(EncounterInjectorProvider.class)
abstract class ScriptsAreDiagnosed {
  static final String ANA = "character Ana { skills Fight[Sword] 2  wields Sword }\n";
  static final String ANA_PT = "personagem Ana { perícias Lutar[Espada] 2  empunha Espada }\n";

  @Inject ScriptChecker checker;

  /** Exactly the marked diagnostics, in any order of equal places. */
  void diagnose(String marked) {
    MarkedScript script = MarkedScript.of(marked);
    List<Issue> issues = checker.issues(script.text());
    List<String> found =
        issues.stream().map(ScriptChecker.Found::of).map(MarkedScript::found).sorted().toList();
    assertEquals(
        String.join("\n", script.expected().stream().sorted().toList()),
        String.join("\n", found),
        () -> script.text() + "\n" + issues);
  }

  /** The one message of a script. */
  String message(String text) {
    List<Issue> issues = checker.issues(text);
    assertEquals(1, issues.size(), () -> text + issues);
    return issues.get(0).getMessage();
  }
}
