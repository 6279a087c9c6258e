package org.rpg.encounter.ide.scenes;

import java.text.Normalizer;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Adventure;
import org.rpg.encounter.dsl.encounter.Fight;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.encounter.Variant;
import org.rpg.encounter.dsl.naming.Names;
import org.rpg.encounter.play.Outline;

/**
 * Which scene of a script is meant: an encounter, an episode, a journey, an adventure.
 *
 * @param scene the one; empty if that cannot be said
 * @param obstacle why not, then
 * @param names all there are
 */
public record ScenePick(Optional<EObject> scene, Obstacle obstacle, List<String> names) {

  /** Why it cannot be said which scene is meant. */
  public enum Obstacle {
    /** It can. */
    NOTHING,
    /** The script has no scene. */
    NO_SCENE,
    /** It has several, and no name was given. */
    SEVERAL,
    /** None has that name. */
    UNKNOWN
  }

  /**
   * The scene of that name; without one the only adventure, otherwise the only one that is neither
   * a fight on the way of another nor a variant.
   */
  public static ScenePick of(Optional<Script> script, Optional<String> name) {
    List<EObject> all = script.map(ScenePick::scenes).orElse(List.of());
    List<String> names = all.stream().flatMap(e -> Names.of(e).stream()).map(Names::name).toList();
    if (all.isEmpty()) {
      return new ScenePick(Optional.empty(), Obstacle.NO_SCENE, names);
    }
    if (name.isEmpty()) {
      List<EObject> adventures = all.stream().filter(Adventure.class::isInstance).toList();
      List<EObject> whole = all.stream().filter(it -> !(it instanceof Variant)).toList();
      List<EObject> widest = adventures.isEmpty() ? withoutFights(script, whole) : adventures;
      return widest.size() == 1
          ? new ScenePick(Optional.of(widest.get(0)), Obstacle.NOTHING, names)
          : new ScenePick(Optional.empty(), Obstacle.SEVERAL, names);
    }
    Optional<EObject> named = all.stream().filter(e -> isCalled(e, name.get())).findFirst();
    Obstacle obstacle = named.isPresent() ? Obstacle.NOTHING : Obstacle.UNKNOWN;
    return new ScenePick(named, obstacle, names);
  }

  /** All scenes of a script, in its order. */
  public static List<EObject> scenes(Script script) {
    return script.getDeclarations().stream()
        .filter(Outline::isScene)
        .map(EObject.class::cast)
        .toList();
  }

  /** Without what journeys, episodes and tables of the script fight on their way. */
  private static List<EObject> withoutFights(Optional<Script> script, List<EObject> scenes) {
    Set<EObject> fights = new HashSet<>();
    script.ifPresent(
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
                    || names.alias().map(ScenePick::plain).equals(Optional.of(plain(wanted)))
                    || names.title().map(ScenePick::plain).equals(Optional.of(plain(wanted))));
  }

  private static String plain(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD)
        .replaceAll("\\p{M}+", "")
        .toLowerCase(Locale.ROOT)
        .strip();
  }
}
