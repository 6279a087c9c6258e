package org.rpg.encounter.rules.combat;

import java.util.Arrays;
import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.dice.Purpose;
import org.rpg.encounter.rules.hazard.Poison;
import org.rpg.encounter.rules.hazard.PoisonCourse;
import org.rpg.encounter.rules.hazard.PoisonKind;
import org.rpg.encounter.rules.hazard.Route;

/**
 * Poisons: exposure, what a dose does at once, and the doses that go on turn after turn, oldest
 * first (POI-01 to POI-16). A weapon stays poisoned however often it hits: our own choice.
 */
final class Poisons implements Mechanic {
  private static final int ANY_HIT = 0;
  private static final int PAST_PROTECTION = 1;

  private final Combat combat;
  private final boolean poisonedWeapons;
  private final int weaponReading;
  private final boolean swallowedInoculants;
  private final boolean resistedStays;
  private final boolean oneAtATime;
  private final boolean ticksAtOnce;

  private Poison[] poisons = new Poison[4];

  /** Whose dose it is; {@link Combatant#NONE} for a dose that is over. */
  private int[] victims = new int[4];

  private int[] sources = new int[4];
  private int[] ranks = new int[4];
  private boolean[] partial = new boolean[4];
  private int size;

  Poisons(Combat combat) {
    this.combat = combat;
    poisonedWeapons =
        combat.battle.members.stream()
            .flatMap(it -> it.sheet.weapons().stream())
            .anyMatch(it -> it.poison().isPresent());
    Ruleset ruleset = combat.battle.ruleset;
    weaponReading = ruleset.reading(Parameter.WEAPON_POISON);
    swallowedInoculants = ruleset.on(Parameter.INOCULANT_SWALLOWED);
    resistedStays = ruleset.reading(Parameter.RESISTED_POISON) == 1;
    oneAtATime = ruleset.reading(Parameter.REPEATED_DOSES) == 1;
    ticksAtOnce = ruleset.reading(Parameter.FIRST_TICK) == 1;
  }

  @Override
  public boolean hears(Hook hook) {
    return hook == Hook.DISABLED || (hook == Hook.STRIKE && poisonedWeapons);
  }

  @Override
  public void reset() {
    size = 0;
  }

  /** A hit with a poisoned weapon is contact; of two weapons each brings its own (POI-02). */
  @Override
  public void struck(
      Combatant attacker, Combatant victim, WeaponUse use, boolean past, int severity) {
    boolean contact =
        switch (weaponReading) {
          case ANY_HIT -> true;
          case PAST_PROTECTION -> past;
          default -> severity > 0;
        };
    if (!contact) {
      return;
    }
    if (use.poison != null) {
      expose(victim, attacker.index, use.poison, Route.WOUND);
    }
    if (attacker.offHand != Combatant.NONE && use.number == attacker.mainHand) {
      WeaponUse second = attacker.weapons[attacker.offHand];
      if (second.poison != null
          && second.reaches(combat.board.distance(attacker.index, victim.index))) {
        expose(victim, attacker.index, second.poison, Route.WOUND);
      }
    }
  }

  /** The dead have no more of it (POI-15). */
  @Override
  public void disabled(Combatant who) {
    if (who.doses > 0 && !who.isPresent()) {
      for (int i = 0; i < size; i++) {
        if (victims[i] == who.index) {
          forget(i);
        }
      }
    }
  }

  /** Whether stone keeps a poison out and stops one that is in (CON-16). */
  private boolean isStone(Combatant who) {
    return combat.rules.stoneSuspends && who.has(Condition.PETRIFIED);
  }

  /** Someone comes into contact with a poison (POI-02, POI-03, POI-08). */
  void expose(Combatant victim, int by, Poison poison, Route route) {
    if (!victim.isPresent()
        || victim.vehicle
        || isStone(victim)
        || !poison.works(route, swallowedInoculants)) {
      return;
    }
    int difficulty = poison.difficulty(combat.rules.baseDifficulty);
    boolean resisted =
        combat.trials.aside(victim, victim.physiqueTest, difficulty, CitedHazards.EXPOSURE);
    PoisonCourse course = poison.course(resisted);
    if (combat.listener != null) {
      List<Rule> cited = CitedHazards.course(poison.kind(), resisted);
      combat.listener.on(
          new Event.Poisoned(victim.index, by, poison.name(), poison.kind(), !resisted, cited));
    }
    if (course.isDelayed() || course.lastsHours()) {
      combat.lasting.begin(victim, by, poison, resisted);
    } else if (course.now().max() > 0) {
      int amount = course.now().roll(combat.dice, Purpose.EFFECT);
      combat.harm.poison(victim, by, poison, resisted, amount);
    }
    if (course.goesOn() && victim.isPresent()) {
      goOn(victim, by, poison, resisted);
    }
    Poison before = combat.harm.agent;
    combat.harm.agent = poison;
    poison.effect(resisted).happens(combat.master, by, victim.index);
    combat.harm.agent = before;
    if (!resisted && poison.kind() == PoisonKind.ILLNESS) {
      combat.lasting.fallsIll(victim, by, poison);
    }
  }

  /** A dose goes on until it is resisted (POI-15). */
  private void goOn(Combatant victim, int by, Poison poison, boolean resisted) {
    int running = oneAtATime ? running(victim, poison) : Combatant.NONE;
    int dose = running == Combatant.NONE ? add(victim, by, poison, resisted) : running;
    if (partial[dose] && !resisted) {
      change(dose, false); // POI-15: of two doses the graver one counts
    }
    if (ticksAtOnce && poison.course(resisted).now().max() == 0) {
      tick(dose); // POI-16
    }
  }

  private int running(Combatant victim, Poison poison) {
    for (int i = 0; i < size; i++) {
      if (victims[i] == victim.index && poisons[i].equals(poison)) {
        return i;
      }
    }
    return Combatant.NONE;
  }

  private int add(Combatant victim, int by, Poison poison, boolean resisted) {
    dropEnded();
    if (size == victims.length) {
      poisons = Arrays.copyOf(poisons, size * 2);
      victims = Arrays.copyOf(victims, size * 2);
      sources = Arrays.copyOf(sources, size * 2);
      ranks = Arrays.copyOf(ranks, size * 2);
      partial = Arrays.copyOf(partial, size * 2);
    }
    poisons[size] = poison;
    victims[size] = victim.index;
    sources[size] = by;
    ranks[size] = combat.tickOrder.rank(victim, poison.course(resisted).kind());
    partial[size] = resisted;
    victim.doses++;
    combat.timed = true;
    hold(size, true);
    return size++;
  }

  /** A dose holds its conditions, or lets them go; another may go on holding them (POI-15). */
  private void hold(int dose, boolean held) {
    Combatant victim = combat.combatants[victims[dose]];
    Poison poison = poisons[dose];
    List<Condition> conditions = poison.course(partial[dose]).conditions();
    for (int i = 0; i < conditions.size(); i++) {
      if (held) {
        List<Rule> cited = CitedHazards.course(poison.kind(), partial[dose]);
        combat.conditions.hold(victim, conditions.get(i), cited);
      } else {
        combat.conditions.release(victim, conditions.get(i), CitedHazards.RESISTED);
      }
    }
  }

  private void change(int dose, boolean toPartial) {
    hold(dose, false);
    partial[dose] = toPartial;
    hold(dose, true);
  }

  private void end(int dose) {
    hold(dose, false);
    forget(dose);
  }

  private void forget(int dose) {
    combat.combatants[victims[dose]].doses--;
    victims[dose] = Combatant.NONE;
  }

  /** The rank of what works next in someone after {@code last} (TRN-03). */
  int next(Combatant victim, int last) {
    int next = TickOrder.NONE;
    for (int i = 0; i < size && victim.doses > 0; i++) {
      next = victims[i] == victim.index && ranks[i] > last ? Math.min(next, ranks[i]) : next;
    }
    return next;
  }

  /** What has this rank works (TRN-03). */
  void work(int rank) {
    int place = 0;
    while (ranks[place] != rank || victims[place] == Combatant.NONE) {
      place++;
    }
    tick(place);
  }

  private void tick(int dose) {
    Combatant victim = combat.combatants[victims[dose]];
    int amount = poisons[dose].course(partial[dose]).perTurn().roll(combat.dice, Purpose.EFFECT);
    combat.harm.poison(victim, sources[dose], poisons[dose], partial[dose], amount);
  }

  private void dropEnded() {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (victims[i] != Combatant.NONE) {
        poisons[kept] = poisons[i];
        victims[kept] = victims[i];
        sources[kept] = sources[i];
        ranks[kept] = ranks[i];
        partial[kept++] = partial[i];
      }
    }
    size = kept;
  }

  /** The dose that someone had best get rid of: wholly before in part, then the oldest (POI-12). */
  private int worst(Combatant victim) {
    int worst = Combatant.NONE;
    for (int i = 0; i < size && victim.doses > 0; i++) {
      if (victims[i] == victim.index
          && canBeEased(i)
          && (worst == Combatant.NONE || (partial[worst] && !partial[i]))) {
        worst = i;
      }
    }
    return worst;
  }

  /**
   * Whether a success does anything. A dose that can only drop to its partial effect stays there
   * for good: nobody wastes an action on it (POI-12).
   */
  private boolean canBeEased(int dose) {
    PoisonCourse part = poisons[dose].course(true);
    return poisons[dose].course(partial[dose]).resistible()
        && !(resistedStays && partial[dose] && part.goesOn());
  }

  /** Whether someone has a poison in him that he may try to resist again (POI-12). */
  boolean mayResist(Combatant victim) {
    return victim.doses > 0 && !isStone(victim) && worst(victim) != Combatant.NONE;
  }

  /** Tries to resist a poison again, with a major action (POI-12, INT-04). */
  void resist(Combatant victim) {
    int dose = worst(victim);
    int difficulty = poisons[dose].difficulty(combat.rules.baseDifficulty);
    List<Rule> cited = CitedHazards.RESISTING;
    settle(dose, combat.trials.ofAction(victim, victim.physiqueTest, difficulty, cited));
  }

  /** Tries to resist a poison again in a virtual turn (TRN-06). */
  void resistAfterwards(Combatant victim) {
    if (victim.able && mayResist(victim)) {
      int dose = worst(victim);
      int difficulty = poisons[dose].difficulty(combat.rules.baseDifficulty);
      List<Rule> cited = CitedHazards.VIRTUAL;
      settle(dose, combat.trials.aside(victim, victim.physiqueTest, difficulty, cited));
    }
  }

  private void settle(int dose, boolean resisted) {
    if (!resisted) {
      return;
    }
    boolean over = !resistedStays || !poisons[dose].course(true).goesOn();
    tellEased(dose, over, CitedHazards.RESISTED);
    if (over) {
      end(dose);
    } else {
      change(dose, true);
    }
  }

  /** Every dose in someone is over (POI-15). */
  void neutralise(Combatant victim) {
    for (int i = 0; i < size; i++) {
      if (victims[i] == victim.index) {
        tellEased(i, true, CitedHazards.NEUTRALISED);
        end(i);
      }
    }
  }

  private void tellEased(int dose, boolean over, List<Rule> cited) {
    if (combat.listener != null) {
      combat.listener.on(new Event.PoisonEased(victims[dose], poisons[dose].name(), over, cited));
    }
  }
}
