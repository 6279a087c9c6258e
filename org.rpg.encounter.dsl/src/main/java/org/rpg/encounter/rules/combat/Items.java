package org.rpg.encounter.rules.combat;

import java.util.Arrays;
import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.field.Cover;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Carried;
import org.rpg.encounter.rules.gear.Container;
import org.rpg.encounter.rules.gear.Item;
import org.rpg.encounter.rules.gear.ItemKind;
import org.rpg.encounter.rules.gear.ItemTest;

/**
 * The items of a combat: how many of each everyone carries where, and what lies on the ground
 * (ACT-04, ACT-05, ACT-09 to ACT-13). Several of a kind are held in hand like one (our own choice).
 */
final class Items implements Mechanic {
  private static final int PLACES = Container.values().length;
  private static final Container[] AT_HAND = {
    Container.HAND, Container.BELT, Container.POCKET, Container.POUCH
  };

  private final Combat combat;
  private final Item[] items;

  /** For each combatant how many of each item he has in each place, item by item. */
  private final int[][] counts;

  private final int[][] startCounts;

  /**
   * For each combatant, in all that he may be, what he tests to use each item; null for items
   * without a test.
   */
  private final Aptitude[][] aptitudes;

  private final Heap ground = new Heap();
  private boolean used = true;

  Items(Combat combat) {
    this.combat = combat;
    items = combat.battle.items.toArray(new Item[0]);
    int size = combat.combatants.length;
    counts = new int[size][items.length * PLACES];
    startCounts = new int[size][items.length * PLACES];
    aptitudes = new Aptitude[size][];
    for (Combatant each : combat.combatants) {
      for (Carried carried : each.sheet.items()) {
        int cell = cell(combat.battle.item(carried.item()), carried.container());
        startCounts[each.index][cell] += carried.count();
      }
      aptitudes[each.index] = new Aptitude[items.length * each.forms.length];
      for (int i = 0; i < aptitudes[each.index].length; i++) {
        Form form = each.forms[i / items.length];
        aptitudes[each.index][i] =
            items[i % items.length].test().map(it -> best(form, it)).orElse(null);
      }
    }
  }

  private static Aptitude best(Form form, ItemTest test) {
    Aptitude best = form.aptitude(test.skills().get(0));
    for (String skill : test.skills()) {
      best = best.or(form.aptitude(skill));
    }
    return best;
  }

  /** Someone has become another: he knows what that one knows (our own). */
  void learn(Combatant who, Form before) {
    known(who, before, -1);
    known(who, who.forms[who.form], 1);
  }

  private void known(Combatant who, Form form, int more) {
    for (Carried carried : form.carried) {
      if (carried.item().kind().isKnown()) {
        change(who, combat.battle.item(carried.item()), carried.container(), more);
      }
    }
  }

  @Override
  public boolean hears(Hook hook) {
    return false;
  }

  @Override
  public void reset() {
    if (!used) {
      return;
    }
    used = false;
    ground.clear();
    for (int who = 0; who < counts.length; who++) {
      System.arraycopy(startCounts[who], 0, counts[who], 0, startCounts[who].length);
      for (int item = 0; item < items.length; item++) {
        int lying = cell(item, Container.GROUND);
        if (counts[who][lying] > 0) {
          ground.add(item, combat.battle.squares[who], counts[who][lying]);
          counts[who][lying] = 0;
          used = true;
        }
      }
    }
  }

  /** Someone has as many of an item, and in the same places, as in another scene. */
  void carry(int who, int item, Items other, int otherWho, int otherItem) {
    for (int place = 0; place < PLACES; place++) {
      int count = other.counts[otherWho][otherItem * PLACES + place];
      if (counts[who][item * PLACES + place] != count) {
        counts[who][item * PLACES + place] = count;
        used = true;
      }
    }
  }

  private static int cell(int item, Container place) {
    return item * PLACES + place.ordinal();
  }

  Item item(int number) {
    return items[number];
  }

  /** How many of an item someone has in a place. */
  int count(int who, int item, Container place) {
    return isItem(item) ? counts[who][cell(item, place)] : 0;
  }

  /** How many of an item someone carries anywhere. */
  int count(int who, int item) {
    int sum = 0;
    for (int place = 0; place < PLACES && isItem(item); place++) {
      sum += counts[who][item * PLACES + place];
    }
    return sum;
  }

  boolean isItem(int number) {
    return number >= 0 && number < items.length;
  }

  /** Whether someone has a hand for an item, or already holds one like it. */
  boolean canHold(Combatant who, int item) {
    return count(who.index, item, Container.HAND) > 0 || items[item].hands() <= who.handsFree;
  }

  /** Whether an item lies on a square or next to it (ACT-09). */
  boolean liesNear(int item, int square) {
    return ground.near(item, square) != Squares.NOWHERE;
  }

  /** Where someone has an item ready, the backpack aside (ACT-04); null if nowhere. */
  private Container ready(int who, int item) {
    for (Container place : AT_HAND) {
      if (counts[who][cell(item, place)] > 0) {
        return place;
      }
    }
    return null;
  }

  /** Someone has more or fewer of an item in a place. */
  void change(Combatant who, int item, Container place, int more) {
    used = true;
    int cell = cell(item, place);
    int before = counts[who.index][cell];
    int after = Math.max(0, before + more);
    counts[who.index][cell] = after;
    if (place == Container.HAND && (before > 0) != (after > 0)) {
      who.holdItem(after > 0 ? items[item].hands() : -items[item].hands());
    }
  }

  /** One item goes from one of somebody's places to another. */
  void move(Combatant who, ActionKind action, int item, Container from, Container to) {
    change(who, item, from, -1);
    change(who, item, to, 1);
    tell(who.index, action, item, from, to, Combatant.NONE);
  }

  /** An item falls from someone's hand onto his square (ACT-09). */
  void drop(Combatant who, int item) {
    change(who, item, Container.HAND, -1);
    ground.add(item, combat.board.at(who.index), 1);
    tell(who.index, ActionKind.DROP, item, Container.HAND, Container.GROUND, Combatant.NONE);
  }

  /** An item comes from the ground into someone's hand (ACT-09). */
  void pickUp(Combatant who, int item) {
    ground.take(item, ground.near(item, combat.board.at(who.index)));
    change(who, item, Container.HAND, 1);
    tell(who.index, ActionKind.PICK_UP, item, Container.GROUND, Container.HAND, Combatant.NONE);
  }

  /** An item goes from one's hand into another's (ACT-09). */
  void give(Combatant who, Combatant other, int item) {
    change(who, item, Container.HAND, -1);
    change(other, item, Container.HAND, 1);
    tell(who.index, ActionKind.GIVE, item, Container.HAND, Container.HAND, other.index);
  }

  /** Whether someone has or knows an item of a kind, ready for a target that can be reached. */
  boolean isUsable(int who, int item, ItemKind kind, int target) {
    return isItem(item)
        && items[item].kind() == kind
        && ready(who, item) != null
        && (target == Combatant.NONE || target == who || isInRange(who, items[item], target));
  }

  private boolean isInRange(int who, Item item, int target) {
    Combatant other = combat.combatants[target];
    int distance = combat.board.distance(who, target);
    return other.isPresent()
        && distance <= Math.max(1, item.range())
        && (!other.has(Condition.HIDDEN) || combat.isAllied(who, target))
        && (distance <= 1 || combat.cover(who, target) != Cover.TOTAL);
  }

  /**
   * Someone uses an item: what its test and its effect are is its own (ACT-05, ACT-11 to ACT-13).
   *
   * @param tested whether its test is made, if it has one
   */
  void use(Combatant who, ActionKind action, int item, int target, boolean tested) {
    Item thing = items[item];
    Container place = ready(who.index, item);
    List<Rule> cited = CitedGear.use(action);
    if (combat.listener != null) {
      combat.listener.on(new Event.ItemUsed(who.index, action, item, target, cited));
    }
    if (thing.kind().isUsedUp()) {
      change(who, item, place, -1);
    }
    Aptitude aptitude = aptitudes[who.index][who.form * items.length + item];
    boolean works = true;
    if (aptitude != null && tested) {
      int difficulty = thing.test().get().difficulty().against(combat.master, who.index, target);
      works =
          action.slot() == Slot.MAJOR
              ? combat.trials.ofAction(who, aptitude, difficulty, cited) // INI-09
              : combat.trials.aside(who, aptitude, difficulty, cited); // INI-08
    }
    if (who.has(Condition.HIDDEN) && isHostile(who.index, target)) {
      combat.conditions.lose(who.index, Condition.HIDDEN, Cited.SEEN); // STA-02, as after an attack
    }
    if (works) {
      int by = combat.harm.culprit;
      String cause = combat.harm.cause;
      combat.master.because(who.index, thing.name());
      thing.effect().happens(combat.master, who.index, target);
      combat.master.because(by, cause);
    }
  }

  private boolean isHostile(int who, int target) {
    return target != Combatant.NONE && !combat.isAllied(who, target);
  }

  private void tell(int who, ActionKind action, int item, Container from, Container to, int other) {
    if (combat.listener != null) {
      combat.listener.on(
          new Event.ItemMoved(who, action, item, from, to, other, CitedGear.use(action)));
    }
  }

  /** What lies on the ground. */
  private static final class Heap {
    private int[] what = new int[4];
    private int[] where = new int[4];
    private int size;

    void clear() {
      size = 0;
    }

    void add(int item, int square, int count) {
      for (int i = 0; i < count; i++) {
        if (size == what.length) {
          what = Arrays.copyOf(what, size * 2);
          where = Arrays.copyOf(where, size * 2);
        }
        what[size] = item;
        where[size++] = square;
      }
    }

    int near(int item, int square) {
      int found = Squares.NOWHERE;
      for (int i = 0; i < size && found != square; i++) {
        if (what[i] == item && Squares.distance(where[i], square) <= 1) {
          found = where[i];
        }
      }
      return found;
    }

    void take(int item, int square) {
      for (int i = 0; i < size; i++) {
        if (what[i] == item && where[i] == square) {
          size--;
          what[i] = what[size];
          where[i] = where[size];
          return;
        }
      }
    }
  }
}
