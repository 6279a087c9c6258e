package org.rpg.encounter.ide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.inject.Injector;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.Issue;
import org.rpg.encounter.dsl.ide.EncounterIdeSetup;
import org.rpg.encounter.dsl.load.ScriptResource;
import org.rpg.encounter.dsl.robust.Mutant;
import org.rpg.encounter.dsl.robust.Shelf;
import org.rpg.encounter.ide.completion.Completions;
import org.rpg.encounter.ide.names.Occurrences;
import org.rpg.encounter.ide.text.Colours;
import org.rpg.encounter.ide.text.Folding;
import org.rpg.encounter.ide.text.Selections;

/** An editor without its wire: one set of scripts with the rulebook, and a text after the other. */
final class Desk {
  private final Injector services = new EncounterIdeSetup().createInjectorAndDoEMFRegistration();
  private final Shelf shelf = new Shelf(services);
  private final Completions completions = the(Completions.class);
  private final Hovers hovers = the(Hovers.class);
  private final Outline outline = the(Outline.class);
  private final Definitions definitions = the(Definitions.class);
  private final Formatting formatting = the(Formatting.class);
  private final Colours colours = the(Colours.class);
  private final Occurrences occurrences = the(Occurrences.class);

  private <T> T the(Class<T> service) {
    return services.getInstance(service);
  }

  /** A mutant that was read and checked. */
  record Sheet(Mutant mutant, ScriptResource script, List<Issue> issues) {}

  /** Reads and checks it. */
  Sheet read(Mutant mutant) {
    ScriptResource script =
        mutant.page() ? shelf.readPage(mutant.text()) : shelf.read(mutant.text());
    return new Sheet(mutant, script, shelf.issues(script));
  }

  /** Clears it away for the next. */
  void clear() {
    shelf.clear();
  }

  /** Its diagnostics are of people's words and stand in the text. */
  void judge(Sheet sheet) {
    int length = sheet.script.text().length();
    for (Issue issue : sheet.issues) {
      String message = issue.getMessage();
      assertFalse(message.isBlank(), issue::toString);
      assertFalse(message.matches("(?s).*(?:\\bnull\\b|RULE_|\\{\\d}).*"), issue::toString);
      assertTrue(issue.getOffset() >= 0 && issue.getOffset() <= length, issue::toString);
      assertTrue(issue.getOffset() + issue.getLength() <= length, issue::toString);
      assertTrue(issue.getCode().matches("[A-Z-]+"), issue::toString);
    }
  }

  /** Asks of it what an editor asks, at places that chance decides. */
  void ask(Sheet sheet) {
    Random random = sheet.mutant.random();
    int length = sheet.script.text().length();
    ask(sheet, random.nextInt(length + 1), random.nextInt(length + 1));
  }

  /** Asks of it what an editor asks, with the caret here and the pointer there. */
  void ask(Sheet sheet, int caret, int pointer) {
    ScriptResource script = sheet.script;
    OpenDocument document = new OpenDocument(1, script.text());
    Position here = document.getPosition(caret);
    Position there = document.getPosition(pointer);
    completions.at(document, here, script, pointer % 2 == 0, told -> {}, CancelIndicator.NullImpl);
    hovers.at(document, there, script);
    definitions.at(document, there, script);
    outline.of(document, script);
    Folding.of(document, script);
    Selections.at(document, here, script);
    colours.of(document, script, 0, script.text().length(), pointer % 2 == 0);
    occurrences.at(script, pointer).ifPresent(it -> occurrences.in(script, it.target()));
    formatting.edits(document, script, Optional.of(new Range(here, there)));
  }

  /** Lays it out, twice, and translates it, if it can be read. */
  void rewrite(Sheet sheet) {
    if (!shelf.isWhole(sheet.script)) {
      return;
    }
    String laidOut = shelf.laidOut(sheet.script);
    shelf.translated(sheet.script);
    if (!laidOut.equals(sheet.script.text())) {
      ScriptResource again =
          read(new Mutant(laidOut, sheet.mutant.page(), sheet.mutant.random())).script;
      assertTrue(shelf.isWhole(again), () -> "laid out it cannot be read:\n" + laidOut);
      assertEquals(laidOut, shelf.laidOut(again), "laid out twice");
    }
  }
}
