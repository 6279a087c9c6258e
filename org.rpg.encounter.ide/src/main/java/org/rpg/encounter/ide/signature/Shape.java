package org.rpg.encounter.ide.signature;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EClassifier;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.Action;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CompoundElement;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.EnumLiteralDeclaration;
import org.eclipse.xtext.EnumRule;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.ParserRule;
import org.eclipse.xtext.RuleCall;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.words.Reader;
import org.rpg.encounter.dsl.words.Words;

/**
 * How one construct is written, in the words of a language, read off its rule of the grammar: words
 * as they are, what one fills in between angle brackets, what may be left out in square ones.
 */
final class Shape {
  /** Of more words the shape would be longer than the line. */
  private static final int MOST_WORDS = 4;

  /**
   * A part that one fills in.
   *
   * @param element its place in the grammar
   * @param begin where it stands in the text
   * @param end where it ends
   */
  record Part(AbstractElement element, int begin, int end) {}

  private final Reader reader;
  private final Map<Assignment, String> written;
  private final StringBuilder text = new StringBuilder();
  private final List<Part> parts = new ArrayList<>();
  private final List<AbstractElement> order = new ArrayList<>();

  private Shape(Reader reader, Map<Assignment, String> written) {
    this.reader = reader;
    this.written = written;
  }

  /**
   * The shape of a rule.
   *
   * @param written the words that stand already where one of several may
   */
  static Shape of(AbstractRule rule, Reader reader, Map<Assignment, String> written) {
    Shape shape = new Shape(reader, written);
    shape.add(rule.getAlternatives());
    return shape;
  }

  String text() {
    return text.toString();
  }

  List<Part> parts() {
    return parts;
  }

  /** The number of the first part to fill in behind an element, or of itself if it is one. */
  Optional<Integer> active(AbstractElement last, boolean behind) {
    int at = order.indexOf(last) + (behind ? 1 : 0);
    for (; at < order.size(); at++) {
      for (int n = 0; n < parts.size(); n++) {
        if (parts.get(n).element() == order.get(at)) {
          return Optional.of(n);
        }
      }
    }
    return Optional.empty();
  }

  private void add(AbstractElement element) {
    boolean optional = GrammarUtil.isOptionalCardinality(element);
    boolean several = GrammarUtil.isMultipleCardinality(element);
    if (element instanceof Action) {
      return;
    }
    blank();
    if (optional) {
      text.append('[');
    }
    content(element);
    if (several) {
      text.append(" …");
    }
    if (optional) {
      text.append(']');
    }
  }

  private void blank() {
    if (text.length() > 0 && " [(".indexOf(text.charAt(text.length() - 1)) < 0) {
      text.append(' ');
    }
  }

  private void content(AbstractElement element) {
    if (element instanceof Alternatives either) {
      boolean bracket = !GrammarUtil.isOptionalCardinality(element);
      text.append(bracket && either.eContainer() instanceof CompoundElement ? "(" : "");
      for (int i = 0; i < either.getElements().size(); i++) {
        text.append(i == 0 ? "" : " |");
        add(either.getElements().get(i));
      }
      text.append(bracket && either.eContainer() instanceof CompoundElement ? ")" : "");
    } else if (element instanceof CompoundElement sequence) {
      sequence.getElements().forEach(this::add);
    } else if (element instanceof Keyword keyword) {
      order.add(element);
      text.append(word(keyword));
    } else if (element instanceof Assignment assignment) {
      assignment(assignment);
    } else if (element instanceof RuleCall call) {
      order.add(element);
      fragment(call);
    }
  }

  /** A fragment of the grammar is written where it is used. */
  private void fragment(RuleCall call) {
    if (call.getRule() instanceof ParserRule parsed && parsed.isFragment()) {
      add(call.getRule().getAlternatives());
    } else {
      filled(call, "‹" + name(call.getRule()) + "›");
    }
  }

  private void assignment(Assignment assignment) {
    order.add(assignment);
    AbstractElement terminal = assignment.getTerminal();
    String there = written.get(assignment);
    if (there != null) {
      text.append(there);
    } else if (terminal instanceof Keyword keyword) {
      text.append(word(keyword));
    } else if (terminal instanceof RuleCall call && call.getRule() instanceof EnumRule words) {
      filled(assignment, words(words));
    } else if (terminal instanceof RuleCall call) {
      filled(assignment, "‹" + name(call.getRule()) + "›");
    } else if (terminal instanceof CrossReference reference) {
      filled(assignment, "‹" + name(assignment, reference) + "›");
    }
  }

  private void filled(AbstractElement element, String shown) {
    int begin = text.length();
    text.append(shown);
    parts.add(new Part(element, begin, text.length()));
  }

  private String word(Keyword keyword) {
    String key = keyword.getValue();
    return Words.keys().contains(key) ? reader.word(key) : key;
  }

  /** A few words as they are, of more what they are about. */
  private String words(EnumRule rule) {
    List<String> found = new ArrayList<>();
    for (EnumLiteralDeclaration each :
        EcoreUtil2.getAllContentsOfType(rule, EnumLiteralDeclaration.class)) {
      spelled(each).ifPresent(found::add);
    }
    return found.size() <= MOST_WORDS
        ? "(" + String.join(" | ", found) + ")"
        : "‹" + name(rule) + "›";
  }

  private Optional<String> spelled(EnumLiteralDeclaration literal) {
    String key = literal.getLiteral().getValue();
    return key.startsWith("unstated")
        ? Optional.empty()
        : Optional.of(Words.keys().contains(key) ? reader.word(key) : key);
  }

  private String name(AbstractRule rule) {
    return phrase("part." + rule.getName())
        .or(() -> phrase("RULE_" + rule.getName()))
        .or(() -> phrase("a." + rule.getName()))
        .orElse("…");
  }

  private String name(Assignment assignment, CrossReference reference) {
    String of = GrammarUtil.findCurrentType(assignment).getName();
    EClassifier type = reference.getType().getClassifier();
    return phrase("a." + of + "." + assignment.getFeature())
        .or(() -> phrase("a." + type.getName()))
        .orElseGet(() -> phrase("RULE_ID").orElse("…"));
  }

  private Optional<String> phrase(String key) {
    return Phrases.has(key) ? Optional.of(Phrases.of(key).in(reader)) : Optional.empty();
  }
}
