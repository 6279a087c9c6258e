package org.rpg.encounter.rules.combat;

import static org.rpg.encounter.rules.Rule.*;

import java.util.List;
import org.rpg.encounter.rules.Rule;

/** The rules that events cite. */
final class Cited {
  static final List<Rule> OPENING = List.of(INI_02, INI_01);
  static final List<Rule> OPENING_SURPRISED = List.of(INI_03, INI_01);
  static final List<Rule> TURN = List.of(TRN_01, TRN_02);
  static final List<Rule> EMPTY_TURN = List.of(INT_10, TRN_02);
  static final List<Rule> ACTIVATION = List.of(INI_01, ACT_01);
  static final List<Rule> KEPT = List.of(INI_05, INI_06);
  static final List<Rule> KEPT_ALONE = List.of(INI_05, INT_09);
  static final List<Rule> LOST = List.of(INI_07, INI_04);
  static final List<Rule> MOVEMENT = List.of(ACT_14, BASE_15);
  static final List<Rule> CRAWL = List.of(ACT_14, CON_08, INT_02);
  static final List<Rule> STANDING_UP = List.of(ACT_15, MAN_13);
  static final List<Rule> SHOUT = List.of(ACT_07);
  static final List<Rule> EQUIP = List.of(ACT_08);
  static final List<Rule> DROP = List.of(ACT_09);
  static final List<Rule> TEST = List.of(BASE_01, BASE_02);
  static final List<Rule> HIT = List.of(ATK_01, ATK_02, ATK_04);
  static final List<Rule> MISS = List.of(ATK_01, ATK_03, ATK_04);
  static final List<Rule> DAMAGE = List.of(ATK_02, BASE_13);
  static final List<Rule> CRITICAL_OF_PC = List.of(TAC_01, TAC_02);
  static final List<Rule> CRITICAL_OF_NPC = List.of(TAC_03, TAC_02);
  static final List<Rule> LAYERS = List.of(LAY_10);
  static final List<Rule> LAYERS_OF_ATTACK = List.of(LAY_10, ATK_05);
  static final List<Rule> DIRECT = List.of(BASE_11, LAY_07);
  static final List<Rule> FATIGUE = List.of(BASE_12);
  static final List<Rule> SIMPLE_BODY = List.of(BASE_21);
  static final List<Rule> WOUND = List.of(WND_01, WND_03);
  static final List<Rule> DEATH = List.of(LAY_12);
  static final List<Rule> DESTINY = List.of(BASE_07, BASE_09);
  static final List<Rule> DOOM = List.of(BASE_08, BASE_09);
  static final List<Rule> CONDITION_OVER = List.of(CON_00, TRN_04);
  static final List<Rule> CONDITION_OVER_AS_A_TURN_STARTS = List.of(CON_00, TRN_05);
  static final List<Rule> SURPRISE_OVER = List.of(STA_01);
  static final List<Rule> CAREFUL = List.of(TAC_09, ACT_14);
  static final List<Rule> LEFT_COVER = List.of(TAC_12);
  static final List<Rule> TWO_WEAPONS = List.of(TAC_21);
  static final List<Rule> SNEAK = List.of(TAC_04, TAC_02);
  static final List<Rule> SNEAK_FROM_AFAR = List.of(TAC_05, TAC_02);
  static final List<Rule> DIVINE_CRITICAL = List.of(SIT_20, TAC_02);
  static final List<Rule> HELPLESS = List.of(TAC_06, STA_03, TAC_02);
  static final List<Rule> SEEN = List.of(STA_02);
  static final List<Rule> CONFUSED = List.of(CON_10);
  static final List<Rule> CONFUSED_FIRST = List.of(CON_11, INT_18);
  static final List<Rule> CONFUSED_PASSES = List.of(CON_12, INT_19);
  static final List<Rule> CONFUSED_ALONE = List.of(CON_12, INT_20);
  static final List<Rule> RESTRAINED = List.of(CON_17);
  static final List<Rule> NO_CHARGE = List.of(INT_40, MAN_15);
  static final List<Rule> PARALYSED = List.of(CON_15);
  static final List<Rule> SLOW_BOTH = List.of(CON_14, INT_03);
  static final List<Rule> FIELD = List.of(INT_14, STA_07);
  static final List<Rule> LEFT = List.of(INT_34, STA_07);
  static final List<Rule> SPARED = List.of(STA_06, LAY_12);
  static final List<Rule> END = List.of(INT_34);

  private Cited() {}
}
