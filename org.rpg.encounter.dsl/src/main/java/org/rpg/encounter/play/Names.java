package org.rpg.encounter.play;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.rpg.encounter.dsl.words.Language;

/** What things are called in one language: most have a name in the other one too. */
public final class Names {
  private final Language language;
  private final Map<EObject, String> known = new HashMap<>();

  /** Names in this language. */
  public Names(Language language) {
    this.language = language;
  }

  /** The language. */
  public Language language() {
    return language;
  }

  /** The thing's name in this language; its only name if it has no other; empty if it has none. */
  public String of(EObject thing) {
    return known.computeIfAbsent(thing, it -> either(it, "name", "alias"));
  }

  /** What readers see: the title, otherwise the name. */
  public String title(EObject thing) {
    String title = either(thing, "title", "aliasTitle");
    return title.isEmpty() ? of(thing) : title;
  }

  /** What the mount of somebody is called. */
  String mountOf(String rider, String mount) {
    return language == Language.PT ? mount + " de " + rider : rider + "'s " + mount;
  }

  /** What a squad of a kind is called. */
  String squad(String kind) {
    return language == Language.PT ? "Bando de " + kind : kind + " squad";
  }

  private String either(EObject thing, String own, String other) {
    String first = text(thing, own);
    String second = text(thing, other);
    boolean foreign = Language.of(thing) != language;
    return foreign && !second.isEmpty() ? second : first;
  }

  private static String text(EObject thing, String feature) {
    EStructuralFeature found = thing.eClass().getEStructuralFeature(feature);
    return found != null && thing.eGet(found) instanceof String text ? text : "";
  }
}
