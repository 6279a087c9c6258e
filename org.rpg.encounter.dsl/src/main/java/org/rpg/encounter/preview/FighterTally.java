package org.rpg.encounter.preview;

import java.util.stream.IntStream;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Questions;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Fate;

/** What was counted of one who fights, beside what is counted of everybody. */
final class FighterTally {
  /** Turns of the others within which somebody counts as down at once. */
  private static final int AT_ONCE = 2;

  private static final int MOST_WOUNDS = 63;
  private static final WoundClass[] CLASSES = WoundClass.values();

  final int who;

  /** Whether he is a hero or with them. */
  final boolean friend;

  final Questions.Phase[] phases;
  final long[] seen;

  /** What he has that is used up by using it, by number. */
  final int[] supplies;

  final Histogram[] left;
  final Histogram vigor;
  final Histogram perseverance;
  final Histogram[] wounds = new Histogram[CLASSES.length];
  long fled;
  long yielded;
  long captured;
  long diedUnacting;
  int hardestBlow;
  int lifeOfOneBlow;
  long kills;
  long activations;
  long idle;
  long downAtOnce;
  long fit;

  /**
   * Nothing counted yet.
   *
   * @param start everybody as he is before the fight
   */
  FighterTally(Plan plan, int who, CombatView start) {
    this.who = who;
    phases =
        plan.questions().forms().stream()
            .filter(it -> it.who() == who)
            .toArray(Questions.Phase[]::new);
    seen = new long[phases.length];
    Plan.Role role = plan.roles().get(who);
    friend = role.listed() && role.team() == plan.questions().team();
    supplies =
        IntStream.range(0, friend ? start.items() : 0)
            .filter(it -> start.item(it).kind().isUsedUp() && start.carried(who, it) > 0)
            .toArray();
    left = new Histogram[supplies.length];
    for (int i = 0; i < left.length; i++) {
      left[i] = new Histogram(2 * start.carried(who, supplies[i]) + MOST_WOUNDS);
    }
    Combatant it = start.combatant(who);
    vigor = new Histogram(friend ? it.body().maxLife() : 0);
    perseverance = new Histogram(friend ? it.maxPerseverance() : 0);
    for (int i = 0; i < wounds.length; i++) {
      wounds[i] = new Histogram(friend ? MOST_WOUNDS : 0);
    }
  }

  /**
   * Counts a run in which he took part.
   *
   * @return whether he could fight again at once
   */
  boolean add(CombatView view) {
    Combatant it = view.combatant(who);
    Fate fate = it.fate();
    fled += fate == Fate.FLED ? 1 : 0;
    yielded += fate == Fate.YIELDED ? 1 : 0;
    captured += fate == Fate.CAPTURED ? 1 : 0;
    diedUnacting += fate == Fate.DEAD && !it.hasActed() ? 1 : 0;
    hardestBlow = Math.max(hardestBlow, it.hardestBlow());
    lifeOfOneBlow = Math.max(lifeOfOneBlow, it.lifeOfOneBlow());
    activations += it.activations();
    idle += it.idleActivations();
    downAtOnce += it.isDown() && it.downAfter() <= AT_ONCE ? 1 : 0;
    for (int i = 0; i < phases.length; i++) {
      seen[i] += it.hasBecome(phases[i].number()) ? 1 : 0;
    }
    if (!friend || fate == Fate.DEAD) {
      return false;
    }
    vigor.add(it.vigor());
    perseverance.add(it.perseverance());
    for (int i = 0; i < wounds.length; i++) {
      wounds[i].add(it.wounds(CLASSES[i]));
    }
    for (int i = 0; i < left.length; i++) {
      left[i].add(view.carried(who, supplies[i]));
    }
    boolean ready = isFit(it);
    fit += ready ? 1 : 0;
    return ready;
  }

  private static boolean isFit(Combatant it) {
    int strength = it.body().isSimple() ? it.life() : it.vigor();
    boolean free = it.fate() != Fate.DEAD && it.fate() != Fate.CAPTURED;
    return free
        && !it.isSenseless()
        && 2 * strength >= it.body().maxLife()
        && it.wounds(WoundClass.GRAVE) == 0;
  }

  void addAll(FighterTally other) {
    fled += other.fled;
    yielded += other.yielded;
    captured += other.captured;
    diedUnacting += other.diedUnacting;
    hardestBlow = Math.max(hardestBlow, other.hardestBlow);
    lifeOfOneBlow = Math.max(lifeOfOneBlow, other.lifeOfOneBlow);
    kills += other.kills;
    activations += other.activations;
    idle += other.idle;
    downAtOnce += other.downAtOnce;
    fit += other.fit;
    Tally.add(seen, other.seen);
    vigor.addAll(other.vigor);
    perseverance.addAll(other.perseverance);
    for (int i = 0; i < wounds.length; i++) {
      wounds[i].addAll(other.wounds[i]);
    }
    for (int i = 0; i < left.length; i++) {
      left[i].addAll(other.left[i]);
    }
  }
}
