package org.rpg.encounter.ide;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.ILocationInFileProvider;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ITextRegion;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Side;
import org.rpg.encounter.dsl.naming.Names;

/** The declarations of a script and what they hold, as a tree. */
public class Outline {
  private final ILocationInFileProvider locations;

  @Inject
  Outline(ILocationInFileProvider locations) {
    this.locations = locations;
  }

  /** The tree of a whole script. */
  public List<DocumentSymbol> of(OpenDocument document, XtextResource resource) {
    List<DocumentSymbol> top = new ArrayList<>();
    for (EObject script : resource.getContents()) {
      top.addAll(below(script, document));
    }
    return top;
  }

  /** The symbols nearest below an element; what is no symbol itself is looked through. */
  private List<DocumentSymbol> below(EObject parent, OpenDocument document) {
    List<DocumentSymbol> found = new ArrayList<>();
    for (EObject child : parent.eContents()) {
      Optional<SymbolKind> kind = SymbolKinds.of(child);
      ICompositeNode node = NodeModelUtils.findActualNodeFor(child);
      if (kind.isEmpty() || node == null) {
        found.addAll(below(child, document));
        continue;
      }
      label(child, node).ifPresent(label -> found.add(symbol(child, label, kind.get(), document)));
    }
    return found;
  }

  private DocumentSymbol symbol(
      EObject element, String label, SymbolKind kind, OpenDocument document) {
    ITextRegion whole = locations.getFullTextRegion(element);
    ITextRegion name = locations.getSignificantTextRegion(element);
    DocumentSymbol symbol =
        new DocumentSymbol(
            label,
            kind,
            document.range(whole),
            document.range(whole.contains(name) ? name : whole));
    Names.of(element).flatMap(Names::title).ifPresent(symbol::setDetail);
    List<DocumentSymbol> children = below(element, document);
    if (!children.isEmpty()) {
      symbol.setChildren(children);
    }
    return symbol;
  }

  private static Optional<String> label(EObject element, ICompositeNode node) {
    Optional<String> name = Names.of(element).map(Names::name);
    if (name.isPresent()) {
      return name;
    }
    if (element instanceof Side) {
      return text(element, node, EncounterPackage.eINSTANCE.getSide_Kind());
    }
    return element instanceof Member
        ? text(element, node, EncounterPackage.eINSTANCE.getMember_Being())
        : Optional.empty();
  }

  /** What an element without a name is called: its text up to the feature that says what it is. */
  private static Optional<String> text(
      EObject element, ICompositeNode node, EStructuralFeature feature) {
    List<INode> nodes = NodeModelUtils.findNodesForFeature(element, feature);
    if (nodes.isEmpty() || nodes.get(0).getLength() == 0) { // nobody has written it yet
      return Optional.empty();
    }
    String label =
        node.getRootNode().getText().substring(node.getOffset(), nodes.get(0).getEndOffset());
    return Optional.of(label.strip().replaceAll("\\s+", " ")).filter(text -> !text.isEmpty());
  }
}
