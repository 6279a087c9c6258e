package org.rpg.encounter.ide.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Import;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.scoping.Imports;
import org.rpg.encounter.ide.OpenDocument;

/** The files that a script imports, where it names them. */
public final class Links {
  private Links() {}

  /** The links of a script to files that are there. */
  public static List<DocumentLink> of(
      OpenDocument document, XtextResource script, Imports imports, Function<URI, String> written) {
    List<DocumentLink> found = new ArrayList<>();
    for (EObject top : script.getContents()) {
      if (top instanceof Script all) {
        for (Import each : all.getImports()) {
          imports
              .existing(each)
              .flatMap(file -> link(each, document, written.apply(file)))
              .ifPresent(found::add);
        }
      }
    }
    return found;
  }

  private static Optional<DocumentLink> link(Import line, OpenDocument document, String target) {
    return NodeModelUtils.findNodesForFeature(
            line, EncounterPackage.eINSTANCE.getImport_ImportURI())
        .stream()
        .findFirst()
        .map(path -> document.range(path.getOffset() + 1, path.getEndOffset() - 1))
        .map(inQuotes -> new DocumentLink(inQuotes, target));
  }
}
