package org.rpg.encounter.dsl.validation.checks;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.*;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.NameKinds;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.words.NameKey;

/** Names of one kind are unique in a file, under both their spellings. */
final class NamesTwiceCheck implements Check<Script> {
  private static final Diagnosis TWICE = Diagnosis.of("NAME-TWICE");

  private record Key(String kind, String name) {}

  @Override
  public void check(Script script, Findings findings) {
    Map<Key, EObject> file = new HashMap<>();
    for (Declaration declaration : script.getDeclarations()) {
      add(file, NameKinds.of(declaration.eClass()), declaration, findings);
      Map<Key, EObject> inside = new HashMap<>();
      for (EObject element : declaration.eContents()) {
        named(element).forEach(n -> add(inside, "inside", n, findings));
      }
    }
  }

  /** The elements of a body that give a name. */
  private static List<? extends EObject> named(EObject element) {
    if (element instanceof Side s) {
      return concat(s, s.getMembers());
    }
    if (element instanceof Travellers t) {
      return t.getMembers();
    }
    if (element instanceof PlaceLine p) {
      return p.getPlaces();
    }
    if (element instanceof Legend l) {
      return l.getEntries().stream()
          .map(LegendEntry::getPlace)
          .filter(java.util.Objects::nonNull)
          .toList();
    }
    boolean alone =
        element instanceof Clock
            || element instanceof SceneObject
            || element instanceof ParameterOption
            || element instanceof ChoiceStage
            || element instanceof Ending;
    return alone ? List.of(element) : List.of();
  }

  private static List<EObject> concat(Side side, List<? extends EObject> members) {
    List<EObject> all = new java.util.ArrayList<>(members.size() + 1);
    all.add(side);
    all.addAll(members);
    return all;
  }

  private static void add(Map<Key, EObject> seen, String kind, EObject element, Findings findings) {
    Set<String> own = new HashSet<>();
    for (String feature : List.of("name", "alias")) {
      EStructuralFeature f = element.eClass().getEStructuralFeature(feature);
      if (f == null || !(element.eGet(f) instanceof String name) || !own.add(NameKey.of(name))) {
        continue;
      }
      EObject before = seen.putIfAbsent(new Key(kind, NameKey.of(name)), element);
      if (before == null || before == element) {
        continue;
      }
      findings.report(TWICE, Place.of(element, f), name, line(before));
    }
  }

  private static int line(EObject element) {
    return NodeModelUtils.findActualNodeFor(element).getStartLine();
  }
}
