package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.dice.SeededDice;
import org.rpg.encounter.rules.field.Field;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.OpenField;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Armour;
import org.rpg.encounter.rules.gear.Weapon;

/** What holds in every combat, however it was set up. */
class CombatPropertyTest {
  private static final List<Weapon> WEAPONS = List.of(Fight.SWORD, Fight.DAGGER, Fight.BOW);

  /** Tries everything there is, sensible or not. */
  private static final class Wild implements Conduct {
    private final Random random;

    Wild(long seed) {
      random = new Random(seed);
    }

    @Override
    public boolean act(Turn turn) {
      int someone = random.nextInt(turn.view().size());
      int weapon = random.nextInt(4) - 1;
      if (random.nextInt(3) == 0) {
        turn.midway();
      }
      return switch (random.nextInt(24)) {
        case 0, 1, 2 -> turn.attack(someone);
        case 3 -> turn.attack(someone, weapon);
        case 4, 5 -> turn.approach(someone);
        case 6 -> turn.withdraw(someone);
        case 7 -> turn.moveTo(Squares.at(random.nextInt(12) - 2, random.nextInt(12) - 2));
        case 8 -> turn.keepDistance(random.nextInt(6));
        case 9 -> turn.standUp();
        case 10 -> turn.equip(weapon);
        case 11 -> turn.stow(weapon);
        case 12 -> turn.drop(weapon);
        case 13 -> turn.disarm(someone, weapon);
        case 14 -> turn.dash();
        case 15, 16 -> turn.grapple(someone);
        case 17 -> turn.knockDown(someone);
        case 18 -> turn.push(someone);
        case 19 -> turn.breakFree();
        case 20 -> turn.release();
        case 21 -> turn.charge(someone, weapon);
        case 22 -> turn.withdrawCarefully(someone);
        default -> turn.pickUp(weapon) || turn.shout();
      };
    }
  }

  private static Battle battle(int seed) {
    Random random = new Random(seed);
    Ruleset ruleset = Ruleset.standard().with(Parameter.TURN_LIMIT, 30);
    for (Parameter parameter : Parameter.values()) {
      if (!parameter.options().isEmpty() && random.nextInt(4) == 0) {
        ruleset = ruleset.with(parameter, random.nextInt(parameter.options().size()));
      }
    }
    Battle.Builder battle = Battle.under(ruleset).field(field(random));
    int sides = 2 + random.nextInt(2);
    for (int side = 0; side < sides; side++) {
      List<Member> members = new ArrayList<>();
      for (int i = 1 + random.nextInt(4); i > 0; i--) {
        members.add(member(random, side == 0));
      }
      battle.side("Side " + side, SideConduct.STANDARD, members);
    }
    if (sides == 3) {
      battle.relation(0, 2, List.of(Relation.values()).get(random.nextInt(3)));
    }
    return battle.build();
  }

  private static Field field(Random random) {
    if (random.nextBoolean()) {
      return new OpenField();
    }
    GridField.Builder grid = GridField.of(9, 9);
    for (int i = 0; i < 12; i++) {
      grid.impassable(random.nextInt(9), random.nextInt(9));
    }
    return grid.build();
  }

  private static Member member(Random random, boolean pc) {
    Sheet.Builder sheet = pc ? Sheet.pc("Hero") : Sheet.npc("Foe");
    sheet.skill("Physique", random.nextInt(5) - 1).skill("Dodge", random.nextInt(4));
    sheet.wears(new Armour("Armour", random.nextInt(10))).skill("Fight[Sword]", random.nextInt(5));
    for (int i = random.nextInt(3); i >= 0; i--) {
      sheet.wields(WEAPONS.get(random.nextInt(WEAPONS.size())));
    }
    if (!pc && random.nextInt(4) == 0) {
      sheet.vitality(1 + random.nextInt(12));
    }
    Member member = Member.of(sheet.build());
    if (random.nextBoolean()) {
      member.at(Squares.at(random.nextInt(9), random.nextInt(9)));
    }
    for (Condition condition : Condition.values()) {
      if (random.nextInt(5) == 0) {
        member.starts(condition);
      }
    }
    return random.nextBoolean() ? member : member.conduct(new Wild(random.nextLong()));
  }

  @Property(seed = "20240301", tries = 400)
  void everyCombatEndsAndItsBooksBalance(@ForAll @IntRange(max = 1_000_000) int seed) {
    Combat combat = new Combat(battle(seed));
    Set<Rule> cited = new HashSet<>();
    CombatResult result =
        combat.run(
            new SeededDice(seed, 0),
            event -> {
              assertEquals(false, event.rules().isEmpty());
              cited.addAll(event.rules());
              if (event instanceof Event.Moved moved) {
                assertTrue(moved.steps() >= Squares.distance(moved.from(), moved.to()));
                assertTrue(moved.steps() <= Math.max(6, combat.combatant(moved.who()).speed()));
              }
              if (event instanceof Event.ActivationStarted || event instanceof Event.CombatEnded) {
                standsApart(combat);
                holdsWhomHeHolds(combat);
              }
            });
    assertNotNull(result.reason());
    assertTrue(result.turns() <= 30); // TRN-02
    int dealt = 0;
    int taken = 0;
    for (int i = 0; i < combat.size(); i++) {
      Combatant each = combat.combatant(i);
      dealt += each.damageDealt();
      taken += each.damageTaken();
      assertEquals(each.life() == 0, each.fate() == Fate.DEAD); // LAY-12
      assertTrue(each.vigor() <= each.life()); // LAY-06
      assertTrue(each.hits() <= each.attacks());
    }
    assertEquals(dealt, taken);
    assertTrue(cited.contains(Rule.INT_34));
  }

  private static void standsApart(Combat combat) {
    Set<Integer> taken = new HashSet<>();
    for (int i = 0; i < combat.size(); i++) {
      int square = combat.square(i);
      assertEquals(combat.combatant(i).isPresent(), square != Squares.NOWHERE);
      if (square != Squares.NOWHERE) {
        assertTrue(combat.field().passable(square));
        assertTrue(taken.add(square), "two on one square");
      }
    }
  }

  private static void holdsWhomHeHolds(Combat combat) {
    for (int i = 0; i < combat.size(); i++) {
      Combatant each = combat.combatant(i);
      if (each.prisoner() != Combatant.NONE) {
        Combatant prisoner = combat.combatant(each.prisoner());
        assertTrue(each.isPresent() && prisoner.isPresent());
        assertTrue(each.has(Condition.GRAPPLING) && prisoner.has(Condition.GRAPPLED));
        assertTrue(combat.distance(i, each.prisoner()) <= 1);
      }
    }
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
