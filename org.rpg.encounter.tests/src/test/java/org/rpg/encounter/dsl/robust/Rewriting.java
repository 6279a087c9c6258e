package org.rpg.encounter.dsl.robust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.eclipse.xtext.validation.Issue;
import org.rpg.encounter.dsl.NormalForm;
import org.rpg.encounter.dsl.load.ScriptResource;

/** What must stay the same when a script is laid out and when it is translated there and back. */
public final class Rewriting {
  private final Shelf shelf;
  private int lines;
  private int changed;

  public Rewriting(Shelf shelf) {
    this.shelf = shelf;
  }

  /**
   * Lays a script out, and translates it there and back, if it can be read.
   *
   * @return what it means
   */
  public Optional<String> check(String text) {
    try {
      ScriptResource script = shelf.read(text);
      if (!shelf.isWhole(script)) {
        return Optional.empty();
      }
      String meaning = NormalForm.of(script);
      String laidOut = shelf.laidOut(script);
      ScriptResource again = same(meaning, laidOut, "laid out", text);
      assertEquals(laidOut, shelf.laidOut(again), () -> "laid out twice:\n" + text);
      String there = shelf.translated(again);
      String back = shelf.translated(same(meaning, there, "translated", laidOut));
      String thereAgain = shelf.translated(same(meaning, back, "translated back", laidOut));
      count(laidOut, back);
      // once both languages have had their say, nothing changes any more
      assertEquals(there, thereAgain, () -> "translated there, back and there:\n" + laidOut);
      return Optional.of(meaning);
    } finally {
      shelf.clear();
    }
  }

  private ScriptResource same(String meaning, String text, String how, String from) {
    ScriptResource script = shelf.read(text);
    assertTrue(
        shelf.isWhole(script),
        () -> how + " it cannot be read:\n" + told(script) + text + "\nfrom:\n" + from);
    assertEquals(meaning, NormalForm.of(script), () -> how + ":\n" + text + "\nfrom:\n" + from);
    return script;
  }

  /** What stands in the way, with the line. */
  private String told(ScriptResource script) {
    List<String> lines = script.text().lines().toList();
    StringBuilder told = new StringBuilder();
    for (Issue issue : shelf.issues(script)) {
      if (issue.getCode().startsWith("SYN")) {
        String line = lines.get(Math.min(issue.getLineNumber(), lines.size()) - 1).strip();
        told.append(issue.getMessage()).append(" <<").append(line).append(">>\n");
      }
    }
    return told.toString();
  }

  private void count(String before, String after) {
    List<String> old = before.lines().toList();
    List<String> young = after.lines().toList();
    for (int i = 0; i < old.size(); i++) {
      lines++;
      changed += i < young.size() && old.get(i).equals(young.get(i)) ? 0 : 1;
    }
  }

  /** How many lines of all came back from the other language as they were, from 0 to 1. */
  public double unchanged() {
    return lines == 0 ? 1 : 1 - (double) changed / lines;
  }
}
