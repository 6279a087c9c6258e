package org.rpg.encounter.ide.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.Creature;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Persona;
import org.rpg.encounter.dsl.encounter.Side;
import org.rpg.encounter.dsl.encounter.Skill;
import org.rpg.encounter.dsl.encounter.Trial;
import org.rpg.encounter.dsl.encounter.Weapon;
import org.rpg.encounter.dsl.encounter.WieldsProperty;
import org.rpg.encounter.dsl.validation.DiceText;
import org.rpg.encounter.dsl.words.Keys;
import org.rpg.encounter.dsl.words.Reader;
import org.rpg.encounter.play.Names;
import org.rpg.encounter.rules.dice.DiceExpression;

/**
 * What the rules make of the thing under the pointer, where it stands: of a being what it comes to
 * and its attacks, of somebody on a side his attacks on the others, of a test its odds, of dice
 * their chances.
 */
public final class OddsThere {
  private final Reader reader;
  private final Looks looks;

  /** For one answer to a reader. */
  public OddsThere(Reader reader) {
    this.reader = reader;
    looks = new Looks(reader);
  }

  /** About a name that stands there. */
  public Optional<String> name(ILeafNode leaf, EObject target) {
    List<String> parts = new ArrayList<>();
    EObject context = NodeModelUtils.findActualSemanticObjectFor(leaf);
    if (target instanceof Creature || target instanceof Persona) {
      being(target).ifPresent(parts::add);
      Member member = EcoreUtil2.getContainerOfType(context, Member.class);
      if (member != null && member.getBeing() == target && member.eContainer() instanceof Side s) {
        attacks(target, s).ifPresent(parts::add);
      }
    } else if (target instanceof Weapon weapon) {
      inHand(weapon, context).ifPresent(parts::add);
    } else if (target instanceof Skill) {
      test(context).ifPresent(parts::add);
    }
    return joined(parts);
  }

  /** About a word or a number that stands there. */
  public Optional<String> word(ILeafNode leaf) {
    if (Keys.isTerminal(leaf, "DICE")) {
      return Optional.of(leaf.getText())
          .filter(it -> DiceText.of(it).isRollable())
          .map(it -> looks.tale().chances(DiceExpression.parse(it)));
    }
    EObject context = NodeModelUtils.findActualSemanticObjectFor(leaf);
    return Keys.of(leaf).equals("test") ? test(context) : Optional.empty();
  }

  private static Optional<String> joined(List<String> parts) {
    return parts.isEmpty() ? Optional.empty() : Optional.of(String.join("\n\n", parts));
  }

  private Optional<String> being(EObject being) {
    return looks.being(being).map(it -> it.tale().full(it.standing()));
  }

  /** Each weapon against each of the others; the first with its chart. */
  private Optional<String> attacks(EObject being, Side side) {
    List<Looks.Attack> all = looks.attacks(being, side);
    List<String> parts = new ArrayList<>();
    if (!all.isEmpty()) {
      Looks.Attack first = all.get(0);
      parts.add(first.tale().full(first.target(), first.swing()));
    }
    if (all.size() > 1) {
      parts.add(
          all.stream()
              .skip(1)
              .map(it -> "- " + it.tale().line(it.target(), it.swing()))
              .collect(Collectors.joining("\n")));
    }
    return joined(parts);
  }

  private Optional<String> inHand(Weapon weapon, EObject context) {
    WieldsProperty wields = EcoreUtil2.getContainerOfType(context, WieldsProperty.class);
    if (wields == null) {
      return Optional.empty();
    }
    String name = new Names(reader.script()).of(weapon);
    return joined(
        looks.arms(wields.eContainer()).stream()
            .filter(it -> it.swing().weapon().equals(name))
            .map(it -> it.tale().inHand(it.swing()))
            .distinct()
            .toList());
  }

  private Optional<String> test(EObject context) {
    Trial trial = EcoreUtil2.getContainerOfType(context, Trial.class);
    return trial == null
        ? Optional.empty()
        : joined(
            looks.tests(trial).stream()
                .map(it -> it.tale().full(it.who(), it.attempt(), it.against()))
                .toList());
  }
}
