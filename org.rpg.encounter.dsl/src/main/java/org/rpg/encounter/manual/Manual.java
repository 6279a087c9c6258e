package org.rpg.encounter.manual;

import com.google.inject.Inject;
import com.google.inject.Injector;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.xtext.IGrammarAccess;
import org.rpg.encounter.dsl.EncounterStandaloneSetup;
import org.rpg.encounter.dsl.library.Documentation;
import org.rpg.encounter.dsl.translate.Translator;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.manual.grammar.Constructs;
import org.rpg.encounter.manual.grammar.Excerpts;
import org.rpg.encounter.manual.pages.Book;
import org.rpg.encounter.manual.pages.Desk;
import org.rpg.encounter.manual.script.ScriptInk;
import org.rpg.encounter.manual.script.Shipped;
import org.rpg.encounter.manual.script.ShippedScripts;

/**
 * The manual of the language, as pages that a browser shows without a server or a network. The same
 * program writes the same pages every time.
 */
public final class Manual {
  private final IGrammarAccess grammar;
  private final Constructs constructs = Constructs.ofTheLanguage();
  private final ShippedScripts scripts;
  private final Excerpts excerpts;
  private final ScriptInk ink;
  private final Translator translator;
  private final Documentation documentation;

  @Inject
  Manual(
      IGrammarAccess grammar,
      ShippedScripts scripts,
      Excerpts excerpts,
      ScriptInk ink,
      Translator translator,
      Documentation documentation) {
    this.grammar = grammar;
    this.scripts = scripts;
    this.excerpts = excerpts;
    this.ink = ink;
    this.translator = translator;
    this.documentation = documentation;
  }

  /** The manual outside any editor. */
  public static Manual standalone() {
    Injector injector = new EncounterStandaloneSetup().createInjectorAndDoEMFRegistration();
    return injector.getInstance(Manual.class);
  }

  /**
   * All files.
   *
   * @param languages which languages to write it in, at least one
   * @return the text of each file by its path below the manual's folder, {@code /} between folders
   */
  public Map<String, String> files(List<Language> languages) {
    Map<String, String> files = new TreeMap<>();
    List<Shipped> read = scripts.read();
    files.put("style.css", resource("style.css"));
    files.put("index.html", Book.door(languages));
    for (Language language : languages) {
      Desk desk =
          new Desk(
              language,
              grammar.getGrammar(),
              constructs,
              excerpts,
              read,
              ink,
              translator,
              documentation);
      files.putAll(new Book(desk, resource("search.js"), languages.size() == 1).files());
    }
    return files;
  }

  private static String resource(String name) {
    try (InputStream in = Manual.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
