package org.rpg.encounter.exact.scenes;

import java.util.List;

/** A squad that grows weaker with each of its dead, against one who fights alone. */
final class SquadScenes {
  private static final int RATS = 5;
  private static final int VITALITY = 2;
  private static final int ANA = 5;

  /** So many blows that what is undecided after them is far below what a forecast sees. */
  private static final int LONG = 150;

  private SquadScenes() {}

  static List<Scene> all() {
    return List.of(
        fight("half of a squad strike", "Half"),
        fight("each of a squad strikes", "Each"),
        fight("one of a squad strikes", "One"));
  }

  /**
   * A moment of the fight.
   *
   * @param rats how many are left
   * @param front the Vitality of the one in front
   * @param ana hers
   * @param hers whether she has the initiative
   */
  private record Moment(int rats, int front, int ana, boolean hers) {
    boolean isOver() {
      return rats == 0 || ana <= 0;
    }

    /** What is left of a blow that kills is lost, and the next is whole. */
    Moment struck(int damage, boolean keeps) {
      boolean falls = damage >= front;
      return new Moment(falls ? rats - 1 : rats, falls ? VITALITY : front - damage, ana, keeps);
    }
  }

  /** Who has the initiative strikes; an even die of the first test keeps it (INI-05, INI-08). */
  private static Likely<Moment> blow(Moment now, int strikes) {
    if (now.isOver()) {
      return Likely.of(now);
    }
    if (now.hers) { // Fight 1 against 7, 1d2; a critical is a point of Destiny
      return Roll.of(1, 7)
          .then(
              roll ->
                  roll.isSuccess()
                      ? Likely.dice(1, 2).as(it -> now.struck(it, roll.isEven()))
                      : Likely.of(new Moment(now.rats, now.front, now.ana, roll.isEven())));
    }
    int net = now.rats > 1 ? 1 : 0; // TAC-23
    Likely<Moment> first =
        Roll.of(-1, 7, net)
            .then(
                roll ->
                    bite(roll)
                        .as(it -> new Moment(now.rats, now.front, now.ana - it, !roll.isEven())));
    return first.times(
        strikes - 1,
        so ->
            so.isOver()
                ? Likely.of(so)
                : Roll.of(-1, 7, net)
                    .then(SquadScenes::bite)
                    .as(it -> new Moment(so.rats, so.front, so.ana - it, so.hers)));
  }

  /** 1d2, and what it can do at most on top after a critical success (TAC-03). */
  private static Likely<Integer> bite(Roll roll) {
    return roll.isSuccess()
        ? Likely.dice(1, 2).as(it -> it + (roll.isCritical() ? 2 : 0))
        : Likely.of(0);
  }

  private static int strikes(String blows, int rats) {
    return switch (blows) {
      case "Half" -> (rats + 1) / 2;
      case "Each" -> rats;
      default -> 1;
    };
  }

  private static Scene fight(String name, String blows) {
    Likely<Moment> after =
        Likely.of(new Moment(RATS, VITALITY, ANA, true))
            .times(LONG, it -> blow(it, strikes(blows, it.rats)));
    Scene scene =
        Scene.of(
            name,
            """
            ruleset House { Squad Blows = %s }
            tactics Striker {
                otherwise: attack nearest enemy
                critical for destiny
            }
            tactics Biter { otherwise: attack nearest enemy with Teeth }
            weapon Knife { size small  damage 1d2 piercing  melee 1.5 m  tested with Fight[Dagger] }
            weapon Teeth { size small  damage 1d2 piercing  melee 1.5 m  tested with Fight[Dagger] }
            character Ana {
                simple body
                vitality 5
                skills Fight[Dagger] 1
                wields Knife
                style Striker
            }
            creature Rat {
                simple body
                vitality 2
                skills Fight[Dagger] -1
                wields Teeth
                style Biter
            }
            encounter Cellar {
                rules House
                heroes: Ana
                opponents: squad of 5 Rats at 1.5 m from Ana
                initiative Ana
                ?
            }
            """
                .formatted(blows));
    scene.ends("victory of heroes", after.chance(it -> it.rats == 0));
    scene.ends("victory of opponents", after.chance(it -> it.ana <= 0));
    scene.asks("number of opponents", 0, RATS, after.as(it -> it.rats));
    scene.asks("life of Ana", 1, ANA, after.as(it -> it.ana));
    return scene;
  }
}
