package org.rpg.encounter.ide.text;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.util.Positions;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.DiagnosisPage;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.words.Reader;

/** What an editor may write in the place of what is wrong. */
public final class QuickFixes {
  private static final Comparator<Diagnostic> IN_ORDER =
      Comparator.comparing(
          it -> it.getRange().getStart(),
          Comparator.comparingInt(Position::getLine).thenComparingInt(Position::getCharacter));

  private QuickFixes() {}

  /**
   * One text that would be right.
   *
   * @param title what the person reads who chooses
   * @param of what it mends
   * @param text what is to stand at the place of the diagnostic
   */
  public record Replacement(String title, Diagnostic of, String text) {}

  /** The texts that came with a diagnostic, whatever form the client gave them on the way back. */
  public static List<Replacement> of(Diagnostic diagnostic, Reader reader) {
    List<Replacement> found = new ArrayList<>();
    for (String text : texts(diagnostic.getData())) {
      String title = Phrases.of(text.isEmpty() ? "fix.remove" : "fix.write", text).in(reader);
      found.add(new Replacement(title, diagnostic, text));
    }
    return found;
  }

  /**
   * Everything for which there is one right text only, in the order of the text. Where two would
   * change the same place, the first of them.
   */
  public static List<TextEdit> all(List<Diagnostic> diagnostics, Reader reader) {
    List<TextEdit> edits = new ArrayList<>();
    Position end = new Position(0, 0);
    for (Diagnostic each : diagnostics.stream().sorted(IN_ORDER).toList()) {
      List<Replacement> fixes = of(each, reader);
      if (fixes.size() == 1
          && isSure(each)
          && !Positions.isBefore(each.getRange().getStart(), end)) {
        edits.add(new TextEdit(each.getRange(), fixes.get(0).text()));
        end = each.getRange().getEnd();
      }
    }
    return edits;
  }

  /** Whether nobody has to decide if the text is what was meant. */
  public static boolean isSure(Diagnostic diagnostic) {
    String code =
        diagnostic.getCode() != null && diagnostic.getCode().isLeft()
            ? diagnostic.getCode().getLeft()
            : "";
    return !DiagnosisPage.exists(code) || !Diagnosis.of(code).page().isOffered();
  }

  private static List<String> texts(Object data) {
    List<String> texts = new ArrayList<>();
    if (data instanceof JsonArray array) {
      for (JsonElement each : array) {
        if (each instanceof JsonPrimitive text && text.isString()) {
          texts.add(text.getAsString());
        }
      }
    } else if (data instanceof List<?> all) {
      all.forEach(each -> texts.add((String) each));
    }
    return texts;
  }
}
