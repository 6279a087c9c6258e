package org.rpg.encounter.dsl.validation.travel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.*;
import org.rpg.encounter.dsl.validation.Lineage;

/**
 * The shortest way through a journey or an episode, if all chances and decisions fall so that the
 * least time passes and the least is used up. What is said of it is a lower bound: "at least".
 */
public final class Course {
  private static final int DEFAULT_REST = 8 * 60;
  private static final int SHORT_REST = 10;
  private static final int DAY = 24 * 60;
  private static final int HOUR = 60;
  private static final int DEFAULT_PACE = 4000;

  /** No course is followed further; what was found until there is still a lower bound. */
  private static final int MOST_STRETCHES = 500;

  /** So much time, spent on the way or at rest, with meals or without. */
  public record Stretch(long minutes, boolean resting, boolean meals) {}

  private final Company company;
  private final Rulings rulings;
  private final long pace;
  private final List<Stretch> stretches = new ArrayList<>();
  private long minutes;
  private long eaten;
  private long drunk;
  private boolean ended;
  private boolean legWithoutMeals;

  private Course(Company company, Rulings rulings, long pace) {
    this.company = company;
    this.rulings = rulings;
    this.pace = pace;
  }

  /** Of a journey or an episode as a whole. */
  public static Course of(EObject scene) {
    Course course = new Course(Company.of(scene), Rulings.of(scene), pace(scene));
    List<EObject> line = Lineage.of(scene);
    // what something is like happens before its own steps
    for (int i = line.size() - 1; i >= 0; i--) {
      course.walk(line.get(i).eContents());
    }
    return course;
  }

  /** How far one gets in an hour, in metres; empty if the journey does not say. */
  public static Optional<Pace> written(EObject scene) {
    return Lineage.of(scene).stream()
        .flatMap(it -> it.eContents().stream())
        .filter(Pace.class::isInstance)
        .map(Pace.class::cast)
        .findFirst();
  }

  private static long pace(EObject scene) {
    return written(scene)
        .map(Course::metresAnHour)
        .filter(it -> it > 0)
        .orElseGet(() -> (long) Rulings.of(scene).number("Marching Pace", DEFAULT_PACE));
  }

  private static long metresAnHour(Pace pace) {
    long metres = Amounts.leastMetres(pace.getDistance()).orElse(0);
    return switch (pace.getUnit()) {
      case MINUTE -> metres * HOUR;
      case HOUR -> metres;
      case PERIOD -> metres / 6;
      case DAY -> metres / 24;
      default -> 0;
    };
  }

  /** The least minutes of one leg, of its own words alone. */
  public static long minutes(Leg leg, EObject scene) {
    return minutes(leg, pace(scene), Rulings.of(scene));
  }

  /** The most minutes of one leg, of its own words alone. */
  public static long mostMinutes(Leg leg, EObject scene) {
    Quantity length = leg.getLength();
    long metres = Amounts.mostMetres(length).orElse(0);
    long time = Amounts.mostMinutes(length).orElseGet(() -> onFoot(metres, leg, pace(scene)));
    return taken(leg, time, Rulings.of(scene));
  }

  private static long minutes(Leg leg, long pace, Rulings rulings) {
    Quantity length = leg.getLength();
    long metres = Amounts.leastMetres(length).orElse(0);
    long time = Amounts.leastMinutes(length).orElseGet(() -> onFoot(metres, leg, pace));
    return taken(leg, time, rulings);
  }

  private static long onFoot(long metres, Leg leg, long pace) {
    long onHour = paceOn(leg, pace);
    return (metres * HOUR + onHour - 1) / onHour; // a minute begun is a minute
  }

  private static long taken(Leg leg, long usual, Rulings rulings) {
    long time = usual;
    if (leg.isAccelerated()) {
      // TRV-03: half the time, rounded up to the hour unless the ruleset says otherwise
      boolean rounded = rulings.of("Accelerated Time").isEmpty();
      time = rounded ? (time / 2 + HOUR - 1) / HOUR * HOUR : time / 2;
    }
    return Math.max(0, time);
  }

  private static long paceOn(Leg leg, long pace) {
    return Stream.ofNullable(leg.getTerrain())
        .filter(it -> !it.eIsProxy())
        .flatMap(it -> Lineage.of(it, Terrain.class).stream())
        .flatMap(it -> it.getProperties().stream())
        .filter(Pace.class::isInstance)
        .map(it -> metresAnHour((Pace) it))
        .filter(it -> it > 0)
        .findFirst()
        .orElse(pace);
  }

  public long minutes() {
    return minutes;
  }

  /** Meals that the script lets the travellers eat, at least. */
  public long eaten() {
    return eaten;
  }

  /** Water that the script lets the travellers use up, at least. */
  public long drunk() {
    return drunk;
  }

  /**
   * Meals that one traveller eats by himself, one whenever the last was so many minutes ago, if
   * there are enough; those asleep eat when they get up.
   */
  public long routineMeals(int between) {
    long now = 0;
    long next = between;
    long meals = 0;
    for (Stretch stretch : stretches) {
      long end = now + stretch.minutes();
      if (!stretch.resting() && stretch.meals()) {
        for (next = Math.max(next, now); next < end; next += between) {
          meals++;
        }
      }
      now = end;
    }
    return meals;
  }

  private void walk(List<? extends EObject> steps) {
    for (EObject step : steps) {
      if (!ended && step instanceof Step s && stretches.size() < MOST_STRETCHES) {
        walk(s);
      }
    }
  }

  private void walk(Then then) {
    if (then != null) {
      walk(then.getSteps());
    }
  }

  private void walk(Step step) {
    if (step instanceof Leg leg) {
      boolean outer = legWithoutMeals;
      legWithoutMeals = outer || leg.getSteps().stream().anyMatch(NoMeals.class::isInstance);
      spend(minutes(leg, pace, rulings), false);
      walk(leg.getSteps());
      legWithoutMeals = outer;
    } else if (step instanceof Rest rest) {
      spend(minutes(rest), true);
      walk(rest.getSteps());
    } else if (step instanceof Delay delay) {
      spend(Amounts.leastMinutes(delay.getDuration()).orElse(0), false);
    } else if (step instanceof Stop) {
      ended = true;
    } else if (step instanceof Repeat repeat) {
      repeat(repeat);
    } else if (step instanceof Happening happening) {
      use(happening);
    } else {
      branch(branches(step));
    }
  }

  /** The least minutes of a rest; of a long one without a time, eight hours. */
  public static long minutes(Rest rest) {
    long usual = rest.getKind() == RestKind.LONG ? DEFAULT_REST : SHORT_REST;
    return Math.max(0, Amounts.leastMinutes(rest.getDuration()).orElse(usual));
  }

  private void spend(long time, boolean resting) {
    if (time > 0) {
      stretches.add(new Stretch(time, resting, !legWithoutMeals));
      minutes += time;
    }
  }

  private void repeat(Repeat repeat) {
    if (repeat.getTimes() == null || repeat.getCondition() != null) {
      return; // perhaps not even once
    }
    boolean times = repeat.getTimes().getUnit() == Unit.TIMES;
    long most = Math.min(MOST_STRETCHES, Amounts.least(repeat.getTimes()));
    long lasts = times ? 0 : Amounts.minutes(repeat.getTimes().getUnit()).orElse(0);
    for (long i = 0; i < most && !ended && stretches.size() < MOST_STRETCHES; i++) {
      long until = minutes + lasts;
      walk(repeat.getThen());
      spend(ended ? 0 : until - minutes, false); // a day lasts a day
    }
  }

  private void use(Happening happening) {
    if (happening.getDeed() instanceof Eats eats) {
      eaten += users(happening) * Math.max(0, Amounts.least(eats.getAmount()));
    } else if (happening.getDeed() instanceof Spends spends
        && spends.getAttribute() == Attribute.WATER) {
      drunk += takers(happening) * Math.max(0, Amounts.least(spends.getAmount()));
    } else if (happening.getDeed() instanceof Loses loses
        && loses.getAttribute() == Attribute.WATER) {
      drunk += takers(happening) * Math.max(0, Amounts.least(loses.getAmount()));
    }
  }

  /** How many do it, at least. */
  private long users(Happening happening) {
    return happening.getSubjects().stream()
        .filter(it -> it.getQualities().isEmpty() && it.getPronoun() == Pronoun.UNSTATED)
        .mapToLong(this::users)
        .sum();
  }

  private long users(Subject subject) {
    long meant =
        company.meant(subject).stream()
            .filter(Company.Traveller::isTiring)
            .mapToLong(Company.Traveller::least)
            .sum();
    return switch (subject.getQuantifier()) {
      case UNSTATED, EACH, ALL -> meant;
      case ANY, BEST, WORST -> Math.min(1, meant);
      case HALF -> (meant + 1) / 2;
      case NONE -> 0;
    };
  }

  /** The party's water is used up together, unless each takes his own. */
  private long takers(Happening happening) {
    boolean each =
        happening.getSubjects().stream()
            .allMatch(
                it ->
                    it.getQuantifier() == Quantifier.EACH || it.getQuantifier() == Quantifier.ALL);
    return each ? users(happening) : 1;
  }

  /** What may happen instead of each other; empty branches are left out of the script. */
  private static List<List<? extends EObject>> branches(Step step) {
    List<List<? extends EObject>> branches = new ArrayList<>();
    if (step instanceof Decision decision) {
      branches.add(steps(decision.getThen()));
      branches.add(steps(decision.getOtherwise()));
    } else if (step instanceof Chance chance) {
      branches.add(steps(chance.getThen()));
      branches.add(steps(chance.getOtherwise()));
    } else if (step instanceof Choice choice) {
      choice.getOptions().forEach(it -> branches.add(steps(it.getThen())));
    } else if (step instanceof Trial trial) {
      trial.getBranches().forEach(it -> branches.add(steps(it.getThen())));
      branches.add(List.of());
    }
    return branches;
  }

  private static List<? extends EObject> steps(Then then) {
    return then == null ? List.of() : then.getSteps();
  }

  /** Of each the least; an end is only certain if all lead to it. */
  private void branch(List<List<? extends EObject>> branches) {
    if (branches.isEmpty()) {
      return;
    }
    List<Course> courses = new ArrayList<>();
    for (List<? extends EObject> branch : branches) {
      Course course = new Course(company, rulings, pace);
      course.legWithoutMeals = legWithoutMeals;
      course.walk(branch);
      courses.add(course);
    }
    boolean end = courses.stream().allMatch(it -> it.ended);
    List<Course> open = courses.stream().filter(it -> end || !it.ended).toList();
    Course shortest = open.stream().min(Comparator.comparingLong(Course::minutes)).orElseThrow();
    stretches.addAll(shortest.stretches);
    minutes += shortest.minutes;
    eaten += open.stream().mapToLong(Course::eaten).min().orElse(0);
    drunk += open.stream().mapToLong(Course::drunk).min().orElse(0);
    ended = end;
  }
}
