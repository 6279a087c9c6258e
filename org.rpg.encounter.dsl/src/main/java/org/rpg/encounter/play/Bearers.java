package org.rpg.encounter.play;

import java.util.List;
import org.rpg.encounter.dsl.encounter.Armour;
import org.rpg.encounter.dsl.encounter.Tactics;
import org.rpg.encounter.rules.combat.Conduct;
import org.rpg.encounter.rules.combat.Sheet;

/** What those who take part bring, by their places in the roster, while a plan is made. */
interface Bearers {
  /** What somebody is and has as the fight starts. */
  Sheet sheet(int actor);

  /** The armour somebody wears as the fight starts. */
  List<Armour> armour(int actor);

  /** What tactics mean to whoever has a sheet. */
  Conduct conduct(Tactics tactics, Sheet sheet);
}
