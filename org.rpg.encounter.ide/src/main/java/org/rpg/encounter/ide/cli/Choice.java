package org.rpg.encounter.ide.cli;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.ide.Names;

/**
 * Which encounter of a script is meant.
 *
 * @param encounter the one; empty if that cannot be said
 * @param complaint the key of what to tell the user then
 * @param names all there are
 */
record Choice(Optional<Encounter> encounter, String complaint, List<String> names) {

  /** The encounter of that name, or the only one. */
  static Choice of(Loaded script, Optional<String> name) {
    List<Encounter> all =
        script.script().stream()
            .flatMap(s -> s.getDeclarations().stream())
            .filter(Encounter.class::isInstance)
            .map(Encounter.class::cast)
            .toList();
    List<String> names = all.stream().flatMap(e -> Names.of(e).stream()).map(Names::name).toList();
    if (all.isEmpty()) {
      return new Choice(Optional.empty(), "pick.none", names);
    }
    if (name.isEmpty()) {
      return all.size() == 1
          ? new Choice(Optional.of(all.get(0)), "", names)
          : new Choice(Optional.empty(), "pick.several", names);
    }
    Optional<Encounter> named = all.stream().filter(e -> isCalled(e, name.get())).findFirst();
    return new Choice(named, "pick.unknown", names);
  }

  /** Under either name or its title; nobody types accents and capitals into a shell. */
  private static boolean isCalled(Encounter encounter, String wanted) {
    return Names.of(encounter).stream()
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
