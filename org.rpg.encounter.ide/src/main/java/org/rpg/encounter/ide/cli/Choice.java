package org.rpg.encounter.ide.cli;

import java.text.Normalizer;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Adventure;
import org.rpg.encounter.dsl.encounter.Fight;
import org.rpg.encounter.dsl.encounter.Variant;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.naming.Names;
import org.rpg.encounter.play.Outline;

/**
 * Which scene of a script is meant: an encounter, an episode, a journey, an adventure.
 *
 * @param scene the one; empty if that cannot be said
 * @param complaint the key of what to tell the user then
 * @param names all there are
 */
record Choice(Optional<EObject> scene, String complaint, List<String> names) {

  /**
   * The scene of that name; without one the only adventure, otherwise the only one that is neither
   * a fight on the way of another nor a variant.
   */
  static Choice of(Loaded script, Optional<String> name) {
    List<EObject> all =
        script.script().stream()
            .flatMap(s -> s.getDeclarations().stream())
            .filter(Outline::isScene)
            .map(EObject.class::cast)
            .toList();
    List<String> names = all.stream().flatMap(e -> Names.of(e).stream()).map(Names::name).toList();
    if (all.isEmpty()) {
      return new Choice(Optional.empty(), "pick.none", names);
    }
    if (name.isEmpty()) {
      List<EObject> adventures = all.stream().filter(Adventure.class::isInstance).toList();
      List<EObject> whole = all.stream().filter(it -> !(it instanceof Variant)).toList();
      List<EObject> widest = adventures.isEmpty() ? withoutFights(script, whole) : adventures;
      return widest.size() == 1
          ? new Choice(Optional.of(widest.get(0)), "", names)
          : new Choice(Optional.empty(), "pick.several", names);
    }
    Optional<EObject> named = all.stream().filter(e -> isCalled(e, name.get())).findFirst();
    return new Choice(named, "pick.unknown", names);
  }

  /** Without what journeys, episodes and tables of the script fight on their way. */
  private static List<EObject> withoutFights(Loaded script, List<EObject> scenes) {
    Set<EObject> fights = new HashSet<>();
    script
        .script()
        .ifPresent(
            it ->
                it.eAllContents()
                    .forEachRemaining(
                        part -> {
                          if (part instanceof Fight fight) {
                            fights.add(fight.getEncounter());
                          }
                        }));
    return scenes.stream().filter(it -> !fights.contains(it)).toList();
  }

  /** Under either name or its title; nobody types accents and capitals into a shell. */
  private static boolean isCalled(EObject scene, String wanted) {
    return Names.of(scene).stream()
        .anyMatch(
            names ->
                plain(names.name()).equals(plain(wanted))
                    || names.alias().map(Choice::plain).equals(Optional.of(plain(wanted)))
                    || names.title().map(Choice::plain).equals(Optional.of(plain(wanted))));
  }

  private static String plain(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD)
        .replaceAll("\\p{M}+", "")
        .toLowerCase(Locale.ROOT)
        .strip();
  }
}
