package org.rpg.encounter.dsl.translate;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.encounter.Not;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.naming.NameConverter;
import org.rpg.encounter.dsl.naming.Names;
import org.rpg.encounter.dsl.naming.Plurals;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.words.Keys;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.NameKey;
import org.rpg.encounter.dsl.words.Wording;
import org.rpg.encounter.dsl.words.Words;

/**
 * Writes a script in the other language: its words, and every name and title that has two
 * spellings. Comments, prose and layout stay. There and back is always the same model; it is the
 * same text where one language marks no more than the other.
 */
@Singleton
public class Translator {
  /** Stands where an article was, which only one of the languages would have. */
  private static final String ARTICLE = "\uFDD2";

  private static final Pattern ARTICLES = Pattern.compile(ARTICLE + "[ \t]*");

  /** What a "not" before it would join with. */
  private static final Set<String> DENIABLE = Set.of("has", "is");

  private final EObjectAtOffsetHelper references;

  @Inject
  Translator(EObjectAtOffsetHelper references) {
    this.references = references;
  }

  /** A linked script in the language that it is not written in. */
  public String translate(XtextResource script) {
    return translate(script, script.getParseResult().getRootNode().getText());
  }

  /**
   * The same of a page that has scripts in it.
   *
   * @param page its text, of which the parser sees blanks where no script is
   */
  public String translate(XtextResource script, String page) {
    Language from = Language.of(script);
    ICompositeNode root = script.getParseResult().getRootNode();
    String rest = page.substring(root.getTotalEndOffset()); // behind the last fence
    return new Writer(script, page, from, from.other()).of(root) + rest;
  }

  /** A part of a linked script in a language, without what is hidden before it. */
  public String of(INode part, XtextResource script, Language to) {
    Language from = Language.of(script);
    String text = part.getRootNode().getText();
    return from == to
        ? text.substring(part.getOffset(), part.getEndOffset())
        : new Writer(script, text, from, to).alone(part);
  }

  /** One translation. */
  private final class Writer {
    private final XtextResource script;
    private final String page;
    private final Language from;
    private final Language to;
    private final Agreement agreement;

    Writer(XtextResource script, String page, Language from, Language to) {
      this.script = script;
      this.page = page;
      this.from = from;
      this.to = to;
      this.agreement = new Agreement(from);
    }

    String of(INode part) {
      return settled(write(part));
    }

    /** Without what is hidden before its first token. */
    String alone(INode part) {
      return settled(write(part).substring(before(part).length())).strip();
    }

    private static String settled(String text) {
      return ARTICLES.matcher(Wording.settle(text)).replaceAll("");
    }

    private String write(INode node) {
      if (node instanceof ILeafNode leaf) {
        return leaf.isHidden() ? hidden(leaf) : twin(leaf).orElseGet(() -> token(leaf));
      }
      if (node.getGrammarElement() instanceof CrossReference) {
        return before(node) + reference(node);
      }
      Optional<String> twin = twin(node);
      if (twin.isPresent()) {
        return before(node) + twin.get();
      }
      if (node.hasDirectSemanticElement() && node.getSemanticElement() instanceof Subject subject) {
        return new SubjectOrder(subject, to).write((ICompositeNode) node, this::write);
      }
      StringBuilder text = new StringBuilder();
      for (INode child : ((ICompositeNode) node).getChildren()) {
        text.append(write(child));
      }
      if (isDenied(node)) {
        return text.insert(before(node).length(), '(').append(')').toString();
      }
      return text.toString();
    }

    /** "not has X": in Portuguese only brackets keep it from being the one word "has not". */
    private boolean isDenied(INode node) {
      return to == Language.PT
          && node.hasDirectSemanticElement()
          && node.getSemanticElement().eContainer() instanceof Not
          && Keys.first(node).map(Keys::of).filter(DENIABLE::contains).isPresent()
          && !isInBrackets(node);
    }

    private boolean isInBrackets(INode node) {
      String text = node.getRootNode().getText();
      int before = node.getOffset() - 1;
      while (before > 0 && Character.isWhitespace(text.charAt(before))) {
        before--;
      }
      return before >= 0 && text.charAt(before) == '(';
    }

    private String hidden(ILeafNode leaf) {
      boolean article = !Keys.isBlank(leaf) && !Keys.isComment(leaf);
      return article ? ARTICLE : asWritten(leaf);
    }

    private String asWritten(ILeafNode leaf) {
      return page.substring(leaf.getTotalOffset(), leaf.getTotalEndOffset());
    }

    /** What is hidden before a node's first token. */
    private String before(INode node) {
      StringBuilder text = new StringBuilder();
      for (ILeafNode leaf : node.getLeafNodes()) {
        if (!leaf.isHidden()) {
          break;
        }
        text.append(hidden(leaf));
      }
      return text.toString();
    }

    private String token(ILeafNode leaf) {
      String key = Keys.of(leaf);
      boolean sign = !Character.isLetter(leaf.getText().codePointAt(0)); // "6+" for "6 or more"
      if (sign || !Words.keys().contains(key)) {
        return Keys.isTerminal(leaf, "DECIMAL") ? Keys.number(leaf, to) : asWritten(leaf);
      }
      EObject element = NodeModelUtils.findActualSemanticObjectFor(leaf);
      return Particles.of(key, element, to)
          .orElseGet(
              () ->
                  Wording.write(
                      key, agreement.form(key, leaf, element), to, agreement.gender(key, element)));
    }

    // ---- names

    /** The other of two names or two titles of a declaration. */
    private Optional<String> twin(INode node) {
      Assignment assignment = GrammarUtil.containingAssignment(node.getGrammarElement());
      String feature = assignment == null ? "" : assignment.getFeature();
      String other =
          switch (feature) {
            case "name" -> "alias";
            case "alias" -> "name";
            case "title" -> "aliasTitle";
            case "aliasTitle" -> "title";
            default -> "";
          };
      if (other.isEmpty()) {
        return Optional.empty();
      }
      EObject element = NodeModelUtils.findActualSemanticObjectFor(node);
      if (element == null || element.eClass().getEStructuralFeature(other) == null) {
        return Optional.empty();
      }
      return NodeModelUtils.findNodesForFeature(
              element, element.eClass().getEStructuralFeature(other))
          .stream()
          .findFirst()
          .map(found -> NodeModelUtils.getTokenText(found));
    }

    private String reference(INode node) {
      String written = NodeModelUtils.getTokenText(node);
      EObject target = references.resolveCrossReferencedElementAt(script, node.getOffset());
      if (target == null || target.eIsProxy()) {
        return written;
      }
      List<String> segments = new NameConverter().toQualifiedName(written).getSegments();
      Optional<String> last = name(target, segments.get(segments.size() - 1));
      if (segments.size() == 1) {
        return last.orElse(written);
      }
      String first = segments.get(0);
      String outer =
          name(Spellings.declaration(target), first).orElseGet(() -> NameConverter.written(first));
      return outer + "." + last.orElseGet(() -> NameConverter.written(segments.get(1)));
    }

    /** The other spelling of a name, in the number it was written in; empty if it has only one. */
    private Optional<String> name(EObject target, String written) {
      Names names = Names.of(target).orElse(null);
      if (names == null || names.besides(to).isEmpty()) {
        return Optional.empty();
      }
      String name = names.in(to);
      boolean plural = !NameKey.same(written, names.in(from)) && !NameKey.same(written, name);
      return Optional.of(NameConverter.written(plural ? Plurals.of(name, to) : name));
    }
  }
}
