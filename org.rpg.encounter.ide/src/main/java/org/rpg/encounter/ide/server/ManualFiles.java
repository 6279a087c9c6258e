package org.rpg.encounter.ide.server;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.DiagnosisManual;
import org.rpg.encounter.dsl.validation.DiagnosisPage;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.ide.ReadingCopies;

/**
 * The page of each diagnostic, as a file that an editor can open: what {@code encounter explain}
 * says of it, in the language of the message.
 */
@Singleton
final class ManualFiles {
  private final ReadingCopies copies;
  private final Map<String, Optional<String>> pages = new ConcurrentHashMap<>();
  private final Map<String, Pattern> messages = new ConcurrentHashMap<>();

  @Inject
  ManualFiles(ReadingCopies copies) {
    this.copies = copies;
  }

  /** The URI of the page of that code, if it has one, in the language in which it was told. */
  Optional<String> page(String code, String message) {
    if (!DiagnosisPage.exists(code)) {
      return Optional.empty();
    }
    Language language = isPortuguese(code, message) ? Language.PT : Language.EN;
    String folder = language.choose("messages", "mensagens");
    return pages.computeIfAbsent(
        folder + '/' + code + ".md",
        name ->
            copies
                .ofText(name, DiagnosisManual.one(code, language))
                .map(file -> file.toUri().toString()));
  }

  private boolean isPortuguese(String code, String message) {
    return messages
        .computeIfAbsent(code, it -> told(Diagnosis.of(it).page().message(Language.PT)))
        .matcher(message)
        .matches();
  }

  /** What a message may say, whatever it is about. */
  private static Pattern told(String template) {
    return Pattern.compile(
        Arrays.stream(template.split("\\{\\d}", -1))
            .map(Pattern::quote)
            .collect(Collectors.joining(".*")),
        Pattern.DOTALL);
  }
}
