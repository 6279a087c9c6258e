package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What somebody who has the initiative finds to be so. Ana asks; see {@link Asked}. */
class ConditionsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "vigor = 10", // LAY-06: as much as Life
        "life = 10", // LAY-08: 6 + 2 x 2
        "protection = 2",
        "turn = 1",
        "destiny = 0 and doom = 0",
        "vigor >= 100%",
        "vigor > half",
        "life >= 50% * 20",
        "vigor + 2 > 11",
        "vigor - life = 0",
        "vigor * 2 = 20",
        "vigor / 4 = 2.5",
        "vigor < life or vigor = life",
        "not vigor < life",
        "(vigor < 3) or (life > 3)",
        "life of Bento = 12",
        "life of heroes = 22",
        "life of Foe = 12", // a kind means all of it: Rex and Max
        "life of nearest enemy = 6",
        "life of strongest enemy = 14",
        "life of farthest enemy = 14",
        "skill value in Dodge = 3",
        "skill value of Bento in Shield = 1",
        "skill value of nearest enemy in Dodge = 0",
        "turns of heroes = 1",
        "turn of opponents = 0",
        "number of enemies = 3",
        "number of allies = 1",
        "number of heroes = 2",
        "number of Foe = 2",
        "number of enemies within reach = 1",
        "number of everyone = 5",
        "enabled",
      })
  void numbersAreWhatTheSheetsSay(String condition) {
    assertTrue(Asked.inside(condition), condition);
    assertFalse(Asked.inside("not (" + condition + ")"), condition);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "distance to nearest enemy = 1.5 m",
        "distance to Rex <= 1.5 m",
        "distance to Max = 9 m",
        "distance to farthest enemy = 30 m",
        "distance to strongest enemy = 30 m",
        "distance to Foe = 1.5 m", // the nearest of a kind
        "distance to Giant > 29.5 m",
        "distance to Pond = 15 m",
        "distance to nearest ally = 4.5 m",
        "distance to nearest hero = 4.5 m", // another one, not Ana herself
        "distance to any enemy > 20 m",
        "distance to each enemy >= 1.5 m",
        "not distance to each enemy <= 9 m",
        "not distance to any enemy > 31 m",
        "distance to nearest enemy * 2 = 3 m",
        "distance to Ogg > 0.02 km",
      })
  void distancesAreInMetres(String condition) {
    assertTrue(Asked.inside(condition), condition);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "has Sword",
        "has Dagger", // stowed
        "has no Mace",
        "Bento has Round Shield",
        "Bento has no Sword",
        "nearest enemy has Knife",
        "enemy armed with Knife",
        "ally armed with Mace",
        "ally armed with Round Shield",
        "not ally armed with Sword",
        "any enemy has Knife",
        "no enemy has Sword",
      })
  void thingsAreHad(String condition) {
    assertTrue(Asked.inside(condition), condition);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "enemy",
        "enemy within reach",
        "adjacent enemy",
        "not adjacent ally",
        "not Ogg within reach",
        "larger enemy", // Ana is of medium size, Ogg is large
        "smaller enemy",
        "no enemy prone",
        "no smaller ally",
        "enemy that has not acted",
        "not Ana that has not acted",
        "Rex",
        "number of heroes adjacent = 0", // nobody is next to himself
        "number of heroes within reach = 0",
      })
  void oneWhoIsMeantIsThere(String condition) {
    assertTrue(Asked.inside(condition), condition);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "prone",
        "not wounded",
        "not exposed or prone",
        "exposed", // CON-09: whoever is prone is exposed
        "Rex is prone",
        "any enemy is prone",
        "Max is not prone",
        "prone enemy",
        "nearest prone enemy within reach",
        "number of enemies not prone = 2",
        "number of prone enemies = 1",
        "not all enemies are prone",
        "not each enemy is prone",
        "heroes are prone",
        "all heroes are prone",
        "all heroes prone",
        "all allies prone",
        "not all enemies prone",
        "not Foe is prone", // all of the kind
        "no ally is wounded",
        "not no hero is prone",
        "enemy not prone",
        "wounded ally or prone ally",
      })
  void statesAreThoseSomebodyIsIn(String condition) {
    assertTrue(Asked.inside(condition, "heroes start prone", "Rex starts prone"), condition);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "wounded", // 3 of Life are missing
        "life = 7",
        "life < 75%",
        "life = 70%",
        "vigor = 4",
        "vigor > 57%", // LAY-06: of 7, the Life that is left
        "vigor < 58%",
        "unprotected",
        "protection = 0%",
        "spent ally",
        "Bento is spent",
        "vigor of any ally = 0",
        "vigor of each hero <= 4",
        "vigor of all heroes <= 4",
        "not vigor of any hero > 4",
        "vigor of no hero > 4",
        "vigor of any ally + 1 < 2",
        "2 > vigor of any ally",
        "life of most wounded hero = 7",
        "vigor of weakest ally = 0",
        "life of heroes < 87%", // 19 of 22
        "life of heroes > 86%",
      })
  void valuesAreThoseSomebodyHas(String condition) {
    assertTrue(
        Asked.inside(
            condition,
            "Ana starts with 4 vigor, with 0 protection, wound 3 cutting",
            "Bento starts with 0 vigor"),
        condition);
  }

  @Test
  void whatIsSaidOfNobodyDoesNotHold() {
    String nobody = "side Folk neutral: 1d4-4 Villagers";
    assertFalse(Asked.inside("all Villagers are prone", nobody));
    assertFalse(Asked.inside("all Villagers are not prone", nobody));
    assertFalse(Asked.inside("life of Villager < 100", nobody));
    assertFalse(Asked.inside("life of each Villager < 100", nobody));
    assertFalse(Asked.inside("distance to Villager < 1000 m", nobody));
    assertTrue(Asked.inside("no Villager is prone", nobody));
    assertTrue(Asked.inside("number of Villagers = 0", nobody));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Rex is dead",
        "Max is not dead",
        "not Max is dead",
        "any enemy is dead",
        "not all enemies are dead",
        "number of enemies = 2",
        "number of enemies dead = 1",
        "number of enemies not dead = 2",
        "number of Foe = 1",
        "not Rex",
        "not Rex is prone",
        "not Rex is not prone", // he is no longer anything
        "death of Rex",
        "not death of Max",
        "Rex dies",
        "not distance to Rex < 100 m",
        "nearest enemy is not dead",
        "life of nearest enemy = 6",
        "distance to nearest enemy = 9 m",
        "life of Rex = 0",
        "losses of opponents = 1",
        "losses of opponents > 33%",
        "losses of opponents < 34%",
        "losses of Foe = 50%",
        "losses of Foe = 40% + 10%",
        "losses of Foe = 1/2",
        "losses of heroes = 0",
        "losses = 0", // of one's own side
      })
  void theDeadAreSpokenOfAsDead(String condition) {
    assertTrue(Asked.insideAfterADeath(condition), condition);
  }
}
