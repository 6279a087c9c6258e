package org.rpg.encounter.ide.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.Range;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Import;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.ide.OpenDocument;

/** The files that a script imports, where it names them. */
public final class Links {
  private Links() {}

  /** The links of a script to files that are there. */
  public static List<DocumentLink> of(
      OpenDocument document, XtextResource script, UnaryOperator<String> written) {
    List<DocumentLink> found = new ArrayList<>();
    for (EObject top : script.getContents()) {
      if (top instanceof Script all) {
        for (Import each : all.getImports()) {
          add(each, document, script, written, found);
        }
      }
    }
    return found;
  }

  private static void add(
      Import imported,
      OpenDocument document,
      XtextResource script,
      UnaryOperator<String> written,
      List<DocumentLink> found) {
    List<INode> nodes =
        NodeModelUtils.findNodesForFeature(
            imported, EncounterPackage.eINSTANCE.getImport_ImportURI());
    if (nodes.isEmpty() || imported.getImportURI() == null) {
      return;
    }
    try {
      URI file = URI.createURI(imported.getImportURI()).resolve(script.getURI());
      if (script.getResourceSet().getURIConverter().exists(file, null)) {
        INode path = nodes.get(0);
        Range range =
            new Range(
                document.getPosition(path.getOffset() + 1),
                document.getPosition(path.getEndOffset() - 1));
        found.add(new DocumentLink(range, written.apply(file.toString())));
      }
    } catch (IllegalArgumentException e) {
      return; // no path at all: a diagnostic says so
    }
  }
}
