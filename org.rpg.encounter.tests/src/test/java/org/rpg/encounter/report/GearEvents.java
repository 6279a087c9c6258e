package org.rpg.encounter.report;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.combat.ActionKind;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Container;

/** At least one of every event of things, mounts, opportunities, attempts and displacements. */
final class GearEvents {
  private static final int BALM = 0;
  private static final int DART = 1;

  private GearEvents() {}

  static List<Event> all(int ana, int bento, int goblin) {
    List<Event> all = new ArrayList<>(things(ana, bento, goblin));
    all.addAll(places(ana, bento, goblin));
    return all;
  }

  private static List<Event> things(int ana, int bento, int goblin) {
    List<Event> all = new ArrayList<>();
    List<Rule> ground = List.of(Rule.ACT_09);
    List<Rule> potion = List.of(Rule.ACT_11);
    for (Container place : Container.values()) {
      all.add(
          new Event.ItemMoved(
              ana,
              ActionKind.TAKE_FROM_POCKET,
              BALM,
              place,
              Container.HAND,
              -1,
              List.of(Rule.ACT_10)));
      all.add(
          new Event.ItemMoved(
              ana, ActionKind.STOW, BALM, Container.HAND, place, -1, List.of(Rule.ACT_08)));
    }
    all.add(moved(ana, ActionKind.DROP, Container.HAND, Container.GROUND, -1, ground));
    all.add(moved(ana, ActionKind.PICK_UP, Container.GROUND, Container.HAND, -1, ground));
    all.add(moved(ana, ActionKind.GIVE, Container.HAND, Container.HAND, bento, ground));
    all.add(new Event.ItemUsed(ana, ActionKind.DRINK_POTION, BALM, -1, potion));
    all.add(new Event.ItemUsed(ana, ActionKind.DRINK_POTION, BALM, ana, potion));
    all.add(new Event.ItemUsed(ana, ActionKind.DRINK_POTION, BALM, bento, potion));
    for (int target : new int[] {ana, bento, goblin}) {
      all.add(used(ana, ActionKind.CAST_SPELL, target, Rule.ACT_02));
      all.add(used(ana, ActionKind.PERFORM_MIRACLE, target, Rule.ACT_13));
      all.add(used(ana, ActionKind.ACTIVATE_MAGIC_RING, target, Rule.ACT_05));
      all.add(used(ana, ActionKind.ACTIVATE_ITEM_OF_POWER, target, Rule.ACT_12));
      all.add(used(ana, ActionKind.OVERCOME_OBSTACLE, target, Rule.ACT_02));
    }
    all.add(new Event.ShieldHandled(bento, false, List.of(Rule.ACT_08)));
    all.add(new Event.ShieldHandled(bento, true, List.of(Rule.ACT_08)));
    return all;
  }

  private static Event moved(
      int who, ActionKind action, Container from, Container to, int other, List<Rule> rules) {
    return new Event.ItemMoved(who, action, BALM, from, to, other, rules);
  }

  private static Event used(int who, ActionKind action, int target, Rule rule) {
    return new Event.ItemUsed(who, action, DART, target, List.of(rule));
  }

  /** Goblin 1 stands on column 6, Ana on column 0, both on row 0. */
  private static List<Event> places(int ana, int bento, int goblin) {
    List<Event> all = new ArrayList<>();
    List<Rule> opportunity = List.of(Rule.OPO_01);
    for (ActionKind action : ActionKind.values()) {
      all.add(new Event.Attempted(ana, action, goblin, List.of(action.rule())));
    }
    all.add(new Event.Attempted(ana, ActionKind.ESCAPE_GRAPPLE, -1, List.of(Rule.MAN_10)));
    all.add(new Event.Disarmed(goblin, ana, 0, Squares.at(8, 0), List.of(Rule.MAN_02)));
    all.add(new Event.Disarmed(goblin, ana, 0, Squares.at(6, 0), List.of(Rule.MAN_02)));
    all.add(pushed(goblin, ana, 4, 6, Rule.MAN_14));
    all.add(pushed(goblin, ana, 6, 6, Rule.MAN_14));
    all.add(pushed(goblin, ana, 5, 6, Rule.CON_06));
    all.add(pushed(goblin, -1, 5, 6, Rule.TAC_16));
    all.add(new Event.WeaponLanded(ana, 0, Squares.at(3, 0), List.of(Rule.ACT_08)));
    all.add(new Event.OpportunityCreated(ana, bento, 1, opportunity));
    all.add(new Event.OpportunityCreated(ana, goblin, -1, opportunity));
    all.add(new Event.OpportunityCreated(ana, goblin, 0, opportunity));
    all.add(new Event.Mounted(ana, bento, List.of(Rule.TAC_16)));
    all.add(new Event.Dismounted(ana, bento, false, Squares.at(1, 0), List.of(Rule.TAC_16)));
    all.add(new Event.Dismounted(ana, bento, true, Squares.at(1, 0), List.of(Rule.TAC_18)));
    return all;
  }

  private static Event pushed(int who, int by, int from, int to, Rule rule) {
    return new Event.Displaced(
        who, by, Squares.at(from, 0), Squares.at(to, 0), Math.abs(to - from), List.of(rule));
  }
}
