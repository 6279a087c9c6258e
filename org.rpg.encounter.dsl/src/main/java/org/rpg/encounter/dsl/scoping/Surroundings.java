package org.rpg.encounter.dsl.scoping;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.eclipse.xtext.util.Tuples;
import org.rpg.encounter.dsl.encounter.Becomes;
import org.rpg.encounter.dsl.encounter.Creature;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Episode;
import org.rpg.encounter.dsl.encounter.Journey;
import org.rpg.encounter.dsl.encounter.LegendEntry;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.MountedState;
import org.rpg.encounter.dsl.encounter.Party;
import org.rpg.encounter.dsl.encounter.Persona;
import org.rpg.encounter.dsl.encounter.Variant;
import org.rpg.encounter.dsl.encounter.WithFeature;
import org.rpg.encounter.dsl.naming.Spellings;

/** What stands in a declaration and in those it is like; who and what takes part there. */
@Singleton
class Surroundings {
  private final IResourceScopeCache cache;

  @Inject
  Surroundings(IResourceScopeCache cache) {
    this.cache = cache;
  }

  /** The declaration itself and what it varies or is like, the nearest first. */
  List<EObject> line(EObject declaration) {
    Set<EObject> line = new LinkedHashSet<>();
    EObject next = declaration;
    while (next != null && !next.eIsProxy() && line.add(next)) {
      next = base(next);
    }
    return new ArrayList<>(line);
  }

  private static EObject base(EObject declaration) {
    if (declaration instanceof Variant variant) {
      return variant.getBase();
    } else if (declaration instanceof Encounter encounter) {
      return encounter.getBase();
    } else if (declaration instanceof Episode episode) {
      return episode.getBase();
    }
    return declaration instanceof Journey journey ? journey.getBase() : null;
  }

  /** Everything with a name inside a declaration. */
  LocalNames inside(EObject declaration) {
    return cache.get(
        Tuples.create("inside", declaration),
        declaration.eResource(),
        () -> LocalNames.of(contents(declaration).stream().filter(e -> e != declaration)));
  }

  /** Beings, terrains and things that take part, by their own names. */
  LocalNames participants(EObject declaration) {
    return cache.get(
        Tuples.create("participants", declaration),
        declaration.eResource(),
        () -> LocalNames.of(takingPart(declaration).stream()));
  }

  private static Set<EObject> takingPart(EObject declaration) {
    Set<EObject> found = new LinkedHashSet<>();
    if (declaration instanceof Creature || declaration instanceof Persona) {
      found.add(declaration);
    }
    for (EObject element : contents(declaration)) {
      if (element instanceof Member member) {
        add(member, found);
      } else if (element instanceof WithFeature feature) {
        add(feature.getThing(), found);
      } else if (element instanceof LegendEntry entry) {
        add(entry.getMeaning(), found);
      } else if (element instanceof Becomes becomes) {
        add(becomes.getForm(), found);
      } else if (element instanceof MountedState saddle) {
        add(saddle.getMount(), found);
      }
    }
    found.addAll(Fellows.of(declaration));
    return found;
  }

  static void add(Member member, Set<EObject> found) {
    EObject being = member.getBeing();
    add(being, found);
    if (being instanceof Party party && !being.eIsProxy()) {
      Stream<Member> others = party.getMembers().stream().filter(m -> m != member);
      others.forEach(m -> add(m.getBeing(), found));
    }
  }

  private static void add(EObject element, Set<EObject> found) {
    if (element != null && !element.eIsProxy()) {
      found.add(element);
    }
  }

  private static List<EObject> contents(EObject declaration) {
    List<EObject> contents = new ArrayList<>();
    Iterator<EObject> all = EcoreUtil.getAllContents(declaration, false);
    all.forEachRemaining(contents::add);
    return contents;
  }

  /** Everything with a name inside any declaration of a script. */
  LocalNames insideAll(Resource script) {
    return cache.get(
        "inside all",
        script,
        () ->
            LocalNames.of(
                script.getContents().stream()
                    .flatMap(root -> contents(root).stream())
                    .filter(e -> Spellings.declaration(e) != e)));
  }
}
