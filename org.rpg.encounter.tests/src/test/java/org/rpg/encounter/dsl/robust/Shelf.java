package org.rpg.encounter.dsl.robust;

import com.google.inject.Injector;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.IResourceValidator;
import org.eclipse.xtext.validation.Issue;
import org.rpg.encounter.dsl.EncounterStandaloneSetup;
import org.rpg.encounter.dsl.format.Edit;
import org.rpg.encounter.dsl.format.Formatter;
import org.rpg.encounter.dsl.library.Library;
import org.rpg.encounter.dsl.load.ScriptResource;
import org.rpg.encounter.dsl.translate.Translator;

/**
 * One set of scripts in which the rulebook is read once, for a test that reads thousands of texts:
 * each is a script by itself, and {@link #clear} takes them all away.
 */
public final class Shelf {
  private static final String FOLDER = "file:/shelf/";

  private final XtextResourceSet scripts;
  private final IResourceValidator validator;
  private final Formatter formatter;
  private final Translator translator;
  private int read;

  /** A shelf with services of its own. */
  public Shelf() {
    this(new EncounterStandaloneSetup().createInjectorAndDoEMFRegistration());
  }

  /** A shelf with somebody's services. */
  public Shelf(Injector services) {
    scripts = services.getInstance(XtextResourceSet.class);
    validator = services.getInstance(IResourceValidator.class);
    formatter = services.getInstance(Formatter.class);
    translator = services.getInstance(Translator.class);
    services.getInstance(Library.class).load(scripts);
  }

  /** Reads a script. */
  public ScriptResource read(String text) {
    return read(text, ".encounter");
  }

  /** Reads a page with scripts in it. */
  public ScriptResource readPage(String text) {
    return read(text, ".md");
  }

  private ScriptResource read(String text, String ending) {
    URI uri = URI.createURI(FOLDER + "script" + read++ + ending);
    ScriptResource script = (ScriptResource) scripts.createResource(uri);
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      script.load(new ByteArrayInputStream(bytes), Map.of(ScriptResource.OPTION_ENCODING, "UTF-8"));
    } catch (IOException e) {
      throw new UncheckedIOException(e); // nothing is read but memory
    }
    return script;
  }

  /** What there is to say about a script. */
  public List<Issue> issues(ScriptResource script) {
    return validator.validate(script, CheckMode.ALL, CancelIndicator.NullImpl);
  }

  /** Whether a script can be read from its first word to its last. */
  public boolean isWhole(ScriptResource script) {
    return formatter.canFormat(script);
  }

  /** Its text, laid out. */
  public String laidOut(ScriptResource script) {
    return Edit.apply(script.text(), formatter.edits(script));
  }

  /** Its text in the language that it is not written in. */
  public String translated(ScriptResource script) {
    return translator.translate(script, script.text());
  }

  /** Takes all scripts away that were read. */
  public void clear() {
    scripts.getResources().stream()
        .filter(it -> it.getURI().toString().startsWith(FOLDER))
        .toList()
        .forEach(
            it -> {
              it.unload();
              scripts.getResources().remove(it);
            });
    read = 0;
  }
}
