package org.rpg.encounter.ide.fixes;

import java.util.List;
import java.util.Optional;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.Expectation;
import org.rpg.encounter.dsl.encounter.Repeat;
import org.rpg.encounter.dsl.encounter.SkillReference;
import org.rpg.encounter.dsl.encounter.Treats;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.words.Words;

/** What is said a little wrong within a line. */
final class Phrasings {
  private Phrasings() {}

  /** A chance that is compared twice: the second time goes, with its "in". */
  static List<Repair> secondShare(Fault fault) {
    return fault
        .around(Expectation.class)
        .flatMap(it -> Tokens.last(it, "at"))
        .map(in -> Erased.between(fault, in.getOffset(), fault.end()))
        .orElse(List.of());
  }

  /** Brackets of a skill that takes none. */
  static List<Repair> brackets(Fault fault) {
    Optional<SkillReference> skill = fault.around(SkillReference.class);
    Optional<ILeafNode> open = skill.flatMap(it -> Tokens.first(it, "["));
    Optional<ILeafNode> close = skill.flatMap(it -> Tokens.last(it, "]"));
    return open.isPresent() && close.isPresent()
        ? Erased.between(fault, open.get().getOffset(), close.get().getEndOffset())
        : List.of();
  }

  /** What dresses no wound, with its "with". */
  static List<Repair> supply(Fault fault) {
    return fault
        .around(Treats.class)
        .flatMap(it -> Tokens.last(it, "with"))
        .map(with -> Erased.between(fault, with.getOffset(), fault.end()))
        .orElse(List.of());
  }

  /** A range that ends before it begins, the other way round. */
  static List<Repair> order(Fault fault) {
    return fault
        .element()
        .map(
            it -> {
              List<INode> from =
                  NodeModelUtils.findNodesForFeature(it, it.eClass().getEStructuralFeature("from"));
              if (from.isEmpty()) {
                return List.<Repair>of();
              }
              int begin = from.get(0).getOffset();
              String first = NodeModelUtils.getTokenText(from.get(0));
              String between = fault.text().substring(from.get(0).getEndOffset(), fault.offset());
              String turned = fault.marked() + between + first;
              return List.of(
                  Repair.of(Phrases.of("fix.write", turned), begin, fault.end() - begin, turned));
            })
        .orElse(List.of());
  }

  /** A repetition that nothing ends. */
  static List<Repair> times(Fault fault) {
    return fault
        .around(Repeat.class)
        .flatMap(it -> Tokens.first(it, "repeat"))
        .map(
            it ->
                Written.at(
                    it.getEndOffset(), " 3 " + Words.forms("times", fault.language()).get(0)))
        .orElse(List.of());
  }
}
