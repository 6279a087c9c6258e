package org.rpg.encounter.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.check.Chance;

/** The rules an event rests on: those it cites, and those its dice and chances came by. */
final class Citations {
  private Citations() {}

  /** Each rule once, the most telling first. */
  static List<Rule> of(Event event) {
    Set<Rule> rules = new LinkedHashSet<>(event.rules());
    if (event instanceof Event.Attacked attack) {
      if (!attack.chances().isEmpty()) {
        rules.add(Rule.BASE_05);
      }
      for (Chance chance : attack.chances()) {
        rules.add(chance.source());
        if (chance.source() == Rule.TAC_21) {
          rules.add(Rule.CON_13);
        }
      }
      switch (attack.defence()) {
        case DODGE -> rules.add(Rule.DEF_02);
        case SHIELD -> rules.add(Rule.DEF_03);
        case PARRY -> rules.add(Rule.DEF_07);
        case BODY -> rules.add(Rule.BASE_21);
        case NONE -> {
          if (!attack.melee() && !rules.contains(Rule.TAC_05)) {
            rules.add(Rule.DEF_04);
          }
        }
        case BEST -> {}
      }
      if (attack.test().criticalSuccess()) {
        rules.add(Rule.BASE_07);
      }
      if (attack.test().criticalFailure()) {
        rules.add(Rule.BASE_08);
      }
    }
    return new ArrayList<>(rules);
  }
}
