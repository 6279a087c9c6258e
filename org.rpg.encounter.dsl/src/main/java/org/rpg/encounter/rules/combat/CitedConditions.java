package org.rpg.encounter.rules.combat;

import static org.rpg.encounter.rules.Rule.*;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;

/** The rules that make each condition what it is. */
final class CitedConditions {
  private static final Map<Condition, List<Rule>> RULES = rules();

  private CitedConditions() {}

  static List<Rule> of(Condition condition) {
    return RULES.get(condition);
  }

  private static Map<Condition, List<Rule>> rules() {
    Map<Condition, List<Rule>> rules = new EnumMap<>(Condition.class);
    for (Condition condition : Condition.values()) {
      rules.put(condition, List.of(rule(condition), CON_00));
    }
    return rules;
  }

  private static Rule rule(Condition condition) {
    return switch (condition) {
      case PRONE -> CON_08;
      case EXPOSED -> CON_13;
      case SURPRISED -> STA_01;
      case UNAWARE, HIDDEN -> STA_02;
      case GRAPPLED -> CON_01;
      case GRAPPLING -> CON_04;
      case SHAKEN -> CON_07;
      case CONFUSED -> CON_10;
      case SLOW -> CON_14;
      case PARALYSED -> CON_15;
      case PETRIFIED -> CON_16;
      case RESTRAINED -> CON_17;
      case OVERLOADED -> CON_19;
      case UNCONSCIOUS -> STA_06;
      case ASLEEP, BOUND, HELPLESS -> STA_03;
      case HALLUCINATING -> POI_04;
    };
  }
}
