package org.rpg.encounter.dsl.validation.checks;

import java.util.OptionalInt;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Attribute;
import org.rpg.encounter.dsl.encounter.Creature;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Persona;
import org.rpg.encounter.dsl.encounter.Start;
import org.rpg.encounter.dsl.encounter.State;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.ValueState;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Fix;
import org.rpg.encounter.dsl.validation.Named;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.travel.Amounts;
import org.rpg.encounter.dsl.validation.travel.Company;

/** Nobody starts with more Perseverance than he can have (EXH-01). */
final class PerseveranceCheck implements Check<Start> {
  private static final Diagnosis ABOVE = Diagnosis.of("START-ABOVE");

  @Override
  public void check(Start start, Findings findings) {
    for (State state : start.getStates()) {
      if (state instanceof ValueState value && value.getAttribute() == Attribute.PERSEVERANCE) {
        start.getSubjects().forEach(it -> check(value, it, findings));
      }
    }
  }

  private static void check(ValueState value, Subject subject, Findings findings) {
    EObject named = subject.getNamed();
    EObject being = named instanceof Member member ? member.getBeing() : named;
    boolean known =
        (being instanceof Persona || being instanceof Creature) && value.getAmount() != null;
    OptionalInt most = known ? Company.perseverance(being) : OptionalInt.empty();
    if (most.isPresent() && Amounts.least(value.getAmount()) > most.getAsInt()) {
      Place place = Place.whole(value);
      int full = most.getAsInt();
      findings.report(ABOVE, place, new Named(named), full, Fix.withNumber(place, full));
    }
  }
}
