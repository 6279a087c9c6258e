package org.rpg.encounter.dsl.validation.checks;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.*;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.words.Keys;

/** What can be said once stands once in a body. */
final class PropertyTwiceCheck implements Check<Declaration> {
  private static final Diagnosis TWICE = Diagnosis.of("BODY-TWICE");

  /** Elements of which one body holds at most one. */
  private static final Set<Class<?>> SINGLE =
      Set.of(
          SizeProperty.class,
          HandsProperty.class,
          SkillProperty.class,
          PoisonedProperty.class,
          ProtectionProperty.class,
          LayerProperty.class,
          DefenceProperty.class,
          TestProperty.class,
          EffectProperty.class,
          LightsProperty.class,
          Sight.class,
          SpeedProperty.class,
          SkillsProperty.class,
          WearsProperty.class,
          WieldsProperty.class,
          CarriesProperty.class,
          KnowsProperty.class,
          StyleProperty.class,
          RidesProperty.class,
          VitalityProperty.class,
          PerseveranceProperty.class,
          XpProperty.class,
          PassLine.class,
          DefendLine.class,
          CriticalLine.class,
          RulesUse.class,
          SquareMap.class,
          Elevation.class,
          Legend.class,
          Opening.class,
          WoundClasses.class,
          DamageScale.class,
          CoverProperty.class,
          BurnsProperty.class,
          WaterProperty.class,
          Pace.class,
          Travellers.class,
          Departure.class,
          FirstStage.class);

  @Override
  public void check(Declaration declaration, Findings findings) {
    Set<Object> seen = new HashSet<>();
    for (String body : List.of("properties", "elements", "lines", "changes")) {
      EStructuralFeature f = declaration.eClass().getEStructuralFeature(body);
      if (f != null && declaration.eGet(f) instanceof List<?> elements) {
        for (Object element : elements) {
          Object key = key((EObject) element);
          if (key != null && !seen.add(key)) {
            report((EObject) element, findings);
          }
        }
      }
    }
  }

  /** What may stand only once, or null. */
  private static Object key(EObject element) {
    if (element instanceof ReachProperty r) {
      return r.getKind();
    }
    if (element instanceof WeaponTrait t) {
      return t.getTrait();
    }
    if (element instanceof BeingTrait t) {
      return t.getTrait();
    }
    if (element instanceof TerrainTrait t) {
      return t.getTrait();
    }
    if (element instanceof NeverLine n) {
      return n.getReaction();
    }
    if (element instanceof Setting s) {
      return s.getParameter();
    }
    Class<?> type = element.eClass().getInstanceClass();
    return SINGLE.contains(type) ? type : null;
  }

  private static void report(EObject element, Findings findings) {
    INode node = NodeModelUtils.findActualNodeFor(element);
    Optional.ofNullable(node)
        .flatMap(Keys::first)
        .ifPresent(
            leaf ->
                findings.report(
                    TWICE, Place.of(element, leaf), leaf.getText().replaceAll("\\s+", " ")));
  }
}
