package org.rpg.encounter.ide.names;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.library.Library;
import org.rpg.encounter.dsl.naming.NameConverter;
import org.rpg.encounter.dsl.naming.Names;
import org.rpg.encounter.dsl.naming.Plurals;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.NameKey;

/**
 * Gives a thing another name, wherever it is meant. A thing with a name in each language keeps the
 * one that the caret is not on; a plural becomes the plural of the new name.
 */
@Singleton
public final class Renaming {
  private final Occurrences occurrences;
  private final Library library;

  @Inject
  Renaming(Occurrences occurrences, Library library) {
    this.occurrences = occurrences;
    this.library = library;
  }

  /** One place and what is to stand there. */
  public record Change(Occurrence at, String text) {}

  /**
   * The name under a caret, if it can be another.
   *
   * @throws NoRename if it is a name that must stay
   */
  public Optional<Occurrence> at(XtextResource script, int offset) throws NoRename {
    Optional<Occurrence> found = occurrences.at(script, offset);
    if (found.isPresent() && library.holds(found.get().target().eResource().getURI())) {
      throw NoRename.because("rulebook", found.get().written());
    }
    return found;
  }

  /**
   * What changes in all scripts.
   *
   * @param renamed the name under the caret
   * @param typed the new name, with or without quotes
   * @param scripts all that may mean it, and all whose names it must not take
   * @throws NoRename if it is no name, or another thing has it
   */
  public List<Change> changes(Occurrence renamed, String typed, List<XtextResource> scripts)
      throws NoRename {
    String name = name(typed);
    EObject target = renamed.target();
    refuseTaken(name, target, scripts);
    Names names = Names.of(target).orElseThrow(() -> NoRename.because("no-name", typed));
    boolean second = names.alias().isPresent() && isOf(renamed.written(), names.alias().get());
    String old = second ? names.alias().get() : names.name();
    Language language = second ? names.language().other() : names.language();
    List<Change> changes = new ArrayList<>();
    for (XtextResource script : scripts) {
      for (Occurrence each : occurrences.in(script, target)) {
        boolean same = NameKey.same(each.written(), old);
        if (same || !each.declares() && isOf(each.written(), old)) {
          String next = same ? name : Plurals.of(name, language);
          changes.add(new Change(each, NameConverter.written(next)));
        }
      }
    }
    return changes;
  }

  private static String name(String typed) throws NoRename {
    String bare = typed.strip();
    boolean quoted = bare.length() > 1 && bare.startsWith("\"") && bare.endsWith("\"");
    String name = NameKey.spelled(quoted ? bare.substring(1, bare.length() - 1) : bare).strip();
    boolean readable = name.chars().noneMatch(c -> c == '"' || Character.isISOControl(c));
    if (name.isEmpty() || !readable || name.codePoints().noneMatch(Character::isLetterOrDigit)) {
      throw NoRename.because("no-name", typed);
    }
    return name;
  }

  /** Whether the name is that one or its plural. */
  private static boolean isOf(String written, String name) {
    String key = NameKey.of(name);
    return Plurals.singulars(NameKey.of(written)).contains(key);
  }

  /** What two things have for a name means neither; also a plural and a singular are one. */
  private void refuseTaken(String name, EObject target, List<XtextResource> scripts)
      throws NoRename {
    EObject declaration = Spellings.declaration(target);
    for (XtextResource script : scripts) {
      for (EObject top : script.getContents()) {
        for (EObject each : EcoreUtil2.eAllContents(top)) {
          boolean rival =
              each != target
                  && (Spellings.declaration(each) == each
                      || Spellings.declaration(each) == declaration
                      || target == declaration);
          if (rival && Spellings.keys(each).contains(NameKey.of(name))) {
            throw NoRename.because("taken", name);
          }
        }
      }
    }
  }
}
