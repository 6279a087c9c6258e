package org.rpg.encounter.ide.server;

import com.google.gson.JsonObject;
import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Range;
import org.eclipse.xtext.resource.ILocationInFileProvider;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.words.Reader;
import org.rpg.encounter.ide.live.Odds;
import org.rpg.encounter.ide.scenes.ScenePick;
import org.rpg.encounter.play.Outline;

/**
 * What stands above each scene: to run it, to preview it, and its odds as far as they are known.
 */
@Singleton
final class SceneLenses {
  private final ScriptWorkspace workspace;
  private final ClientUris uris;
  private final ClientSettings settings;
  private final SceneOdds odds;
  private final ILocationInFileProvider places;

  /** Of each script the odds that the client was told last, by scene. */
  private final Map<URI, Told> told = new HashMap<>();

  private Runnable refresh = () -> {};

  @Inject
  SceneLenses(ScriptWorkspace workspace, ClientUris uris, ClientSettings settings, SceneOdds odds) {
    this.workspace = workspace;
    this.uris = uris;
    this.settings = settings;
    this.odds = odds;
    places = workspace.service(ILocationInFileProvider.class);
    odds.onChange(this::changed);
  }

  /** How to have the client ask again. */
  void onNews(Runnable action) {
    refresh = action;
  }

  /** The scenes of a script, in its order. */
  static List<EObject> scenes(XtextResource model) {
    return model.getContents().stream()
        .filter(Script.class::isInstance)
        .flatMap(it -> ScenePick.scenes((Script) it).stream())
        .filter(it -> !SceneOdds.name(it).isEmpty())
        .toList();
  }

  /** The lenses of a script; to be asked in a read. */
  List<CodeLens> of(URI uri) {
    return workspace.list(
        uri,
        (document, model) -> {
          Reader reader = workspace.reader(model);
          Map<String, String> lines = new LinkedHashMap<>();
          List<CodeLens> lenses = new ArrayList<>();
          boolean live = settings.current().liveOdds();
          if (live) {
            odds.want(uri, model);
          }
          for (EObject scene : scenes(model)) {
            Range range = document.range(places.getSignificantTextRegion(scene));
            String name = SceneOdds.name(scene);
            lenses.add(lens(range, SceneCommand.RUN, Phrases.of("lens.run").in(reader), uri, name));
            lenses.add(
                lens(
                    range, SceneCommand.PREVIEW, Phrases.of("lens.preview").in(reader), uri, name));
            if (!Outline.variants(scene).isEmpty()) {
              String compare = Phrases.of("lens.compare").in(reader);
              lenses.add(lens(range, SceneCommand.COMPARE, compare, uri, name));
            }
            if (live) {
              String line = line(odds.known(uri, name).orElseGet(Odds.NotYet::new), reader);
              lines.put(name, line);
              lenses.add(lens(range, SceneCommand.PREVIEW, line, uri, name));
            }
          }
          remember(uri, reader, lines);
          changed(uri); // if odds have become known meanwhile
          return lenses;
        });
  }

  private CodeLens lens(Range range, SceneCommand command, String title, URI uri, String scene) {
    JsonObject argument = new JsonObject();
    argument.addProperty("uri", uris.toUriString(uri));
    argument.addProperty("name", scene);
    argument.addProperty("show", true);
    return new CodeLens(range, new Command(title, command.id(), List.of(argument)), null);
  }

  private static String line(Odds odds, Reader reader) {
    if (odds instanceof Odds.Known known) {
      return known.isOld() ? Phrases.of("lens.old", known.line()).in(reader) : known.line();
    }
    String key =
        odds instanceof Odds.Erroneous
            ? "lens.errors"
            : odds instanceof Odds.Failed ? "lens.failed" : "lens.waiting";
    return Phrases.of(key).in(reader);
  }

  // ---- news

  private synchronized void remember(URI uri, Reader reader, Map<String, String> lines) {
    told.keySet().removeIf(it -> !workspace.isDocumentOpen(it));
    told.put(uri, new Told(reader, lines));
  }

  /** The client is told only of what it does not show yet, and once until it asks again. */
  private void changed(URI uri) {
    boolean news;
    synchronized (this) {
      Told last = told.get(uri);
      news =
          last != null
              && !last.stale
              && last.lines.entrySet().stream().anyMatch(it -> isNew(uri, last, it));
      if (news) {
        last.stale = true;
      }
    }
    if (news) {
      refresh.run();
    }
  }

  private boolean isNew(URI uri, Told last, Map.Entry<String, String> scene) {
    return odds.known(uri, scene.getKey())
        .filter(it -> !line(it, last.reader).equals(scene.getValue()))
        .isPresent();
  }

  /** What a client was told of a script. */
  private static final class Told {
    final Reader reader;
    final Map<String, String> lines;
    boolean stale;

    Told(Reader reader, Map<String, String> lines) {
      this.reader = reader;
      this.lines = lines;
    }
  }
}
