package org.rpg.encounter.dsl.generated;

import java.util.List;
import java.util.Random;
import java.util.Set;
import org.eclipse.emf.ecore.EClassifier;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.Action;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CompoundElement;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.EnumLiteralDeclaration;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.ParserRule;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.TerminalRule;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Words;

/** A walk through the grammar in which chance takes every turn; what it passes, it writes. */
final class Derivation {
  /** Rules that no script of one file can use. */
  private static final Set<String> LEFT_OUT = Set.of("Import", "StrayText");

  private static final Set<String> NAMES = Set.of("name", "alias");

  private static final double MAY_BE = 0.3;
  private static final double GOES_ON = 0.12;
  private static final double ANOTHER = 0.55;
  private static final double USUAL_FORM = 0.8;

  private final Heights heights;
  private final Vocabulary vocabulary;
  private final Language language;
  private final Random random;
  private final int deepest;
  private final StringBuilder text = new StringBuilder();
  private EClassifier declaring;
  private boolean lastWasName;

  /**
   * @param deepest how many rules may lie in each other before each takes its shortest way
   */
  Derivation(
      Heights heights, Vocabulary vocabulary, Language language, Random random, int deepest) {
    this.heights = heights;
    this.vocabulary = vocabulary;
    this.language = language;
    this.random = random;
    this.deepest = deepest;
  }

  /** Writes something that a rule stands for. */
  Derivation add(AbstractRule rule) {
    rule(rule, 0);
    return this;
  }

  /** Ends a line. */
  Derivation line() {
    text.append('\n');
    lastWasName = false;
    return this;
  }

  /** All that was written. */
  String written() {
    return text.toString();
  }

  private void rule(AbstractRule rule, int depth) {
    if (rule instanceof TerminalRule) {
      write(vocabulary.token(rule.getName()), rule.getName().equals("ID"));
      return;
    }
    EClassifier before = declaring;
    if (rule instanceof ParserRule parser && !parser.isFragment()) {
      declaring = rule.getType().getClassifier();
    }
    element(rule.getAlternatives(), depth + 1);
    declaring = before;
  }

  private void element(AbstractElement element, int depth) {
    for (int left = times(element, depth); left > 0; left--) {
      if (GrammarUtil.isMultipleCardinality(element) && element instanceof Assignment) {
        line();
      }
      one(element, depth);
    }
  }

  private int times(AbstractElement element, int depth) {
    boolean optional = GrammarUtil.isOptionalCardinality(element);
    boolean many = GrammarUtil.isMultipleCardinality(element);
    if (optional && (depth > deepest || !heights.isPossible(element))) {
      return 0;
    }
    if (!many) {
      return !optional || random.nextDouble() < MAY_BE ? 1 : 0;
    }
    double another = element instanceof Assignment ? ANOTHER : GOES_ON;
    int times = optional ? 0 : 1;
    while (depth <= deepest && times < 5 && random.nextDouble() < another) {
      times++;
    }
    return times;
  }

  private void one(AbstractElement element, int depth) {
    if (element instanceof Alternatives either) {
      element(choice(either, depth), depth);
    } else if (element instanceof CompoundElement all) {
      all.getElements().forEach(it -> element(it, depth));
    } else if (element instanceof Assignment assignment) {
      assigned(assignment, depth);
    } else if (element instanceof RuleCall call) {
      rule(call.getRule(), depth);
    } else if (element instanceof Keyword keyword) {
      keyword(keyword.getValue());
    } else if (element instanceof EnumLiteralDeclaration literal) {
      keyword(literal.getLiteral().getValue());
    } else if (!(element instanceof Action)) {
      throw new IllegalArgumentException(element.eClass().getName());
    }
  }

  private void assigned(Assignment assignment, int depth) {
    AbstractElement terminal = assignment.getTerminal();
    boolean name =
        NAMES.contains(assignment.getFeature())
            && terminal instanceof RuleCall call
            && call.getRule().getName().equals("Name");
    if (name) {
      write(vocabulary.declared(declaring), true);
    } else if (terminal instanceof CrossReference reference) {
      write(vocabulary.meant(GrammarUtil.getReference(reference)), true);
    } else {
      element(terminal, depth);
    }
  }

  private AbstractElement choice(Alternatives either, int depth) {
    List<AbstractElement> possible =
        either.getElements().stream()
            .filter(heights::isPossible)
            .filter(it -> !(it instanceof RuleCall c && LEFT_OUT.contains(c.getRule().getName())))
            .toList();
    if (possible.isEmpty()) {
      throw new IllegalStateException(GrammarUtil.containingRule(either).getName());
    }
    if (depth > deepest) {
      int least = possible.stream().mapToInt(heights::of).min().orElseThrow();
      possible = possible.stream().filter(it -> heights.of(it) == least).toList();
    }
    return possible.get(random.nextInt(possible.size()));
  }

  private void keyword(String key) {
    List<String> forms = Words.forms(key, language);
    if (key.equals("}")) {
      line();
    }
    write(
        forms.isEmpty() || random.nextDouble() < USUAL_FORM
            ? Words.spelling(key, language)
            : forms.get(random.nextInt(forms.size())),
        false);
    if (key.equals("{")) {
      line();
    }
  }

  /** One blank between two tokens, two between two names, which one would join. */
  private void write(String token, boolean name) {
    char last = text.length() == 0 ? '\n' : text.charAt(text.length() - 1);
    if (last != '\n' && last != '.' && !token.equals(".")) {
      text.append(lastWasName && name ? "  " : " ");
    }
    text.append(token);
    lastWasName = name;
  }
}
