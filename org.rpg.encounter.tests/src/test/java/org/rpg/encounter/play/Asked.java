package org.rpg.encounter.play;

import org.rpg.encounter.rules.combat.ActionKind;

/**
 * Asks a condition of a fight that is always the same but for what a test says of it.
 *
 * <p>Ana (Life 10, Protection 2, a sword, a dagger stowed) and Bento (Life 12, a shield) stand
 * against Rex (Life 6, at 1.5 m from Ana), Max (Life 6) and Ogg (large, Life 14).
 */
final class Asked {
  private static final String BEINGS =
      """
      weapon Scythe { size small  damage 40 cutting  melee 1.5 m }
      character Ana {
        skills Physique 2, Dodge 3, Fight[Sword] 2, Fight[Scythe] 9
        wears Jerkin  wields Sword, Scythe  carries Dagger  style Asking
      }
      character Bento { skills Physique 3, Shield 1, Fight[Mace] 2  wields Mace, Round Shield  style Idle }
      creature Foe { size small  skills Physique 0, Dodge 0, Fight[Knife] 1  wields Knife  style Idle }
      creature Giant like Foe { size large  skills Physique 4 }
      tactics Idle { otherwise: wait }
      """;

  private static final String FIGHT =
      """
      encounter Yard {
        place Pond at 15 m from Ana
        heroes: Ana, Bento at 4.5 m from Ana
        opponents: Foe named Rex at 1.5 m from Ana, Foe named Max at 9 m from Ana, Giant named Ogg at 30 m from Ana
        initiative Ana
        %s
      }
      """;

  private Asked() {}

  /** Whether Ana, who holds the initiative first, finds that something holds. */
  static boolean inside(String condition, String... more) {
    return shouts("tactics Asking { if " + condition + ": shout \"yes\" }", more);
  }

  /** The same after Ana has killed Rex. */
  static boolean insideAfterADeath(String condition, String... more) {
    String tactics =
        "tactics Asking { if Rex within reach: attack Rex with Scythe  if "
            + condition
            + ": shout \"yes\" }";
    return shouts(tactics, more, 11);
  }

  private static boolean shouts(String tactics, String[] more, int... rolls) {
    String elements = String.join("\n  ", more) + "\n  ends when turn >= 1 with draw";
    Told told = Told.of(BEINGS + tactics + "\n" + FIGHT.formatted(elements), rolls);
    return told.did("Ana", ActionKind.SHOUT);
  }

  /** Whether the fight ends by a condition once Ana has done nothing. */
  static boolean outside(String condition, String... more) {
    return ends("tactics Asking { otherwise: wait }", condition, more);
  }

  /** The same once Ana has killed Rex. */
  static boolean outsideAfterADeath(String condition, String... more) {
    return ends("tactics Asking { otherwise: attack Rex with Scythe }", condition, more, 11);
  }

  private static boolean ends(String tactics, String condition, String[] more, int... rolls) {
    String elements =
        String.join("\n  ", more)
            + "\n  ends when "
            + condition
            + " -> Yes\n  ends after 1 turn -> No";
    Told told = Told.of(BEINGS + tactics + "\n" + FIGHT.formatted(elements), rolls);
    return told.play().endingName().equals("Yes");
  }
}
