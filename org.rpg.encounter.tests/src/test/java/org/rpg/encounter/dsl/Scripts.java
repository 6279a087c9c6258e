package org.rpg.encounter.dsl;

import com.google.inject.Injector;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.linking.lazy.LazyLinkingResource;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.parser.IParser;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.util.LazyStringInputStream;
import org.rpg.encounter.dsl.encounter.Script;

/** Reads scripts for tests: from a text, from the corpus, from a folder. */
public final class Scripts {
  private static final Injector INJECTOR =
      new EncounterStandaloneSetup().createInjectorAndDoEMFRegistration();

  private Scripts() {}

  /** One of the language's services. */
  public static <T> T the(Class<T> service) {
    return INJECTOR.getInstance(service);
  }

  /** Parses without linking. */
  public static IParseResult parse(String text) {
    return the(IParser.class).parse(new StringReader(text));
  }

  /** A parsed script, whatever is wrong with it. */
  public static Script script(String text) {
    return (Script) parse(text).getRootASTElement();
  }

  /** The lines and messages of the syntax errors; strays count as one. */
  public static List<String> errors(String text) {
    IParseResult result = parse(text);
    List<String> errors = new ArrayList<>();
    for (INode error : result.getSyntaxErrors()) {
      errors.add(error.getStartLine() + ": " + error.getSyntaxErrorMessage().getMessage());
    }
    if (((Script) result.getRootASTElement()).getStrays().size() > 0) {
      errors.add("strays");
    }
    return errors;
  }

  /** A script in a set of its own, linked. */
  public static Resource linked(String text) {
    return linked(set(), text);
  }

  /** A script in a set of scripts, linked. */
  public static Resource linked(XtextResourceSet scripts, String text) {
    return link(parsed(scripts, text));
  }

  /** A script in a set of its own, parsed only. */
  public static Resource parsed(String text) {
    return parsed(set(), text);
  }

  private static Resource parsed(XtextResourceSet scripts, String text) {
    URI uri = URI.createURI("memory:/scripts/test" + scripts.getResources().size() + ".encounter");
    XtextResource resource = (XtextResource) scripts.createResource(uri);
    try (InputStream in = new LazyStringInputStream(text, "UTF-8")) {
      resource.load(in, Map.of(XtextResource.OPTION_ENCODING, "UTF-8"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return resource;
  }

  /** The script of a file, linked. */
  public static Resource linked(XtextResourceSet scripts, Path file) {
    return link(scripts.getResource(URI.createFileURI(file.toAbsolutePath().toString()), true));
  }

  /** Resolves every name of a script. */
  public static Resource link(Resource resource) {
    ((LazyLinkingResource) resource).resolveLazyCrossReferences(CancelIndicator.NullImpl);
    return resource;
  }

  /** An empty set of scripts. */
  public static XtextResourceSet set() {
    return the(XtextResourceSet.class);
  }

  /** What does not parse or does not link. */
  public static List<String> problems(Resource resource) {
    return resource.getErrors().stream().map(e -> e.getLine() + ": " + e.getMessage()).toList();
  }

  /** The declarations of a script. */
  public static Script of(Resource resource) {
    return (Script) resource.getContents().get(0);
  }

  /** The files of the corpus in one language: "en" or "pt". */
  public static List<Path> corpus(String language) {
    try (Stream<Path> files = Files.list(corpus())) {
      return files
          .filter(f -> f.toString().endsWith("." + language + ".encounter"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The corpus, the examples and the library. */
  public static List<Path> everywhere() {
    Path root = Path.of(System.getProperty("encounter.root", "..")).toAbsolutePath().normalize();
    List<Path> all = new ArrayList<>(corpus("en"));
    all.addAll(corpus("pt"));
    for (String folder :
        List.of("examples", "org.rpg.encounter.dsl/src/main/resources/org/rpg/encounter/library")) {
      try (Stream<Path> files = Files.walk(root.resolve(folder))) {
        files.filter(f -> f.toString().endsWith(".encounter")).sorted().forEach(all::add);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return all;
  }

  private static Path corpus() {
    try {
      return Path.of(Scripts.class.getResource("/corpus").toURI());
    } catch (java.net.URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The text of a file. */
  public static String text(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Nodes as a stream. */
  public static <T> Stream<T> stream(Iterable<T> things) {
    return StreamSupport.stream(things.spliterator(), false);
  }
}
