package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Addition;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Side;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.SideReference;
import org.rpg.encounter.dsl.encounter.Stage;
import org.rpg.encounter.dsl.encounter.Variant;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.play.Outline.Company;

/**
 * A scene that is like another, or varies one: all that the other holds, then its own. What can
 * stand only once takes the place of the other's. Nothing is copied, so that every name still means
 * what it means in the other.
 */
final class Derivation {
  private static final EncounterPackage P = EncounterPackage.eINSTANCE;

  /** What a scene has one of. */
  private static final Set<EClass> ONCE =
      Set.of(
          P.getRulesUse(),
          P.getSquareMap(),
          P.getElevation(),
          P.getTravellers(),
          P.getSupplies(),
          P.getDeparture(),
          P.getPace(),
          P.getOpening(),
          P.getSight(),
          P.getFirstStage(),
          P.getDeadline());

  private final List<EObject> elements = new ArrayList<>();
  private final Changes changes = new Changes();
  private final List<Addition> additions = new ArrayList<>();

  private Derivation() {}

  /** Whether a declaration is made from another scene. */
  static boolean isDerived(EObject declaration) {
    return declaration instanceof Variant
        || Outline.isWhole(declaration) && Lineage.of(declaration).size() > 1;
  }

  /** The outline of a derived scene. */
  static Outline of(EObject declaration) {
    List<EObject> line = Lineage.of(declaration);
    Derivation all = new Derivation();
    for (int i = line.size() - 1; i >= 0; i--) {
      all.add(line.get(i));
    }
    Outline base = Outline.whole(line.get(line.size() - 1));
    List<Company> companies = all.companies(base);
    all.changes.reduce(companies);
    return new Outline(
        declaration, base.kind(), all.elements, companies, List.copyOf(line), all.changes);
  }

  private void add(EObject declaration) {
    for (EObject element : declaration.eContents()) {
      if (element instanceof Addition addition) {
        additions.add(addition);
      } else if (!changes.add(element)) {
        place(element);
      }
    }
  }

  /** In the place of what it replaces, otherwise at the end. */
  private void place(EObject element) {
    for (int i = 0; i < elements.size(); i++) {
      if (isSame(elements.get(i), element)
          && elements.get(i).eContainer() != element.eContainer()) {
        elements.set(i, element);
        return;
      }
    }
    elements.add(element);
  }

  private static boolean isSame(EObject old, EObject element) {
    if (old.eClass() != element.eClass()) {
      return false;
    }
    if (old instanceof Side side && element instanceof Side other) {
      return side.getKind() == other.getKind() && Objects.equals(side.getName(), other.getName());
    }
    if (old instanceof Stage stage && element instanceof Stage other) {
      return stage.getPlay() == other.getPlay() && Objects.equals(stage.getName(), other.getName());
    }
    return ONCE.contains(old.eClass());
  }

  // ---- who takes part

  private List<Company> companies(Outline base) {
    List<Company> own = Outline.companies(base.kind(), base.declaration(), elements);
    List<Company> companies = new ArrayList<>();
    for (Company company : own.isEmpty() ? base.companies() : own) {
      List<Member> members = new ArrayList<>(company.members());
      for (Addition addition : additions) {
        if (isFor(addition, company, own.size() <= 1)) {
          members.addAll(addition.getMembers());
        }
      }
      companies.add(company.with(members));
    }
    return companies;
  }

  /** Who comes for no side comes for the opponents; of those who travel there is one list. */
  private static boolean isFor(Addition addition, Company company, boolean alone) {
    Optional<SideReference> side = Optional.ofNullable(addition.getSide());
    if (side.isEmpty()) {
      return alone || company.kind() == SideKind.OPPONENTS;
    }
    Side named = side.get().getSide();
    return named == null
        ? side.get().getKind() == company.kind()
        : isSame(named, company.declaration());
  }
}
