package org.rpg.encounter.dsl.validation;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.URIConverter;
import org.eclipse.emf.ecore.resource.impl.ExtensibleURIConverterImpl;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.validation.CheckType;
import org.eclipse.xtext.validation.Issue;
import org.rpg.encounter.dsl.pages.Lines;
import org.rpg.encounter.dsl.project.Level;
import org.rpg.encounter.dsl.project.Project;
import org.rpg.encounter.dsl.project.ProjectKey;
import org.rpg.encounter.dsl.project.ProjectText;
import org.rpg.encounter.dsl.project.ProjectText.Entry;
import org.rpg.encounter.dsl.project.ProjectText.Span;
import org.rpg.encounter.dsl.project.Projects;
import org.rpg.encounter.dsl.scoping.TableRules;
import org.rpg.encounter.dsl.words.Audience;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.LanguagePreference;

/** What is wrong with a project file. */
@Singleton
public final class ProjectIssues {
  private static final Diagnosis SYNTAX = Diagnosis.of("PROJECT-SYNTAX");
  private static final Diagnosis TWICE = Diagnosis.of("PROJECT-TWICE");
  private static final Diagnosis KEY = Diagnosis.of("PROJECT-KEY");
  private static final Diagnosis VALUE = Diagnosis.of("PROJECT-VALUE");
  private static final Diagnosis CODE = Diagnosis.of("PROJECT-CODE");
  private static final Diagnosis ERROR = Diagnosis.of("PROJECT-ERROR");
  private static final Diagnosis LIBRARY = Diagnosis.of("PROJECT-LIBRARY");
  private static final Diagnosis RULES = Diagnosis.of("PROJECT-RULES");

  private static final Diagnosis FILES = Diagnosis.of("PROJECT-FILES");
  private static final URIConverter FILES_ON_DISK = new ExtensibleURIConverterImpl();

  private final Projects projects;
  private final TableRules rules;
  private final LanguagePreference preference;
  private final Audience audience;

  @Inject
  ProjectIssues(
      Projects projects, TableRules rules, LanguagePreference preference, Audience audience) {
    this.projects = projects;
    this.rules = rules;
    this.preference = preference;
    this.audience = audience;
  }

  /** The project file that counts for a script. */
  public Optional<URI> fileOf(Resource script) {
    return projects.of(script.getURI()).map(Project::file);
  }

  /** The text of a project file. */
  public String text(URI file) {
    return projects.text(file).text();
  }

  /** The language of a project file: what it settles, or that of its keys. */
  public Language language(URI file) {
    ProjectText text = projects.text(file);
    return settled(text)
        .or(() -> Arrays.stream(Language.values()).filter(it -> speaks(text, it)).findFirst())
        .orElseGet(preference::language);
  }

  private static Optional<Language> settled(ProjectText text) {
    return text.entries().stream()
        .filter(
            it ->
                it.table().isEmpty()
                    && ProjectKey.of(it.name()).equals(Optional.of(ProjectKey.LANGUAGE)))
        .map(it -> it.words().flatMap(Project::language))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static boolean speaks(ProjectText text, Language language) {
    return text.entries().stream()
        .anyMatch(
            it ->
                ProjectKey.of(it.name()).filter(k -> k.in(language).equals(it.name())).isPresent());
  }

  /**
   * What is wrong, in the order of the text.
   *
   * @param file the project file
   * @param script any script that it counts for, which sees the table's library
   */
  public List<Issue> of(URI file, Resource script) {
    List<Issue> found = new ArrayList<>();
    new Check(file, projects.text(file), script, language(file), found::add).check();
    found.sort(Comparator.comparing(Issue::getOffset));
    return found;
  }

  private final class Check {
    private final URI file;
    private final ProjectText text;
    private final Resource script;
    private final Language language;
    private final Consumer<Issue> found;

    Check(URI file, ProjectText text, Resource script, Language language, Consumer<Issue> found) {
      this.file = file;
      this.text = text;
      this.script = script;
      this.language = language;
      this.found = found;
    }

    void check() {
      other().ifPresent(it -> report(FILES, first(), it));
      text.unreadable().forEach(this::unreadable);
      text.entries().forEach(this::entry);
    }

    /** The other project file of the folder, which is not read. */
    private Optional<String> other() {
      return Projects.NAMES.stream()
          .filter(it -> !it.equals(file.lastSegment()))
          .filter(it -> FILES_ON_DISK.exists(file.trimSegments(1).appendSegment(it), null))
          .findFirst();
    }

    private Span first() {
      return text.entries().stream().findFirst().map(Entry::key).orElse(new Span(0, 0));
    }

    private String written(Span span) {
      return text.text().substring(span.offset(), span.offset() + span.length());
    }

    private void unreadable(Span span) {
      String written = written(span);
      String key = written.replaceAll("\\s*=.*", "");
      Optional<Entry> before =
          text.entries().stream()
              .filter(it -> it.name().equals(key) && it.key().offset() < span.offset())
              .findFirst();
      if (before.isPresent() && !key.equals(written)) {
        report(TWICE, new Span(span.offset(), key.length()), key);
      } else if (written.matches("\\p{L}[\\p{L} -]*")) {
        report(
            SYNTAX,
            span,
            Phrases.of("project.quotes", new Fix('"' + written + '"')),
            new Fix('"' + written + '"'));
      } else {
        report(SYNTAX, span, Phrases.of("project.toml"));
      }
    }

    private void entry(Entry entry) {
      Optional<ProjectKey> key = ProjectKey.of(entry.table().orElse(entry.name()));
      if (entry.table().isPresent()) {
        if (key.equals(Optional.of(ProjectKey.SEVERITY))) {
          severity(entry);
        }
        return; // an unknown table is told once
      }
      if (key.isEmpty()) {
        Nearest nearest = new Nearest(entry.name());
        Stream.of(ProjectKey.values()).map(it -> it.in(language)).forEach(nearest::offer);
        report(KEY, entry.key(), entry.name(), nearest.suggestion(), keys());
        return;
      }
      switch (key.get()) {
        case LANGUAGE -> language(entry);
        case RULES -> rules(entry);
        case LIBRARY -> library(entry);
        case FORECAST -> {
          if (Project.Forecasting.of(entry.value()).isEmpty()) {
            value(entry, Phrases.of("project.forecast"));
          }
        }
        case SEVERITY -> {
          if (!(entry.value() instanceof org.tomlj.TomlTable)) {
            value(entry, Phrases.of("project.severity", Level.OFF.in(language)));
          }
        }
      }
    }

    private String keys() {
      return Stream.of(ProjectKey.values())
          .map(it -> it == ProjectKey.SEVERITY ? "[" + it.in(language) + "]" : it.in(language))
          .collect(Collectors.joining(", "));
    }

    private void language(Entry entry) {
      if (entry.words().flatMap(Project::language).isEmpty()) {
        value(entry, Phrases.of("project.language"));
      }
    }

    private void rules(Entry entry) {
      Optional<String> name = entry.words();
      if (name.isEmpty()) {
        value(entry, Phrases.of("project.rules"));
      } else if (rules.named(name.get(), script).isEmpty()) {
        Nearest nearest = new Nearest(name.get());
        rules.names(script).forEach(nearest::offer);
        report(RULES, text.within(entry, name.get()), name.get(), nearest.suggestion());
      }
    }

    private void library(Entry entry) {
      Optional<List<String>> paths = entry.list();
      if (paths.isEmpty()) {
        value(entry, Phrases.of("project.library"));
        return;
      }
      for (String path : paths.get()) {
        if (Project.below(file, path).filter(it -> FILES_ON_DISK.exists(it, null)).isEmpty()) {
          report(LIBRARY, text.within(entry, path), path);
        }
      }
    }

    private void severity(Entry entry) {
      Optional<String> word = entry.words();
      Optional<Level> level = word.flatMap(Level::of);
      if (level.isEmpty()) {
        Nearest nearest = new Nearest(word.orElse(""));
        levels().forEach(nearest::offer);
        Wording wanted = Phrases.of("project.level", String.join(", ", levels()));
        report(
            VALUE,
            word.map(it -> text.within(entry, it)).orElse(text.valueOf(entry)),
            entry.name(),
            wanted,
            nearest.suggestion());
      }
      String name = entry.name();
      Project.SeverityRule rule = new Project.SeverityRule(name, Level.OFF);
      List<String> codes = DiagnosisPage.codes().stream().filter(rule::matches).toList();
      if (codes.isEmpty()) {
        report(CODE, entry.key(), name, DiagnosisPage.nearest(name));
      } else if (level.filter(it -> it != Level.ERROR).isPresent()
          && codes.stream().allMatch(it -> Diagnosis.of(it).severity() == Severity.ERROR)) {
        report(ERROR, entry.key(), name);
      }
    }

    private List<String> levels() {
      return Stream.of(Level.values()).map(it -> it.in(language)).toList();
    }

    private void value(Entry entry, Wording wanted) {
      report(VALUE, text.valueOf(entry), entry.name(), wanted, Suggestion.none());
    }

    private void report(Diagnosis diagnosis, Span span, Object... arguments) {
      int[] lines = Lines.starts(text.text());
      int at = Arrays.binarySearch(lines, span.offset());
      int line = at >= 0 ? at : -at - 2;
      Issue.IssueImpl issue = new Issue.IssueImpl();
      issue.setCode(diagnosis.code());
      issue.setSeverity(diagnosis.severity());
      issue.setMessage(diagnosis.message(audience.of(language), arguments));
      issue.setData(Diagnosis.replacements(arguments));
      issue.setOffset(span.offset());
      issue.setLength(span.length());
      issue.setLineNumber(line + 1);
      issue.setColumn(span.offset() - lines[line] + 1);
      issue.setLineNumberEnd(line + 1);
      issue.setColumnEnd(issue.getColumn() + span.length());
      issue.setType(CheckType.FAST);
      issue.setUriToProblem(file);
      found.accept(issue);
    }
  }
}
