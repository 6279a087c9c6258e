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
import org.rpg.encounter.dsl.words.Terms.Language;

/**
 * Reads a script with all it imports, links and checks it. The command line and the tests come in
 * here; the language server has the same parts under its own life cycle. Safe for one thread.
 */
public final class ScriptLoader {
  private static final Map<String, String> UTF_8 =
      Map.of(XtextResource.OPTION_ENCODING, StandardCharsets.UTF_8.name());

  private final Provider<XtextResourceSet> resourceSets;
  private final IResourceValidator validator;

  @Inject
  ScriptLoader(Provider<XtextResourceSet> resourceSets, IResourceValidator validator) {
    this.resourceSets = resourceSets;
    this.validator = validator;
  }

  /** A loader outside any editor; making one takes a few hundred milliseconds. */
  public static ScriptLoader standalone() {
    Injector injector = new EncounterStandaloneSetup().createInjectorAndDoEMFRegistration();
    return injector.getInstance(ScriptLoader.class);
  }

  /**
   * Loads a file.
   *
   * @param file what to read
   * @param name what messages call it
   * @param reader the language of messages about a file that is no script
   */
  public Loaded load(Path file, String name, Language reader) {
    ScriptFile read = ScriptFile.read(file, name);
    if (read.fault().isPresent()) {
      return faulty(read, reader);
    }
    return load(read.source(), URI.createFileURI(file.toAbsolutePath().normalize().toString()));
  }

  /** Loads a text as if it stood in a file of its own beside nothing else. */
  public Loaded load(String text) {
    return load(new Source("script.encounter", text), URI.createURI("memory:/script.encounter"));
  }

  private static Loaded faulty(ScriptFile read, Language reader) {
    FileFault fault = read.fault().orElseThrow();
    Source source = read.source();
    Problem problem =
        new Problem(
            Problem.Severity.ERROR,
            fault.code(),
            fault.message(source.name(), reader),
            source,
            read.offset(),
            source.text().isEmpty() ? 0 : 1);
    return new Loaded(Optional.empty(), source, reader, List.of(problem));
  }

  private Loaded load(Source source, URI uri) {
    XtextResourceSet set = resourceSets.get();
    set.getLoadOptions().putAll(UTF_8);
    XtextResource resource = (XtextResource) set.createResource(uri);
    try {
      resource.load(
          new ByteArrayInputStream(source.text().getBytes(StandardCharsets.UTF_8)), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // nothing is read but memory
    }
    List<Problem> problems = new ArrayList<>(check(resource, source));
    Optional<Script> script =
        resource.getContents().stream()
            .filter(Script.class::isInstance)
            .map(Script.class::cast)
            .findFirst();
    return new Loaded(script, source, Language.EN, problems);
  }

  private List<Problem> check(Resource resource, Source source) {
    List<Issue> issues = validator.validate(resource, CheckMode.ALL, CancelIndicator.NullImpl);
    return issues.stream()
        .filter(issue -> severity(issue).isPresent())
        .map(
            issue ->
                new Problem(
                    severity(issue).get(),
                    Optional.ofNullable(issue.getCode()).orElse(""),
                    issue.getMessage(),
                    source,
                    Optional.ofNullable(issue.getOffset()).orElse(0),
                    Optional.ofNullable(issue.getLength()).orElse(0)))
        .sorted(Comparator.comparingInt(Problem::offset))
        .toList();
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
