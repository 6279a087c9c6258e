package org.rpg.encounter.dsl.translate;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.At;
import org.rpg.encounter.dsl.encounter.Condition;
import org.rpg.encounter.dsl.encounter.DamageProperty;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Happening;
import org.rpg.encounter.dsl.encounter.OwnState;
import org.rpg.encounter.dsl.encounter.Quantifier;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.SizeProperty;
import org.rpg.encounter.dsl.encounter.Start;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.SubjectValue;
import org.rpg.encounter.dsl.encounter.WeaponProperty;
import org.rpg.encounter.dsl.words.Gender;
import org.rpg.encounter.dsl.words.Keys;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Wording;

/** Which form of a word agrees with what it is said of. */
final class Agreement {
  /** How many forms of "of it" stand before those of "from it". */
  private static final int FROM_IT = 4;

  private final Language from;

  Agreement(Language from) {
    this.from = from;
  }

  /** Which form of a key stands in a script, so that the other language's answers it. */
  int form(String key, ILeafNode leaf, EObject element) {
    int form = Wording.form(key, leaf.getText(), from);
    boolean deed = Keys.rule(leaf).equals("DeedVerb");
    if (deed && element instanceof SubjectValue value && value.isNegated()) {
      boolean english = from == Language.EN; // does not flee: não foge, não fogem
      boolean infinitive = key.equals("flee") || key.equals("yield");
      return english ? (isPlural(element) ? 1 : 0) + (infinitive ? 1 : 0) : infinitive ? 0 : 1;
    }
    boolean passive = form < 2 && (key.equals("is") || key.equals("is-not")) && isDone(element);
    if (passive) {
      return form + 2; // is attacked: é atacado, not está
    }
    if (key.equals("of-it") && from == Language.PT && element.eContainer() instanceof At) {
      return form + FROM_IT;
    }
    boolean plural = deed && form == 0 && (key.equals("flee") || key.equals("yield"));
    return plural ? 2 : form;
  }

  /** The ending of an adjective: nothing in a script tells women from men. */
  Gender gender(String key, EObject element) {
    if (key.equals("accelerated") || isOfWeapon(element)) {
      return Gender.F; // etapa, arma
    }
    return isPlural(element) ? Gender.MP : Gender.M;
  }

  private static boolean isOfWeapon(EObject element) {
    return element instanceof WeaponProperty
        && !(element instanceof DamageProperty || element instanceof SizeProperty);
  }

  /** Whether it is said what somebody does to one, not how one is. */
  private static boolean isDone(EObject element) {
    Condition said =
        element instanceof SubjectValue value && value.getPredicate() != null
            ? value.getPredicate().getCondition()
            : element instanceof OwnState own ? own.getState() : Condition.UNSTATED;
    return said == Condition.ATTACKED || said == Condition.HIT;
  }

  private boolean isPlural(EObject element) {
    for (EObject at = element; at != null; at = at.eContainer()) {
      if (at instanceof Subject subject) {
        return many(List.of(subject));
      } else if (at instanceof SubjectValue value) {
        return many(List.of(value.getSubject()));
      } else if (at instanceof Start start) {
        return many(start.getSubjects());
      } else if (at instanceof Happening happening) {
        return many(happening.getSubjects());
      }
    }
    return false;
  }

  private boolean many(List<Subject> subjects) {
    return subjects.size() > 1
        || subjects.stream()
            .anyMatch(
                s ->
                    s.getQuantifier() == Quantifier.ALL
                        || s.getQuantifier() == Quantifier.HALF
                        || s.getQuantifier() == Quantifier.UNSTATED
                            && s.getSide() != SideKind.UNSTATED
                            && !isOne(s));
  }

  /** "nearest hero", not "heroes". */
  private boolean isOne(Subject subject) {
    return NodeModelUtils.findNodesForFeature(subject, EncounterPackage.eINSTANCE.getSubject_Side())
        .stream()
        .map(NodeModelUtils::getTokenText)
        .anyMatch(it -> Wording.form(subject.getSide().getLiteral(), it, from) % 2 == 1);
  }
}
