package org.rpg.encounter.ide.fixes;

import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.words.Keys;

/** Writes something where it is missing. */
final class Written {
  private Written() {}

  /** Behind what is marked. */
  static List<Repair> behind(Fault fault, String text) {
    return at(fault.end(), text);
  }

  /** At an offset. */
  static List<Repair> at(int offset, String text) {
    return List.of(Repair.of(Phrases.of("fix.add", text.strip()), offset, 0, text));
  }

  /** A line of its own as the first one of a body. */
  static List<Repair> firstLine(Fault fault, EObject body, String line) {
    Optional<ILeafNode> brace = Tokens.first(body, "{");
    if (brace.isEmpty()) {
      return List.of();
    }
    int offset = brace.get().getEndOffset();
    if (isInOneLine(body)) {
      return at(offset, " " + line + " ");
    }
    return at(offset, lineBreak(fault) + indent(fault, body) + line);
  }

  /** A line of its own as the last one of a body. */
  static List<Repair> lastLine(Fault fault, EObject body, String line) {
    return lastLines(fault, body, List.of(line));
  }

  /** Some lines of their own as the last ones of a body. */
  static List<Repair> lastLines(Fault fault, EObject body, List<String> lines) {
    Optional<ILeafNode> brace = Tokens.last(body, "}");
    if (brace.isEmpty()) {
      return List.of();
    }
    int offset = Tokens.endBefore(fault, brace.get().getOffset());
    String between = isInOneLine(body) ? "  " : lineBreak(fault) + indent(fault, body);
    return List.of(
        Repair.of(
            Phrases.of("fix.add", String.join(", ", lines)),
            offset,
            0,
            between + String.join(between, lines)));
  }

  private static boolean isInOneLine(EObject body) {
    return Fault.node(body).map(it -> it.getStartLine() == it.getEndLine()).orElse(false);
  }

  /** As the file ends its lines. */
  static String lineBreak(Fault fault) {
    return fault.text().contains("\r\n") ? "\r\n" : "\n";
  }

  /** What the lines of a body begin with: like its first one, otherwise four blanks more. */
  private static String indent(Fault fault, EObject body) {
    ICompositeNode node = Fault.node(body).orElseThrow();
    String own = indent(fault.text(), node.getOffset());
    boolean inside = false;
    int line = 0;
    for (ILeafNode leaf : node.getLeafNodes()) {
      if (inside && !leaf.isHidden() && leaf.getStartLine() > line && !Keys.of(leaf).equals("}")) {
        return indent(fault.text(), leaf.getOffset());
      }
      if (!inside && Keys.of(leaf).equals("{")) {
        inside = true;
        line = leaf.getStartLine();
      }
    }
    return own + "    ";
  }

  /** The blanks with which the line of an offset begins. */
  private static String indent(String text, int offset) {
    int start = text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1;
    int end = start;
    while (end < text.length() && " \t".indexOf(text.charAt(end)) >= 0) {
      end++;
    }
    return text.substring(start, end);
  }
}
