package org.rpg.encounter.preview;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.rpg.encounter.play.Ending;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Play;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Fate;
import org.rpg.encounter.rules.combat.Relation;

/** What was counted of a fight as a whole. */
final class FightTally {
  private static final int HERO = 0;
  private static final int OPPONENT = 1;

  /** The groups that are neither begin here. */
  private static final int OTHERS = 2;

  final FighterTally[] fighters;
  private final boolean[] bosses;

  /** Of each combatant what he is, and the sides of those who are neither heroes nor opponents. */
  private final int[] parts;

  final List<String> groups = new ArrayList<>();
  final int[] sizes;

  /** Of each end whether the heroes have won with it. */
  private final boolean[] won;

  /** Of each end whether they got away with it. */
  private final boolean[] gotAway;

  /** Of each end whether they have lost with it. */
  private final boolean[] lost;

  private final int arrival;
  long victories;
  long escapes;
  long anyDead;
  long allDead;
  long fit;
  final Measure activations = new Measure(Measure.THINGS);
  long flights;
  final Histogram fled;
  final Histogram yielded;
  final Histogram captured;
  long came;
  long beaten;
  final Histogram standing;
  final Histogram[] saved;
  final long[] everyoneSaved;

  /** Of the run that is counted: of each group who is there and who is saved. */
  private final int[] there;

  private final int[] free;

  FightTally(Plan plan, CombatView start) {
    int size = plan.battle().size();
    fighters = new FighterTally[size];
    parts = new int[size];
    for (int i = 0; i < size; i++) {
      fighters[i] = new FighterTally(plan, i, start);
      parts[i] = part(plan, start, i);
    }
    bosses = bosses(plan);
    sizes = new int[groups.size()];
    for (int part : parts) {
      if (part >= OTHERS) {
        sizes[part - OTHERS]++;
      }
    }
    won = new boolean[plan.endings().size()];
    lost = new boolean[won.length];
    gotAway = new boolean[won.length];
    for (int i = 0; i < won.length; i++) {
      int winner = plan.endings().get(i).winner();
      gotAway[i] = plan.endings().get(i).tells(Ending.Sense.FLIGHT, plan.questions().heroes());
      int loser = plan.endings().get(i).loser();
      won[i] = winner != Ending.NOBODY && isFriendly(plan, start, winner);
      lost[i] = !won[i] && loser != Ending.NOBODY && isFriendly(plan, start, loser);
    }
    arrival = plan.questions().arrival().orElse(-1);
    fled = new Histogram(size);
    yielded = new Histogram(size);
    captured = new Histogram(size);
    standing = new Histogram(size);
    saved = new Histogram[sizes.length];
    for (int i = 0; i < saved.length; i++) {
      saved[i] = new Histogram(size);
    }
    everyoneSaved = new long[sizes.length];
    there = new int[sizes.length];
    free = new int[sizes.length];
  }

  /** Whether a side is the heroes' or their ally. */
  static boolean isFriendly(Plan plan, CombatView start, int side) {
    int heroes = plan.questions().heroes();
    return side == heroes || start.relation(side, heroes) == Relation.ALLIED;
  }

  /** Whoever only came with his rider is nobody here. */
  private int part(Plan plan, CombatView start, int who) {
    int side = plan.battle().side(who);
    int heroes = plan.questions().heroes();
    if (!plan.roles().get(who).listed()) {
      return -1;
    }
    boolean guarded = side == heroes && !plan.battle().sheet(who).isPc() && hasPlayers(plan);
    if (side == heroes && !guarded) {
      return HERO;
    }
    if (side != heroes && start.relation(side, heroes) == Relation.HOSTILE) {
      return OPPONENT;
    }
    String name = plan.battle().sides().get(side);
    if (!groups.contains(name)) {
      groups.add(name);
    }
    return OTHERS + groups.indexOf(name);
  }

  private boolean[] bosses(Plan plan) {
    boolean[] bosses = new boolean[parts.length];
    long opponents = Arrays.stream(parts).filter(it -> it == OPPONENT).count();
    for (int i = 0; i < parts.length; i++) {
      String kind = plan.roles().get(i).kind();
      String name = plan.battle().name(i);
      boolean ownName = !name.equals(kind) && !name.matches(Pattern.quote(kind) + " [0-9]+");
      bosses[i] =
          parts[i] == OPPONENT
              && (ownName
                  || plan.battle().sheet(i).isPc()
                  || opponents == 1
                  || fighters[i].phases.length > 0);
    }
    return bosses;
  }

  /** Whether somebody is an opponent worth a line of his own. */
  boolean isBoss(int who) {
    return bosses[who];
  }

  private static boolean hasPlayers(Plan plan) {
    for (int i = 0; i < plan.battle().size(); i++) {
      if (plan.battle().sheet(i).isPc() && plan.battle().side(i) == plan.questions().heroes()) {
        return true;
      }
    }
    return false;
  }

  /** Counts the run that was just played. */
  void add(Play play) {
    CombatView view = play.view();
    boolean victory = won[play.ending()];
    victories += victory ? 1 : 0;
    escapes += gotAway[play.ending()] ? 1 : 0;
    activations.add(view.activations());
    int heroes = 0;
    int dead = 0;
    int ready = 0;
    int left = 0;
    int away = 0;
    int gaveUp = 0;
    int taken = 0;
    for (int i = 0; i < parts.length; i++) {
      Combatant it = view.combatant(i);
      Fate fate = it.fate();
      if (fate == Fate.EXPECTED) {
        continue;
      }
      boolean again = fighters[i].add(view);
      if (fate == Fate.DEAD && it.diedIn() == 0 && it.killer() != Combatant.NONE) {
        fighters[it.killer()].kills++;
      }
      if (parts[i] == HERO) {
        heroes++;
        dead += fate == Fate.DEAD ? 1 : 0;
        ready += again ? 1 : 0;
      } else if (parts[i] == OPPONENT) {
        left += it.isStanding() ? 1 : 0;
        away += fate == Fate.FLED ? 1 : 0;
        gaveUp += fate == Fate.YIELDED ? 1 : 0;
        taken += fate == Fate.CAPTURED ? 1 : 0;
      } else if (parts[i] >= OTHERS) {
        there[parts[i] - OTHERS]++;
        free[parts[i] - OTHERS] += isFree(it, lost[play.ending()]) ? 1 : 0;
      }
    }
    anyDead += dead > 0 ? 1 : 0;
    allDead += heroes > 0 && dead == heroes ? 1 : 0;
    fit += heroes > 0 && ready == heroes ? 1 : 0;
    fled.add(away);
    yielded.add(gaveUp);
    captured.add(taken);
    flights += left == 0 && away + gaveUp > 0 ? 1 : 0;
    addArrival(view, victory);
    addSaved();
  }

  /** Whoever is away is free; whoever stays where the heroes have lost is in the others' hands. */
  private static boolean isFree(Combatant it, boolean lost) {
    return switch (it.fate()) {
      case FLED -> true;
      case IN_COMBAT, YIELDED ->
          !lost
              && !it.isHelpless()
              && !it.has(Condition.BOUND)
              && !it.has(Condition.RESTRAINED)
              && !it.has(Condition.GRAPPLED);
      case EXPECTED, DEAD, CAPTURED -> false;
    };
  }

  private void addArrival(CombatView view, boolean victory) {
    int stood = arrival < 0 ? 0 : view.memory(arrival);
    if (stood > 0) {
      came++;
      standing.add(stood - 1);
    }
    beaten += arrival >= 0 && (stood == 1 || stood == 0 && victory) ? 1 : 0;
  }

  private void addSaved() {
    for (int i = 0; i < saved.length; i++) {
      saved[i].add(free[i]);
      everyoneSaved[i] += free[i] == there[i] ? 1 : 0;
      there[i] = 0;
      free[i] = 0;
    }
  }

  void addAll(FightTally other) {
    for (int i = 0; i < fighters.length; i++) {
      fighters[i].addAll(other.fighters[i]);
    }
    victories += other.victories;
    escapes += other.escapes;
    anyDead += other.anyDead;
    allDead += other.allDead;
    fit += other.fit;
    activations.addAll(other.activations);
    flights += other.flights;
    fled.addAll(other.fled);
    yielded.addAll(other.yielded);
    captured.addAll(other.captured);
    came += other.came;
    beaten += other.beaten;
    standing.addAll(other.standing);
    for (int i = 0; i < saved.length; i++) {
      saved[i].addAll(other.saved[i]);
    }
    Tally.add(everyoneSaved, other.everyoneSaved);
  }
}
