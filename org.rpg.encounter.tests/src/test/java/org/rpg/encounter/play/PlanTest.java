package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.common.notify.Notifier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A plan is cut off from the script it was made from. */
class PlanTest {
  private static final String SCRIPT =
      """
      skill Physique
      skill Dodge
      skill Fight by weapon
      weapon Blade { size medium  damage 1d6 cutting  melee 1.5 m  tested with Fight[Blade] }
      tactics Careful {
        if prone: stand up
        if vigor <= 50% and any ally is prone: withdraw from nearest enemy
        if skill value of nearest enemy in Dodge >= 2: attack nearest enemy within reach with Blade
        otherwise: attack weakest exposed enemy within reach
        otherwise: approach strongest enemy not prone
        pass to weakest ally that has not acted
      }
      creature Fighter { skills Physique 1, Dodge 1, Fight[Blade] 2  wields Blade  style Careful }
      encounter Yard {
        place Wall at 9 m from heroes raised 3 m
        heroes: 2 Fighter
        opponents: 1d4 Fighter at Wall, Fighter named Rex at 3 m from Wall
        Rex starts with 3 vigor, prone
        initiative Rex
        ends when losses of opponents >= 50% and Rex is dead with victory of heroes -> Rout
        ends after 20 turns with draw
        expect Rout or death of any hero <= 30%
        expect turns <= 8 in 80%
      }
      """;

  @Test
  @DisplayName("Invariant 5: no object of the model can be reached from a plan")
  void aPlanHoldsNoObjectOfTheModel() throws IllegalAccessException {
    List<String> found = new ArrayList<>();
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Object> open = new ArrayDeque<>(List.of(Plans.of(SCRIPT)));
    while (!open.isEmpty()) {
      Object it = open.pop();
      if (!seen.add(it)) {
        continue;
      }
      if (it instanceof Notifier) {
        found.add(it.toString());
      } else {
        open.addAll(reachable(it));
      }
    }
    assertTrue(seen.size() > 100, "the walk goes into the plan");
    assertEquals(List.of(), found);
  }

  private static List<Object> reachable(Object it) throws IllegalAccessException {
    List<Object> next = new ArrayList<>();
    if (it.getClass().isArray()) {
      for (int i = 0;
          !it.getClass().getComponentType().isPrimitive() && i < Array.getLength(it);
          i++) {
        add(next, Array.get(it, i));
      }
    } else if (it instanceof Collection<?> all) {
      all.forEach(each -> add(next, each));
    } else if (!(it instanceof Enum) && it.getClass().getName().startsWith("org.rpg")) {
      for (Class<?> type = it.getClass();
          type != null && type != Object.class;
          type = type.getSuperclass()) {
        for (Field field : type.getDeclaredFields()) {
          if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
            // Fields of a lambda are what it captured; they open like any other of our own classes.
            add(next, value(field, it));
          }
        }
      }
    }
    return next;
  }

  private static Object value(Field field, Object of) throws IllegalAccessException {
    field.setAccessible(true);
    return field.get(of);
  }

  private static void add(List<Object> next, Object it) {
    if (it != null) {
      next.add(it);
    }
  }

  @Test
  void theSameRunTakesTheSameCourseAgain() {
    Play play = new Play(Plans.of(SCRIPT));
    play.run(5, 17);
    String first = play.endingName() + play.turns() + play.view().combatant(0).life();
    play.run(5, 18);
    play.run(5, 17);
    assertEquals(first, play.endingName() + play.turns() + play.view().combatant(0).life());
  }

  @Test
  void aListenerChangesNothing() {
    Plan plan = Plans.of(SCRIPT);
    Play play = new Play(plan);
    Play told = new Play(plan);
    for (int run = 0; run < 200; run++) {
      play.run(3, run);
      told.run(3, run, event -> {});
      assertEquals(play.endingName(), told.endingName());
      assertEquals(play.turns(), told.turns());
    }
  }
}
