package org.rpg.encounter.dsl.validation;

import java.util.List;
import org.eclipse.emf.common.notify.impl.AdapterImpl;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.rpg.encounter.dsl.encounter.BeingProperty;
import org.rpg.encounter.dsl.encounter.Creature;
import org.rpg.encounter.dsl.encounter.EncounterFactory;
import org.rpg.encounter.dsl.encounter.Persona;

/**
 * A being as a variant changes it: like the one that is declared, but for some properties. Its
 * {@link Lineage} leads to that one.
 */
public final class Amended {
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
    if (properties.isEmpty()) {
      return being;
    }
    EObject amended;
    if (being instanceof Persona persona) {
      Persona like = EncounterFactory.eINSTANCE.createPersona();
      like.setName(persona.getName());
      like.setAlias(persona.getAlias());
      like.getProperties().addAll(EcoreUtil.copyAll(properties));
      amended = like;
    } else if (being instanceof Creature creature) {
      Creature like = EncounterFactory.eINSTANCE.createCreature();
      like.setName(creature.getName());
      like.setAlias(creature.getAlias());
      like.getProperties().addAll(EcoreUtil.copyAll(properties));
      amended = like;
    } else {
      return being;
    }
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
