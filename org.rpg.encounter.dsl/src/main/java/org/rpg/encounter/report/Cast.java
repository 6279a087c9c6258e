package org.rpg.encounter.report;

import java.util.List;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Relation;

/** Who takes part in a combat, by the numbers that its events give them. */
final class Cast {
  private final CombatView view;

  Cast(CombatView view) {
    this.view = view;
  }

  Combatant combatant(int who) {
    return view.combatant(who);
  }

  /** The minute of the clock. */
  int minutes() {
    return view.minutes();
  }

  boolean isAnyoneWounded() {
    for (int i = 0; i < view.size(); i++) {
      if (view.combatant(i).body().wounds() > 0) {
        return true;
      }
    }
    return false;
  }

  int size() {
    return view.size();
  }

  /** A name in the colour of its side. */
  String name(int who) {
    return Ink.side(hasPlayers(view.combatant(who).side())).paint(plainName(who));
  }

  /** A number stays with the name it belongs to. */
  String plainName(int who) {
    return Cells.name(view.combatant(who).name()).replaceAll(" (?=[0-9]+$)", "\u00A0");
  }

  /** A name without the number that tells several of a kind apart. */
  String kind(int who) {
    return plainName(who).replaceFirst("\u00A0[0-9]+$", "");
  }

  /** Several of a kind, counted. */
  String horde(List<Integer> members) {
    int one = members.get(0);
    String counted = kind(one) + "\u00A0\u00D7\u00A0" + members.size();
    return Ink.side(hasPlayers(view.combatant(one).side())).paint(counted);
  }

  String weapon(int who, int weapon) {
    return Cells.name(view.combatant(who).weapon(weapon).name());
  }

  String item(int item) {
    return Cells.name(view.item(item).name());
  }

  boolean isHostile(int who, int other) {
    return view.relation(view.combatant(who).side(), view.combatant(other).side())
        == Relation.HOSTILE;
  }

  /** A side's name in its colour. */
  String side(int side) {
    return Ink.side(hasPlayers(side)).paint(plainSide(side));
  }

  String plainSide(int side) {
    return Cells.name(view.sideName(side));
  }

  private boolean hasPlayers(int side) {
    for (int i = 0; i < view.size(); i++) {
      if (view.combatant(i).isPc() && view.combatant(i).side() == side) {
        return true;
      }
    }
    return false;
  }

  /** The nearest able enemy, {@link Combatant#NONE} if there is none; the first of equals. */
  int nearestEnemy(int who) {
    int nearest = Combatant.NONE;
    for (int i = 0; i < view.size(); i++) {
      if (isHostile(who, i)
          && view.combatant(i).isAble()
          && (nearest == Combatant.NONE || view.distance(who, i) < view.distance(who, nearest))) {
        nearest = i;
      }
    }
    return nearest;
  }

  /** Where someone stands. */
  int square(int who) {
    return view.square(who);
  }

  /** In squares of 1.5 m. */
  int distance(int who, int other) {
    return view.distance(who, other);
  }
}
