package org.rpg.encounter.ide.fixes;

import java.util.List;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.rpg.encounter.dsl.validation.Phrases;

/** Takes a stretch of text out, with the blanks before it, or the whole lines if it fills them. */
final class Erased {
  private Erased() {}

  /** What is marked. */
  static List<Repair> marked(Fault fault) {
    return between(fault, fault.offset(), fault.end());
  }

  /** The token at the mark, whole. */
  static List<Repair> token(Fault fault) {
    return fault
        .token()
        .map(it -> between(fault, it.getOffset(), it.getEndOffset()))
        .orElse(List.of());
  }

  /** The comment around the mark. */
  static List<Repair> comment(Fault fault) {
    return fault
        .token()
        .filter(ILeafNode::isHidden)
        .map(
            it ->
                between(
                    fault, it.getOffset(), it.getOffset() + it.getText().stripTrailing().length()))
        .orElse(List.of());
  }

  /** From an offset to another. */
  static List<Repair> between(Fault fault, int begin, int end) {
    String text = fault.text();
    String taken = text.substring(begin, end).strip();
    return List.of(
        new Repair(
            Phrases.of("fix.take-out", TakenOut.shortened(taken)),
            List.of(TakenOut.lines(text, begin, end, ""))));
  }
}
