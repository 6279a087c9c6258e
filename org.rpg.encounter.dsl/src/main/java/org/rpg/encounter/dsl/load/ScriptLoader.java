package org.rpg.encounter.dsl.load;

import com.google.inject.Inject;
import com.google.inject.Injector;
import com.google.inject.Provider;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.IResourceValidator;
import org.eclipse.xtext.validation.Issue;
import org.rpg.encounter.dsl.EncounterStandaloneSetup;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.format.Edit;
import org.rpg.encounter.dsl.format.Formatter;
import org.rpg.encounter.dsl.library.Library;
import org.rpg.encounter.dsl.pages.FileKind;
import org.rpg.encounter.dsl.scoping.Roots;
import org.rpg.encounter.dsl.translate.Translator;
import org.rpg.encounter.dsl.validation.ProjectIssues;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.LanguagePreference;

/**
 * Reads a script with all it imports, links and checks it. The command line and the tests come in
 * here; the language server has the same parts under its own life cycle. Safe for one thread.
 */
public final class ScriptLoader {
  private static final Map<String, String> UTF_8 =
      Map.of(XtextResource.OPTION_ENCODING, StandardCharsets.UTF_8.name());

  private static volatile Thread models = new Thread();

  private final Provider<XtextResourceSet> resourceSets;
  private final IResourceValidator validator;
  private final Library library;
  private final LanguagePreference preference;
  private final Provider<Formatter> formatter;
  private final Provider<Translator> translator;
  private final Roots roots;
  private final ProjectIssues project;

  /** The scripts read so far of a folder whose files are loaded together. */
  private Optional<XtextResourceSet> folder = Optional.empty();

  @Inject
  ScriptLoader(
      Provider<XtextResourceSet> resourceSets,
      IResourceValidator validator,
      Library library,
      LanguagePreference preference,
      Provider<Formatter> formatter,
      Provider<Translator> translator,
      Roots roots,
      ProjectIssues project) {
    this.resourceSets = resourceSets;
    this.validator = validator;
    this.library = library;
    this.preference = preference;
    this.formatter = formatter;
    this.translator = translator;
    this.roots = roots;
    this.project = project;
  }

  /**
   * Begins, on another processor, what each loader needs: while a program still reads its
   * arguments, the models of the language can be made. {@link #standalone} waits for it.
   */
  public static void prepare() {
    models = new Thread(EncounterStandaloneSetup::registerModels, "models");
    models.setDaemon(true);
    models.start();
  }

  /**
   * A loader outside any editor; making one takes a few hundred milliseconds.
   *
   * @param reader the language of what is said about files that are no scripts
   */
  public static ScriptLoader standalone(Language reader) {
    try {
      models.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    Injector injector = new EncounterStandaloneSetup().createInjectorAndDoEMFRegistration();
    ScriptLoader loader = injector.getInstance(ScriptLoader.class);
    loader.preference.prefer(reader);
    return loader;
  }

  /**
   * Loads a file.
   *
   * @param file what to read
   * @param name what messages call it
   */
  public Loaded load(Path file, String name) {
    ScriptFile read = ScriptFile.read(file, name);
    boolean emptyPage =
        read.fault().equals(Optional.of(FileFault.EMPTY)) && FileKind.of(name) == FileKind.PAGE;
    if (read.fault().isPresent() && !emptyPage) {
      return faulty(read.source(), read.fault().get(), read.offset());
    }
    URI uri = URI.createFileURI(file.toAbsolutePath().normalize().toString());
    return load(read.source(), readable(uri));
  }

  /** Whoever asks for notes.txt or OLD.ENCOUNTER means a script; readers go by the ending. */
  private static URI readable(URI uri) {
    if (FileKind.of(uri) != FileKind.OTHER) {
      return uri;
    }
    String ending = String.valueOf(uri.fileExtension());
    boolean page = FileKind.PAGE.extension().equalsIgnoreCase(ending);
    return uri.appendFileExtension((page ? FileKind.PAGE : FileKind.SCRIPT).extension());
  }

  /**
   * Loads files of one folder together: the rulebook is read once, each file is checked once, and
   * no import reaches outside the folder.
   *
   * @param root the folder
   * @param files scripts and pages in it; messages call them by these paths
   */
  public List<Loaded> loadTogether(Path root, List<Path> files) {
    roots.set(List.of(URI.createFileURI(root.toAbsolutePath().normalize() + "/")));
    folder = Optional.of(resourceSets.get());
    try {
      return files.stream().map(file -> load(file, file.toString())).toList();
    } finally {
      roots.set(List.of());
      folder = Optional.empty();
    }
  }

  /** Loads a text as if it stood in a file of its own beside nothing else. */
  public Loaded load(String text) {
    return load(new Source("script.encounter", text), URI.createURI("memory:/script.encounter"));
  }

  /** The text of a script, laid out; empty if it does not parse. */
  public Optional<String> formatted(Loaded loaded) {
    return parsed(loaded)
        .map(script -> Edit.apply(loaded.source().text(), formatter.get().edits(script)));
  }

  /** The text of a script in the language it is not written in; empty if it does not parse. */
  public Optional<String> translated(Loaded loaded) {
    return parsed(loaded).map(s -> translator.get().translate(s, loaded.source().text()));
  }

  private Optional<XtextResource> parsed(Loaded loaded) {
    return loaded
        .script()
        .map(script -> (XtextResource) script.eResource())
        .filter(script -> formatter.get().canFormat(script));
  }

  private Loaded faulty(Source source, FileFault fault, int offset) {
    Problem problem = problem(Problem.Severity.ERROR, fault, source, offset);
    return new Loaded(Optional.empty(), source, preference.language(), List.of(problem));
  }

  private Problem problem(Problem.Severity severity, FileFault fault, Source source, int offset) {
    String message = fault.message(source.name(), preference.language());
    int length = source.text().isEmpty() ? 0 : 1;
    return new Problem(severity, fault.code(), message, source, offset, length);
  }

  private Loaded load(Source source, URI uri) {
    try {
      return linked(source, uri);
    } catch (StackOverflowError e) { // thousands of brackets in each other
      return faulty(source, FileFault.TOO_DEEP, 0);
    }
  }

  private Loaded linked(Source source, URI uri) {
    XtextResourceSet set = folder.orElseGet(resourceSets::get);
    set.getLoadOptions().putAll(UTF_8);
    XtextResource resource = read(source, uri, set);
    OptionalInt tooDeep = Depth.firstBeyond(resource);
    if (tooDeep.isPresent()) {
      return faulty(source, FileFault.TOO_DEEP, tooDeep.getAsInt());
    }
    List<Problem> problems = new ArrayList<>(check(resource, source, 0));
    if (resource instanceof ScriptResource file && !file.holdsScript()) {
      problems.add(problem(Problem.Severity.INFO, FileFault.NO_SCRIPT, source, 0));
    }
    problems.addAll(checkProject(resource, source, uri));
    for (Resource other : List.copyOf(set.getResources())) {
      boolean imported =
          folder.isEmpty()
              && other != resource
              && other.isLoaded()
              && !library.holds(other.getURI());
      if (imported && other instanceof ScriptResource script) {
        problems.addAll(checkImported(script, source, uri));
      }
    }
    Optional<Script> script =
        resource.getContents().stream()
            .filter(Script.class::isInstance)
            .map(Script.class::cast)
            .findFirst();
    return new Loaded(script, source, Language.of(resource), problems);
  }

  private static XtextResource read(Source source, URI uri, XtextResourceSet set) {
    if (set.getResource(uri, false) instanceof XtextResource imported && imported.isLoaded()) {
      return imported; // another file of the folder has asked for it
    }
    XtextResource resource = (XtextResource) set.createResource(uri);
    try {
      resource.load(
          new ByteArrayInputStream(source.text().getBytes(StandardCharsets.UTF_8)), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // nothing is read but memory
    }
    return resource;
  }

  private List<Problem> checkImported(ScriptResource script, Source from, URI fromUri) {
    String text = script.text();
    int mark = text.startsWith("\uFEFF") ? 1 : 0;
    Source source = new Source(beside(from, fromUri, script.getURI()), text.substring(mark));
    return check(script, source, mark);
  }

  /** What messages call a file that stands near the one they are about. */
  private static String beside(Source from, URI fromUri, URI other) {
    String relative = URI.decode(other.deresolve(fromUri).toString());
    int folder = Math.max(from.name().lastIndexOf('/'), from.name().lastIndexOf('\\'));
    Path path = Path.of(from.name().substring(0, folder + 1), relative).normalize();
    return path.toString().replace('\\', '/');
  }

  /** What is wrong with the project file that counts for a script. */
  private List<Problem> checkProject(XtextResource script, Source from, URI fromUri) {
    Optional<URI> file = project.fileOf(script);
    if (file.isEmpty()) {
      return List.of();
    }
    Source source = new Source(beside(from, fromUri, file.get()), project.text(file.get()));
    return problems(project.of(file.get(), script), source, 0);
  }

  /** The issues of a script, in the order of the text. */
  private List<Problem> check(Resource resource, Source source, int mark) {
    return problems(
        validator.validate(resource, CheckMode.ALL, CancelIndicator.NullImpl), source, mark);
  }

  private static List<Problem> problems(List<Issue> issues, Source source, int mark) {
    List<Problem> problems = new ArrayList<>();
    for (Issue issue : issues) {
      Optional<Problem.Severity> severity = severity(issue);
      if (severity.isPresent()) {
        problems.add(
            new Problem(
                severity.get(),
                Optional.ofNullable(issue.getCode()).orElse(""),
                issue.getMessage(),
                source,
                Math.max(0, Optional.ofNullable(issue.getOffset()).orElse(0) - mark),
                Optional.ofNullable(issue.getLength()).orElse(0)));
      }
    }
    problems.sort(Comparator.comparingInt(Problem::offset));
    return problems;
  }

  private static Optional<Problem.Severity> severity(Issue issue) {
    return switch (issue.getSeverity()) {
      case ERROR -> Optional.of(Problem.Severity.ERROR);
      case WARNING -> Optional.of(Problem.Severity.WARNING);
      case INFO -> Optional.of(Problem.Severity.INFO);
      case IGNORE -> Optional.empty();
    };
  }
}
