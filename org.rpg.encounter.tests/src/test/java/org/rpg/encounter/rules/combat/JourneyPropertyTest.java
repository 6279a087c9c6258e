package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.body.WoundKind;
import org.rpg.encounter.rules.dice.SeededDice;
import org.rpg.encounter.rules.gear.Container;
import org.rpg.encounter.rules.gear.Item;
import org.rpg.encounter.rules.gear.ItemKind;

/** What holds of every journey, whatever is done on it (EXH-01, TRV-01, REC-08). */
class JourneyPropertyTest {
  private static final Item BANDAGE = Item.of("Bandage", ItemKind.BANDAGE);

  private static Combat party() {
    Member ana =
        Member.of(Sheet.pc("Ana").skill("Physique", 3).xp(5).build())
            .wound(4, WoundKind.CUTTING)
            .wound(2, WoundKind.BLUDGEONING);
    Sheet bento = Sheet.pc("Bento").carries(BANDAGE, Container.POUCH, 3).perseverance(9).build();
    Member horse = Member.of(Sheet.npc("Horse").vitality(14).build());
    return new Combat(
        Battle.under(Ruleset.standard()).side("Party", ana, Member.of(bento), horse).build());
  }

  /** Does what the numbers say, one thing a number. */
  private static void travel(Combat combat, List<Integer> deeds, Listener listener) {
    combat.reset();
    combat.listener = listener;
    combat.dice = new SeededDice(7, 1);
    Journey journey = combat.master.journey();
    journey.begin(6 * 60, 9, 3, deeds.size() % 2 == 0);
    for (int deed : deeds) {
      int who = deed % 3;
      int amount = deed / 32 + 1;
      switch (deed % 32) {
        case 0 -> journey.accelerate(true);
        case 1 -> journey.accelerate(false);
        case 2 -> journey.fast(amount % 2 == 0);
        case 3, 4 -> journey.layDown();
        case 5, 6 -> journey.rise();
        case 7 -> journey.watch(who, amount * 30);
        case 8 -> journey.sleepOnly(who, amount * 60);
        case 9 -> journey.disturb();
        case 10 -> journey.slept(who, amount * 30);
        case 11 -> journey.shortRest();
        case 12 -> journey.eat(who, amount);
        case 13, 14 -> journey.treat(1, who, -1);
        case 15 -> journey.chooseRecovery(who, WoundClass.LIGHT);
        case 16 -> journey.spendPerseverance(who, amount);
        case 17 -> journey.addPerseverance(who, amount - 5);
        case 18 -> journey.spendXp(who, amount);
        case 19 -> journey.faint(who);
        case 20 -> journey.wake(who);
        case 21 -> journey.addMeals(amount);
        case 22 -> journey.newSession();
        case 23 -> combat.master.wound(who, amount % 5, DamageKind.FIRE);
        default -> journey.pass(amount * 67);
      }
    }
    combat.listener = null;
  }

  private static List<Object> state(Combat combat) {
    List<Object> state = new ArrayList<>();
    state.add(combat.minutes());
    state.add(combat.scene());
    state.add(combat.meals());
    for (Combatant each : combat.combatants) {
      state.add(each.perseverance());
      state.add(each.strain);
      state.add(each.fate());
      state.add(each.conditions);
      state.add(each.life());
      state.add(each.vigor());
      state.add(each.timesFainted());
      state.add(combat.minutesAwake(each.index()));
      state.add(each.body().today());
    }
    return state;
  }

  @Property(tries = 300)
  @Label("EXH-01, STA-06 Perseverance stays within its bounds, faints are unconsciousness")
  void itsNumbersStayWithinTheirBounds(
      @ForAll @Size(max = 60) List<@IntRange(min = 0, max = 1023) Integer> deeds) {
    Combat combat = party();
    travel(combat, deeds, event -> {});
    for (Combatant each : combat.combatants) {
      assertTrue(each.perseverance() >= 0 && each.perseverance() <= each.maxPerseverance());
      assertTrue(each.vigor() <= each.life(), "LAY-06");
      assertTrue(!combat.journey.isFainted(each.index()) || each.has(Condition.UNCONSCIOUS));
      assertEquals(each.life() <= 0, each.fate() == Fate.DEAD, "WND-08");
    }
    assertTrue(combat.meals() >= 0);
  }

  @Property(tries = 200)
  @Label("TRV-01 a second run is as the first, with and without anybody who listens")
  void aSecondRunIsAsTheFirst(
      @ForAll @Size(max = 60) List<@IntRange(min = 0, max = 1023) Integer> deeds) {
    Combat combat = party();
    List<Event> told = new ArrayList<>();
    travel(combat, deeds, told::add);
    List<Object> first = state(combat);
    List<Event> again = new ArrayList<>();
    travel(combat, deeds, again::add);
    assertEquals(first, state(combat));
    assertEquals(told, again);
    travel(combat, deeds, null);
    assertEquals(first, state(combat));
  }

  @Property(tries = 200)
  @Label("EXH-01, REC-08 what was told leads to how it ended")
  void whatWasToldLeadsToHowItEnded(
      @ForAll @Size(max = 60) List<@IntRange(min = 0, max = 1023) Integer> deeds) {
    Combat combat = party();
    combat.reset();
    int[] perseverance = new int[combat.size()];
    int[] life = new int[combat.size()];
    for (int i = 0; i < perseverance.length; i++) {
      perseverance[i] = combat.perseverance(i);
      life[i] = combat.combatant(i).life();
    }
    List<Event> told = new ArrayList<>();
    travel(combat, deeds, told::add);
    for (Event event : told) {
      if (event instanceof Event.Tired it) {
        perseverance[it.who()] =
            Math.max(0, perseverance[it.who()] - (it.sleepLoss() + it.foodLoss()) * it.factor());
        assertEquals(it.left(), perseverance[it.who()]);
      } else if (event instanceof Event.PerseveranceChanged it) {
        perseverance[it.who()] += it.change();
        assertEquals(it.left(), perseverance[it.who()]);
      } else if (event instanceof Event.Slept it) {
        perseverance[it.who()] += it.gained();
      } else if (event instanceof Event.Ate it) {
        perseverance[it.who()] += it.gained();
      } else if (event instanceof Event.Woke it) {
        assertTrue(it.left() >= perseverance[it.who()]);
        perseverance[it.who()] = it.left();
      } else {
        wounds(event, life);
      }
    }
    for (int i = 0; i < perseverance.length; i++) {
      assertEquals(perseverance[i], combat.perseverance(i), "Perseverance");
      assertEquals(life[i], combat.combatant(i).life(), "Life");
    }
  }

  private static void wounds(Event event, int[] life) {
    if (event instanceof Event.Wounded it) {
      life[it.who()] = Math.max(0, life[it.who()] - it.severity());
    } else if (event instanceof Event.Harmed it) {
      life[it.who()] = it.life();
    } else if (event instanceof Event.WoundEvolved it) {
      life[it.who()] = life[it.who()] + it.before() - it.after();
    } else if (event instanceof Event.WoundHealed it) {
      life[it.who()] = life[it.who()] + it.before();
    } else if (event instanceof Event.Died it) {
      life[it.who()] = 0;
    }
  }
}
