package org.rpg.encounter.ide.fixes;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How each kind of fault is mended that one text in the place of the mark does not mend. */
public final class Mends {
  private static final Map<String, Mend> ALL = new HashMap<>();

  private Mends() {}

  /** What has no effect, stands twice or can never come is taken out. */
  private static final List<String> TAKEN_OUT =
      List.of(
          "ADVENTURE-UNREACHED",
          "BODY-SIMPLE",
          "BODY-SKILL-TWICE",
          "BODY-TWICE",
          "BODY-VITALITY",
          "CHOICE-NOTHING",
          "DEADLINE-EARLY",
          "EDGE-AFTER-OTHERWISE",
          "EDGE-NEVER",
          "EDGE-TWICE",
          "END-AT-START",
          "EXPECT-STRANGE",
          "EXPECT-SURE",
          "GEAR-HANDS",
          "GEAR-LAYER",
          "GROUND-MAP",
          "HOLDER-SURPRISED",
          "IMPORT-MISSING",
          "IMPORT-OTHER",
          "IMPORT-OUTSIDE",
          "IMPORT-REMOTE",
          "LEG-REST",
          "LINK-STRANGER",
          "MAP-LEGEND-UNUSED",
          "MAP-SYMBOL-TWICE",
          "NAME-UNUSED",
          "NOT-SUPPORTED",
          "PARAMETER-OUTSIDE",
          "PARTY-CYCLE",
          "PERSON-TWICE",
          "REACH-NEVER",
          "REPEAT-NEVER",
          "START-BARRED",
          "START-HOLD-FAR",
          "START-HOLD-FRIEND",
          "START-STATE",
          "START-STRANGER",
          "STEP-FIGHT",
          "STEP-NUMBER",
          "STEP-PLACE",
          "STEP-TURNS",
          "TABLE-NEVER",
          "TACTICS-BARRED",
          "TACTICS-UNREACHABLE",
          "TIME-NONE",
          "TRAVELLER-IDLE",
          "TREAT-SUPPLY",
          "VARIANT-ABSENT",
          "VARIANT-MISFIT",
          "WEAPON-UNUSABLE",
          "XP-SPENT");

  static {
    Mend takeOut = new TakenOut();
    TAKEN_OUT.forEach(code -> ALL.put(code, takeOut));
    ALL.put("SYN-LIKE", Erased::marked);
    ALL.put("SYN-CHARACTER", Erased::token);
    ALL.put("SYN-UNWANTED", Erased::token);
    ALL.put("IGNORE-UNUSED", Erased::comment);
    ALL.put("IGNORE-ERROR", Erased::comment);
    ALL.put("SYN-COMMA", fault -> Written.at(Tokens.endBefore(fault, fault.offset()), ","));
    ALL.put("EXPECT-OPEN", fault -> Written.behind(fault, " >= 60%"));
    ALL.put("EXPECT-TWO-SHARES", Phrasings::secondShare);
    ALL.put("SKILL-PLAIN", Phrasings::brackets);
    ALL.put("TREAT-ITEM", Phrasings::supply);
    ALL.put("VALUE-ORDER", Phrasings::order);
    ALL.put("REPEAT-ENDLESS", Phrasings::times);
    ALL.put("LIKE-CYCLE", Phrasings::like);
    ALL.put("SYN-SIDE", Phrasings::side);
    ALL.put("SYN-BRANCHES", Phrasings::branches);
    ALL.put("SIDE-EMPTY", Phrasings::present);
    ALL.put("ADVENTURE-START", Graphs::start);
    ALL.put("EDGE-OPEN", Graphs::otherwise);
    ALL.put("ADVENTURE-DEAD-END", Graphs::wayOut);
    ALL.put("PACE-MISSING", Roads::pace);
    ALL.put("JOURNEY-NOBODY", Roads::travellers);
    ALL.put("WEAPON-UNTRAINED", Skilled::weapon);
    ALL.put("WEAPON-ABSENT", Skilled::armed);
    ALL.put("SKILL-BRACKETS", Skilled::brackets);
    ALL.put("MAP-RAGGED", Maps::row);
    ALL.put("MAP-ELEVATION", Maps::heights);
    ALL.put("SIDE-TWICE", Maps::oneSide);
  }

  /** The ways to mend a fault, the likeliest first; none where nothing is known. */
  public static List<Repair> of(Fault fault) {
    Mend mend = ALL.get(fault.code());
    return mend == null ? List.of() : mend.of(fault);
  }
}
