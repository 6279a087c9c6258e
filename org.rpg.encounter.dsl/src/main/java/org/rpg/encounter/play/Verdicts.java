package org.rpg.encounter.play;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.rpg.encounter.dsl.encounter.Prose;
import org.rpg.encounter.dsl.encounter.RandomTable;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.encounter.TableRow;
import org.rpg.encounter.dsl.library.Library;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.play.Questions.Verdict;

/**
 * What a chance of victory is called: the rows of the table Verdict, read as percent. A table of
 * that name in the script or in what it imports comes before the one that ships.
 */
public final class Verdicts {
  private static final Set<String> NAMES = Set.of("Verdict", "Veredito");
  private static final int ALL = 100;

  private final Language language;

  Verdicts(Language language) {
    this.language = language;
  }

  List<Verdict> of(EObject scene) {
    return table(scene).map(it -> it.getRows().stream().map(this::row).toList()).orElse(List.of());
  }

  private static Optional<RandomTable> table(EObject scene) {
    Resource own = scene.eResource();
    ResourceSet all = own.getResourceSet();
    return Stream.concat(
            Stream.of(own), all == null ? Stream.of() : List.copyOf(all.getResources()).stream())
        .sorted(Comparator.comparing(it -> it != own && isShipped(it)))
        .flatMap(it -> it.getContents().stream())
        .filter(Script.class::isInstance)
        .flatMap(it -> ((Script) it).getDeclarations().stream())
        .filter(RandomTable.class::isInstance)
        .map(RandomTable.class::cast)
        .filter(it -> isNamed(it.getName()) || isNamed(it.getAlias()))
        .findFirst();
  }

  /** Whether a table of this name holds verdicts; nobody rolls on it. */
  public static boolean isNamed(String name) {
    return name != null && NAMES.contains(name);
  }

  private static boolean isShipped(Resource resource) {
    return Library.FILES.contains(resource.getURI().lastSegment());
  }

  private Verdict row(TableRow row) {
    int from = row.isOrLess() ? 0 : row.getFrom();
    int to = row.isOrLess() ? row.getFrom() : row.isOrMore() ? ALL : row.getTo();
    return new Verdict(from, Math.max(row.getFrom(), to), word(row));
  }

  private String word(TableRow row) {
    return row.getThen() == null
        ? ""
        : row.getThen().getSteps().stream()
            .filter(Prose.class::isInstance)
            .map(it -> inLanguage(((Prose) it).getText(), Language.of(row)))
            .findFirst()
            .orElse("");
  }

  /** The file's own language stands before the dashes, the other one behind them. */
  private String inLanguage(String text, Language own) {
    String[] both = text.strip().split("\\s+---\\s+", 2);
    return both.length == 2 && language != own ? both[1] : both[0];
  }
}
