package org.rpg.encounter.dsl.robust;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.inject.Injector;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.validation.Issue;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.EncounterStandaloneSetup;
import org.rpg.encounter.dsl.validation.ScriptChecker;

/**
 * Good scripts with one slip each: it is told where it is, and little else is. {@code
 * -Dencounter.breaks=50} breaks each script so often and prints what was missed.
 */
class BrokenScriptsTest {
  private static final int BREAKS = Integer.getInteger("encounter.breaks", 4);

  /** The slip, and at most two things that follow from it. */
  private static final int MOST = 3;

  private static final Injector INJECTOR =
      new EncounterStandaloneSetup().createInjectorAndDoEMFRegistration();

  private final ScriptChecker checker = INJECTOR.getInstance(ScriptChecker.class);

  /** How one kind of slip was told. */
  private static final class Count {
    int all;
    int told;
    int near;
    int few;
  }

  @Test
  void aSlipIsToldWhereItIsAndLittleElse() {
    Map<Break, Count> counts = new EnumMap<>(Break.class);
    List<String> scripts = Examples.texts();
    for (int n = 0; n < scripts.size(); n++) {
      String script = scripts.get(n);
      Random random = new Random(n);
      int kinds = Break.values().length;
      for (int i = 0; i < BREAKS; i++) {
        Break kind = Break.values()[(n * BREAKS + i) % kinds];
        kind.of(script, random)
            .filter(it -> kind != Break.MISSPELT_NAME || isUsed(script, it.token()))
            .ifPresent(it -> judge(kind, it, counts.computeIfAbsent(kind, k -> new Count())));
      }
    }
    counts.forEach(
        (kind, it) ->
            System.out.printf(
                Locale.ROOT,
                "%-16s %4d: told %5.1f%%, near %5.1f%%, at most %d %5.1f%%%n",
                kind,
                it.all,
                100.0 * it.told / it.all,
                100.0 * it.near / it.all,
                MOST,
                100.0 * it.few / it.all));
    int all = counts.values().stream().mapToInt(it -> it.all).sum();
    int near = counts.values().stream().mapToInt(it -> it.near).sum();
    int few = counts.values().stream().mapToInt(it -> it.few).sum();
    assertTrue(near >= 0.93 * all, near + " of " + all + " are told near the slip");
    assertTrue(few >= 0.97 * all, few + " of " + all + " lead to no more than " + MOST);
  }

  /** A name that stands only once may be any. */
  private static boolean isUsed(String script, String name) {
    return script.indexOf(name) != script.lastIndexOf(name);
  }

  private void judge(Break kind, Break.Broken broken, Count count) {
    List<Issue> issues =
        checker.issues(broken.text()).stream()
            .filter(it -> it.getSeverity() != Severity.INFO)
            .toList();
    count.all++;
    count.told += issues.isEmpty() ? 0 : 1;
    boolean near = issues.stream().anyMatch(it -> isNear(kind, it, broken));
    count.near += near ? 1 : 0;
    count.few += issues.size() <= MOST ? 1 : 0;
    if (BREAKS >= 50 && (!near || issues.size() > MOST)) {
      print(kind, broken, issues);
    }
  }

  /** On the line, or on the next or last one that has something on it. */
  private static boolean isNear(Break kind, Issue issue, Break.Broken broken) {
    List<String> lines = broken.text().lines().toList();
    int line = Optional.ofNullable(issue.getLineNumber()).orElse(0);
    int least = Math.min(line, broken.line());
    int most = Math.max(line, broken.line());
    int apart = 0;
    for (int i = least + 1; i < most && i <= lines.size(); i++) {
      String between = lines.get(i - 1).strip();
      apart += between.isEmpty() || between.startsWith("//") ? 0 : 1;
    }
    // of a name that was declared and of its use nobody can tell which is the wrong one
    return apart == 0
        || kind == Break.MISSPELT_NAME && lines.get(line - 1).contains(broken.token());
  }

  private static void print(Break kind, Break.Broken broken, List<Issue> issues) {
    List<String> lines = broken.text().lines().toList();
    List<String> told = new ArrayList<>();
    issues.stream()
        .limit(5)
        .forEach(it -> told.add(it.getLineNumber() + " " + it.getCode() + " " + it.getMessage()));
    System.out.println(
        kind
            + " "
            + broken.line()
            + ": "
            + lines.get(broken.line() - 1).strip()
            + "  ~ "
            + broken.token()
            + "\n    "
            + String.join("\n    ", told));
  }
}
