package org.rpg.encounter.dsl.validation.checks;

import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.rpg.encounter.dsl.encounter.*;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Fix;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Suggestion;
import org.rpg.encounter.dsl.validation.travel.Amounts;
import org.rpg.encounter.dsl.validation.travel.Company;
import org.rpg.encounter.dsl.validation.travel.Course;
import org.rpg.encounter.dsl.validation.travel.Rulings;
import org.rpg.encounter.dsl.validation.travel.Scenes;
import org.rpg.encounter.dsl.validation.travel.Within;

/** The meals and the water of a journey last, as far as the shortest way needs them (EXH-05). */
final class SupplyCheck implements Check<Journey> {
  private static final Diagnosis MEALS = Diagnosis.of("SUPPLY-MEALS");
  private static final Diagnosis WATER = Diagnosis.of("SUPPLY-WATER");
  private static final Diagnosis FEW = Diagnosis.of("MEALS-FEW");

  private static final int DAY = 24 * 60;
  // EXH-05: two a day
  private static final int MEALS_A_DAY = 2;

  @Override
  public void check(Journey journey, Findings findings) {
    Company company = Company.of(journey);
    if (!company.isKnown() || company.all().isEmpty()) {
      return;
    }
    Course course = Course.of(journey);
    Within within = Within.of(journey);
    boolean alone = Scenes.adventures(journey).isEmpty(); // otherwise others may bring more
    boolean explicit = within.mayHold(Eats.class::isInstance);
    if (alone && !within.mayHold(it -> gains(it, Attribute.MEALS))) {
      long needed = explicit ? course.eaten() : routine(course, company, journey);
      compare(journey, company, Attribute.MEALS, needed, MEALS, findings);
    }
    if (alone && !within.mayHold(it -> gains(it, Attribute.WATER))) {
      compare(journey, company, Attribute.WATER, course.drunk(), WATER, findings);
    }
    if (explicit && Rulings.of(journey).exhausts()) {
      few(journey, course, company, findings);
    }
  }

  private static boolean gains(EObject element, Attribute attribute) {
    return element instanceof Gains gains && gains.getAttribute() == attribute;
  }

  private static long routine(Course course, Company company, Journey journey) {
    long eaters = company.tiring().stream().mapToLong(Company.Traveller::least).sum();
    Rulings rulings = Rulings.of(journey);
    int meals = rulings.number("Meals a Day", MEALS_A_DAY);
    return rulings.exhausts() && meals > 0 ? eaters * course.routineMeals(DAY / meals) : 0;
  }

  private static void compare(
      Journey journey,
      Company company,
      Attribute attribute,
      long needed,
      Diagnosis diagnosis,
      Findings findings) {
    List<Supply> supplies =
        Lineage.of(journey, Journey.class).stream()
            .flatMap(it -> it.getElements().stream())
            .filter(Supplies.class::isInstance)
            .flatMap(it -> ((Supplies) it).getSupplies().stream())
            .filter(it -> it.getAttribute() == attribute)
            .toList();
    long there = supplies.stream().mapToLong(it -> most(it, company)).sum();
    if (needed > there) {
      Optional<Place> line =
          supplies.stream()
              .filter(it -> it.eContainer().eContainer() == journey)
              .findFirst()
              .map(Place::whole);
      boolean one = supplies.size() == 1 && supplies.get(0).getPer() == null;
      findings.report(
          diagnosis,
          line.orElseGet(() -> Place.of(journey)),
          needed,
          there,
          one && line.isPresent() ? Fix.withNumber(line.get(), needed) : Suggestion.none());
    }
  }

  private static long most(Supply supply, Company company) {
    long each = Math.max(0, Amounts.most(supply.getCount()));
    Subject per = supply.getPer();
    long people =
        per == null ? 1 : company.meant(per).stream().mapToLong(Company.Traveller::most).sum();
    return each * people;
  }

  /** Whoever eats only when the script says so, and it says so too rarely (EXH-05, EXH-06). */
  private static void few(Journey journey, Course course, Company company, Findings findings) {
    long days = course.minutes() / DAY;
    int meals = Rulings.of(journey).number("Meals a Day", MEALS_A_DAY);
    List<Eats> all = EcoreUtil2.getAllContentsOfType(journey, Eats.class);
    if (days == 0 || all.isEmpty() || !all.stream().allMatch(SupplyCheck::isCounted)) {
      return;
    }
    boolean elsewhere = Within.of(journey).mayHold(it -> it instanceof Eats e && !all.contains(e));
    for (Company.Traveller traveller : company.tiring()) {
      long most =
          all.stream()
              .filter(it -> eats(it, traveller, company))
              .mapToLong(SupplyCheck::most)
              .sum();
      if (!elsewhere && most < days * meals) {
        findings.report(FEW, Place.whole(all.get(0)), most, days, days * meals);
        return;
      }
    }
  }

  private static boolean eats(Eats eats, Company.Traveller traveller, Company company) {
    return ((Happening) eats.eContainer())
        .getSubjects().stream().anyMatch(it -> company.meant(it).contains(traveller));
  }

  /** How many meals a line gives at most, as often as it is repeated. */
  private static long most(Eats eats) {
    long times = 1;
    for (EObject each = eats; each != null; each = each.eContainer()) {
      if (each instanceof Repeat repeat) {
        times *= Math.max(0, Amounts.most(repeat.getTimes()));
      }
    }
    return times * Math.max(0, Amounts.most(eats.getAmount()));
  }

  /** Whether it is known how often a line comes at most. */
  private static boolean isCounted(Eats eats) {
    for (EObject each = eats; each != null; each = each.eContainer()) {
      if (each instanceof Repeat repeat && repeat.getTimes() == null
          || each instanceof EveryEvent
          || each instanceof WhenEvent
          || each instanceof TurnEvent) {
        return false;
      }
    }
    return eats.eContainer() instanceof Happening;
  }
}
