package org.rpg.encounter.ide;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.resource.ILocationInFileProvider;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.encounter.Prose;
import org.rpg.encounter.dsl.encounter.RandomTable;
import org.rpg.encounter.dsl.library.Documentation;
import org.rpg.encounter.dsl.naming.Names;
import org.rpg.encounter.dsl.validation.TableIndex;
import org.rpg.encounter.dsl.words.Audience;
import org.rpg.encounter.dsl.words.Reader;
import org.rpg.encounter.ide.odds.OddsThere;
import org.rpg.encounter.rulebook.Glossary;

/** What is told about the thing under the pointer, for whoever reads it. */
public class Hovers {
  private final EObjectAtOffsetHelper elements;
  private final ILocationInFileProvider locations;
  private final Documentation documentation;
  private final Rendering rendering;
  private final Audience audience;

  @Inject
  Hovers(
      EObjectAtOffsetHelper elements,
      ILocationInFileProvider locations,
      Documentation documentation,
      Rendering rendering,
      Audience audience) {
    this.elements = elements;
    this.locations = locations;
    this.documentation = documentation;
    this.rendering = rendering;
    this.audience = audience;
  }

  /** The text about a position; empty where there is nothing to say. */
  public Optional<Hover> at(OpenDocument document, Position position, XtextResource resource) {
    int offset = document.getOffSet(position);
    ILeafNode leaf =
        NodeModelUtils.findLeafNodeAtOffset(resource.getParseResult().getRootNode(), offset);
    if (leaf == null || leaf.isHidden()) {
      return Optional.empty();
    }
    Reader reader = audience.of(resource);
    OddsThere odds = new OddsThere(reader);
    EObject target = elements.resolveCrossReferencedElementAt(resource, offset);
    if (target != null && !target.eIsProxy()) {
      String text = with(about(target, reader), odds.name(leaf, target));
      return Optional.of(hover(text, leaf, document));
    }
    EObject element = elements.resolveElementAt(resource, offset);
    boolean onName =
        element != null
            && Names.of(element).isPresent()
            && locations.getSignificantTextRegion(element).contains(offset);
    if (onName) {
      String text = with(about(element, reader), odds.name(leaf, element));
      return Optional.of(hover(text, leaf, document));
    }
    Optional<String> meaning = Rendering.key(leaf).flatMap(key -> Glossary.about(key, reader));
    Optional<String> text = meaning.map(it -> with(it, odds.word(leaf))).or(() -> odds.word(leaf));
    return text.map(it -> hover(it, leaf, document));
  }

  private static String with(String text, Optional<String> more) {
    return more.map(it -> text + "\n\n" + it).orElse(text);
  }

  private static Hover hover(String markdown, INode node, OpenDocument document) {
    return new Hover(
        new MarkupContent(MarkupKind.MARKDOWN, markdown),
        document.range(node.getOffset(), node.getEndOffset()));
  }

  /** Both names, the kind, the declaration itself, its documentation. */
  public String about(EObject element, Reader reader) {
    List<String> parts = new ArrayList<>();
    Names.of(element).ifPresent(names -> parts.add(headline(element, names, reader)));
    rendering
        .of(element, reader.script())
        .ifPresent(text -> parts.add("```encounter\n" + text + "\n```"));
    documentation.of(element, reader.language()).ifPresent(parts::add);
    prose(element).ifPresent(parts::add);
    chances(element, reader).ifPresent(parts::add);
    OpenPoints.about(element, reader.language()).ifPresent(parts::add);
    return String.join("\n\n", parts);
  }

  private static String headline(EObject element, Names names, Reader reader) {
    StringBuilder line = new StringBuilder("**" + names.in(reader.script()) + "**");
    names
        .besides(reader.script())
        .ifPresent(other -> line.append(" · *").append(other).append('*'));
    Rendering.kind(element, reader.language()).ifPresent(kind -> line.append(" — ").append(kind));
    names.title().ifPresent(title -> line.append("  \n“").append(title).append('”'));
    return line.toString();
  }

  /** How often each row of a table comes. */
  private static Optional<String> chances(EObject element, Reader reader) {
    return element instanceof RandomTable table
        ? TableIndex.of(table)
            .map(
                index ->
                    table.getRows().stream()
                        .map(
                            row ->
                                TableIndex.numbers(row)
                                    + ": "
                                    + TableIndex.percent(index.chance(row)).in(reader))
                        .collect(Collectors.joining(" · ")))
            .filter(text -> !text.isEmpty())
        : Optional.empty();
  }

  private static Optional<String> prose(EObject element) {
    return element.eContents().stream()
        .filter(Prose.class::isInstance)
        .map(part -> ((Prose) part).getText())
        .filter(text -> text != null && !text.isBlank())
        .findFirst()
        .map(text -> "> " + text.strip().replace("\n", "\n> "));
  }
}
