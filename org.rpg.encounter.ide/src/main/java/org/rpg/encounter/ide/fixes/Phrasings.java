package org.rpg.encounter.ide.fixes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.ReplaceRegion;
import org.rpg.encounter.dsl.encounter.Expectation;
import org.rpg.encounter.dsl.encounter.Repeat;
import org.rpg.encounter.dsl.encounter.Side;
import org.rpg.encounter.dsl.encounter.SkillReference;
import org.rpg.encounter.dsl.encounter.Treats;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.words.Keys;
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

  /** What leads back to where it began, with its "like". */
  static List<Repair> like(Fault fault) {
    int before = Tokens.endBefore(fault, fault.offset());
    ILeafNode like =
        NodeModelUtils.findLeafNodeAtOffset(
            fault.script().getParseResult().getRootNode(), Math.max(0, before - 1));
    return like != null && Keys.of(like).equals("like")
        ? Erased.between(fault, like.getOffset(), fault.end())
        : List.of();
  }

  /** The word before the name of a side of its own. */
  static List<Repair> side(Fault fault) {
    String text = fault.text();
    int begin = text.lastIndexOf('\n', Math.max(0, fault.offset() - 1)) + 1;
    while (begin < fault.offset() && !Character.isLetter(text.charAt(begin))) {
      begin++;
    }
    return Written.at(begin, Words.spelling("side", fault.language()) + " ");
  }

  /** What comes of a test: nothing, until somebody writes more. */
  static List<Repair> branches(Fault fault) {
    String failure = Words.spelling("failure", fault.language());
    String nothing = Words.spelling("nothing", fault.language());
    return Written.at(
        Tokens.endBefore(fault, fault.offset()), " { " + failure + ": " + nothing + " }");
  }

  /** Those who are listed come. */
  static List<Repair> present(Fault fault) {
    List<ReplaceRegion> edits = new ArrayList<>();
    fault
        .around(Side.class)
        .ifPresent(
            side ->
                Tokens.of(side).stream()
                    .filter(it -> Keys.of(it).equals("absent"))
                    .forEach(it -> edits.add(TakenOut.edit(fault.text(), it))));
    String absent = Words.spelling("absent", fault.language());
    return edits.isEmpty()
        ? List.of()
        : List.of(new Repair(Phrases.of("fix.take-out", absent), edits));
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
