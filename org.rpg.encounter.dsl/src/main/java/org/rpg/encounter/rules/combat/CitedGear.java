package org.rpg.encounter.rules.combat;

import static org.rpg.encounter.rules.Rule.*;

import java.util.List;
import org.rpg.encounter.rules.Rule;

/** The rules that events about items, mounts and opportunities cite. */
final class CitedGear {
  static final List<Rule> OPPORTUNITY = List.of(OPO_01, ACT_03, OPO_02);
  static final List<Rule> OBSTACLE = List.of(ACT_02, INI_09);
  static final List<Rule> MOUNTED = List.of(TAC_16, TAC_13);
  static final List<Rule> DISMOUNTED = List.of(TAC_16);
  static final List<Rule> SADDLE = List.of(TAC_18, INT_43);
  static final List<Rule> MOUNT_LOST = List.of(INT_43, TAC_18);
  static final List<Rule> PRONE = List.of(INT_44);
  static final List<Rule> THROWN = List.of(ACT_09, ATK_01);
  static final List<Rule> SHIELD = List.of(ACT_08, DEF_03);
  static final List<Rule> AMMUNITION = List.of(ATK_01, BASE_14);
  private static final List<Rule> FETCH = List.of(ACT_04);
  private static final List<Rule> RING = List.of(ACT_05, INI_09);
  private static final List<Rule> GROUND = List.of(ACT_09);
  private static final List<Rule> TAKE = List.of(ACT_10);
  private static final List<Rule> POTION = List.of(ACT_11);
  private static final List<Rule> POWER = List.of(ACT_12, INI_08);
  private static final List<Rule> MIRACLE = List.of(ACT_13, INI_08);
  private static final List<Rule> SPELL = List.of(ACT_02, INI_09);

  private CitedGear() {}

  /** The rules of an action with an item. */
  static List<Rule> use(ActionKind action) {
    return switch (action) {
      case FETCH_FROM_BACKPACK -> FETCH;
      case ACTIVATE_MAGIC_RING -> RING;
      case TAKE_FROM_POCKET -> TAKE;
      case DRINK_POTION -> POTION;
      case ACTIVATE_ITEM_OF_POWER -> POWER;
      case PERFORM_MIRACLE -> MIRACLE;
      case CAST_SPELL -> SPELL;
      default -> GROUND;
    };
  }
}
