package org.rpg.encounter.dsl.validation.checks;

import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Condition;
import org.rpg.encounter.dsl.encounter.ConditionState;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.SpotState;
import org.rpg.encounter.dsl.encounter.Start;
import org.rpg.encounter.dsl.encounter.State;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Named;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Roster;
import org.rpg.encounter.rules.field.Squares;

/** Whoever starts in someone's grip is an enemy's prisoner and stands beside him (MAN-07). */
final class StartHoldCheck implements Check<Encounter> {
  private static final Diagnosis FRIEND = Diagnosis.of("START-HOLD-FRIEND");
  private static final Diagnosis FAR = Diagnosis.of("START-HOLD-FAR");

  @Override
  public void check(Encounter encounter, Findings findings) {
    Roster roster = Roster.of(encounter);
    for (EObject element : encounter.getElements()) {
      if (element instanceof Start start) {
        for (State state : start.getStates()) {
          if (state instanceof ConditionState it
              && it.getCondition() == Condition.GRAPPLED
              && it.getBy() != null
              && !it.getBy().eIsProxy()) {
            check(encounter, start, it, roster, findings);
          }
        }
      }
    }
  }

  private static void check(
      Encounter encounter, Start start, ConditionState state, Roster roster, Findings findings) {
    List<Roster.Entry> holders = roster.named(state.getBy());
    for (Subject subject : start.getSubjects()) {
      List<Roster.Entry> held = roster.meant(subject);
      if (holders.isEmpty() || held.isEmpty() || !subject.getQualities().isEmpty()) {
        continue;
      }
      Object camp = SidesCheck.camp(holders.get(0).side());
      if (held.stream().allMatch(it -> SidesCheck.camp(it.side()) == camp)) {
        String who = Place.whole(subject).text();
        findings.report(FRIEND, Place.whole(state), who, new Named(state.getBy()));
        return;
      }
      Optional<Integer> distance = drawnApart(encounter, held, holders);
      if (distance.isPresent() && distance.get() > 1 && !isPutElsewhere(encounter)) {
        findings.report(
            FAR,
            Place.whole(state),
            Place.whole(subject).text(),
            metres(distance.get()),
            new Named(state.getBy()));
        return;
      }
    }
  }

  /** Without a fraction of nought. */
  private static Number metres(int squares) {
    double metres = Squares.metres(squares);
    return metres == Math.rint(metres) ? (Number) Math.round(metres) : (Number) metres;
  }

  /** How far apart two are drawn of whom the map shows one each. */
  private static Optional<Integer> drawnApart(
      Encounter encounter, List<Roster.Entry> held, List<Roster.Entry> holders) {
    Optional<DrawnMap> map = DrawnMap.of(encounter);
    if (map.isEmpty() || held.size() != 1 || holders.size() != 1) {
      return Optional.empty();
    }
    List<DrawnMap.Square> one = drawn(map.get(), held.get(0));
    List<DrawnMap.Square> other = drawn(map.get(), holders.get(0));
    return one.size() == 1 && other.size() == 1
        ? Optional.of(one.get(0).distance(other.get(0)))
        : Optional.empty();
  }

  /** By entry where the legend names one of a list, otherwise by kind. */
  static List<DrawnMap.Square> drawn(DrawnMap map, Roster.Entry entry) {
    List<DrawnMap.Square> own = map.squares(entry.member());
    return own.isEmpty() ? map.squares(entry.being()) : own;
  }

  /** Whether somebody starts where words say, whatever the map shows. */
  static boolean isPutElsewhere(Encounter encounter) {
    return encounter.getElements().stream()
        .anyMatch(
            it ->
                it instanceof Start start
                    && start.getStates().stream().anyMatch(SpotState.class::isInstance));
  }
}
