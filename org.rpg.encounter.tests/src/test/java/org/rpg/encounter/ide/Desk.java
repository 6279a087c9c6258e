package org.rpg.encounter.ide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.inject.Injector;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.IResourceValidator;
import org.eclipse.xtext.validation.Issue;
import org.rpg.encounter.dsl.format.Edit;
import org.rpg.encounter.dsl.format.Formatter;
import org.rpg.encounter.dsl.ide.EncounterIdeSetup;
import org.rpg.encounter.dsl.library.Library;
import org.rpg.encounter.dsl.load.ScriptResource;
import org.rpg.encounter.dsl.robust.Mutant;
import org.rpg.encounter.dsl.translate.Translator;
import org.rpg.encounter.ide.completion.Completions;
import org.rpg.encounter.ide.names.Occurrences;
import org.rpg.encounter.ide.text.Colours;
import org.rpg.encounter.ide.text.Folding;
import org.rpg.encounter.ide.text.Selections;

/** An editor without its wire: one set of scripts with the rulebook, and a text after the other. */
final class Desk {
  private final Injector services = new EncounterIdeSetup().createInjectorAndDoEMFRegistration();
  private final XtextResourceSet scripts = the(XtextResourceSet.class);
  private final IResourceValidator validator = the(IResourceValidator.class);
  private final Formatter formatter = the(Formatter.class);
  private final Translator translator = the(Translator.class);
  private final Completions completions = the(Completions.class);
  private final Hovers hovers = the(Hovers.class);
  private final Outline outline = the(Outline.class);
  private final Definitions definitions = the(Definitions.class);
  private final Formatting formatting = the(Formatting.class);
  private final Colours colours = the(Colours.class);
  private final Occurrences occurrences = the(Occurrences.class);

  Desk() {
    the(Library.class).load(scripts);
  }

  private <T> T the(Class<T> service) {
    return services.getInstance(service);
  }

  /** A mutant that was read and checked. */
  record Sheet(Mutant mutant, ScriptResource script, List<Issue> issues) {}

  /** Reads and checks it. */
  Sheet read(Mutant mutant) {
    URI uri = URI.createURI("file:/desk/script" + (mutant.page() ? ".md" : ".encounter"));
    ScriptResource script = (ScriptResource) scripts.createResource(uri);
    try {
      byte[] bytes = mutant.text().getBytes(StandardCharsets.UTF_8);
      script.load(new ByteArrayInputStream(bytes), Map.of(XtextResource.OPTION_ENCODING, "UTF-8"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Sheet(
        mutant, script, validator.validate(script, CheckMode.ALL, CancelIndicator.NullImpl));
  }

  /** Clears it away for the next. */
  void clear() {
    scripts.getResources().stream()
        .filter(it -> it.getURI().toString().startsWith("file:/desk/"))
        .toList()
        .forEach(
            it -> {
              it.unload();
              scripts.getResources().remove(it);
            });
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
    completions.at(document, here, script, pointer % 2 == 0, CancelIndicator.NullImpl);
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
    if (!formatter.canFormat(sheet.script)) {
      return;
    }
    String laidOut = Edit.apply(sheet.script.text(), formatter.edits(sheet.script));
    translator.translate(sheet.script, sheet.script.text());
    if (!laidOut.equals(sheet.script.text())) {
      clear();
      ScriptResource again =
          read(new Mutant(laidOut, sheet.mutant.page(), sheet.mutant.random())).script;
      assertTrue(formatter.canFormat(again), () -> "laid out it cannot be read:\n" + laidOut);
      assertEquals(laidOut, Edit.apply(laidOut, formatter.edits(again)), "laid out twice");
    }
  }
}
