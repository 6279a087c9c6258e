package org.rpg.encounter.rules.combat;

import java.util.Arrays;
import java.util.List;
import org.rpg.encounter.rules.Event;

/**
 * The scenes within a scene. What is carried over: layers, wounds, lasting conditions and poisons,
 * items, points, Perseverance and its clocks, and what both scenes keep in mind. The dead stay
 * dead; who fled, gave up or was captured in a part is with the others again when it is over.
 */
final class Parts {
  private final Combat outer;
  private final Part[] parts;
  private final Combat[] combats;

  /** How many scenes come before each part: this one, and the parts before it with their parts. */
  private final int[] firstScene;

  private final int scenes;

  /** How often each scene was played in this run. */
  private final int[] played;

  Parts(Combat outer) {
    this.outer = outer;
    List<Part> all = outer.battle.parts;
    parts = all.toArray(new Part[0]);
    combats = all.stream().map(it -> new Combat(it.battle())).toArray(Combat[]::new);
    firstScene = new int[parts.length];
    int next = 1;
    for (int i = 0; i < parts.length; i++) {
      firstScene[i] = next;
      next += combats[i].parts.scenes;
    }
    scenes = next;
    played = new int[scenes];
  }

  void reset() {
    Arrays.fill(played, 0);
  }

  int timesPlayed(int scene) {
    return played[scene];
  }

  /** How many scenes there are: this one, its parts and theirs. */
  int scenes() {
    return scenes;
  }

  /** A scene by its number: this one is 0. */
  Combat scene(int number) {
    if (number == 0) {
      return outer;
    }
    int part = parts.length - 1;
    while (firstScene[part] > number) {
      part--;
    }
    return combats[part].parts.scene(number - firstScene[part]);
  }

  int size() {
    return parts.length;
  }

  Combat combat(int part) {
    return combats[part];
  }

  /** Plays a part; what became of everybody is known in the outer scene afterwards. */
  void play(int number) {
    Part part = parts[number];
    Combat inner = combats[number];
    Listener listener = outer.listener;
    inner.within = true;
    inner.again = played[firstScene[number]] > 0;
    if (listener != null) {
      listener.on(new Event.PartStarted(number, List.of()));
    }
    inner.begin(outer.dice);
    carryIn(part, inner);
    inner.wake();
    inner.listener = listener;
    inner.journey.surprise(CitedJourneys.CAUGHT);
    inner.course.run();
    outer.listener = null; // what is carried over has been told where it happened
    carryOut(number, part, inner);
    outer.listener = listener;
    count(number, inner.parts);
    if (listener != null) {
      listener.on(new Event.PartEnded(number, List.of()));
    }
    inner.within = false;
    inner.again = false;
    inner.listener = null;
  }

  private void count(int number, Parts inner) {
    inner.played[0] = 1;
    for (int scene = 0; scene < inner.scenes; scene++) {
      played[firstScene[number] + scene] += inner.played[scene];
    }
  }

  private void carryIn(Part part, Combat inner) {
    inner.journey.continueFrom(outer.journey);
    for (int cell = 0; cell < part.outerCells().length; cell++) {
      inner.memory[part.innerCells()[cell]] = outer.memory[part.outerCells()[cell]];
    }
    int[] people = part.people();
    for (int i = 0; i < people.length; i++) {
      if (people[i] != Combatant.NONE) {
        carryIn(outer.combatants[people[i]], inner, inner.combatants[i], part.items());
        inner.journey.carry(i, outer.journey, people[i]);
      }
    }
    inner.lasting.enter(outer.lasting, part);
    inner.lapses.enter(outer.lapses, people);
  }

  private void carryIn(Combatant from, Combat inner, Combatant to, int[] items) {
    to.body.carry(from.body);
    to.destiny = from.destiny;
    to.doom = from.doom;
    for (int item = 0; item < items.length; item++) {
      if (items[item] != Combatant.NONE) {
        inner.items.carry(to.index, item, outer.items, from.index, items[item]);
      }
    }
    inner.conditions.carry(to, from.timers.endless(), true);
    if (from.fate == Fate.DEAD) {
      inner.absent(to);
    }
  }

  private void carryOut(int number, Part part, Combat inner) {
    outer.journey.continueFrom(inner.journey);
    for (int cell = 0; cell < part.outerCells().length; cell++) {
      outer.memory[part.outerCells()[cell]] = inner.memory[part.innerCells()[cell]];
    }
    int[] people = part.people();
    for (int i = 0; i < people.length; i++) {
      if (people[i] != Combatant.NONE) {
        carryOut(inner.combatants[i], outer.combatants[people[i]], part.items(), inner);
        outer.journey.carry(people[i], inner.journey, i);
        if (inner.combatants[i].fate == Fate.DEAD && outer.combatants[people[i]].isPresent()) {
          Combatant dead = inner.combatants[i];
          outer.combatants[people[i]].diedIn(firstScene[number] + dead.diedIn(), dead);
          outer.leaves(outer.combatants[people[i]], Fate.DEAD);
        }
      }
    }
    outer.lasting.leave(inner.lasting, part);
    outer.lapses.leave(inner.lapses, people);
  }

  /** Whoever had become another is himself again. */
  private void carryOut(Combatant from, Combatant to, int[] items, Combat inner) {
    if (from.form != 0) {
      from.become(0);
    }
    to.body.carry(from.body);
    to.destiny = from.destiny;
    to.doom = from.doom;
    to.dealt += from.dealt;
    to.taken += from.taken;
    for (int item = 0; item < items.length; item++) {
      if (items[item] != Combatant.NONE) {
        outer.items.carry(to.index, items[item], inner.items, from.index, item);
      }
    }
    outer.conditions.carry(to, from.timers.endless(), false);
  }
}
