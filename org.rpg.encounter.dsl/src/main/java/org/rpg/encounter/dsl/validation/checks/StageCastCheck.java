package org.rpg.encounter.dsl.validation.checks;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Adventure;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Party;
import org.rpg.encounter.dsl.encounter.Persona;
import org.rpg.encounter.dsl.encounter.Stage;
import org.rpg.encounter.dsl.encounter.Travellers;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Named;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.travel.AdventureGraph;
import org.rpg.encounter.dsl.validation.travel.Company;

/** Those who travel through an adventure are those whom its stages are about. */
final class StageCastCheck implements Check<Adventure> {
  private static final Diagnosis STRANGERS = Diagnosis.of("STAGE-STRANGERS");
  private static final Diagnosis IDLE = Diagnosis.of("TRAVELLER-IDLE");

  @Override
  public void check(Adventure adventure, Findings findings) {
    AdventureGraph graph = AdventureGraph.of(adventure);
    Company travellers = Company.of(adventure);
    if (!travellers.isStated() || !travellers.isKnown() || travellers.all().isEmpty()) {
      return;
    }
    Set<EObject> strange = new LinkedHashSet<>();
    for (EObject node : graph.nodes()) {
      AdventureGraph.scene(node)
          .filter(it -> isOfOthers(it, travellers) && strange.add(it))
          .ifPresent(it -> findings.report(STRANGERS, place(node, adventure), new Named(it)));
    }
    Set<EObject> scenes = graph.scenes();
    boolean all =
        !graph.isWhole()
            || !strange.isEmpty()
            || scenes.isEmpty()
            || scenes.stream().map(Company::of).anyMatch(it -> !it.isStated() || !it.isKnown());
    if (!all) {
      List<Company> companies = scenes.stream().map(Company::of).toList();
      idle(adventure, travellers, companies, findings);
    }
  }

  private static boolean isOfOthers(EObject scene, Company travellers) {
    Company company = Company.of(scene);
    return company.isStated()
        && company.isKnown()
        && !company.all().isEmpty()
        && !company.shares(travellers);
  }

  private static Place place(EObject node, Adventure adventure) {
    if (node instanceof Stage stage) {
      return Place.of(stage, EncounterPackage.eINSTANCE.getStage_Play());
    }
    return Place.of(node.eContainer() == adventure ? node : adventure);
  }

  /** Only persons: a horse that nobody meets may well come along. */
  private static void idle(
      Adventure adventure, Company travellers, List<Company> companies, Findings findings) {
    for (Company.Traveller traveller : travellers.all()) {
      EObject being = traveller.being();
      if (being instanceof Persona && companies.stream().noneMatch(it -> it.holds(being))) {
        boolean written = traveller.member().eContainer() instanceof Travellers;
        EObject here = written ? traveller.member() : party(adventure, traveller.member());
        findings.report(IDLE, Place.whole(here), new Named(being));
      }
    }
  }

  /** The line where the party of somebody is named. */
  private static EObject party(Adventure adventure, Member member) {
    return adventure.getElements().stream()
        .filter(Travellers.class::isInstance)
        .flatMap(it -> ((Travellers) it).getMembers().stream())
        .filter(it -> it.getBeing() instanceof Party)
        .map(EObject.class::cast)
        .findFirst()
        .orElse(adventure);
  }
}
