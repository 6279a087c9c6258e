package org.rpg.encounter.rules.combat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.dice.Purpose;
import org.rpg.encounter.rules.hazard.Poison;
import org.rpg.encounter.rules.hazard.PoisonCourse;
import org.rpg.encounter.rules.travel.TravelRules;

/**
 * What poisons do for hours, or hours later. Only the game master lets hours pass in a combat
 * (INT-62); what is left at its end is part of its result.
 */
final class Lasting {
  private static final int DAMAGE = -1;

  /** In place of a condition: an illness, and when it strikes again. */
  private static final int ILLNESS = -2;

  private final Combat combat;
  private final boolean rollsEach;
  private final boolean hidden;

  /** Minutes after which an illness strikes again; 0 if it does not. */
  private final int relapse;

  private Poison[] poisons = new Poison[2];
  private boolean[] partial = new boolean[2];
  private int[] victims = new int[2];
  private int[] sources = new int[2];

  /** Minutes until it is over or due. */
  private int[] minutes = new int[2];

  /** The ordinal of a condition, or {@link #DAMAGE}. */
  private int[] what = new int[2];

  private int size;

  Lasting(Combat combat) {
    this.combat = combat;
    rollsEach = combat.battle.ruleset.reading(Parameter.HALLUCINOGEN_ROLL) == 1;
    hidden = combat.battle.ruleset.on(Parameter.HIDDEN_DELAY);
    relapse = combat.battle.ruleset.number(Parameter.ILLNESS_HOURS) * TravelRules.HOUR;
  }

  void reset() {
    size = 0;
  }

  /** A poison begins whose damage comes later, or whose conditions last for hours. */
  void begin(Combatant victim, int by, Poison poison, boolean resisted) {
    PoisonCourse course = poison.course(resisted);
    if (course.isDelayed()) {
      int after = course.delay().roll(combat.dice, Purpose.EFFECT); // POI-17
      add(victim, by, poison, resisted, after, DAMAGE);
    }
    int last = 0;
    for (int i = 0; i < course.conditions().size(); i++) {
      if (i == 0 || rollsEach) { // POI-05
        last = course.duration().roll(combat.dice, Purpose.EFFECT);
      }
      Condition condition = course.conditions().get(i);
      add(victim, by, poison, resisted, last, condition.ordinal());
      List<Rule> cited = CitedHazards.course(poison.kind(), resisted);
      combat.conditions.hold(victim, condition, cited);
    }
  }

  /**
   * Someone has caught an illness: it strikes again and again until he resists it, if the ruleset
   * says so. One has it once.
   */
  void fallsIll(Combatant victim, int by, Poison illness) {
    if (relapse == 0 || !victim.isPresent() || isIllWith(victim, illness)) {
      return;
    }
    makeRoom();
    poisons[size] = illness;
    partial[size] = false;
    victims[size] = victim.index;
    sources[size] = by;
    minutes[size] = relapse;
    what[size++] = ILLNESS;
    victim.ills++;
  }

  private boolean isIllWith(Combatant victim, Poison illness) {
    for (int i = 0; i < size; i++) {
      if (what[i] == ILLNESS && victims[i] == victim.index && poisons[i].equals(illness)) {
        return true;
      }
    }
    return false;
  }

  /** It strikes again, unless he throws it off (POI-02). */
  private void strikes(int place) {
    Combatant victim = combat.combatants[victims[place]];
    Poison illness = poisons[place];
    int by = sources[place];
    int difficulty = illness.difficulty(combat.rules.baseDifficulty);
    if (combat.trials.aside(victim, victim.physiqueTest, difficulty, CitedHazards.EXPOSURE)) {
      recovers(victim, illness);
      return;
    }
    minutes[place] = relapse;
    Poison before = combat.harm.agent;
    combat.harm.agent = illness;
    illness.effect(false).happens(combat.master, by, victim.index);
    combat.harm.agent = before;
  }

  private void recovers(Combatant victim, Poison illness) {
    victim.ills--;
    if (combat.listener != null) {
      combat.listener.on(
          new Event.PoisonEased(victim.index, illness.name(), true, CitedHazards.ILLNESS));
    }
  }

  private void makeRoom() {
    if (size == victims.length) {
      poisons = Arrays.copyOf(poisons, size * 2);
      partial = Arrays.copyOf(partial, size * 2);
      victims = Arrays.copyOf(victims, size * 2);
      sources = Arrays.copyOf(sources, size * 2);
      minutes = Arrays.copyOf(minutes, size * 2);
      what = Arrays.copyOf(what, size * 2);
    }
  }

  private void add(Combatant victim, int by, Poison poison, boolean resisted, int left, int kind) {
    makeRoom();
    poisons[size] = poison;
    partial[size] = resisted;
    victims[size] = victim.index;
    sources[size] = by;
    minutes[size] = left * TravelRules.HOUR;
    what[size++] = kind;
    if (combat.listener != null) {
      List<Rule> cited = CitedHazards.course(poison.kind(), resisted);
      boolean delayed = kind == DAMAGE;
      combat.listener.on(
          new Event.PoisonLingers(
              victim.index, poison.name(), left, delayed, delayed && hidden, cited));
    }
  }

  /**
   * What lasts in those who come from an outer scene: each of them is {@code people[here]} there.
   */
  void enter(Lasting outer, Part part) {
    int[] people = part.people();
    for (int i = 0; i < outer.size; i++) {
      for (int here = 0; here < people.length; here++) {
        if (people[here] == outer.victims[i]) {
          take(outer, i, here, part.inner(outer.poisons[i]));
        }
      }
    }
  }

  /** What lasts in those who come back from a part, where each of them is {@code people[there]}. */
  void leave(Lasting inner, Part part) {
    int[] people = part.people();
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (!Lapses.isOneOf(people, victims[i])) {
        keep(i, kept++);
      } else if (what[i] == ILLNESS) {
        combat.combatants[victims[i]].ills--;
      } else if (what[i] != DAMAGE) {
        combat.combatants[victims[i]].timers.release(Condition.at(what[i]));
      }
    }
    size = kept;
    for (int i = 0; i < inner.size; i++) {
      if (people[inner.victims[i]] != Combatant.NONE) {
        take(inner, i, people[inner.victims[i]], part.outer(inner.poisons[i]));
      }
    }
  }

  private void take(Lasting from, int place, int victim, Poison poison) {
    makeRoom();
    poisons[size] = poison;
    partial[size] = from.partial[place];
    victims[size] = victim;
    sources[size] = Combatant.NONE;
    minutes[size] = from.minutes[place];
    what[size++] = from.what[place];
    if (from.what[place] == ILLNESS) {
      combat.combatants[victim].ills++;
    } else if (from.what[place] != DAMAGE) {
      combat.conditions.brought(combat.combatants[victim], Condition.at(from.what[place]));
    }
  }

  /** So many minutes pass: what was to come comes, what lasted so long is over (INT-62). */
  void pass(int passed) {
    int before = size;
    for (int i = 0; i < before; i++) {
      minutes[i] -= passed;
      if (minutes[i] <= 0) {
        comesDue(i);
      }
    }
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (minutes[i] > 0) {
        keep(i, kept++);
      }
    }
    size = kept;
  }

  /** Minutes until the next of it comes or is over; the greatest number if nothing lasts. */
  int next() {
    int next = Integer.MAX_VALUE;
    for (int i = 0; i < size; i++) {
      next = Math.min(next, minutes[i]);
    }
    return next;
  }

  private void keep(int from, int to) {
    poisons[to] = poisons[from];
    partial[to] = partial[from];
    victims[to] = victims[from];
    sources[to] = sources[from];
    minutes[to] = minutes[from];
    what[to] = what[from];
  }

  private void comesDue(int place) {
    Combatant victim = combat.combatants[victims[place]];
    if (what[place] == ILLNESS) {
      if (victim.isPresent()) {
        strikes(place);
      }
    } else if (what[place] != DAMAGE) {
      Condition condition = Condition.at(what[place]);
      combat.conditions.release(victim, condition, CitedHazards.HOURS_OVER);
    } else if (victim.isPresent()) {
      PoisonCourse course = poisons[place].course(partial[place]);
      int amount = course.now().roll(combat.dice, Purpose.EFFECT);
      int by = sources[place];
      combat.harm.poison(victim, by, poisons[place], partial[place], amount);
    }
  }

  /** Nothing lasts any longer in someone (POI-15). */
  void neutralise(Combatant victim) {
    for (int i = 0; i < size; i++) {
      if (victims[i] == victim.index && minutes[i] > 0) {
        minutes[i] = 0;
        if (what[i] == ILLNESS) {
          recovers(victim, poisons[i]);
        } else if (what[i] != DAMAGE) {
          Condition condition = Condition.at(what[i]);
          combat.conditions.release(victim, condition, CitedHazards.NEUTRALISED);
        }
      }
    }
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (minutes[i] > 0) {
        keep(i, kept++);
      }
    }
    size = kept;
  }

  /** What lasts now in those who live, in the order in which it began. */
  List<LastingEffect> list() {
    List<LastingEffect> list = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      if (combat.combatants[victims[i]].body.life() > 0 && what[i] != ILLNESS) {
        boolean delayed = what[i] == DAMAGE;
        PoisonCourse course = poisons[i].course(partial[i]);
        list.add(
            new LastingEffect(
                victims[i],
                poisons[i].name(),
                (minutes[i] + TravelRules.HOUR - 1) / TravelRules.HOUR,
                delayed ? Optional.empty() : Optional.of(Condition.at(what[i])),
                delayed ? course.now() : PoisonCourse.NONE,
                delayed && hidden));
      }
    }
    return List.copyOf(list);
  }
}
