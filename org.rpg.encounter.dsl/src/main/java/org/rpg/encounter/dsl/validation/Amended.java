package org.rpg.encounter.dsl.validation;

import java.util.List;
import org.eclipse.emf.common.notify.impl.AdapterImpl;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.rpg.encounter.dsl.encounter.BeingProperty;
import org.rpg.encounter.dsl.encounter.Creature;
import org.rpg.encounter.dsl.encounter.Persona;

/**
 * A being as a variant changes it: like the one that is declared, but for some properties. Its
 * {@link Lineage} leads to that one.
 */
public final class Amended {
  private static final List<String> NAMES = List.of("name", "alias");

  private Amended() {}

  /** Marks what is such a being, with the one it stands for. */
  private static final class StandsFor extends AdapterImpl {
    private final EObject being;

    StandsFor(EObject being) {
      this.being = being;
    }
  }

  /** The being with other properties; itself if there are none, or if it is no being. */
  public static EObject of(EObject being, List<BeingProperty> properties) {
    boolean isBeing = being instanceof Persona || being instanceof Creature;
    if (properties.isEmpty() || !isBeing) {
      return being;
    }
    EObject amended = EcoreUtil.create(being.eClass());
    for (String name : NAMES) {
      EStructuralFeature feature = being.eClass().getEStructuralFeature(name);
      amended.eSet(feature, being.eGet(feature));
    }
    Lineage.properties(amended).addAll(EcoreUtil.copyAll(properties));
    amended.eAdapters().add(new StandsFor(being));
    return amended;
  }

  /** The being that is declared; itself if nothing of it is changed. */
  public static EObject origin(EObject being) {
    for (Object adapter : being.eAdapters()) {
      if (adapter instanceof StandsFor it) {
        return it.being;
      }
    }
    return being;
  }
}
