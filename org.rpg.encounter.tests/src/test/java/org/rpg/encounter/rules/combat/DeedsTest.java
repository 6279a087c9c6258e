package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.gear.Armour;

/** Every call answers whether anything was done. */
class DeedsTest extends OneDeed {
  @Test
  @DisplayName("STA-07, ACT-01 whoever is out of the fight does nothing whatever is asked")
  void whoeverIsOutDoesNothing() throws ReflectiveOperationException {
    Turn[] kept = new Turn[1];
    play(
        turn -> {
          kept[0] = turn;
          return turn.yield();
        });
    int asked = 0;
    for (Method deed : Deeds.class.getDeclaredMethods()) {
      boolean isDeed =
          Modifier.isPublic(deed.getModifiers())
              && !Modifier.isAbstract(deed.getModifiers())
              && deed.getReturnType() == boolean.class;
      if (isDeed) {
        Object[] arguments = new Object[deed.getParameterCount()];
        java.util.Arrays.fill(arguments, 0);
        assertEquals(false, deed.invoke(kept[0], arguments), deed.getName());
        asked++;
      }
    }
    assertTrue(asked > 50, asked + " deeds");
  }

  @Test
  @DisplayName("ATK-01 the ready-made conduct strikes whoever is in reach, else walks up to him")
  void theReadyMadeConduct() {
    Fight near = play(PlainConduct.WEAKEST, 2);
    assertEquals(1, near.all(Event.Attacked.class).size());
    assertEquals(0, near.all(Event.Moved.class).size());
    distance = 9;
    Fight far = play(PlainConduct.WEAKEST);
    assertEquals(6, column(far, A));
    assertEquals(0, far.all(Event.Attacked.class).size());
  }

  @Test
  @DisplayName("LAY-01 the weakest has the least Protection, Vigor and Life; of equals the first")
  void whomTheReadyMadeConductStrikes() {
    target = Sheet.npc("C").wears(new Armour("Mail", 3));
    Member d = Fight.npc("D").at(org.rpg.encounter.rules.field.Squares.at(0, 1)).vigor(5);
    foes = new Member[] {d}; // C has 3 + 6 + 6, D 5 + 6
    assertEquals(2, play(PlainConduct.WEAKEST, 2).only(Event.Attacked.class).target());
    d.vigor(6);
    target = Sheet.npc("C");
    assertEquals(C, play(PlainConduct.WEAKEST, 2).only(Event.Attacked.class).target());
    assertEquals(C, play(PlainConduct.NEAREST, 2).only(Event.Attacked.class).target());
  }
}
