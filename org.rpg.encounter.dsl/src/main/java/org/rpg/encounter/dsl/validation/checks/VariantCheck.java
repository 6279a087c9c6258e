package org.rpg.encounter.dsl.validation.checks;

import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.rpg.encounter.dsl.encounter.Addition;
import org.rpg.encounter.dsl.encounter.Amendment;
import org.rpg.encounter.dsl.encounter.Assignment;
import org.rpg.encounter.dsl.encounter.Change;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.NoSurprise;
import org.rpg.encounter.dsl.encounter.Party;
import org.rpg.encounter.dsl.encounter.Removal;
import org.rpg.encounter.dsl.encounter.Replacement;
import org.rpg.encounter.dsl.encounter.Variant;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.Place;

/** A variant changes what is there, and holds only what the scene that it varies can hold. */
final class VariantCheck implements Check<Variant> {
  private static final EncounterPackage MODEL = EncounterPackage.eINSTANCE;
  private static final Diagnosis ABSENT = Diagnosis.of("VARIANT-ABSENT");
  private static final Diagnosis ROLLED = Diagnosis.of("VARIANT-ROLLED");
  private static final Diagnosis MISFIT = Diagnosis.of("VARIANT-MISFIT");

  @Override
  public void check(Variant variant, Findings findings) {
    EObject root = Lineage.root(variant);
    if (root instanceof Variant) {
      return; // half-written, or a circle: others say so
    }
    Listed listed = new Listed();
    Lineage.of(variant).forEach(it -> listed.read(it, new HashSet<>()));
    String base = Spellings.first(root).orElse("");
    for (Change change : variant.getChanges()) {
      if (change instanceof Removal removal) {
        removal.getMembers().forEach(it -> removed(it, listed, base, findings));
      } else if (change instanceof Replacement it) {
        present(
            it.getOriginal(),
            Place.of(it, MODEL.getReplacement_Original()),
            listed,
            base,
            findings);
      } else if (change instanceof Amendment it) {
        present(it.getBeing(), Place.of(it, MODEL.getAmendment_Being()), listed, base, findings);
      } else if (!isOfVariants(change) && !fits(change, root)) {
        findings.report(MISFIT, Place.of(change), Place.of(change).text(), base);
      }
    }
  }

  private static void removed(Member member, Listed listed, String base, Findings findings) {
    Place place = Place.of(member, MODEL.getMember_Being());
    present(member.getBeing(), place, listed, base, findings);
    if (member.getCount() != null && listed.rolled.contains(member.getBeing())) {
      findings.report(ROLLED, Place.whole(member), place.text());
    }
  }

  private static void present(
      EObject meant, Place place, Listed listed, String base, Findings findings) {
    if (meant != null && !meant.eIsProxy() && !listed.all.contains(meant)) {
      findings.report(ABSENT, place, place.text(), base);
    }
  }

  private static boolean isOfVariants(Change change) {
    return change instanceof Addition
        || change instanceof Assignment
        || change instanceof NoSurprise;
  }

  /** Whether the body of the scene may hold it. */
  private static boolean fits(Change change, EObject root) {
    return root.eClass().getEAllContainments().stream()
        .map(EReference::getEReferenceType)
        .anyMatch(it -> it.isInstance(change));
  }

  /** Whom a scene lists, by itself or by its parties, and of how many a roll decides. */
  private static final class Listed {
    private final Set<EObject> all = new HashSet<>();
    private final Set<EObject> rolled = new HashSet<>();

    void read(EObject declaration, Set<EObject> open) {
      if (!open.add(declaration)) {
        return;
      }
      all.addAll(declaration.eContents()); // sides
      for (Iterator<EObject> parts = EcoreUtil.getAllContents(declaration, false);
          parts.hasNext(); ) {
        EObject part = parts.next();
        if (part instanceof Member member && !(member.eContainer() instanceof Removal)) {
          all.add(member);
          all.add(member.getBeing());
          if (member.getCount() != null && member.getCount().getDice() != null) {
            rolled.add(member);
            rolled.add(member.getBeing());
          }
          if (member.getBeing() instanceof Party party && !party.eIsProxy()) {
            read(party, open);
          }
        }
      }
    }
  }
}
