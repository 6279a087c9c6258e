package org.rpg.encounter.dsl.validation;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.IResourceValidator;
import org.eclipse.xtext.validation.Issue;
import org.rpg.encounter.dsl.library.Library;

/** Checks a script as the command line and the editor do. */
public class ScriptChecker {
  @Inject private Provider<XtextResourceSet> resourceSets;
  @Inject private IResourceValidator validator;

  /** Where a diagnostic stands and what it is. */
  public record Found(String code, int line, int column, int length, Severity severity) {
    static Found of(Issue i) {
      return new Found(
          i.getCode(), i.getLineNumber(), i.getColumn(), i.getLength(), i.getSeverity());
    }
  }

  public List<Issue> issues(String text) {
    return issues(text, Map.of());
  }

  /** The diagnostics of a script beside other files, which it may import. */
  public List<Issue> issues(String text, Map<String, String> others) {
    XtextResourceSet set = resourceSets.get();
    others.forEach((name, other) -> load(set, name, other.getBytes(StandardCharsets.UTF_8)));
    Resource r = load(set, "script.encounter", text.getBytes(StandardCharsets.UTF_8));
    return validator.validate(r, CheckMode.ALL, CancelIndicator.NullImpl);
  }

  /** The diagnostics of a file with what it imports. */
  public List<Issue> issues(Path file) {
    Resource r =
        resourceSets.get().getResource(URI.createFileURI(file.toAbsolutePath().toString()), true);
    return validator.validate(r, CheckMode.ALL, CancelIndicator.NullImpl);
  }

  /** The diagnostics of a file of the library, as it ships. */
  public List<Issue> issuesOfLibrary(String file) {
    URI uri = URI.createURI(Library.resource(file).toString());
    Resource r = resourceSets.get().getResource(uri, true);
    return validator.validate(r, CheckMode.ALL, CancelIndicator.NullImpl);
  }

  public List<Found> check(String text) {
    return issues(text).stream().map(Found::of).toList();
  }

  public List<String> codes(String text) {
    return issues(text).stream().map(Issue::getCode).toList();
  }

  private static Resource load(XtextResourceSet set, String name, byte[] bytes) {
    try {
      Resource r = set.createResource(URI.createURI("file:/scripts/" + name));
      r.load(new ByteArrayInputStream(bytes), Map.of());
      return r;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A script with carets under the places that are meant. */
  public record Marked(String text, List<int[]> places) {
    /** Takes the lines of carets out; each place is line, column, length, as diagnostics count. */
    public static Marked of(String source) {
      List<String> lines = new ArrayList<>();
      List<int[]> places = new ArrayList<>();
      for (String line : source.split("\n", -1)) {
        if (!line.isBlank() && line.chars().allMatch(c -> c == ' ' || c == '^')) {
          for (int i = line.indexOf('^'); i >= 0; ) {
            int end = i;
            while (end < line.length() && line.charAt(end) == '^') {
              end++;
            }
            places.add(new int[] {lines.size(), i + 1, end - i});
            i = line.indexOf('^', end);
          }
        } else {
          lines.add(line);
        }
      }
      return new Marked(String.join("\n", lines), places);
    }
  }
}
