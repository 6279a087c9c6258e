package org.rpg.encounter.dsl.validation;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.xtext.diagnostics.Severity;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Reader;

/**
 * One thing that can be wrong with a script. Everything about it stands in one page, {@code
 * diagnostics/CODE.md}; a page is read the first time its diagnosis is made, so that a script
 * without faults reads none.
 */
public final class Diagnosis {
  private static final Map<String, Diagnosis> KNOWN = new ConcurrentHashMap<>();

  private final String code;
  private volatile DiagnosisPage page;

  private Diagnosis(String code) {
    this.code = code;
  }

  /** The diagnosis of that code; its page is not read yet. */
  public static Diagnosis of(String code) {
    return KNOWN.computeIfAbsent(code, Diagnosis::new);
  }

  public String code() {
    return code;
  }

  public Severity severity() {
    return page().severity();
  }

  /** The rules of the catalogue that it cites; often none. */
  public List<String> rules() {
    return page().rules();
  }

  /** The page, for hovers, reports and the manual. */
  public DiagnosisPage page() {
    DiagnosisPage p = page;
    if (p == null) {
      p = DiagnosisPage.read(code);
      page = p;
    }
    return p;
  }

  /** The message for who reads in the language of the script. */
  public String message(Language language, Object... arguments) {
    return message(Reader.of(language), arguments);
  }

  /** The message with its places {@code {0}}, {@code {1}}, ... filled in. */
  public String message(Reader reader, Object... arguments) {
    String template =
        new Sentence(page().message(Language.EN), page().message(Language.PT)).in(reader);
    StringBuilder text = new StringBuilder(template.length() + 32);
    for (int i = 0; i < template.length(); i++) {
      char c = template.charAt(i);
      if (c == '{' && i + 2 < template.length() && template.charAt(i + 2) == '}') {
        text.append(said(arguments[template.charAt(i + 1) - '0'], reader));
        i += 2;
      } else {
        text.append(c);
      }
    }
    // a message may begin with one of its parts
    text.setCharAt(0, Character.toUpperCase(text.charAt(0)));
    return text.toString();
  }

  private static String said(Object argument, Reader reader) {
    if (argument instanceof Wording w) {
      return w.in(reader);
    }
    String text =
        argument instanceof BigDecimal b
            ? b.stripTrailingZeros().toPlainString()
            : String.valueOf(argument);
    return argument instanceof Number && reader.language() == Language.PT
        ? text.replace('.', ',')
        : text;
  }

  /** What a quick fix may put in the place of the marked text. */
  static String[] replacements(Object... arguments) {
    List<String> found = new ArrayList<>();
    for (Object a : arguments) {
      if (a instanceof Suggestion s) {
        found.addAll(s.replacements());
      } else if (a instanceof Fix fix) {
        found.add(fix.replacement());
      }
    }
    return found.toArray(String[]::new);
  }

  @Override
  public String toString() {
    return code;
  }
}
