package org.rpg.encounter.dsl.validation;

import org.eclipse.xtext.diagnostics.Severity;
import org.rpg.encounter.dsl.words.Language;

/** The manual's chapter on diagnostics, put together from their pages. */
public final class DiagnosisManual {
  private DiagnosisManual() {}

  /** All of them, in Markdown. */
  public static String all(Language language) {
    StringBuilder text = new StringBuilder();
    text.append("# ").append(Phrases.of("manual.title").in(language)).append("\n");
    for (String code : DiagnosisPage.codes()) {
      text.append("\n").append(one(code, language));
    }
    return text.toString();
  }

  /** One of them, in Markdown: the code, how grave it is, the message, the page. */
  public static String one(String code, Language language) {
    DiagnosisPage page = Diagnosis.of(code).page();
    StringBuilder text = new StringBuilder();
    text.append("## ").append(page.title(language)).append("\n\n");
    text.append(severity(page, language));
    if (!page.rules().isEmpty()) {
      text.append(" · ").append(String.join(", ", page.rules()));
    }
    text.append("\n\n> ").append(message(page, language));
    text.append("\n\n").append(page.text(language)).append("\n");
    return text.toString();
  }

  /** How grave it is, in a word. */
  public static String severity(DiagnosisPage page, Language language) {
    return severity(page.severity()).in(language);
  }

  /** The message with its places left open, and without what it may suggest at its end. */
  public static String message(DiagnosisPage page, Language language) {
    return page.message(language).replaceAll("(?<=[.?])\\{\\d}", "").replaceAll("\\{\\d}", "…");
  }

  private static Wording severity(Severity severity) {
    return Phrases.of(
        switch (severity) {
          case ERROR -> "severity.error";
          case WARNING -> "severity.warning";
          case INFO, IGNORE -> "severity.hint";
        });
  }
}
