package org.rpg.encounter.dsl.load;

import com.google.common.io.CharStreams;
import com.google.inject.Inject;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.Optional;
import org.eclipse.emf.ecore.InternalEObject;
import org.eclipse.xtext.linking.lazy.LazyLinkingResource;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.pages.FileKind;
import org.rpg.encounter.dsl.pages.Page;
import org.rpg.encounter.dsl.project.Project;
import org.rpg.encounter.dsl.project.Projects;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.ScriptReader;

/** A file that is read: a script, or a page of which only the script in its fences is parsed. */
public class ScriptResource extends LazyLinkingResource {
  @Inject private Projects projects;

  private Optional<Page> page = Optional.empty();

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
