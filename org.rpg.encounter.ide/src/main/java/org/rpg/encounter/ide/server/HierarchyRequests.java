package org.rpg.encounter.ide.server;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.CallHierarchyIncomingCall;
import org.eclipse.lsp4j.CallHierarchyItem;
import org.eclipse.lsp4j.CallHierarchyOutgoingCall;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.TypeHierarchyItem;
import org.eclipse.xtext.resource.ILocationInFileProvider;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ITextRegion;
import org.rpg.encounter.dsl.naming.Names;
import org.rpg.encounter.ide.OpenDocument;
import org.rpg.encounter.ide.SymbolKinds;
import org.rpg.encounter.ide.names.Relations;

/** What a client asks about how declarations hang together, across files. */
@Singleton
final class HierarchyRequests {
  private final ScriptWorkspace workspace;
  private final ClientUris uris;
  private final Relations relations;
  private final ILocationInFileProvider locations;

  @Inject
  HierarchyRequests(ScriptWorkspace workspace, ClientUris uris) {
    this.workspace = workspace;
    this.uris = uris;
    relations = workspace.service(Relations.class);
    locations = workspace.service(ILocationInFileProvider.class);
  }

  /** The declaration under the caret that leads somewhere or is led to; none elsewhere. */
  List<CallHierarchyItem> calls(URI uri, Position at) {
    return at(uri, at, relations::leading).stream().map(this::call).toList();
  }

  /** What leads there: which adventure to a scene, whose tactics, who fights. */
  List<CallHierarchyIncomingCall> incoming(CallHierarchyItem to) {
    URI uri = uris.toUri(to.getUri());
    return at(uri, to.getSelectionRange().getStart(), relations::leading).stream()
        .flatMap(it -> relations.incoming(it, workspace.scriptsBeside(uri)).stream())
        .map(
            it ->
                new CallHierarchyIncomingCall(
                    call(it.other()), ranges(it, (XtextResource) it.other().eResource())))
        .toList();
  }

  /** Where it leads. */
  List<CallHierarchyOutgoingCall> outgoing(CallHierarchyItem from) {
    URI uri = uris.toUri(from.getUri());
    return at(uri, from.getSelectionRange().getStart(), relations::leading).stream()
        .flatMap(
            of ->
                relations.outgoing(of).stream()
                    .map(
                        it ->
                            new CallHierarchyOutgoingCall(
                                call(it.other()), ranges(it, (XtextResource) of.eResource()))))
        .toList();
  }

  /** The declaration under the caret that can be like another; none elsewhere. */
  List<TypeHierarchyItem> types(URI uri, Position at) {
    return at(uri, at, relations::alike).stream().map(this::type).toList();
  }

  /** What it is like. */
  List<TypeHierarchyItem> above(TypeHierarchyItem of) {
    return at(uris.toUri(of.getUri()), of.getSelectionRange().getStart(), relations::alike).stream()
        .flatMap(it -> relations.above(it).stream())
        .map(this::type)
        .toList();
  }

  /** What is like it. */
  List<TypeHierarchyItem> below(TypeHierarchyItem of) {
    URI uri = uris.toUri(of.getUri());
    return at(uri, of.getSelectionRange().getStart(), relations::alike).stream()
        .flatMap(it -> relations.below(it, workspace.scriptsBeside(uri)).stream())
        .map(this::type)
        .toList();
  }

  private List<EObject> at(
      URI uri, Position at, BiFunction<XtextResource, Integer, Optional<EObject>> find) {
    return workspace.list(
        uri, (document, script) -> find.apply(script, document.getOffSet(at)).stream().toList());
  }

  private List<Range> ranges(Relations.Relation relation, XtextResource script) {
    OpenDocument document = workspace.document(script);
    return relation.places().stream().map(document::range).toList();
  }

  private CallHierarchyItem call(EObject of) {
    CallHierarchyItem item = new CallHierarchyItem();
    item.setName(name(of));
    item.setKind(kind(of));
    item.setUri(uri(of));
    item.setRange(range(of, locations.getFullTextRegion(of)));
    item.setSelectionRange(range(of, locations.getSignificantTextRegion(of)));
    item.setDetail(detail(of));
    return item;
  }

  private TypeHierarchyItem type(EObject of) {
    TypeHierarchyItem item =
        new TypeHierarchyItem(
            name(of),
            kind(of),
            uri(of),
            range(of, locations.getFullTextRegion(of)),
            range(of, locations.getSignificantTextRegion(of)));
    item.setDetail(detail(of));
    return item;
  }

  private static String name(EObject of) {
    return Names.of(of).map(Names::name).orElse("");
  }

  private static String detail(EObject of) {
    return Names.of(of).flatMap(Names::title).orElse(null);
  }

  private static SymbolKind kind(EObject of) {
    return SymbolKinds.of(of).orElse(SymbolKind.Variable);
  }

  private String uri(EObject of) {
    return uris.toUriString(of.eResource().getURI());
  }

  private Range range(EObject of, ITextRegion region) {
    return workspace.document((XtextResource) of.eResource()).range(region);
  }
}
