package org.rpg.encounter.rules.combat;

import java.util.Arrays;
import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.body.Condition;

/**
 * Opportunities that somebody created: for an ally a positive chance on his next test, for an
 * opponent a negative one, until the end of the next turn of the creator's side (OPO-01, OPO-02).
 * Those of several creators add up; one who creates the same again only makes it last longer (our
 * own reading).
 */
final class Opportunities implements Mechanic {
  private static final int CONDITION = 1;
  private static final int NARRATIVE = 2;

  private final Combat combat;
  private final int reading;
  private final boolean shouts;
  private final int count;

  /** For each combatant, in all that he may be, what he has for each ploy, and against it. */
  private final Aptitude[][] skills;

  private final Aptitude[][] resisting;

  private int[] creator = new int[4];
  private int[] target = new int[4];

  /** The chance it gives, 0 for one that exposes. */
  private int[] chance = new int[4];

  /** In which turn of the creator's team it was created last. */
  private int[] made = new int[4];

  private int size;

  Opportunities(Combat combat) {
    this.combat = combat;
    reading = combat.battle.ruleset.reading(Parameter.OPPORTUNITY);
    shouts = combat.battle.ruleset.reading(Parameter.SHOUT_EFFECT) == 1;
    List<Ploy> ploys = combat.battle.ploys;
    count = ploys.size();
    skills = new Aptitude[combat.combatants.length][];
    resisting = new Aptitude[combat.combatants.length][];
    for (Combatant each : combat.combatants) {
      skills[each.index] = new Aptitude[count * each.forms.length];
      resisting[each.index] = new Aptitude[count * each.forms.length];
      for (int i = 0; i < skills[each.index].length; i++) {
        Form form = each.forms[i / count];
        Ploy ploy = ploys.get(i % count);
        skills[each.index][i] = form.aptitude(ploy.skill());
        resisting[each.index][i] = ploy.against().map(form::aptitude).orElse(null);
      }
    }
  }

  @Override
  public boolean hears(Hook hook) {
    return hook == Hook.TURN && (shouts || !combat.battle.ploys.isEmpty());
  }

  @Override
  public void reset() {
    size = 0;
  }

  /** The test of a major action, and what its success gives (ACT-03, OPO-01). */
  void create(Combatant who, Combatant whom, int ploy) {
    boolean ally = combat.isAllied(who.index, whom.index);
    Aptitude against = resisting[whom.index][whom.form * count + ploy];
    int difficulty =
        ally || against == null
            ? combat.rules.unopposedDifficulty
            : combat.rules.baseDifficulty + against.value;
    Aptitude skill = skills[who.index][who.form * count + ploy];
    if (combat.trials.ofAction(who, skill, difficulty, CitedGear.OPPORTUNITY)) {
      boolean exposes = reading == CONDITION && !ally;
      give(who, whom, reading == NARRATIVE || exposes ? 0 : ally ? 1 : -1, exposes);
    }
  }

  /** ACT-07 reading (b): a command helps the ally it is shouted to. */
  void shout(Combatant who, Combatant ally) {
    if (shouts) {
      give(who, ally, 1, false);
    }
  }

  private void give(Combatant who, Combatant whom, int chances, boolean exposes) {
    if (combat.listener != null) {
      combat.listener.on(
          new Event.OpportunityCreated(who.index, whom.index, chances, CitedGear.OPPORTUNITY));
    }
    if (chances == 0 && !exposes) {
      return; // OPO-01 reading (c): the story alone
    }
    int place = find(who.index, whom.index, chances);
    if (place == size) {
      add(who.index, whom.index, chances);
      if (exposes) {
        combat.conditions.hold(whom, Condition.EXPOSED, CitedGear.OPPORTUNITY);
      } else {
        whom.tokens++;
      }
    }
    made[place] = combat.turnsOfTeam[who.team];
  }

  private int find(int by, int whom, int chances) {
    int place = 0;
    while (place < size
        && (creator[place] != by || target[place] != whom || chance[place] != chances)) {
      place++;
    }
    return place;
  }

  private void add(int by, int whom, int chances) {
    if (size == creator.length) {
      creator = Arrays.copyOf(creator, size * 2);
      target = Arrays.copyOf(target, size * 2);
      chance = Arrays.copyOf(chance, size * 2);
      made = Arrays.copyOf(made, size * 2);
    }
    creator[size] = by;
    target[size] = whom;
    chance[size++] = chances;
  }

  private void remove(int place) {
    size--;
    creator[place] = creator[size];
    target[place] = target[size];
    chance[place] = chance[size];
    made[place] = made[size];
  }

  /** The chances someone has from opportunities on the test he is about to make; they are gone. */
  int take(Combatant who) {
    if (who.tokens == 0) {
      return 0;
    }
    int chances = 0;
    for (int i = size - 1; i >= 0; i--) {
      if (target[i] == who.index && chance[i] != 0) {
        chances += chance[i];
        remove(i);
      }
    }
    who.tokens = 0;
    return chances;
  }

  /** Those that someone created in an earlier turn are over with this one. */
  @Override
  public void turnEnds(Combatant who) {
    for (int i = size - 1; i >= 0; i--) {
      if (creator[i] == who.index && made[i] < combat.turnsOfTeam[who.team]) {
        Combatant whom = combat.combatants[target[i]];
        if (chance[i] == 0) {
          combat.conditions.release(whom, Condition.EXPOSED, CitedGear.OPPORTUNITY);
        } else {
          whom.tokens--;
        }
        remove(i);
      }
    }
  }
}
