package org.rpg.encounter.ide.fixes;

import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.rpg.encounter.dsl.encounter.Persona;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.naming.NameConverter;
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

  /** All characters of the file travel; where there is none, the first of the rulebook's. */
  static List<Repair> travellers(Fault fault) {
    Optional<EObject> scene = Scenes.slow(fault.element().orElse(null));
    List<String> own = characters(List.of(fault.script()), fault);
    List<Resource> others = fault.script().getResourceSet().getResources();
    String all =
        own.isEmpty()
            ? characters(others, fault).stream().findFirst().orElse("")
            : String.join(", ", own);
    return scene.isEmpty() || all.isEmpty()
        ? List.of()
        : Written.firstLine(
            fault, scene.get(), Words.spelling("travellers", fault.language()) + " " + all);
  }

  private static List<String> characters(List<? extends Resource> scripts, Fault fault) {
    return List.copyOf(scripts).stream()
        .flatMap(it -> it.getContents().stream())
        .filter(Script.class::isInstance)
        .flatMap(it -> ((Script) it).getDeclarations().stream())
        .filter(Persona.class::isInstance)
        .flatMap(it -> Names.of(it).stream())
        .map(it -> NameConverter.written(it.in(fault.language())))
        .toList();
  }
}
