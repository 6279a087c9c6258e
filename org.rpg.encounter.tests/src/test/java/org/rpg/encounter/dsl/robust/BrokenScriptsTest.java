package org.rpg.encounter.dsl.robust;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
import org.rpg.encounter.dsl.load.ScriptResource;
import org.rpg.encounter.dsl.words.Language;

/**
 * Good scripts with one slip each: it is told where it is, and little else is. What was said of the
 * good script already does not count, and a slip after which there is nothing to say left a good
 * script. {@code -Dencounter.breaks=50} breaks each script so often and prints what was missed.
 */
class BrokenScriptsTest {
  private static final int BREAKS = Integer.getInteger("encounter.breaks", 4);

  /** The slip, and at most two things that follow from it. */
  private static final int MOST = 3;

  /** Of fewer no share says anything. */
  private static final int ENOUGH = 10;

  private final Shelf shelf = new Shelf();

  /** How one kind of slip was told. */
  private static final class Count {
    int all;
    int right;
    int near;
    int few;

    double share(int some) {
      return all == right ? 100 : 100.0 * some / (all - right);
    }
  }

  @Test
  void aSlipIsToldWhereItIsAndLittleElse() {
    Map<Break, Count> counts = new EnumMap<>(Break.class);
    List<String> scripts = Examples.whole();
    Break[] kinds = Break.values();
    int next = 0;
    for (int n = 0; n < scripts.size(); n++) {
      String script = scripts.get(n);
      ScriptResource good = shelf.read(script);
      List<String> before = told(good);
      Language language = Language.of(good);
      shelf.clear();
      Random random = new Random(n);
      for (int i = 0; i < BREAKS; i++) {
        Break kind = kinds[next++ % kinds.length];
        kind.of(script, language, random)
            .filter(it -> !kind.isOfName() || isUsed(script, it.token()))
            .ifPresent(
                it -> judge(kind, it, before, counts.computeIfAbsent(kind, k -> new Count())));
      }
    }
    List<String> below = new ArrayList<>();
    counts.forEach(
        (kind, it) -> {
          String line =
              String.format(
                  Locale.ROOT,
                  "%-20s %4d: still right %5.1f%%; of the others near %5.1f%%, at most %d %5.1f%%",
                  kind,
                  it.all,
                  100.0 * it.right / it.all,
                  it.share(it.near),
                  MOST,
                  it.share(it.few));
          System.out.println(line);
          int told = it.all - it.right;
          if (isTooMany(it.right, it.all, kind.right)
              || isTooMany(told - it.near, told, 100 - kind.near)
              || isTooMany(told - it.few, told, 100 - kind.few)) {
            below.add(line);
          }
        });
    assertEquals(List.of(), below);
  }

  /** Whether more fail than a share of them lets expect; of a few breaks one or two more may. */
  private static boolean isTooMany(int failed, int all, double percent) {
    double share = percent / 100;
    double expected = share * all;
    double spread = Math.sqrt(expected * (1 - share));
    return all >= ENOUGH && failed > expected + 2.5 * spread + 0.5;
  }

  /** A name that stands only once may be any. */
  private static boolean isUsed(String script, String name) {
    return script.indexOf(name) != script.lastIndexOf(name);
  }

  private List<String> told(ScriptResource script) {
    return shelf.issues(script).stream().map(it -> it.getCode() + it.getMessage()).toList();
  }

  private void judge(Break kind, Break.Broken broken, List<String> before, Count count) {
    List<String> old = new ArrayList<>(before);
    List<Issue> issues =
        shelf.issues(shelf.read(broken.text())).stream()
            .filter(it -> !old.remove(it.getCode() + it.getMessage()))
            .toList();
    shelf.clear();
    count.all++;
    if (issues.isEmpty()) {
      count.right++;
      if (BREAKS >= 50) {
        print("RIGHT " + kind, broken, issues);
      }
      return;
    }
    boolean near = issues.stream().anyMatch(it -> isNear(kind, it, broken));
    count.near += near ? 1 : 0;
    // a hint may say the slip, as of the other language's word; nobody minds one more
    boolean few = issues.stream().filter(it -> it.getSeverity() != Severity.INFO).count() <= MOST;
    count.few += few ? 1 : 0;
    if (BREAKS >= 50 && (!near || !few)) {
      print(kind.toString(), broken, issues);
    }
  }

  /** On the lines, or on the next or last one that has something on it. */
  private static boolean isNear(Break kind, Issue issue, Break.Broken broken) {
    List<String> lines = broken.text().lines().toList();
    int line = Optional.ofNullable(issue.getLineNumber()).orElse(0);
    if (line >= broken.from() && line <= broken.to()) {
      return true;
    }
    int least = line < broken.from() ? line : broken.to();
    int most = line < broken.from() ? broken.from() : line;
    int apart = 0;
    for (int i = least + 1; i < most && i <= lines.size(); i++) {
      String between = lines.get(i - 1).strip();
      apart += between.isEmpty() || between.startsWith("//") ? 0 : 1;
    }
    String there = line < 1 || line > lines.size() ? "" : lines.get(line - 1);
    return apart == 0
        || kind.isOfName() && there.contains(broken.token())
        || kind.isOfLine() && (isHead(line, broken, lines) || names(there, broken.token()));
  }

  /** Whether a line begins the declaration in which something was broken. */
  private static boolean isHead(int line, Break.Broken broken, List<String> lines) {
    int head = Math.min(broken.from(), lines.size());
    while (head > 1 && !lines.get(head - 1).matches("\\p{L}.*")) {
      head--;
    }
    return line == head;
  }

  /** Whether a line has a name that stood in what was broken. */
  private static boolean names(String line, String token) {
    for (String word : token.split("[^\\p{L}\\d]+")) {
      if (!word.isEmpty() && Character.isUpperCase(word.charAt(0)) && line.contains(word)) {
        return true;
      }
    }
    return false;
  }

  private static void print(String kind, Break.Broken broken, List<Issue> issues) {
    List<String> lines = broken.text().lines().toList();
    List<String> told = new ArrayList<>();
    issues.stream()
        .limit(5)
        .forEach(it -> told.add(it.getLineNumber() + " " + it.getCode() + " " + it.getMessage()));
    System.out.println(
        kind
            + " "
            + broken.from()
            + ": "
            + lines.get(Math.min(lines.size(), broken.from()) - 1).strip()
            + "  ~ "
            + broken.token().strip()
            + "\n    "
            + String.join("\n    ", told));
  }
}
