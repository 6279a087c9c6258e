package org.rpg.encounter.dsl.validation.checks;

import java.util.Iterator;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.*;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.Named;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Wording;
import org.rpg.encounter.dsl.validation.travel.Company;
import org.rpg.encounter.dsl.validation.travel.Scenes;
import org.rpg.encounter.dsl.validation.travel.Within;

/** A treatment needs a bandage or a splint, and somebody who has one (TRT-02). */
final class TreatCheck implements Check<Treats> {
  private static final Diagnosis ITEM = Diagnosis.of("TREAT-ITEM");
  private static final Diagnosis SUPPLY = Diagnosis.of("TREAT-SUPPLY");
  private static final EncounterPackage MODEL = EncounterPackage.eINSTANCE;

  @Override
  public void check(Treats treats, Findings findings) {
    Gear supply = treats.getSupply();
    if (supply != null && (supply.eIsProxy() || !isDressing(supply))) {
      if (!supply.eIsProxy()) {
        findings.reportAt(ITEM, treats, MODEL.getTreats_Supply(), new Named(supply));
      }
      return;
    }
    Optional<EObject> scene = Scenes.slow(treats);
    // a stage of an adventure may find the supplies that another one left
    if (scene.isEmpty() || !Scenes.adventures(scene.get()).isEmpty()) {
      return;
    }
    Company company = Company.of(scene.get());
    boolean carried =
        !company.isKnown()
            || company.all().stream().anyMatch(it -> carries(it.being(), supply))
            || Within.of(scene.get()).mayHold(it -> gives(it, supply));
    if (!carried) {
      Wording wanted = supply == null ? Phrases.of("bandage-or-splint") : new Named(supply);
      findings.report(SUPPLY, Place.whole(treats), wanted);
    }
  }

  private static boolean isDressing(EObject thing) {
    return thing instanceof Item item
        && (item.getKind() == ItemKind.BANDAGE || item.getKind() == ItemKind.SPLINT);
  }

  private static boolean carries(EObject being, Gear supply) {
    return Lineage.nearest(being, CarriesProperty.class).stream()
        .flatMap(it -> it.getThings().stream())
        .anyMatch(it -> serves(it.getThing(), supply));
  }

  /** Supplies, what is found, and what a form or a comer may carry. */
  private static boolean gives(EObject element, Gear supply) {
    if (element instanceof Supply s) {
      return serves(s.getThing(), supply);
    }
    if (element instanceof Gains gains) {
      return gains.isRandom() || serves(gains.getThing(), supply);
    }
    if (element instanceof Arrival arrival) {
      for (Iterator<EObject> all = arrival.eAllContents(); all.hasNext(); ) {
        if (all.next() instanceof Member m
            && (m.getBeing() == null || carries(m.getBeing(), supply))) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean serves(EObject thing, Gear supply) {
    return thing != null
        && (thing.eIsProxy() || (supply == null ? isDressing(thing) : thing == supply));
  }
}
