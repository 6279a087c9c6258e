package org.rpg.encounter.ide.completion;

import com.google.common.util.concurrent.MoreExecutors;
import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.CompletionItemLabelDetails;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.service.OperationCanceledManager;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.util.TextRegion;
import org.rpg.encounter.dsl.pages.FileKind;
import org.rpg.encounter.dsl.pages.Page;
import org.rpg.encounter.dsl.words.Audience;
import org.rpg.encounter.dsl.words.Reader;
import org.rpg.encounter.ide.OpenDocument;

/** What can stand at the caret: words of the file's language, names in scope, declarations. */
public class Completions {
  /** Of more nobody reads the list: with the next letter the editor asks again. */
  private static final int MOST_NAMES = 200;

  private final Provider<CaretContexts> contexts;
  private final NameProposals names;
  private final Openers openers;
  private final OperationCanceledManager cancellation;
  private final Audience audience;

  @Inject
  Completions(
      Provider<CaretContexts> contexts,
      NameProposals names,
      Openers openers,
      OperationCanceledManager cancellation,
      Audience audience) {
    this.contexts = contexts;
    this.names = names;
    this.openers = openers;
    this.cancellation = cancellation;
    this.audience = audience;
  }

  /**
   * The proposals at a position.
   *
   * @param told takes what can be told of each, in order
   */
  public CompletionList at(
      OpenDocument document,
      Position position,
      XtextResource resource,
      boolean snippets,
      Consumer<Explanation> told,
      CancelIndicator cancel) {
    int caret = document.getOffSet(position);
    Optional<Page> page = page(document, resource);
    if (page.filter(it -> !it.isScript(caret)).isPresent() || isTextOrComment(resource, caret)) {
      return new CompletionList(false, List.of());
    }
    String text = page.map(Page::script).orElseGet(document::getContents);
    String margin = page.map(it -> it.margin(caret)).filter(it -> !it.isBlank()).orElse("");
    Map<String, Proposal> found = new LinkedHashMap<>();
    for (Beginning beginning : Beginning.at(text, caret)) {
      cancellation.checkCanceled(cancel);
      for (Proposal proposal : proposals(beginning, text, resource, snippets)) {
        found.putIfAbsent(proposal.label(), proposal);
      }
    }
    List<CompletionItem> items = new ArrayList<>();
    int names = 0;
    for (Proposal proposal : sorted(found.values())) {
      boolean name = proposal.rank() == Proposal.OWN_NAME;
      names += name ? 1 : 0;
      if (!name || names <= MOST_NAMES) {
        items.add(item(proposal.behind(margin), items.size(), document, caret));
        told.accept(proposal.documentation());
      }
    }
    return new CompletionList(true, items); // the editor asks again: it would mind accents
  }

  /** The page that a script is written in, if it is written in one. */
  private static Optional<Page> page(OpenDocument document, XtextResource resource) {
    return Optional.of(document.getContents())
        .filter(text -> FileKind.of(resource.getURI()) == FileKind.PAGE)
        .map(Page::of);
  }

  private static List<Proposal> sorted(Collection<Proposal> proposals) {
    return proposals.stream().sorted(Comparator.comparingInt(Proposal::rank)).toList();
  }

  private List<Proposal> proposals(
      Beginning beginning, String text, XtextResource resource, boolean snippets) {
    Reader reader = audience.of(resource);
    boolean opening = beginning.atLineStart(text) && !beginning.goesOn(text);
    List<Proposal> found = new ArrayList<>();
    Set<String> words = new HashSet<>();
    for (ContentAssistContext context : contexts(beginning.offset(), text, resource)) {
      for (AbstractElement element : context.getFirstSetGrammarElements()) {
        if (opening && !opens(element)) {
          continue;
        }
        if (element instanceof Keyword keyword) {
          words.add(keyword.getValue());
          boolean likely = Likely.word(keyword.getValue(), context.getCurrentModel());
          WordProposals.of(keyword.getValue(), beginning, reader)
              .map(it -> likely ? it.likely() : it)
              .ifPresent(found::add);
          if (snippets && opening) {
            Snippets.of(keyword.getValue(), beginning, reader).ifPresent(found::add);
          }
        } else if (terminal(element) instanceof CrossReference reference) {
          EObject model = context.getCurrentModel();
          found.addAll(names.of(reference, model, beginning, reader));
        } else if (terminal(element) instanceof RuleCall call
            && call.getRule().getName().equals("SYMBOL")) {
          found.addAll(SymbolProposals.of(context.getCurrentModel(), beginning));
        }
      }
    }
    if (snippets && opening) {
      found.addAll(RecipeProposals.of(words, beginning, reader));
    }
    return found;
  }

  private boolean opens(AbstractElement element) {
    return openers.contains(element) || openers.contains(terminal(element));
  }

  private static AbstractElement terminal(AbstractElement element) {
    return element instanceof Assignment assignment ? assignment.getTerminal() : element;
  }

  /** What the grammar allows at an offset, as if nothing had been typed there. */
  private List<ContentAssistContext> contexts(int offset, String text, XtextResource resource) {
    CaretContexts factory = contexts.get();
    factory.setPool(MoreExecutors.newDirectExecutorService());
    List<ContentAssistContext> found = new ArrayList<>();
    String near = fromDeclaration(text, offset, resource);
    for (ContentAssistContext context :
        factory.create(near, new TextRegion(offset, 0), offset, resource)) {
      if (context.getPrefix().isEmpty()) {
        found.add(context);
      }
    }
    return found;
  }

  /**
   * The text with everything blank before the declaration that an offset is in: what can stand
   * there does not depend on it, and a long file would have to be read again for each proposal.
   */
  private static String fromDeclaration(String text, int offset, XtextResource resource) {
    int begin = 0;
    for (INode each : resource.getParseResult().getRootNode().getChildren()) {
      int start = each.getOffset();
      if (start >= offset) {
        break;
      }
      begin = each instanceof ICompositeNode && each.getLength() > 0 ? start : begin;
    }
    return begin == 0 ? text : " ".repeat(begin) + text.substring(begin);
  }

  private static boolean isTextOrComment(XtextResource resource, int caret) {
    ILeafNode leaf =
        NodeModelUtils.findLeafNodeAtOffset(
            resource.getParseResult().getRootNode(), Math.max(0, caret - 1));
    if (leaf == null || caret <= leaf.getOffset()) {
      return false;
    }
    String text = leaf.getText();
    int end = leaf.getEndOffset();
    if (text.startsWith("//")) {
      return caret < end || !text.endsWith("\n");
    }
    if (text.startsWith("/*")) {
      return caret < end || !text.endsWith("*/");
    }
    boolean quoted = text.startsWith("\"") || text.startsWith("“");
    boolean closed = text.length() > 1 && (text.endsWith("\"") || text.endsWith("”"));
    return quoted && (caret < end || !closed);
  }

  private static CompletionItem item(
      Proposal proposal, int index, OpenDocument document, int caret) {
    CompletionItem item = new CompletionItem(proposal.label());
    item.setKind(proposal.kind());
    item.setSortText(String.format(Locale.ROOT, "%05d", index));
    item.setFilterText(Spelling.filter(proposal.matched(), proposal.beginning().typed()));
    proposal
        .detail()
        .ifPresent(
            detail -> {
              CompletionItemLabelDetails beside = new CompletionItemLabelDetails();
              beside.setDescription(detail);
              item.setLabelDetails(beside);
              item.setDetail(detail);
            });
    Range range = document.range(proposal.beginning().offset(), caret);
    item.setTextEdit(Either.forLeft(new TextEdit(range, proposal.insert())));
    if (proposal.kind() == CompletionItemKind.Snippet) {
      item.setInsertTextFormat(InsertTextFormat.Snippet);
    }
    return item;
  }
}
