package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.rpg.encounter.dsl.encounter.Adventure;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Episode;
import org.rpg.encounter.dsl.encounter.Journey;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Side;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.SideReference;
import org.rpg.encounter.dsl.encounter.Stage;
import org.rpg.encounter.dsl.encounter.Travellers;
import org.rpg.encounter.dsl.encounter.Variant;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.travel.Scenes;

/**
 * What a script says of one scene: an encounter, an episode, a journey, an adventure.
 *
 * @param declaration the scene
 * @param kind what it is
 * @param elements what stands in its body, in order
 * @param companies who takes part, by sides; those who travel are one
 * @param sources the declarations that it is said in: the scene, and what it varies or is like
 * @param changes what variants change of it
 */
public record Outline(
    EObject declaration,
    PlanKind kind,
    List<? extends EObject> elements,
    List<Company> companies,
    List<EObject> sources,
    Changes changes) {

  /**
   * One side, or those who travel.
   *
   * @param declaration its list
   * @param kind heroes, opponents, travellers, or none for a side with a name of its own
   * @param neutral whether it fights nobody
   * @param friend the side it is allied with, if it says so
   */
  record Company(
      EObject declaration,
      SideKind kind,
      boolean neutral,
      Optional<SideReference> friend,
      List<Member> members) {

    /** The same with others on its list. */
    Company with(List<Member> others) {
      return new Company(declaration, kind, neutral, friend, others);
    }

    private static Company of(Side side) {
      return new Company(
          side,
          side.getKind(),
          side.isNeutral(),
          Optional.ofNullable(side.getFriend()),
          side.getMembers());
    }

    private static Company of(List<Travellers> lists) {
      List<Member> all = lists.stream().flatMap(it -> it.getMembers().stream()).toList();
      return new Company(lists.get(0), SideKind.TRAVELLERS, false, Optional.empty(), all);
    }
  }

  /** Whether a declaration is a scene that can be played: somebody takes part in it. */
  public static boolean isScene(EObject declaration) {
    EObject root = declaration instanceof Variant ? Lineage.root(declaration) : declaration;
    boolean road = root instanceof Journey || root instanceof Episode;
    return isWhole(root) && (!road || Scenes.hasTravellers(declaration));
  }

  /** The variants of a scene in its own file, also those of its variants, in order. */
  public static List<EObject> variants(EObject scene) {
    List<EObject> found = new ArrayList<>();
    if (scene.eContainer() != null) {
      for (EObject each : scene.eContainer().eContents()) {
        if (each instanceof Variant && each != scene && Lineage.of(each).contains(scene)) {
          found.add(each);
        }
      }
    }
    return found;
  }

  /** Whether a declaration is a scene and no variant of one. */
  static boolean isWhole(EObject declaration) {
    return declaration instanceof Encounter
        || declaration instanceof Episode
        || declaration instanceof Journey
        || declaration instanceof Adventure;
  }

  /**
   * The outline of a scene, with all that it takes over from others.
   *
   * @throws IllegalArgumentException if it is none
   */
  public static Outline of(EObject declaration) {
    return Derivation.isDerived(declaration) ? Derivation.of(declaration) : whole(declaration);
  }

  /** The outline of a scene by itself. */
  static Outline whole(EObject declaration) {
    PlanKind kind = kind(declaration);
    List<EObject> elements = declaration.eContents();
    return new Outline(
        declaration,
        kind,
        elements,
        companies(kind, declaration, elements),
        List.of(declaration),
        Changes.NONE);
  }

  private static PlanKind kind(EObject declaration) {
    if (declaration instanceof Encounter) {
      return PlanKind.ENCOUNTER;
    } else if (declaration instanceof Episode) {
      return PlanKind.EPISODE;
    } else if (declaration instanceof Journey) {
      return PlanKind.JOURNEY;
    } else if (declaration instanceof Adventure) {
      return PlanKind.ADVENTURE;
    }
    throw new IllegalArgumentException("no scene: " + declaration.eClass().getName());
  }

  /** Who takes part in a scene with those elements. */
  static List<Company> companies(PlanKind kind, EObject scene, List<? extends EObject> elements) {
    return switch (kind) {
      case ENCOUNTER ->
          elements.stream()
              .filter(Side.class::isInstance)
              .map(side -> Company.of((Side) side))
              .toList();
      case EPISODE, JOURNEY -> company(scene, elements);
      case ADVENTURE -> adventurers(elements);
    };
  }

  /** Those who travel, of themselves or as the adventure says that leads here. */
  private static List<Company> company(EObject scene, List<? extends EObject> elements) {
    List<Travellers> own = travellers(elements);
    if (!own.isEmpty()) {
      return List.of(Company.of(own));
    }
    return adventure(scene).map(it -> adventurers(it.getElements())).orElse(List.of());
  }

  private static List<Company> adventurers(List<? extends EObject> elements) {
    List<Travellers> own = travellers(elements);
    if (!own.isEmpty()) {
      return List.of(Company.of(own));
    }
    for (EObject element : elements) {
      List<? extends EObject> stage =
          element instanceof Stage it && it.getPlay() != null
              ? it.getPlay().eContents()
              : List.of();
      for (EObject part : stage) {
        if (part instanceof Travellers it) {
          return List.of(Company.of(List.of(it)));
        }
        if (part instanceof Side it && it.getKind() == SideKind.HEROES) {
          return List.of(
              new Company(it, SideKind.TRAVELLERS, false, Optional.empty(), it.getMembers()));
        }
      }
    }
    return List.of();
  }

  private static List<Travellers> travellers(List<? extends EObject> elements) {
    return elements.stream()
        .filter(Travellers.class::isInstance)
        .map(Travellers.class::cast)
        .toList();
  }

  /** The first adventure in the loaded scripts that a scene is a stage of. */
  private static Optional<Adventure> adventure(EObject scene) {
    List<Resource> resources =
        scene.eResource().getResourceSet() == null
            ? List.of(scene.eResource())
            : new ArrayList<>(scene.eResource().getResourceSet().getResources());
    for (Resource resource : resources) {
      for (Iterator<EObject> all = EcoreUtil.getAllContents(resource, false); all.hasNext(); ) {
        if (all.next() instanceof Stage stage
            && stage.getPlay() == scene
            && stage.eContainer() instanceof Adventure adventure) {
          return Optional.of(adventure);
        }
      }
    }
    return Optional.empty();
  }

  /** Whether anything of a kind stands anywhere in it. */
  boolean says(Class<? extends EObject> kind) {
    Iterator<EObject> all = EcoreUtil.getAllContents(sources, false);
    while (all.hasNext()) {
      if (kind.isInstance(all.next())) {
        return true;
      }
    }
    return false;
  }

  /** The elements of one kind, in order. */
  <E> List<E> elements(Class<E> kind) {
    List<E> found = new ArrayList<>();
    for (EObject element : elements) {
      if (kind.isInstance(element)) {
        found.add(kind.cast(element));
      }
    }
    return found;
  }
}
