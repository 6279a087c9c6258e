package org.rpg.encounter.play;

import com.google.inject.Injector;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.rpg.encounter.dsl.EncounterStandaloneSetup;
import org.rpg.encounter.dsl.encounter.Adventure;
import org.rpg.encounter.dsl.encounter.Declaration;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Episode;
import org.rpg.encounter.dsl.encounter.Journey;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.encounter.Skill;
import org.rpg.encounter.dsl.translate.Translator;
import org.rpg.encounter.dsl.words.Language;

/**
 * Makes plans of scripts written in a test, each of which must play alike in the other language.
 */
public final class Plans {
  private static final Injector INJECTOR =
      new EncounterStandaloneSetup().createInjectorAndDoEMFRegistration();

  private Plans() {}

  /**
   * The plan of the first encounter of a script; without one of its first journey or episode.
   *
   * @throws AssertionError if the script has errors
   */
  public static Plan of(String text) {
    Script script = script(text);
    Plan plan = first(script, Encounter.class, Journey.class, Episode.class, Adventure.class);
    if (!hasSkillsOfItsOwn(script)) {
      Script other = script(translated(script));
      Twins.assertAlike(
          plan, first(other, Encounter.class, Journey.class, Episode.class, Adventure.class), text);
    }
    return plan;
  }

  /** The script in the language that it is not written in. */
  static String translated(Script script) {
    return INJECTOR.getInstance(Translator.class).translate((XtextResource) script.eResource());
  }

  /** The plan of the scene of that name. */
  public static Plan named(String text, String name) {
    Script script = script(text);
    List<Declaration> scenes = scenes(script);
    for (int i = 0; i < scenes.size(); i++) {
      if (new Names(Language.EN).of(scenes.get(i)).equals(name)) {
        Plan plan = Planner.plan(scenes.get(i));
        if (!hasSkillsOfItsOwn(script)) {
          Declaration other = scenes(script(translated(script))).get(i);
          Twins.assertAlike(plan, Planner.plan(other), text);
        }
        return plan;
      }
    }
    throw new AssertionError("no scene " + name);
  }

  /** Without the rulebook's skills, one of a single name is not found by its role elsewhere. */
  private static boolean hasSkillsOfItsOwn(Script script) {
    return script.getDeclarations().stream().anyMatch(Skill.class::isInstance);
  }

  private static List<Declaration> scenes(Script script) {
    return script.getDeclarations().stream().filter(Outline::isScene).toList();
  }

  /** The plan of the widest scene of a script that is loaded: its adventure, else a journey. */
  public static Plan widest(Script script) {
    return first(script, Adventure.class, Journey.class, Episode.class, Encounter.class);
  }

  private static Plan first(Script script, Class<?>... kinds) {
    return Stream.of(kinds)
        .flatMap(kind -> script.getDeclarations().stream().filter(kind::isInstance))
        .map(Planner::plan)
        .findFirst()
        .orElseThrow(() -> new AssertionError("no scene in the script"));
  }

  /** The script; it must have no syntax error and no unknown name. */
  public static Script script(String text) {
    XtextResourceSet scripts = INJECTOR.getInstance(XtextResourceSet.class);
    Resource resource = scripts.createResource(URI.createURI("synthetic:/test.encounter"));
    try {
      resource.load(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), Map.of());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    EcoreUtil2.resolveLazyCrossReferences(resource, () -> false);
    if (!resource.getErrors().isEmpty()) {
      throw new AssertionError(resource.getErrors() + " in\n" + text);
    }
    return (Script) resource.getContents().get(0);
  }
}
