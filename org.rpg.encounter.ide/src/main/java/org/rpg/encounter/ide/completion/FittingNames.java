package org.rpg.encounter.ide.completion;

import java.util.Set;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.rpg.encounter.dsl.encounter.Adventure;
import org.rpg.encounter.dsl.encounter.Edge;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Stage;
import org.rpg.encounter.dsl.encounter.Treats;
import org.rpg.encounter.dsl.encounter.Trial;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.scoping.ExportedNames;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.travel.AdventureGraph;
import org.rpg.encounter.play.Verdicts;

/**
 * Which of the names that a reference could see make sense where it stands. What is left out here
 * can still be written; most of it then has a diagnosis.
 */
final class FittingNames {
  private static final EncounterPackage MODEL = EncounterPackage.eINSTANCE;
  private static final String ACTOR = "Actor";

  /** What dresses a wound (TRT-02). */
  private static final Set<String> DRESSINGS = Set.of("BANDAGE", "SPLINT");

  /** What nobody who does something can be. */
  private static final Set<EClass> NOBODY =
      Set.of(MODEL.getEnd(), MODEL.getStage(), MODEL.getEnding());

  private FittingNames() {}

  static boolean fits(
      IEObjectDescription found, CrossReference grammar, EReference reference, EObject context) {
    if (reference == MODEL.getTreats_Supply()) {
      return found.getEClass() == MODEL.getItem() && isDressing(found);
    }
    if (reference == MODEL.getRoll_Table()) {
      return !Verdicts.isNamed(found.getName().getLastSegment());
    }
    if (reference != MODEL.getSubject_Named()) {
      return true;
    }
    boolean acting =
        GrammarUtil.containingParserRule(grammar).getName().equals(ACTOR)
            || context instanceof Treats
            || context instanceof Trial;
    if (acting && NOBODY.contains(found.getEClass())) {
      return false;
    }
    return found.getEClass() != MODEL.getEnd() || isNear(found.getEObjectOrProxy(), context);
  }

  private static boolean isDressing(IEObjectDescription found) {
    String kind = found.getUserData(ExportedNames.KIND);
    return kind == null || DRESSINGS.contains(kind);
  }

  /** An end of the own scene, of an edge's stage, or of any stage of the own adventure. */
  private static boolean isNear(EObject end, EObject context) {
    EObject resolved = EcoreUtil.resolve(end, context);
    EObject scene = Spellings.declaration(resolved);
    EObject own = Spellings.declaration(context);
    Edge edge = EcoreUtil2.getContainerOfType(context, Edge.class);
    EObject stage =
        edge != null ? edge.eContainer() : EcoreUtil2.getContainerOfType(context, Stage.class);
    if (stage != null) {
      return AdventureGraph.scene(stage).filter(it -> Lineage.of(it).contains(scene)).isPresent();
    }
    return own instanceof Adventure adventure
        ? AdventureGraph.of(adventure).scenes().contains(scene)
        : Lineage.of(own).contains(scene);
  }
}
