package org.rpg.encounter.ide;

import com.google.inject.Inject;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.xtext.ide.server.UriExtensions;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.resource.ILocationInFileProvider;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ITextRegion;
import org.rpg.encounter.dsl.encounter.Import;
import org.rpg.encounter.dsl.naming.Names;
import org.rpg.encounter.dsl.scoping.Imports;

/** Where the thing under the caret is declared. */
public class Definitions {
  private final EObjectAtOffsetHelper elements;
  private final ILocationInFileProvider locations;
  private final UriExtensions uris;
  private final Imports imports;

  @Inject
  Definitions(
      EObjectAtOffsetHelper elements,
      ILocationInFileProvider locations,
      UriExtensions uris,
      Imports imports) {
    this.imports = imports;
    this.elements = elements;
    this.locations = locations;
    this.uris = uris;
  }

  /** The places of what stands at a position; none if it names nothing known. */
  public List<Location> at(OpenDocument document, Position position, XtextResource resource) {
    int offset = document.getOffSet(position);
    EObject target = elements.resolveCrossReferencedElementAt(resource, offset);
    if (target != null && !target.eIsProxy()) {
      return location(target);
    }
    EObject element = elements.resolveElementAt(resource, offset);
    if (element instanceof Import imported) {
      return imported(imported);
    }
    boolean onName =
        element != null
            && Names.of(element).isPresent()
            && locations.getSignificantTextRegion(element).contains(offset);
    return onName ? location(element) : List.of();
  }

  private List<Location> location(EObject target) {
    Resource resource = target.eResource();
    if (!(resource instanceof XtextResource script) || NodeModelUtils.getNode(target) == null) {
      return List.of();
    }
    ITextRegion region = locations.getSignificantTextRegion(target);
    OpenDocument text = new OpenDocument(null, script.getParseResult().getRootNode().getText());
    return List.of(new Location(uris.toUriString(script.getURI()), text.range(region)));
  }

  private List<Location> imported(Import line) {
    Position top = new Position(0, 0);
    return imports
        .existing(line)
        .map(file -> new Location(uris.toUriString(file), new Range(top, top)))
        .stream()
        .toList();
  }
}
