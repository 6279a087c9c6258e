package org.rpg.encounter.dsl.validation.checks;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.And;
import org.rpg.encounter.dsl.encounter.Creature;
import org.rpg.encounter.dsl.encounter.DeedVerb;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Or;
import org.rpg.encounter.dsl.encounter.Persona;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.SubjectValue;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;

/** "Ana and Bento are prone" is read as "there is an Ana, and Bento is prone". */
final class BareOperandCheck {
  private static final Diagnosis BARE = Diagnosis.of("CONDITION-BARE-NAME");

  private BareOperandCheck() {}

  static void check(And and, Findings findings) {
    check(and.getLeft(), and.getRight(), findings);
  }

  static void check(Or or, Findings findings) {
    check(or.getLeft(), or.getRight(), findings);
  }

  private static void check(Expression left, Expression right, Findings findings) {
    if (isBareName(left) && right instanceof SubjectValue r && !isBare(r)) {
      String name = NodeModelUtils.getTokenText(NodeModelUtils.findActualNodeFor(left));
      findings.report(BARE, Place.whole(left), name);
    }
  }

  private static boolean isBareName(Expression operand) {
    if (!(operand instanceof SubjectValue value) || !isBare(value) || value.getSubject() == null) {
      return false;
    }
    EObject named = value.getSubject().getNamed();
    return named instanceof Creature
        || named instanceof Persona
        || named instanceof Member
        || value.getSubject().getSide() != SideKind.UNSTATED;
  }

  private static boolean isBare(SubjectValue value) {
    return value.getPredicate() == null
        && value.getThing() == null
        && value.getVerb() == DeedVerb.UNSTATED;
  }
}
