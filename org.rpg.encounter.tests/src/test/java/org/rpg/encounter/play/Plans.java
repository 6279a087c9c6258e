package org.rpg.encounter.play;

import com.google.inject.Injector;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.rpg.encounter.dsl.EncounterStandaloneSetup;
import org.rpg.encounter.dsl.encounter.Adventure;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Episode;
import org.rpg.encounter.dsl.encounter.Journey;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.words.Language;

/** Makes plans of scripts written in a test. */
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
    return first(script(text), Encounter.class, Journey.class, Episode.class, Adventure.class);
  }

  /** The plan of the scene of that name. */
  public static Plan named(String text, String name) {
    return script(text).getDeclarations().stream()
        .filter(Outline::isScene)
        .filter(it -> new Names(Language.EN).of(it).equals(name))
        .map(Planner::plan)
        .findFirst()
        .orElseThrow(() -> new AssertionError("no scene " + name));
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
