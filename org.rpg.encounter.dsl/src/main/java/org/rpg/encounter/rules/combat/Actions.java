package org.rpg.encounter.rules.combat;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** The actions that need no more to be told than whom and what: one for each kind (ACT-06). */
public final class Actions {
  private static final Map<ActionKind, Action> ALL = all();

  private Actions() {}

  /**
   * The action of a kind; empty for a kind whose actions differ by what they are about: spells,
   * items, tests of a skill.
   */
  public static Optional<Action> of(ActionKind kind) {
    return Optional.ofNullable(ALL.get(kind));
  }

  private static Map<ActionKind, Action> all() {
    Map<ActionKind, Action> all = new EnumMap<>(ActionKind.class);
    Action[] actions = {
      Attack.ACTION,
      Approach.ACTION,
      Withdraw.ACTION,
      MoveTo.ACTION,
      KeepDistance.ACTION,
      StandUp.ACTION,
      Shout.ACTION,
      Equip.ACTION,
      Stow.ACTION,
      Drop.ACTION,
      PickUp.ACTION,
      Wait.ACTION,
      ResistPoison.ACTION,
      LeaveFire.ACTION,
      DropOn.ACTION,
      Disarm.ACTION,
      Dash.ACTION,
      Grapple.ACTION,
      KnockDown.ACTION,
      Push.ACTION,
      EscapeGrapple.ACTION,
      BreakFree.ACTION,
      Release.ACTION,
      Charge.ACTION,
      WithdrawCarefully.ACTION,
      Drag.ACTION,
      Flank.ACTION,
      Protect.ACTION,
      TakeCover.ACTION,
      SeekHighGround.ACTION,
      Flee.ACTION,
      Yield.ACTION,
      Bind.ACTION,
      FreeBound.ACTION,
      Wake.ACTION,
      MountUp.ACTION,
      Dismount.ACTION,
      MountAttack.ACTION,
    };
    for (Action action : actions) {
      all.put(action.kind(), action);
    }
    return all;
  }
}
