package org.rpg.encounter.rules.combat;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.field.Squares;

/**
 * Riders and their mounts (TAC-13 to TAC-18, INT-43, INT-44). Both stand on one square; whoever
 * rides keeps his mount from having the initiative.
 *
 * <p>Our own choices: a saddle is 1.5 m high; a mount that faints or falls throws its rider off
 * like one that is killed, and a rider who faints falls; one that cannot walk carries nobody
 * anywhere.
 */
final class Mounts implements Mechanic {
  /** How much higher a rider is than his mount, in centimetres (TAC-13). */
  static final int SADDLE = 150;

  private final Combat combat;
  private final boolean any;
  private final boolean afterProtection;
  private final boolean falls;

  /** For each rider, in all that he may be, what he rides each mount with; null for no mount. */
  private final Aptitude[][] riding;

  Mounts(Combat combat) {
    this.combat = combat;
    int size = combat.combatants.length;
    riding = new Aptitude[size][];
    for (Combatant rider : combat.combatants) {
      riding[rider.index] = new Aptitude[size * rider.forms.length];
    }
    String skill = combat.battle.ruleset.name(Parameter.RIDE_SKILL);
    boolean found = false;
    for (Combatant mount : combat.combatants) {
      if (mount.ridable) {
        found = true;
        for (Combatant rider : combat.combatants) {
          for (int form = 0; form < rider.forms.length; form++) {
            riding[rider.index][form * size + mount.index] =
                aptitude(rider.forms[form], skill, mount.sheet.name());
          }
        }
      }
    }
    any = found;
    afterProtection = combat.battle.ruleset.reading(Parameter.SADDLE_DAMAGE) == 1;
    falls = combat.battle.ruleset.reading(Parameter.SADDLE_FALL) == 1;
  }

  /** Ride of that kind of animal, or else Ride without a kind (TAC-18). */
  private static Aptitude aptitude(Form rider, String skill, String kind) {
    String special = skill + "[" + kind + "]";
    return rider.aptitude(rider.sheet.skill(special).isPresent() ? special : skill);
  }

  @Override
  public boolean hears(Hook hook) {
    return any && (hook == Hook.DISABLED || hook == Hook.HARM);
  }

  @Override
  public void reset() {
    // Combatants and board remember who rode what at the start.
  }

  /** Whether someone could get on a mount where it stands. */
  boolean canMount(Combatant rider, Combatant mount) {
    return rider != mount
        && mount.ridable
        && mount.standing
        && mount.rider == Combatant.NONE
        && mount.mount == Combatant.NONE
        && rider.mount == Combatant.NONE
        && rider.rider == Combatant.NONE
        && rider.isPresent()
        && !rider.has(Condition.PRONE) // INT-44
        && !mount.has(Condition.PRONE)
        && !combat.sides.hostile[rider.side][mount.side];
  }

  /** Someone gets on a mount. */
  void mount(Combatant rider, Combatant mount) {
    rider.mount = mount.index;
    rider.steed = mount;
    mount.rider = rider.index;
    combat.settle(mount);
    combat.board.carry(rider.index, mount.index);
    if (combat.listener != null) {
      combat.listener.on(new Event.Mounted(rider.index, mount.index, CitedGear.MOUNTED));
    }
    combat.grapples.displaced(rider); // INT-07
  }

  /** Someone gets off his mount, on his feet. */
  void dismount(Combatant rider) {
    part(rider, false, CitedGear.DISMOUNTED);
  }

  /** Someone is knocked off his mount (TAC-18). */
  void knockOff(Combatant rider, List<Rule> cited) {
    int from = combat.board.at(rider.index);
    part(rider, true, cited);
    combat.conditions.gain(rider.index, Condition.PRONE, Duration.WITHOUT_END, cited);
    if (falls) {
      combat.falls.fall(rider, Combatant.NONE, SADDLE);
    }
    if (rider.isPresent()) {
      combat.mechanics.moved(rider, from, combat.board.at(rider.index), true);
    }
  }

  /** Someone on a mount, or whose rider is on him, falls to the ground (INT-44). */
  void fallsProne(Combatant who) {
    if (who.steed != null) {
      part(who, true, CitedGear.PRONE);
    } else if (who.rider != Combatant.NONE) {
      knockOff(combat.combatants[who.rider], CitedGear.PRONE);
    }
  }

  private void part(Combatant rider, boolean knockedOff, List<Rule> cited) {
    Combatant mount = rider.steed;
    combat.movement.tellSoFar(rider);
    combat.movement.tellSoFar(mount);
    int square = combat.board.nearestFree(combat.board.at(mount.index));
    unlink(rider);
    combat.board.place(rider.index, square);
    if (combat.listener != null) {
      combat.listener.on(new Event.Dismounted(rider.index, mount.index, knockedOff, square, cited));
    }
    combat.grapples.displaced(rider); // INT-07
    combat.movement.toldOtherwise(rider);
    settle(mount, cited);
  }

  private void unlink(Combatant rider) {
    Combatant mount = rider.steed;
    rider.mount = Combatant.NONE;
    rider.steed = null;
    mount.rider = Combatant.NONE;
    combat.settle(mount);
    combat.board.part(rider.index);
  }

  /** A mount left alone on its way through the square of another makes room. */
  private void settle(Combatant mount, List<Rule> cited) {
    int here = combat.board.at(mount.index);
    if (!mount.isPresent() || combat.board.otherAt(here, mount.index) == Combatant.NONE) {
      return;
    }
    int free = combat.board.nearestFree(here);
    combat.board.place(mount.index, free);
    if (combat.listener != null) {
      combat.listener.on(
          new Event.Displaced(
              mount.index, Combatant.NONE, here, free, Squares.distance(here, free), cited));
    }
    combat.grapples.displaced(mount); // INT-07
    combat.movement.toldOtherwise(mount);
  }

  /** INT-43: a mount that is killed throws its rider off without a test. */
  @Override
  public void disabled(Combatant who) {
    if (who.rider != Combatant.NONE) {
      Combatant rider = combat.combatants[who.rider];
      if (who.fate == Fate.DEAD || who.has(Condition.UNCONSCIOUS)) {
        knockOff(rider, CitedGear.MOUNT_LOST);
      } else if (!who.isPresent()) {
        dismount(rider);
      }
    }
    if (who.steed != null) {
      Combatant mount = who.steed;
      if (!who.isPresent()) {
        loses(who, mount);
      } else if (who.has(Condition.UNCONSCIOUS)) {
        knockOff(who, CitedGear.SADDLE);
      }
    }
  }

  /** A rider is dead or has left: if he flees, they flee together. */
  private void loses(Combatant rider, Combatant mount) {
    combat.movement.tellSoFar(rider);
    combat.movement.tellSoFar(mount);
    unlink(rider);
    combat.board.remove(rider.index);
    if (rider.fate == Fate.FLED) {
      combat.leaves(mount, Fate.FLED);
      if (combat.listener != null) {
        combat.listener.on(new Event.Left(mount.index, Fate.FLED, Cited.LEFT));
      }
    } else {
      settle(mount, CitedGear.DISMOUNTED);
    }
  }

  /** TAC-18: rider or mount took damage, and the rider tests to keep the saddle (INT-43). */
  @Override
  public void harmed(Combatant victim, int amount) {
    Combatant rider = victim.rider == Combatant.NONE ? victim : combat.combatants[victim.rider];
    if (rider.steed == null || !rider.isPresent()) {
      return;
    }
    int damage = afterProtection ? amount - victim.body.toProtection() : amount;
    if (damage <= 0) {
      return;
    }
    Aptitude ride = riding(rider);
    int difficulty = combat.rules.baseDifficulty + damage;
    if (!combat.trials.aside(rider, ride, difficulty, CitedGear.SADDLE)) { // INI-08
      knockOff(rider, CitedGear.SADDLE);
    }
  }

  /** What someone rides with when his mount has no skill of its own for the ground (INT-44). */
  Aptitude riding(Combatant rider) {
    return riding[rider.index][rider.form * combat.combatants.length + rider.mount];
  }

  /** Someone arrives with what he rides, if it is not there yet, on its back. */
  void arrives(Combatant rider) {
    int index = combat.battle.mountOf[rider.index];
    if (index == Combatant.NONE) {
      return;
    }
    Combatant mount = combat.combatants[index];
    if (mount.fate == Fate.EXPECTED) {
      combat.enter(mount, combat.board.nearestFree(combat.board.at(rider.index)));
      if (combat.listener != null) {
        int square = combat.board.at(index);
        combat.listener.on(new Event.Arrived(index, square, Cited.FIELD));
      }
    }
    if (canMount(rider, mount) && combat.board.at(index) != Squares.NOWHERE) {
      mount(rider, mount);
    }
  }
}
