package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.dice.ScriptedDice;
import org.rpg.encounter.rules.gear.Weapon;
import org.rpg.encounter.rules.gear.WeaponSize;

/** Fights with scripted dice and scripted conducts, for tests. */
final class Fight {
  /** Medium, 1d8 cutting, reach 1.5 m. */
  static final Weapon SWORD =
      Weapon.named("Sword", "Fight[Sword]").damage("1d8", DamageKind.CUTTING).melee(1).build();

  /** Small, 1d4 piercing, reach 1.5 m, thrown up to 6 m. */
  static final Weapon DAGGER =
      Weapon.named("Dagger", "Fight[Dagger]")
          .size(WeaponSize.SMALL)
          .damage("1d4", DamageKind.PIERCING)
          .melee(1)
          .ranged(4)
          .thrown()
          .build();

  /** Medium, 1d6 piercing, range 60 m, two hands. */
  static final Weapon BOW =
      Weapon.named("Bow", "Fight[Bow]")
          .damage("1d6", DamageKind.PIERCING)
          .ranged(40)
          .hands(2)
          .build();

  /** How many events besides barred actions this thread's fight has told. */
  private static final ThreadLocal<int[]> TOLD = ThreadLocal.withInitial(() -> new int[1]);

  /** How often each fight is run. */
  static final int RUNS = 2;

  /** How many runs this thread's fights have had. */
  private static final ThreadLocal<int[]> RUN = ThreadLocal.withInitial(() -> new int[1]);

  private final List<Event> events = new ArrayList<>();
  private final Combat combat;

  private Fight(Combat combat) {
    this.combat = combat;
  }

  /**
   * Fights a battle with these rolls; rolls left over or missing are failures. Its books balance,
   * what was told is all that happened, and a second run is as the first.
   */
  static Fight of(Battle battle, int... rolls) {
    Fight fight = new Fight(new Combat(battle));
    fight.run(rolls);
    Books.balance(fight.combat);
    Replay.check(battle, fight.events, fight.combat);
    fight.again(rolls);
    return fight;
  }

  /** Like {@link #of}, where the scene or the test does what nobody is told of. */
  static Fight untold(Battle battle, int... rolls) {
    Fight fight = new Fight(new Combat(battle));
    fight.run(rolls);
    fight.again(rolls);
    return fight;
  }

  private void run(int... rolls) {
    RUN.get()[0]++;
    ScriptedDice dice = ScriptedDice.rolls(rolls);
    combat.run(dice, this::hear);
    dice.assertAllRolled();
  }

  private void again(int... rolls) {
    Fight second = new Fight(combat);
    second.run(rolls);
    assertEquals(events, second.events, "a second run");
  }

  private void hear(Event event) {
    events.add(event);
    TOLD.get()[0] += event instanceof Event.Barred ? 0 : 1;
  }

  static Battle.Builder under(Ruleset ruleset) {
    return Battle.under(ruleset);
  }

  static Battle.Builder standard() {
    return Battle.under(Ruleset.standard());
  }

  /** A player character with Physique 0, Dodge 0, a sword at 0, who does nothing. */
  static Member pc(String name) {
    return Member.of(Sheet.pc(name).wields(SWORD).build()).conduct(PlainConduct.IDLE);
  }

  /** Like {@link #pc}, of the game master. */
  static Member npc(String name) {
    return Member.of(Sheet.npc(name).wields(SWORD).build()).conduct(PlainConduct.IDLE);
  }

  /** Does these things, one after the other, in each activation, then nothing more. */
  @SafeVarargs
  static Conduct does(Predicate<Turn>... deeds) {
    return new Script(List.of(deeds), true);
  }

  /** The same, where a deed may fail on the way, after something has happened (INT-40). */
  @SafeVarargs
  static Conduct setsOut(Predicate<Turn>... deeds) {
    return new Script(List.of(deeds), false);
  }

  /** Ends the combat after so many activations with named end 0. */
  static Referee stopAfter(int activations) {
    return new Referee() {
      @Override
      public int afterActivation(GameMaster master, int holder) {
        return master.view().activations() >= activations ? 0 : GO_ON;
      }
    };
  }

  private static final class Script implements Conduct {
    private final List<Predicate<Turn>> deeds;
    private final boolean strict;
    private CombatView combat;
    private int run;
    private int activation;
    private int next;

    private Script(List<Predicate<Turn>> deeds, boolean strict) {
      this.deeds = deeds;
      this.strict = strict;
    }

    @Override
    public boolean act(Turn turn) {
      if (combat != turn.view() || run != RUN.get()[0] || activation != turn.view().activations()) {
        combat = turn.view();
        run = RUN.get()[0];
        activation = turn.view().activations();
        next = 0;
      }
      while (next < deeds.size()) {
        int before = TOLD.get()[0];
        if (deeds.get(next++).test(turn)) {
          if (strict && TOLD.get()[0] == before && !turn.isOver()) {
            throw new AssertionError("what answers true must do something");
          }
          return true;
        }
        if (strict && TOLD.get()[0] > before) {
          throw new AssertionError("what answers false must change nothing");
        }
      }
      return false;
    }
  }

  Combat combat() {
    return combat;
  }

  Combatant who(int index) {
    return combat.combatant(index);
  }

  List<Event> events() {
    return events;
  }

  /** Every event of a kind, in order. */
  <E extends Event> List<E> all(Class<E> kind) {
    return events.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** The only event of a kind. */
  <E extends Event> E only(Class<E> kind) {
    List<E> found = all(kind);
    if (found.size() != 1) {
      throw new AssertionError(found.size() + " " + kind.getSimpleName() + " in " + events);
    }
    return found.get(0);
  }

  /** Who held the initiative, in order. */
  List<Integer> holders() {
    return all(Event.ActivationStarted.class).stream().map(Event.ActivationStarted::who).toList();
  }

  /** In which turn each activation began. */
  List<Integer> turnsOfHolders() {
    List<Integer> turns = new ArrayList<>();
    int turn = 0;
    for (Event event : events) {
      if (event instanceof Event.TurnStarted started) {
        turn = started.turn();
      } else if (event instanceof Event.ActivationStarted) {
        turns.add(turn);
      }
    }
    return turns;
  }
}
