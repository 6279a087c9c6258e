package org.rpg.encounter.manual.script;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.rpg.encounter.dsl.library.Library;
import org.rpg.encounter.dsl.library.ResourceFolder;
import org.rpg.encounter.dsl.translate.Translator;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.manual.script.Shipped.Kind;

/** Reads the scripts that come with the program: the examples and the library. */
public final class ShippedScripts {
  /** Where the build packs the examples. */
  public static final String EXAMPLES = "/org/rpg/encounter/examples/";

  private static final Map<String, String> UTF_8 =
      Map.of(XtextResource.OPTION_ENCODING, StandardCharsets.UTF_8.name());

  private final Provider<XtextResourceSet> resourceSets;
  private final Library library;
  private final Translator translator;
  private final ScriptInk ink;

  @Inject
  ShippedScripts(
      Provider<XtextResourceSet> resourceSets,
      Library library,
      Translator translator,
      ScriptInk ink) {
    this.resourceSets = resourceSets;
    this.library = library;
    this.translator = translator;
    this.ink = ink;
  }

  /** All of them, the examples first. */
  public List<Shipped> read() {
    XtextResourceSet set = resourceSets.get();
    set.getLoadOptions().putAll(UTF_8);
    List<Shipped> scripts = new ArrayList<>();
    for (String folder : List.of(EXAMPLES, EXAMPLES + "cases/")) {
      for (String name : ResourceFolder.names(folder, ".encounter")) {
        scripts.add(shipped(name, Kind.EXAMPLE, example(set, folder + name)));
      }
    }
    for (Resource resource : library.load(set)) {
      String name = resource.getURI().lastSegment();
      scripts.add(shipped(name, Kind.LIBRARY, (XtextResource) resource));
    }
    return scripts;
  }

  private static XtextResource example(XtextResourceSet set, String path) {
    Resource script = set.createResource(URI.createURI("memory:" + path));
    try (InputStream in = ShippedScripts.class.getResourceAsStream(path)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
      script.load(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return (XtextResource) script;
  }

  private Shipped shipped(String file, Kind kind, XtextResource script) {
    Language own = Language.of(script);
    String text = script.getParseResult().getRootNode().getText();
    ScriptText written = ScriptInk.of(text, script.getParseResult().getRootNode());
    ScriptText translated = ink.of(translator.translate(script), own.other());
    return new Shipped(
        file, kind, script, own, own.choose(written, translated), own.choose(translated, written));
  }
}
