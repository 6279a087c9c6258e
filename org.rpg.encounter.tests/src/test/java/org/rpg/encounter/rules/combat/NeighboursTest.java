package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.dice.SeededDice;
import org.rpg.encounter.rules.field.Squares;

/** Who is nearest and who is weakest is what one finds who asks everybody, at every moment. */
class NeighboursTest {
  /** Seventy are more than there are bits for. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4, 9, 35})
  void theNearestAndTheWeakestAreThoseOfAll(int each) {
    Member[] heroes = new Member[each];
    Member[] others = new Member[each];
    for (int i = 0; i < each; i++) {
      heroes[i] = Fight.pc("H" + i).at(Squares.at(i % 6, i / 6));
      others[i] = Fight.npc("O" + i).at(Squares.at(3 + i % 6, 4 + i / 6));
    }
    int[] asked = new int[1];
    Referee referee =
        new Referee() {
          @Override
          public int afterActivation(GameMaster master, int holder) {
            for (int who = 0; who < master.view().size(); who++) {
              compare(master.view(), who);
            }
            return ++asked[0] < 60 ? GO_ON : 0;
          }
        };
    Battle battle =
        Battle.under(Ruleset.standard())
            .side("H", heroes)
            .side("O", others)
            .referee(referee)
            .build();
    new Combat(battle).run(new SeededDice(7, each));
  }

  private static void compare(CombatView view, int who) {
    for (boolean within : new boolean[] {false, true}) {
      int nearest = Combatant.NONE;
      int weakest = Combatant.NONE;
      for (int n = 0; n < view.enemies(who); n++) {
        int enemy = view.enemy(who, n);
        if (!view.combatant(enemy).isPresent() || within && !view.reaches(who, enemy)) {
          continue;
        }
        boolean nearer =
            nearest == Combatant.NONE || view.distance(who, enemy) < view.distance(who, nearest);
        nearest = nearer ? enemy : nearest;
        boolean weaker = weakest == Combatant.NONE || left(view, enemy) < left(view, weakest);
        weakest = weaker ? enemy : weakest;
      }
      if (view.combatant(who).isPresent()) {
        assertEquals(nearest, view.nearestEnemy(who, within), () -> "nearest to " + who);
        assertEquals(weakest, view.weakestEnemy(who, within), () -> "weakest for " + who);
      }
    }
  }

  private static int left(CombatView view, int who) {
    Combatant it = view.combatant(who);
    return it.protection() + it.vigor() + it.life();
  }
}
