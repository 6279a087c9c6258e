package org.rpg.encounter.rules.combat;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Body;
import org.rpg.encounter.rules.gear.Container;
import org.rpg.encounter.rules.gear.Item;
import org.rpg.encounter.rules.gear.ItemKind;
import org.rpg.encounter.rules.travel.Supply;
import org.rpg.encounter.rules.travel.Treatment;

/** Somebody treats somebody's wounds (TRT). */
final class Tending {
  private static final int NO_ITEM = -1;
  private static final Container[] PLACES = {
    Container.HAND, Container.BELT, Container.POCKET, Container.POUCH, Container.BACKPACK
  };

  private final Combat combat;
  private final Provisions provisions;
  private final Treatment treatment;
  private final Aptitude[] aptitudes;

  private int healer;
  private int patient;
  private int bandage;
  private int splint;

  Tending(Combat combat, Provisions provisions) {
    this.combat = combat;
    this.provisions = provisions;
    treatment = new Treatment(combat.rules.travel);
    aptitudes = new Aptitude[combat.combatants.length];
    for (int i = 0; i < aptitudes.length; i++) {
      aptitudes[i] = combat.combatants[i].aptitude(combat.rules.travel.treatmentSkill());
    }
  }

  /** The place of the wound that someone can treat, {@link Body#NO_WOUND} if he can treat none. */
  int wound(int by, int of, int item) {
    healer = by;
    patient = of;
    if (combat.fighting && !combat.rules.travel.treatsInCombat()) {
      return refuse(CitedJourneys.NO_TREATMENT_IN_COMBAT); // TRT-07
    }
    if (!combat.combatants[by].isConscious() || !combat.combatants[of].isPresent()) {
      return refuse(CitedJourneys.NOT_TREATED);
    }
    bandage = find(ItemKind.BANDAGE, item);
    splint = find(ItemKind.SPLINT, item);
    Body body = combat.combatants[of].body;
    int place = treatment.choose(body, bandage != NO_ITEM, splint != NO_ITEM);
    if (place != Body.NO_WOUND) {
      return place;
    }
    // a list only for those who listen
    return combat.listener == null ? Body.NO_WOUND : refuse(List.of(treatment.refusal().rule()));
  }

  private int refuse(List<Rule> cited) {
    if (combat.listener != null) {
      combat.listener.on(new Event.TreatmentRefused(healer, patient, cited));
    }
    return Body.NO_WOUND;
  }

  /** The wound just found is treated; answers whether it succeeded (TRT-01, TRT-03). */
  boolean treat(int place) {
    Body body = combat.combatants[patient].body;
    Supply supply = treatment.supply(body, place);
    int item = supply == Supply.NONE ? NO_ITEM : supply == Supply.BANDAGE ? bandage : splint;
    int severity = body.severity(place);
    if (item != NO_ITEM && !combat.rules.travel.isSupplyKept()) {
      take(item);
    }
    body.tryTreatment(place); // TRT-07
    int difficulty = combat.rules.baseDifficulty + severity;
    boolean success =
        combat.trials.aside(
            combat.combatants[healer], aptitudes[healer], difficulty, CitedJourneys.TREATING);
    if (success) {
      body.treat(place);
    }
    if (combat.listener != null) {
      List<Rule> cited = success ? CitedJourneys.TREATED : CitedJourneys.NOT_TREATED;
      combat.listener.on(new Event.Treated(healer, patient, severity, success, item, cited));
    }
    return success;
  }

  /** An item of a kind that somebody has or the party stores; or this one, if it is of the kind. */
  private int find(ItemKind kind, int wanted) {
    List<Item> items = combat.battle.items;
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i).kind() == kind
          && (wanted == NO_ITEM || wanted == i)
          && (owner(i) != Combatant.NONE || provisions.stored(i) > 0)) {
        return i;
      }
    }
    return NO_ITEM;
  }

  /** Who gives an item: the healer, else the patient, else the first who has one. */
  private int owner(int item) {
    if (has(healer, item)) {
      return healer;
    }
    if (has(patient, item)) {
      return patient;
    }
    for (Combatant each : combat.combatants) {
      if (each.isPresent() && combat.isAllied(each.index, patient) && has(each.index, item)) {
        return each.index;
      }
    }
    return Combatant.NONE;
  }

  private boolean has(int who, int item) {
    return combat.items.count(who, item) > 0;
  }

  private void take(int item) {
    int owner = owner(item);
    if (owner == Combatant.NONE) {
      provisions.addStored(item, -1);
      return;
    }
    for (Container place : PLACES) {
      if (combat.items.count(owner, item, place) > 0) {
        combat.items.change(combat.combatants[owner], item, place, -1);
        return;
      }
    }
  }
}
