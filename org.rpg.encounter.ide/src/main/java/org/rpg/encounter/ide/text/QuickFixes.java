package org.rpg.encounter.ide.text;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.words.Language;

/** What an editor may write in the place of what is wrong. */
public final class QuickFixes {
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
  public static List<Replacement> of(Diagnostic diagnostic, Language language) {
    List<Replacement> found = new ArrayList<>();
    for (String text : texts(diagnostic.getData())) {
      String title = Phrases.of(text.isEmpty() ? "fix.remove" : "fix.write", text).in(language);
      found.add(new Replacement(title, diagnostic, text));
    }
    return found;
  }

  private static List<String> texts(Object data) {
    List<String> texts = new ArrayList<>();
    if (data instanceof JsonArray array) {
      for (JsonElement each : array) {
        if (each instanceof JsonPrimitive text && text.isString()) {
          texts.add(text.getAsString());
        }
      }
    } else if (data instanceof String[] all) {
      texts.addAll(List.of(all));
    }
    return texts;
  }
}
