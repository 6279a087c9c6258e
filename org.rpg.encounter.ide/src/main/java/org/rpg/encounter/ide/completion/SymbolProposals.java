package org.rpg.encounter.ide.completion;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.xtext.EcoreUtil2;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Legend;
import org.rpg.encounter.dsl.encounter.LegendEntry;
import org.rpg.encounter.dsl.encounter.SquareMap;

/** The symbols that stand on a map and have no meaning yet, where its legend goes on. */
final class SymbolProposals {
  /** Open ground needs no legend. */
  private static final String GROUND = ".";

  private SymbolProposals() {}

  static List<Proposal> of(EObject context, Beginning beginning) {
    Encounter scene = EcoreUtil2.getContainerOfType(context, Encounter.class);
    if (scene == null || !beginning.typed().isEmpty()) {
      return List.of();
    }
    Set<String> open = new LinkedHashSet<>();
    for (EObject each : scene.getElements()) {
      if (each instanceof SquareMap map) {
        map.getRows().forEach(row -> row.strip().codePoints().forEach(it -> open.add(text(it))));
      }
    }
    open.remove(GROUND);
    for (EObject each : scene.getElements()) {
      if (each instanceof Legend legend) {
        legend.getEntries().stream().map(LegendEntry::getSymbol).forEach(open::remove);
      }
    }
    return open.stream().map(it -> proposal(it, beginning)).toList();
  }

  private static String text(int codePoint) {
    return Character.toString(codePoint);
  }

  private static Proposal proposal(String symbol, Beginning beginning) {
    return new Proposal(
        beginning,
        symbol,
        symbol + " = ",
        symbol,
        CompletionItemKind.Value,
        Proposal.LIKELY,
        Optional.empty(),
        Explanation.NONE);
  }
}
