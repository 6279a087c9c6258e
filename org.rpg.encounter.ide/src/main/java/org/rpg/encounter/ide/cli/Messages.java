package org.rpg.encounter.ide.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Locale;
import java.util.Properties;
import java.util.ResourceBundle;
import org.rpg.encounter.dsl.words.Language;

/** What the command line says, in one language; {@code messages.properties} has both. */
final class Messages extends ResourceBundle {
  private static final Properties TEXTS = read();

  private final Language language;

  Messages(Language language) {
    this.language = language;
  }

  private static Properties read() {
    Properties texts = new Properties();
    try (Reader in =
        new InputStreamReader(
            Messages.class.getResourceAsStream("messages.properties"), StandardCharsets.UTF_8)) {
      texts.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return texts;
  }

  Language language() {
    return language;
  }

  @Override
  public Locale getLocale() {
    return Locale.forLanguageTag(suffix());
  }

  private String suffix() {
    return language == Language.PT ? "pt" : "en";
  }

  @Override
  protected Object handleGetObject(String key) {
    return TEXTS.getProperty(key + "." + suffix());
  }

  @Override
  public Enumeration<String> getKeys() {
    String end = "." + suffix();
    return Collections.enumeration(
        TEXTS.stringPropertyNames().stream()
            .filter(key -> key.endsWith(end))
            .map(key -> key.substring(0, key.length() - end.length()))
            .sorted()
            .toList());
  }

  /** The text of that key with its places filled in. */
  String say(String key, Object... arguments) {
    return new MessageFormat(getString(key).replace("'", "''"), getLocale()).format(arguments);
  }
}
