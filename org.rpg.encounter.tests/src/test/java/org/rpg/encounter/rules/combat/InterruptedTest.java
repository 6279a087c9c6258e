package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.SWORD;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.npc;
import static org.rpg.encounter.rules.combat.Fight.pc;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Heat;
import org.rpg.encounter.rules.field.Setback;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.field.Terrain;

/** Walks and rides that end before their end, on whosever square. */
@DisplayName("INT-23, INT-44 movements that are interrupted")
class InterruptedTest {
  private static final int A = 0;
  private static final Terrain FIRE = Terrain.named("Fire").heat(new Heat(1, 1));

  @Nested
  @DisplayName("SIT-04 on foot, on a friend's square")
  class OnFoot {
    /** A walks along a corridor through B, who stands in the only square that holds one fast. */
    private Fight walks(GridField.Builder corridor, int from) {
      Terrain mud = Terrain.named("Mud").setback(Setback.TRAPPING);
      Conduct walks = does(turn -> turn.moveTo(Squares.at(4, 0)));
      Member a = Member.of(Sheet.pc("A").wields(SWORD).build()).conduct(walks);
      Battle battle =
          Fight.standard()
              .field(corridor.terrain(2, 0, mud).build())
              .side("H", a.at(Squares.at(from, 0)), pc("B").at(Squares.at(2, 0)))
              .side("O", npc("C").at(Squares.at(9, 0)))
              .opening(A)
              .referee(Scene.until(1))
              .build();
      return Fight.of(battle, 2); // 7 + 1 is not reached
    }

    @Test
    void heMakesRoomForHim() {
      Fight fight = walks(GridField.of(10, 1), 0);
      assertTrue(fight.who(A).has(Condition.RESTRAINED));
      assertEquals(Squares.at(1, 0), fight.combat().square(A));
      assertEquals(Squares.at(2, 0), fight.combat().square(1));
    }

    @Test
    @DisplayName("SIT-15 and is in contact with the fire he comes to stand in")
    void intoTheFireBeside() {
      Fight fight = walks(GridField.of(10, 1).terrain(1, 0, FIRE), 1);
      assertEquals(Squares.at(1, 0), fight.combat().square(A));
      assertEquals(2, fight.all(Event.CaughtFire.class).size()); // before he went, and now
    }
  }

  @Nested
  @DisplayName("TAC-18 in the saddle")
  class Riding {
    private static final int HORSE = 1;
    private static final int FRIEND = 2;

    private final Sheet.Builder rider = Sheet.pc("A").wields(SWORD);
    private int life = Member.FULL;
    private int start;
    private GridField.Builder field = lane();

    /** A lane one square wide; the enemy stands in a niche beside it. */
    private GridField.Builder lane() {
      GridField.Builder lane = GridField.of(9, 2);
      for (int column = 0; column < 9; column++) {
        if (column != 1) {
          lane.impassable(column, 1);
        }
      }
      return lane;
    }

    /** A rides along the lane; the enemy in the niche strikes as he leaves its reach. */
    private Fight rides(int friendAt, int... rolls) {
      Sheet animal = Sheet.npc("Horse").vitality(20).speed(8).mount().build();
      Member horse = Member.of(animal).conduct(PlainConduct.IDLE).at(Squares.at(start, 0));
      Member a = Member.of(rider.build()).rides(horse).at(Squares.at(start, 0));
      a.conduct(does(turn -> turn.moveTo(Squares.at(6, 0)))).life(life);
      Battle battle =
          Fight.standard()
              .field(field.build())
              .side("H", a, horse, pc("B").at(Squares.at(friendAt, 0)))
              .side("O", npc("C").conduct(OneDeed.WATCHFUL).at(Squares.at(1, 1)))
              .opening(A)
              .referee(Scene.until(1))
              .build();
      return Fight.of(battle, rolls);
    }

    @Test
    @DisplayName("TAC-07, TAC-18 what he rode so far is told before he is thrown")
    void whatHeRodeIsToldFirst() {
      Fight fight = rides(8, 10, 3, 2); // hit for 3 where he leaves; 2 against 7 + 3
      List<Event> told = fight.events();
      Event.Moved moved = fight.only(Event.Moved.class);
      assertEquals(2, moved.steps());
      assertTrue(told.indexOf(moved) < told.indexOf(fight.only(Event.Dismounted.class)));
      assertEquals(Squares.at(2, 0), fight.combat().square(HORSE));
      assertTrue(fight.who(A).has(Condition.PRONE));
    }

    @Test
    @DisplayName("INT-44 a horse left alone on another's square makes room")
    void theHorseMakesRoom() {
      Fight fight = rides(2, 10, 3, 2);
      assertEquals(Squares.at(2, 0), fight.combat().square(FRIEND));
      Event.Displaced made = fight.only(Event.Displaced.class);
      assertEquals(HORSE, made.who());
      assertEquals(Squares.at(2, 0), made.from());
      assertEquals(fight.combat().square(HORSE), made.to());
    }

    @Test
    @DisplayName("LAY-12, INT-44 also when its rider dies there")
    void alsoWhenItsRiderDies() {
      life = 1;
      Fight fight = rides(2, 10, 8);
      assertEquals(Fate.DEAD, fight.who(A).fate());
      assertEquals(HORSE, fight.only(Event.Displaced.class).who());
      assertEquals(Combatant.NONE, fight.who(HORSE).rider());
      assertEquals(2, fight.only(Event.Moved.class).steps());
    }

    @Test
    @DisplayName("SIT-15 whoever is thrown into fire burns")
    void thrownIntoFire() {
      start = 1;
      field = lane().terrain(1, 0, FIRE);
      // Both stand in it at first: 1 for each, and a test each time. He is thrown back into it.
      Fight fight = rides(8, 12, 12, 10, 3, 2);
      assertEquals(Squares.at(1, 0), fight.combat().square(A));
      assertEquals(
          List.of(A, HORSE, A),
          fight.all(Event.CaughtFire.class).stream().map(Event.CaughtFire::who).toList());
    }
  }

  @Nested
  @DisplayName("INT-07 out of the hands of whoever holds the rider")
  class Holding {
    private Fight seated(boolean mounted, int holderAt, Consumer<GameMaster> deed) {
      Member horse = Member.of(Sheet.npc("Horse").mount().build()).at(Squares.at(5, 5));
      Member a = pc("A").at(mounted ? Squares.at(5, 5) : Squares.at(5, 6));
      if (mounted) {
        a.rides(horse);
      }
      Member c = npc("C").at(Squares.at(5, holderAt)).grapples(a);
      Battle battle =
          Fight.standard()
              .side("H", a, horse.conduct(PlainConduct.IDLE))
              .side("O", c)
              .opening(A)
              .referee(Scene.until(1).after(1, deed))
              .build();
      return Fight.of(battle);
    }

    @Test
    void whoGetsOnAtTheOtherEnd() {
      Fight fight = seated(false, 7, it -> assertTrue(it.mount(0, 1)));
      assertFalse(fight.who(A).has(Condition.GRAPPLED));
      assertTrue(seated(false, 7, it -> {}).who(A).has(Condition.GRAPPLED));
    }

    @Test
    void whoGetsOffOnTheOtherSide() {
      Fight fight = seated(true, 6, it -> it.dismount(0));
      assertEquals(2, fight.combat().distance(A, 2));
      assertFalse(fight.who(A).has(Condition.GRAPPLED));
      assertTrue(seated(true, 6, it -> {}).who(A).has(Condition.GRAPPLED));
    }
  }
}
