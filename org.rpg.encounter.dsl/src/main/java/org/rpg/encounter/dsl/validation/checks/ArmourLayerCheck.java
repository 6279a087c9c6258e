package org.rpg.encounter.dsl.validation.checks;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Armour;
import org.rpg.encounter.dsl.encounter.ArmourProperty;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.LayerProperty;
import org.rpg.encounter.dsl.encounter.WearsProperty;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.Named;
import org.rpg.encounter.dsl.validation.Place;

/** Of each layer one armour is worn (LAY-02). */
final class ArmourLayerCheck implements Check<WearsProperty> {
  private static final Diagnosis LAYER = Diagnosis.of("GEAR-LAYER");

  @Override
  public void check(WearsProperty wears, Findings findings) {
    Map<Integer, Armour> worn = new HashMap<>();
    for (int i = 0; i < wears.getThings().size(); i++) {
      if (wears.getThings().get(i) instanceof Armour armour && layer(armour).isPresent()) {
        Armour below = worn.putIfAbsent(layer(armour).getAsInt(), armour);
        if (below != null) {
          Place place = Place.of(wears, EncounterPackage.eINSTANCE.getWearsProperty_Things(), i);
          findings.report(LAYER, place, new Named(armour), new Named(below));
        }
      }
    }
  }

  private static OptionalInt layer(Armour armour) {
    for (EObject ancestor : Lineage.of(armour)) {
      for (ArmourProperty p : ((Armour) ancestor).getProperties()) {
        if (p instanceof LayerProperty l) {
          return OptionalInt.of(l.getLayer());
        }
      }
    }
    return OptionalInt.empty();
  }
}
