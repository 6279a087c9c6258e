package org.rpg.encounter.dsl.scoping;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.rpg.encounter.dsl.encounter.EncounterPackage;

/**
 * What a reference may mean: declarations, things that stand inside one, or whoever takes part.
 *
 * @param declared kinds of declarations, from every script that is visible
 * @param nested kinds of things inside the same encounter, episode, journey or adventure, or of
 *     another one by its qualified name
 * @param subject whether it is whoever acts or is talked about there
 * @param wanted what else must be true of a declaration
 */
record Sought(
    Set<EClass> declared,
    Set<EClass> nested,
    boolean subject,
    Predicate<IEObjectDescription> wanted) {
  private static final EncounterPackage MODEL = EncounterPackage.eINSTANCE;

  private static final Set<String> SPELLS = Set.of("SPELL", "MIRACLE");

  private static final Set<EClass> CARRIED =
      Set.of(MODEL.getWeapon(), MODEL.getArmour(), MODEL.getShield(), MODEL.getItem());

  /** What can be named in an encounter beside those who take part. */
  private static final Set<EClass> AROUND =
      Set.of(
          MODEL.getMember(),
          MODEL.getRole(),
          MODEL.getSide(),
          MODEL.getClock(),
          MODEL.getSceneObject(),
          MODEL.getPlace(),
          MODEL.getEnd(),
          MODEL.getStage(),
          MODEL.getEnding());

  private static final Map<EReference, Sought> BY_REFERENCE = new HashMap<>();

  static {
    declared(MODEL.getWearsProperty_Things(), MODEL.getArmour());
    declared(MODEL.getWieldsProperty_Things(), MODEL.getWeapon(), MODEL.getShield());
    declared(
        MODEL.getCountedGear_Thing(),
        MODEL.getWeapon(),
        MODEL.getArmour(),
        MODEL.getShield(),
        MODEL.getItem());
    declared(MODEL.getTargetAction_Means(), MODEL.getWeapon(), MODEL.getShield(), MODEL.getItem());
    declared(
        MODEL.getVariant_Base(),
        MODEL.getEncounter(),
        MODEL.getEpisode(),
        MODEL.getJourney(),
        MODEL.getAdventure(),
        MODEL.getVariant());
    BY_REFERENCE.put(
        MODEL.getKnowsProperty_Things(),
        new Sought(
            Set.of(MODEL.getItem()),
            Set.of(),
            false,
            d -> SPELLS.contains(d.getUserData(ExportedNames.KIND))));
    both(
        MODEL.getMember_Being(),
        Set.of(MODEL.getCreature(), MODEL.getPersona(), MODEL.getParty()),
        MODEL.getMember());
    both(
        MODEL.getReplacement_Original(),
        Set.of(MODEL.getCreature(), MODEL.getPersona()),
        MODEL.getMember());
    both(
        MODEL.getAmendment_Being(),
        Set.of(MODEL.getCreature(), MODEL.getPersona()),
        MODEL.getMember(),
        MODEL.getSide());
    both(MODEL.getMountedState_Mount(), Set.of(MODEL.getCreature()), MODEL.getMember());
    both(
        MODEL.getAssignment_Target(),
        Set.of(MODEL.getFact(), MODEL.getParameter()),
        MODEL.getClock());
    both(MODEL.getIndexPart_Counter(), Set.of(MODEL.getFact()), MODEL.getClock());
    both(
        MODEL.getAt_Place(),
        Set.of(MODEL.getTerrain(), MODEL.getCreature(), MODEL.getPersona()),
        MODEL.getPlace(),
        MODEL.getSceneObject(),
        MODEL.getMember());
    both(
        MODEL.getWithFeature_Thing(),
        Set.of(MODEL.getTerrain(), MODEL.getHeat(), MODEL.getItem()),
        MODEL.getSceneObject());
    both(
        MODEL.getTakes_Hazard(),
        Set.of(MODEL.getPoison(), MODEL.getHeat(), MODEL.getTerrain(), MODEL.getItem()),
        MODEL.getPlace());
    both(
        MODEL.getBecomes_Form(),
        Set.of(MODEL.getCreature(), MODEL.getPersona(), MODEL.getTerrain(), MODEL.getHeat()),
        MODEL.getPlace());
    both(
        MODEL.getLegendEntry_Meaning(),
        Set.of(
            MODEL.getCreature(),
            MODEL.getPersona(),
            MODEL.getTerrain(),
            MODEL.getHeat(),
            MODEL.getItem()),
        MODEL.getMember(),
        MODEL.getPlace(),
        MODEL.getSceneObject());
    BY_REFERENCE.put(
        MODEL.getSubject_Named(), new Sought(Set.of(MODEL.getFact()), AROUND, true, d -> true));
    BY_REFERENCE.put(
        MODEL.getConditionState_By(),
        new Sought(
            Set.of(MODEL.getPoison()),
            Set.of(MODEL.getMember(), MODEL.getRole()),
            true,
            d -> true));
  }

  private static void declared(EReference reference, EClass... kinds) {
    BY_REFERENCE.put(reference, new Sought(Set.of(kinds), Set.of(), false, d -> true));
  }

  private static void both(EReference reference, Set<EClass> declared, EClass... nested) {
    BY_REFERENCE.put(reference, new Sought(declared, Set.of(nested), false, d -> true));
  }

  /** What a reference may mean, wherever it stands. */
  static Sought by(EReference reference) {
    Sought known = BY_REFERENCE.get(reference);
    return known != null ? known : of(reference.getEReferenceType());
  }

  private static Sought of(EClass type) {
    if (type == MODEL.getGear()) {
      return new Sought(CARRIED, Set.of(MODEL.getSceneObject()), false, d -> true);
    } else if (type == MODEL.getStageTarget()) {
      Set<EClass> stages = Set.of(MODEL.getEncounter(), MODEL.getEpisode(), MODEL.getJourney());
      return new Sought(
          stages,
          Set.of(MODEL.getStage(), MODEL.getChoiceStage(), MODEL.getEnding()),
          false,
          d -> true);
    } else if (type == MODEL.getPlace() || type == MODEL.getSide()) {
      return new Sought(Set.of(), Set.of(type), false, d -> true);
    }
    return new Sought(Set.of(type), Set.of(), false, d -> true);
  }

  /** Declarations of these kinds. */
  static Sought anyOf(EClass... kinds) {
    return new Sought(Set.of(kinds), Set.of(), false, d -> true);
  }
}
