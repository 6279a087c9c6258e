package org.rpg.encounter.dsl.load;

import com.google.common.io.CharStreams;
import com.google.inject.Inject;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.InternalEObject;
import org.eclipse.xtext.linking.lazy.LazyLinkingResource;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.util.Triple;
import org.rpg.encounter.dsl.encounter.Declaration;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.pages.FileKind;
import org.rpg.encounter.dsl.pages.Page;
import org.rpg.encounter.dsl.project.Project;
import org.rpg.encounter.dsl.project.Projects;
import org.rpg.encounter.dsl.validation.Focused;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.ScriptReader;
import org.rpg.encounter.dsl.words.SpokenParseResult;

/** A file that is read: a script, or a page of which only the script in its fences is parsed. */
public class ScriptResource extends LazyLinkingResource implements Focused {
  @Inject private Projects projects;

  private Optional<Page> page = Optional.empty();
  private Optional<Declaration> focus = Optional.empty();

  @Override
  protected Reader createReader(InputStream in) throws IOException {
    Reader whole = super.createReader(in);
    Optional<Language> settled = projects.of(getURI()).flatMap(Project::language);
    if (FileKind.of(getURI()) != FileKind.PAGE) {
      return settled.isPresent() ? new ScriptReader(CharStreams.toString(whole), settled) : whole;
    }
    Page read = Page.of(CharStreams.toString(whole));
    page = Optional.of(read);
    return new ScriptReader(read.script(), read.language());
  }

  /**
   * Only what has a name can be named from another script; to give all else an address as well, as
   * EMF does, would take longer than to read the script.
   */
  @Override
  protected void unloaded(InternalEObject element) {
    if (Spellings.of(element).isEmpty()) {
      element.eAdapters().clear();
    } else {
      super.unloaded(element);
    }
  }

  @Override
  public Optional<Declaration> focus() {
    return focus;
  }

  /**
   * Has one declaration looked at as another text has it. Whatever else names it, it is still the
   * same one; all else of the script is as it was, and when this is over that declaration is so
   * too.
   *
   * @param declaration one of this script
   * @param other of the same kind, from a part of a script that was read alone
   * @param read how that part was read
   */
  <T> T looking(Declaration declaration, Declaration other, IParseResult read, Supplier<T> look) {
    IParseResult before = getParseResult();
    List<Diagnostic> errors = List.copyOf(getErrors());
    List<Diagnostic> warnings = List.copyOf(getWarnings());
    focus = Optional.of(declaration);
    Contents.swap(declaration, other);
    try {
      setParseResult(read);
      clearCache();
      clearErrorsAndWarnings();
      addSyntaxErrors();
      ((ScriptLinker) getLinker()).link(declaration);
      return look.get();
    } finally {
      Contents.swap(declaration, other);
      setParseResult(before);
      clearCache();
      clearErrorsAndWarnings();
      getErrors().addAll(errors);
      getWarnings().addAll(warnings);
      focus = Optional.empty();
    }
  }

  /**
   * Has one declaration from now on as another text has it, so that it is the same one to all that
   * name it; who names something in it, names what has the same name there now.
   *
   * @param declaration one of this script, in which alone something could not be read, if anything
   * @param other of the same kind, from a part of a script that was read alone: what it declares
   *     has the same names
   * @param read how that part was read; nothing stands before the declaration in it
   * @param text what the script says now
   * @return whether that could be done; if not, all is as it was
   */
  boolean adopt(Declaration declaration, Declaration other, IParseResult read, String text) {
    ICompositeNode root = getParseResult().getRootNode();
    ICompositeNode old = outermost(declaration);
    ICompositeNode written = outermost(other);
    boolean fits =
        old.getParent() == root
            && written.getParent() == read.getRootNode()
            && written.getTotalOffset() == 0
            && Nodes.beginsEmpty(root)
            && Nodes.beginsEmpty(read.getRootNode())
            && written.getTotalLength() - old.getTotalLength()
                == text.length() - root.getTotalLength();
    if (!fits) {
      return false;
    }
    Contents.swap(declaration, other);
    new Nodes().replace(old, written, text);
    setParseResult(((SpokenParseResult) getParseResult()).with(read.hasSyntaxErrors()));
    clearCache();
    clearErrorsAndWarnings();
    addSyntaxErrors();
    ScriptLinker linker = (ScriptLinker) getLinker();
    linker.link(declaration);
    declaration.eContainer().eContents().stream()
        .filter(ScriptLinker::namesWhatIsGone)
        .forEach(linker::link);
    return true;
  }

  /** The node of a declaration that stands right below the root. */
  private static ICompositeNode outermost(Declaration declaration) {
    ICompositeNode node = NodeModelUtils.getNode(declaration);
    while (node.getParent() != null && node.getParent().getParent() != null) {
      node = node.getParent();
    }
    return node;
  }

  /** While one declaration is looked at, the names of all others are left alone. */
  @Override
  protected void createAndAddDiagnostic(Triple<EObject, EReference, INode> name) {
    if (focus.isEmpty() || name.getThird().getRootNode() == getParseResult().getRootNode()) {
      super.createAndAddDiagnostic(name);
    }
  }

  /** The page, if it is one. */
  public Optional<Page> page() {
    return page;
  }

  /** Whether there is a script in it: a page may have none. */
  public boolean holdsScript() {
    return page.map(Page::holdsScript).orElse(true);
  }

  /** The whole text of the file. */
  public String text() {
    return page.map(Page::text).orElseGet(() -> getParseResult().getRootNode().getText());
  }
}
