package org.rpg.encounter.ide.fixes;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Persona;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.naming.Names;
import org.rpg.encounter.dsl.validation.travel.Scenes;
import org.rpg.encounter.dsl.words.Words;

/** What a journey does not say. */
final class Roads {
  private Roads() {}

  /** The usual pace, written out. */
  static List<Repair> pace(Fault fault) {
    return Scenes.slow(fault.element().orElse(null))
        .map(
            it ->
                Written.firstLine(fault, it, Words.spelling("pace", fault.language()) + " 4 km/h"))
        .orElse(List.of());
  }

  /** All characters of the file travel. */
  static List<Repair> travellers(Fault fault) {
    Optional<EObject> scene = Scenes.slow(fault.element().orElse(null));
    String all =
        fault.script().getContents().stream()
            .filter(Script.class::isInstance)
            .flatMap(it -> ((Script) it).getDeclarations().stream())
            .filter(Persona.class::isInstance)
            .flatMap(it -> Names.of(it).stream())
            .map(it -> it.in(fault.language()))
            .collect(Collectors.joining(", "));
    return scene.isEmpty() || all.isEmpty()
        ? List.of()
        : Written.firstLine(
            fault, scene.get(), Words.spelling("travellers", fault.language()) + " " + all);
  }
}
