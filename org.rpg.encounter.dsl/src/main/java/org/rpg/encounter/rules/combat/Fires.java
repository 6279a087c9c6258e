package org.rpg.encounter.rules.combat;

import java.util.Arrays;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.body.Body;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.field.Field;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Heat;
import org.rpg.encounter.rules.field.Terrain;

/**
 * Contact with fire and other strong heat, of burning ground or of an effect: one wound that grows
 * at each start of a turn in contact (SIT-15, SIT-16). Whoever goes from one burning square to the
 * next stays in contact; whoever comes back to fire is in contact anew.
 */
final class Fires implements Mechanic {
  private static final int ENDLESS = -1;

  private final Combat combat;
  private final Field field;
  private final boolean burningGround;
  private final boolean throughLayers;
  private final boolean lastGrowth;

  /** Who is in contact; {@link Combatant#NONE} for a contact that is over. */
  private int[] victims = new int[4];

  private int[] sources = new int[4];
  private int[] ranks = new int[4];
  private Heat[] heats = new Heat[4];

  /** The number of the wound that grows, {@link Body#NO_WOUND} without one. */
  private int[] wounds = new int[4];

  private boolean[] ground = new boolean[4];
  private int[] startsLeft = new int[4];

  /** Contacts that are over, but whose wound grows once more. */
  private boolean[] ended = new boolean[4];

  private int size;

  Fires(Combat combat) {
    this.combat = combat;
    field = combat.field;
    burningGround = field instanceof GridField grid && grid.mayHave(Terrain::burns);
    throughLayers = combat.battle.ruleset.reading(Parameter.FIRE_LAYERS) == 1;
    lastGrowth = combat.battle.ruleset.on(Parameter.FIRE_LAST_GROWTH);
  }

  @Override
  public boolean hears(Hook hook) {
    return hook == Hook.DISABLED || (hook == Hook.MOVE && burningGround);
  }

  @Override
  public void reset() {
    size = 0;
  }

  /** Everyone who stands in fire as the combat starts is in contact with it. */
  void start() {
    if (burningGround) {
      for (Combatant each : combat.combatants) {
        stands(each);
      }
    }
  }

  /** Someone stands somewhere new without having walked there. */
  void stands(Combatant who) {
    if (burningGround && who.isPresent()) {
      meets(who, field.terrain(combat.board.at(who.index)).heat());
    }
  }

  @Override
  public void moved(Combatant who, int from, int to, boolean forced) {
    Heat heat = field.terrain(to).heat();
    if (heat.burns() || who.fires > 0) {
      combat.movement.tellSoFar(who);
      meets(who, heat);
    }
  }

  /** The ground under someone is so hot, or not at all. */
  private void meets(Combatant who, Heat heat) {
    int place = onGround(who);
    if (!heat.burns()) {
      if (place != Combatant.NONE) {
        leave(place);
      }
    } else if (place == Combatant.NONE) {
      begin(who, Combatant.NONE, heat, true, ENDLESS);
    } else {
      heats[place] = heat;
    }
  }

  private int onGround(Combatant who) {
    for (int i = 0; i < size; i++) {
      if (victims[i] == who.index && ground[i] && !ended[i]) {
        return i;
      }
    }
    return Combatant.NONE;
  }

  /** An effect sets someone on fire for so many turns, or as {@link Duration} says (SIT-15). */
  void burn(Combatant who, int by, Heat heat, int turns) {
    if (who.isPresent() && heat.burns()) {
      boolean own = combat.teamInTurn == who.team;
      boolean endless = turns == Duration.WITHOUT_END;
      begin(who, by, heat, false, endless ? ENDLESS : Duration.starts(turns, own, combat.rules));
    }
  }

  private void begin(Combatant who, int by, Heat heat, boolean ofGround, int starts) {
    dropEnded();
    if (size == victims.length) {
      makeRoom();
    }
    int place = size++;
    victims[place] = who.index;
    sources[place] = by;
    ranks[place] = combat.tickOrder.rank(who, DamageKind.FIRE);
    heats[place] = heat;
    ground[place] = ofGround;
    startsLeft[place] = starts;
    ended[place] = false;
    wounds[place] = Body.NO_WOUND;
    who.fires++;
    combat.timed = true;
    if (combat.listener != null) {
      combat.listener.on(
          new Event.CaughtFire(
              who.index, by, heat.severity(), heat.growth(), CitedHazards.CONTACT));
    }
    int rank = ranks[place];
    int wound =
        throughLayers
            ? combat.harm.burnThrough(who, by, heat, heat.severity())
            : combat.harm.burn(who, by, heat, heat.severity());
    for (int i = 0; i < size; i++) {
      wounds[i] = ranks[i] == rank ? wound : wounds[i]; // what it led to may have moved the rest
    }
  }

  private void makeRoom() {
    int room = size * 2;
    victims = Arrays.copyOf(victims, room);
    sources = Arrays.copyOf(sources, room);
    ranks = Arrays.copyOf(ranks, room);
    heats = Arrays.copyOf(heats, room);
    wounds = Arrays.copyOf(wounds, room);
    ground = Arrays.copyOf(ground, room);
    startsLeft = Arrays.copyOf(startsLeft, room);
    ended = Arrays.copyOf(ended, room);
  }

  /** The rank of what works next in someone after {@code last} (TRN-03). */
  int next(Combatant victim, int last) {
    int next = TickOrder.NONE;
    for (int i = 0; i < size && victim.fires > 0; i++) {
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
    grow(place);
  }

  private void grow(int place) {
    Combatant victim = combat.combatants[victims[place]];
    Heat heat = heats[place];
    int more = heat.growth();
    if (startsLeft[place] > 0) {
      startsLeft[place]--;
    }
    if (ended[place]) {
      forget(place);
    }
    if (more == 0) {
      return;
    }
    int by = sources[place];
    int wound = wounds[place];
    boolean open = victim.body.isSimple() || victim.body.placeOf(wound) != Body.NO_WOUND;
    if (open) {
      combat.harm.grow(victim, by, heat, wound, more); // WND-09: the same wound
    } else if (throughLayers) {
      wounds[place] = combat.harm.burnThrough(victim, by, heat, more);
    } else {
      wounds[place] = combat.harm.burn(victim, by, heat, more); // it had healed meanwhile
    }
  }

  /** A turn ends: contacts that lasted so many turns are over (TRN-04). */
  void turnOver(Combatant victim) {
    for (int i = 0; i < size && victim.fires > 0; i++) {
      if (victims[i] == victim.index && startsLeft[i] == 0) {
        forget(i);
        tellOver(victim);
      }
    }
  }

  /** A contact is over before the next turn: no growth, unless the rules say so (SIT-16). */
  private void leave(int place) {
    Combatant victim = combat.combatants[victims[place]];
    if (lastGrowth) {
      ended[place] = true;
    } else {
      forget(place);
    }
    tellOver(victim);
  }

  /** Someone is no longer on fire by any effect; the ground he stands on burns on. */
  void extinguish(Combatant victim) {
    for (int i = 0; i < size && victim.fires > 0; i++) {
      if (victims[i] == victim.index && !ground[i] && !ended[i]) {
        leave(i);
      }
    }
  }

  private void tellOver(Combatant victim) {
    if (combat.listener != null) {
      combat.listener.on(new Event.LeftFire(victim.index, CitedHazards.CONTACT_OVER));
    }
  }

  /** Whether an effect has set someone on fire. */
  boolean isAlight(Combatant who) {
    for (int i = 0; i < size && who.fires > 0; i++) {
      if (victims[i] == who.index && !ground[i] && !ended[i]) {
        return true;
      }
    }
    return false;
  }

  /** Whether someone stands on burning ground. */
  boolean isInFire(Combatant who) {
    return who.fires > 0 && onGround(who) != Combatant.NONE;
  }

  /** The combat is over: whoever can leaves the fire after one more turn in it (TRN-06). */
  void virtualTurnEnds(Combatant victim) {
    boolean helped = victim.able || combat.able[victim.side] > 0;
    for (int i = 0; i < size && victim.fires > 0; i++) {
      if (victims[i] == victim.index && (helped || startsLeft[i] == 0)) {
        forget(i);
        tellOver(victim);
      }
    }
  }

  /** The dead, and those who left, burn no longer for the rules. */
  @Override
  public void disabled(Combatant who) {
    if (who.fires > 0 && !who.isPresent()) {
      for (int i = 0; i < size; i++) {
        if (victims[i] == who.index) {
          forget(i);
        }
      }
    }
  }

  private void forget(int place) {
    combat.combatants[victims[place]].fires--;
    victims[place] = Combatant.NONE;
  }

  private void dropEnded() {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (victims[i] != Combatant.NONE) {
        victims[kept] = victims[i];
        sources[kept] = sources[i];
        ranks[kept] = ranks[i];
        heats[kept] = heats[i];
        wounds[kept] = wounds[i];
        ground[kept] = ground[i];
        startsLeft[kept] = startsLeft[i];
        ended[kept++] = ended[i];
      }
    }
    size = kept;
  }
}
