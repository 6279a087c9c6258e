package org.rpg.encounter.dsl.project;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.emf.common.util.URI;
import org.rpg.encounter.dsl.project.ProjectText.Entry;
import org.rpg.encounter.dsl.words.Language;

/**
 * What a table has settled for all scripts below a folder. What its file says wrongly is not
 * settled.
 *
 * @param file the project file
 * @param language what a script speaks whose words do not tell, if it is settled
 * @param rules the ruleset of scenes that name none, if it is settled
 * @param library the scripts, pages and folders that need no import, if they are settled; otherwise
 *     the folders {@code library} and {@code biblioteca}
 * @param forecast how scenes are played to find what is out of balance, if it is settled
 * @param severities how much some diagnostics matter; of several the last one counts
 */
public record Project(
    URI file,
    Optional<Language> language,
    Optional<String> rules,
    Optional<List<URI>> library,
    Optional<Forecasting> forecast,
    List<SeverityRule> severities) {

  /**
   * Whether the checker plays each scene.
   *
   * @param wanted whether it does
   * @param runs how often, at least 1, if that is settled
   */
  public record Forecasting(boolean wanted, OptionalInt runs) {
    /** What a value of the file says; nothing if it says neither. */
    public static Optional<Forecasting> of(Object value) {
      if (value instanceof Boolean wanted) {
        return Optional.of(new Forecasting(wanted, OptionalInt.empty()));
      }
      return value instanceof Long runs && runs >= 1 && runs <= MOST_RUNS
          ? Optional.of(new Forecasting(true, OptionalInt.of(runs.intValue())))
          : Optional.empty();
    }
  }

  /** More runs of each scene no checker waits for. */
  public static final int MOST_RUNS = 1_000_000;

  /**
   * How much some diagnostics matter.
   *
   * @param codes a code, or the begin of several and a star
   * @param level how much
   */
  public record SeverityRule(String codes, Level level) {
    /** Whether it is about a code. */
    public boolean matches(String code) {
      return codes.endsWith("*")
          ? code.startsWith(codes.substring(0, codes.length() - 1))
          : code.equals(codes);
    }
  }

  /** What a project file settles. */
  static Project of(URI file, ProjectText text) {
    Optional<Language> language = Optional.empty();
    Optional<String> rules = Optional.empty();
    Optional<List<URI>> library = Optional.empty();
    Optional<Forecasting> forecast = Optional.empty();
    List<SeverityRule> severities = new ArrayList<>();
    for (Entry entry : text.entries()) {
      Optional<ProjectKey> key = ProjectKey.of(entry.table().orElse(entry.name()));
      if (key.isEmpty()) {
        continue;
      } else if (entry.table().isPresent()) {
        if (key.get() == ProjectKey.SEVERITY) {
          entry
              .words()
              .flatMap(Level::of)
              .ifPresent(level -> severities.add(new SeverityRule(entry.name(), level)));
        }
        continue;
      }
      switch (key.get()) {
        case LANGUAGE -> language = entry.words().flatMap(Project::language).or(none(language));
        case RULES -> rules = entry.words().or(none(rules));
        case LIBRARY -> library = entry.list().map(paths -> files(file, paths)).or(none(library));
        case FORECAST -> forecast = Forecasting.of(entry.value()).or(none(forecast));
        case SEVERITY -> {} // a table: its entries follow
      }
    }
    return new Project(file, language, rules, library, forecast, List.copyOf(severities));
  }

  private static <T> java.util.function.Supplier<Optional<T>> none(Optional<T> before) {
    return () -> before;
  }

  private static List<URI> files(URI file, List<String> paths) {
    return paths.stream().map(path -> below(file, path)).flatMap(Optional::stream).toList();
  }

  /** The language of that tag. */
  public static Optional<Language> language(String tag) {
    return switch (tag) {
      case "en" -> Optional.of(Language.EN);
      case "pt" -> Optional.of(Language.PT);
      default -> Optional.empty();
    };
  }

  /** What a path in the file names, if it lies below its folder. */
  public static Optional<URI> below(URI file, String path) {
    List<String> segments = new ArrayList<>(file.trimSegments(1).segmentsList());
    int own = segments.size();
    for (String segment : path.replace('\\', '/').split("/")) {
      if (segment.equals("..")) {
        if (segments.size() == own) {
          return Optional.empty();
        }
        segments.remove(segments.size() - 1);
      } else if (!segment.isEmpty() && !segment.equals(".")) {
        segments.add(URI.encodeSegment(segment, false));
      }
    }
    boolean absolute = path.startsWith("/") || path.startsWith("\\") || path.contains(":");
    return absolute
        ? Optional.empty()
        : Optional.of(
            URI.createHierarchicalURI(
                file.scheme(),
                file.authority(),
                file.device(),
                segments.toArray(String[]::new),
                null,
                null));
  }

  /** The folder that it is about, with a slash at its end. */
  public URI folder() {
    return file.trimSegments(1).appendSegment("");
  }

  /** How much a diagnostic matters, if the table has settled it. */
  public Optional<Level> level(String code) {
    return severities.stream()
        .filter(rule -> rule.matches(code))
        .map(SeverityRule::level)
        .reduce((before, after) -> after);
  }
}
