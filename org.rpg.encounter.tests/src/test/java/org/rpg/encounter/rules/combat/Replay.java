package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.field.Squares;

/** Works out from what was told alone how a combat has ended. */
final class Replay {
  private final Combat start;
  private final int size;
  private final int[] protection;
  private final int[] vigor;
  private final int[] life;
  private final int[] conditions;
  private final int[] square;
  private final int[] hands;
  private final int[] mount;
  private final int[] destiny;
  private final Fate[] fate;
  private final boolean[] simple;
  private final boolean[] shields;

  /** Whose wound was already counted when the damage was told. */
  private int woundToCome = Combatant.NONE;

  private Replay(Combat start) {
    this.start = start;
    size = start.size();
    protection = new int[size];
    vigor = new int[size];
    life = new int[size];
    conditions = new int[size];
    square = new int[size];
    hands = new int[size];
    mount = new int[size];
    destiny = new int[size];
    fate = new Fate[size];
    simple = new boolean[size];
    shields = new boolean[size];
    for (int i = 0; i < size; i++) {
      Combatant each = start.combatant(i);
      protection[i] = each.protection();
      vigor[i] = each.vigor();
      life[i] = each.life();
      conditions[i] = each.conditions;
      square[i] = start.square(i);
      hands[i] = each.hands;
      mount[i] = each.mount();
      fate[i] = each.fate();
      simple[i] = each.body().isSimple();
      shields[i] = each.shieldHeld;
    }
  }

  /** Compares how a combat has ended with what its events told of it. */
  static void check(Battle battle, List<Event> told, Combat ended) {
    Replay replay = new Replay(new Combat(battle));
    told.forEach(replay::apply);
    for (int i = 0; i < replay.size; i++) {
      Combatant each = ended.combatant(i);
      replay.protection[i] = each.body().maxProtection(); // LAY-05: when the combat ends
      assertEquals(replay.fate[i], each.fate(), "fate");
      assertEquals(replay.life[i], each.life(), "Life");
      assertEquals(replay.vigor[i], each.vigor(), "Vigor");
      assertEquals(replay.protection[i], each.protection(), "Protection");
      assertEquals(replay.square[i], ended.square(i), "place");
      assertEquals(replay.destiny[i], each.destiny(), "Destiny");
      if (each.isPresent()) {
        assertEquals(replay.conditions[i], each.conditions, "conditions");
        assertEquals(replay.hands[i], each.hands, "weapons in hand");
        assertEquals(replay.shields[i], each.shieldHeld, "shield in hand");
        assertEquals(replay.mount[i], each.mount(), "mount");
      }
    }
  }

  private void apply(Event event) {
    if (event instanceof Event.Harmed it) {
      protection[it.who()] = it.protection();
      vigor[it.who()] = it.vigor();
      life[it.who()] = it.life();
      woundToCome = it.toLife() > 0 && !simple[it.who()] ? it.who() : Combatant.NONE;
    } else if (event instanceof Event.Wounded it) {
      if (woundToCome != it.who()) {
        lose(it.who(), it.severity());
      }
      woundToCome = Combatant.NONE;
    } else if (event instanceof Event.WoundGrew it) {
      if (woundToCome != it.who()) {
        life[it.who()] = Math.max(0, life[it.who()] - it.growth());
        vigor[it.who()] = Math.min(vigor[it.who()], life[it.who()]);
      }
      woundToCome = Combatant.NONE;
    } else if (event instanceof Event.Healed it) {
      vigor[it.who()] += it.vigor();
      life[it.who()] += it.life();
    } else if (event instanceof Event.PointGained it) {
      destiny[it.who()] += it.doom() ? 0 : 1;
    } else {
      comings(event);
    }
  }

  private void lose(int who, int severity) {
    life[who] = Math.max(0, life[who] - severity);
    vigor[who] = Math.min(vigor[who], life[who]); // LAY-07
  }

  private void comings(Event event) {
    if (event instanceof Event.Moved it) {
      assertEquals(square[it.who()], it.from(), "a movement begins where one stands");
      move(it.who(), it.to());
    } else if (event instanceof Event.Displaced it) {
      assertEquals(square[it.who()], it.from(), "one is moved from where one stands");
      move(it.who(), it.to());
    } else if (event instanceof Event.Mounted it) {
      mount[it.who()] = it.mount();
      square[it.who()] = square[it.mount()];
    } else if (event instanceof Event.Dismounted it) {
      assertEquals(mount[it.who()], it.mount(), "one gets off what one was on");
      mount[it.who()] = Combatant.NONE;
      square[it.who()] = it.square();
    } else if (event instanceof Event.Arrived it) {
      square[it.who()] = it.square();
      fate[it.who()] = Fate.IN_COMBAT;
    } else if (event instanceof Event.Died it) {
      square[it.who()] = Squares.NOWHERE;
      mount[it.who()] = Combatant.NONE;
      fate[it.who()] = Fate.DEAD;
    } else if (event instanceof Event.MemberFell it) { // the next is as whole as he was
      Combatant squad = start.combatant(it.who());
      protection[it.who()] = squad.protection();
      vigor[it.who()] = squad.vigor();
      life[it.who()] = squad.life();
    } else if (event instanceof Event.Left it) {
      square[it.who()] = Squares.NOWHERE;
      mount[it.who()] = Combatant.NONE;
      fate[it.who()] = it.fate();
    } else {
      states(event);
    }
  }

  /** Rider and mount go together (TAC-16). */
  private void move(int who, int to) {
    square[who] = to;
    for (int i = 0; i < size; i++) {
      if (mount[who] == i || (mount[i] == who && fate[i] == Fate.IN_COMBAT)) {
        square[i] = to;
      }
    }
  }

  private void states(Event event) {
    if (event instanceof Event.ConditionGained it) {
      conditions[it.who()] |= it.condition().bit();
    } else if (event instanceof Event.ConditionLost it) {
      conditions[it.who()] &= ~it.condition().bit();
    } else if (event instanceof Event.WeaponLanded it) {
      hands[it.who()] &= ~(1 << it.weapon());
    } else if (event instanceof Event.ShieldHandled it) {
      shields[it.who()] = it.inHand();
    } else if (event instanceof Event.Disarmed it) {
      hands[it.who()] &= ~(1 << it.weapon());
    } else if (event instanceof Event.WeaponLanded it) {
      hands[it.who()] &= ~(1 << it.weapon());
    } else if (event instanceof Event.Acted it) {
      switch (it.action()) {
        case EQUIP, PICK_UP, FETCH_FROM_BACKPACK -> hands[it.who()] |= 1 << it.detail();
        case STOW, DROP -> hands[it.who()] &= ~(1 << it.detail());
        default -> {
          // nothing that is replayed
        }
      }
    }
  }
}
