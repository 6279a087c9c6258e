package org.rpg.encounter.dsl.validation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EClass;
import org.rpg.encounter.dsl.encounter.EncounterPackage;

/**
 * Which declarations share their names: beings do, so does gear, so do the stages of an adventure;
 * every other kind has its own.
 */
public final class NameKinds {
  private static final EncounterPackage MODEL = EncounterPackage.eINSTANCE;
  private static final Map<EClass, String> SHARED = new HashMap<>();

  static {
    share("being", List.of(MODEL.getCreature(), MODEL.getPersona(), MODEL.getParty()));
    share(
        "gear", List.of(MODEL.getWeapon(), MODEL.getArmour(), MODEL.getShield(), MODEL.getItem()));
    share("stage", List.of(MODEL.getEncounter(), MODEL.getEpisode(), MODEL.getJourney()));
  }

  private NameKinds() {}

  private static void share(String kind, List<EClass> types) {
    types.forEach(type -> SHARED.put(type, kind));
  }

  /** What the names of a class of declarations are unique among. */
  public static String of(EClass type) {
    return SHARED.getOrDefault(type, type.getName());
  }
}
