package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.dice.SeededDice;
import org.rpg.encounter.rules.field.Squares;

/** What holds in every combat, however it was set up and whatever was done in it. */
class CombatPropertyTest {
  private static final int MOST = 1_000_000;

  private static List<Event> told(Combat combat, int seed) {
    List<Event> events = new ArrayList<>();
    combat.run(new SeededDice(seed, 0), events::add);
    return events;
  }

  @Property(seed = "20240301", tries = 400)
  void everyCombatEndsAndItsBooksBalance(@ForAll @IntRange(max = MOST) int seed) {
    Combat combat = new Combat(WildBattles.of(seed, Books::balance));
    List<Event> events = told(combat, seed);
    Books.balance(combat);
    CombatResult result = combat.result();
    assertNotNull(result.reason());
    assertTrue(result.turns() <= WildBattles.TURNS); // TRN-02
    int dealt = 0;
    int taken = 0;
    for (int i = 0; i < combat.size(); i++) {
      dealt += combat.combatant(i).damageDealt();
      taken += combat.combatant(i).damageTaken();
    }
    assertTrue(dealt <= taken, "damage that nobody took");
    for (Event event : events) {
      assertFalse(event.rules().isEmpty(), "no rule for " + event);
    }
    Event last = events.get(events.size() - 1);
    assertTrue(last instanceof Event.CombatEnded && last.rules().contains(Rule.INT_34));
  }

  @Property(seed = "20240302", tries = 400)
  void theInitiativeIsAlwaysWithOneWhoIsAble(@ForAll @IntRange(max = MOST) int seed) {
    Combat combat = new Combat(WildBattles.of(seed, it -> {}));
    int[] before = {0};
    combat.run(
        new SeededDice(seed, 0),
        event -> {
          if (event instanceof Event.ActivationStarted started) {
            assertEquals(combat.holder(), started.who()); // INI-01
            assertTrue(combat.combatant(started.who()).isAble()); // STA-07
            assertEquals(++before[0], started.activation());
          } else if (event instanceof Event.InitiativeKept kept) {
            Combatant from = combat.combatant(kept.from());
            assertEquals(from.team, combat.combatant(kept.to()).team); // INI-05
          } else if (event instanceof Event.InitiativeLost lost) {
            assertTrue(combat.combatant(lost.to()).isAble()); // INI-07
          }
        });
    assertEquals(before[0], combat.activations());
  }

  @Property(seed = "20240303", tries = 400)
  void whatWasToldIsAllThatHappened(@ForAll @IntRange(max = MOST) int seed) {
    Battle battle = WildBattles.of(seed, it -> {});
    Combat combat = new Combat(battle);
    Replay.check(battle, told(combat, seed), combat);
  }

  @Property(seed = "20240304", tries = 150)
  void theSameSeedGivesTheSameCombat(@ForAll @IntRange(max = MOST) int seed) {
    Combat combat = new Combat(WildBattles.of(seed, it -> {}));
    List<Event> first = told(combat, seed);
    combat.run(new SeededDice(seed + 1, 0));
    assertEquals(first, told(combat, seed));
    assertEquals(first, told(new Combat(WildBattles.of(seed, it -> {})), seed));
  }

  @Property(seed = "20240305", tries = 400)
  void nobodyWalksFartherThanHisSpeed(@ForAll @IntRange(max = MOST) int seed) {
    Combat combat = new Combat(WildBattles.of(seed, it -> {}));
    int dash = 12 + 3 - 8 + 1; // MAN-04: the best die and Agility
    int most = Math.max(dash, WildBattles.FASTEST); // TAC-16: on horseback
    for (Event event : told(combat, seed)) {
      if (event instanceof Event.Moved moved) {
        assertTrue(moved.steps() >= Squares.distance(moved.from(), moved.to()));
        assertTrue(moved.steps() <= most); // ACT-14
      }
    }
  }

  @Test
  void wildFightsCreateNothingEither() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    int battles = 60;
    List<Combat> combats = new ArrayList<>();
    for (int i = 0; i < battles; i++) {
      combats.add(new Combat(WildBattles.of(i, it -> {})));
    }
    long last = 0;
    SeededDice dice = new SeededDice(1, 0);
    for (int round = 0; round < 40; round++) {
      long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
      for (Combat combat : combats) {
        dice.restart(1, round % 4);
        combat.run(dice);
      }
      last = threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
    }
    assertTrue(last < 8 * battles, last + " bytes in " + battles + " fights");
  }

  @Test
  void aRunWithoutListenerCreatesNothing() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    Sheet sheet = Sheet.pc("A").skill("Fight[Sword]", 2).wields(Fight.SWORD).build();
    Combat combat =
        new Combat(
            Battle.under(Ruleset.standard())
                .side("H", Member.of(sheet), Member.of(sheet), Member.of(sheet), Member.of(sheet))
                .side("O", Member.of(sheet), Member.of(sheet), Member.of(sheet), Member.of(sheet))
                .build());
    SeededDice dice = new SeededDice(1, 0);
    for (int run = 0; run < 500; run++) {
      dice.restart(1, run);
      combat.run(dice);
    }
    long thread = Thread.currentThread().getId();
    long before = threads.getThreadAllocatedBytes(thread);
    for (int run = 0; run < 500; run++) {
      dice.restart(2, run);
      combat.run(dice);
    }
    long bytes = threads.getThreadAllocatedBytes(thread) - before;
    assertTrue(bytes < 500, bytes + " bytes in 500 fights"); // the measurement itself costs some
    assertNotEquals(0, combat.activations());
  }
}
