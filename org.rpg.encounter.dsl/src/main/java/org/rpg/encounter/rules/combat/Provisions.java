package org.rpg.encounter.rules.combat;

import java.util.Arrays;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.travel.SceneClock;
import org.rpg.encounter.rules.travel.Stamina;

/** The party's supplies, and who eats when (EXH-05, EXH-07, EXH-19). */
final class Provisions {
  private final Combat combat;
  private final SceneClock clock;
  private final Combatant[] eaters;
  private final int[] store;

  /** How many items are in it. */
  private int stored;

  private int meals;
  private int water;
  private boolean routine;
  private boolean fasting;
  private boolean provided;
  private int eaten;

  /** The minute at which somebody wanted to eat and could not, -1 if it never came to that. */
  private int firstLack = -1;

  Provisions(Combat combat, SceneClock clock) {
    this.combat = combat;
    this.clock = clock;
    eaters =
        Arrays.stream(combat.combatants)
            .filter(it -> it.traveller && !it.undead)
            .toArray(Combatant[]::new);
    store = new int[combat.battle.items.size()];
  }

  void begin(int mealsThere, int waterThere, boolean byThemselves) {
    clear();
    meals = Math.max(0, mealsThere);
    water = Math.max(0, waterThere);
    routine = byThemselves;
  }

  void clear() {
    meals = 0;
    water = 0;
    routine = false;
    fasting = false;
    provided = false;
    eaten = 0;
    firstLack = -1;
    Arrays.fill(store, 0);
    stored = 0;
  }

  /** All is as it is in another scene; what that one knows nothing of stays as it was here. */
  void copy(Provisions other) {
    meals = other.meals;
    water = other.water;
    routine = other.routine;
    fasting = other.fasting;
    eaten = other.eaten;
    firstLack = other.firstLack;
    for (int i = 0; stored + other.stored > 0 && i < store.length; i++) {
      int there = other.combat.battle.items.indexOf(combat.battle.items.get(i));
      if (there >= 0) {
        addStored(i, other.store[there] - store[i]);
      }
    }
  }

  void fast(boolean value) {
    fasting = value;
  }

  /** Nobody goes hungry from now on, whatever there is; or not so any more. */
  void provide(boolean value) {
    provided = value;
  }

  /** When the next meal is eaten as a matter of course; the greatest number if none is. */
  int next() {
    int next = Integer.MAX_VALUE;
    if (provided || routine && !fasting) {
      for (Combatant each : eaters) {
        if (isUp(each)) {
          next = Math.min(next, each.stamina.mealDue());
        }
      }
    }
    return next;
  }

  /** Whoever is due eats a meal, in the roster's order, while there are any (EXH-05). */
  void serve() {
    if (!provided && (!routine || fasting)) {
      return;
    }
    int now = clock.minute();
    for (Combatant each : eaters) {
      if (each.stamina.mealDue() <= now && isUp(each)) {
        if (provided) {
          each.stamina.feed(now);
        } else if (meals > 0) {
          eat(each, 1);
        } else {
          goHungry(each);
        }
      }
    }
  }

  private boolean isUp(Combatant who) {
    return who.isTiring() && who.isConscious() && !who.stamina.isLying();
  }

  /** Someone eats, as many meals as there are (EXH-19). */
  void eat(Combatant who, int wanted) {
    if (!who.traveller || who.undead || !who.isConscious()) {
      return;
    }
    Stamina stamina = who.stamina;
    int served = Math.max(0, Math.min(wanted, meals));
    int gained = 0;
    for (int i = 0; i < served; i++) {
      gained += stamina.eat(clock.minute(), combat.dice);
    }
    meals -= served;
    eaten += served;
    combat.journey.strain(who);
    if (served > 0 && combat.listener != null) {
      combat.listener.on(new Event.Ate(who.index, served, gained, meals, CitedJourneys.ATE));
    }
    if (served < wanted) {
      goHungry(who);
    }
  }

  private void goHungry(Combatant who) {
    who.stamina.goHungry(clock.minute());
    if (firstLack < 0) {
      firstLack = clock.minute();
    }
    if (combat.listener != null) {
      combat.listener.on(new Event.Hungry(who.index, CitedJourneys.HUNGRY));
    }
  }

  void addMeals(int more) {
    meals = Math.max(0, meals + more);
    if (more > 0) {
      for (Combatant each : eaters) {
        each.stamina.foodCame();
      }
    }
  }

  void addWater(int more) {
    water = Math.max(0, water + more);
  }

  void addStored(int item, int more) {
    int before = store[item];
    store[item] = Math.max(0, before + more);
    stored += store[item] - before;
  }

  void feedsItself(boolean value) {
    routine = value;
  }

  int stored(int item) {
    return item >= 0 && item < store.length ? store[item] : 0;
  }

  int eaten() {
    return eaten;
  }

  int firstLack() {
    return firstLack;
  }

  int meals() {
    return meals;
  }

  int water() {
    return water;
  }
}
