package org.rpg.encounter.ide.refactor;

import com.google.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ReplaceRegion;
import org.rpg.encounter.dsl.translate.Translator;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.validation.Wording;
import org.rpg.encounter.dsl.words.Language;

/** The whole file in the other language. */
final class ConvertedLanguage implements Refactoring {
  private final Translator translator;

  @Inject
  ConvertedLanguage(Translator translator) {
    this.translator = translator;
  }

  @Override
  public String id() {
    return "translate";
  }

  @Override
  public String kind() {
    return CodeActionKind.RefactorRewrite;
  }

  /** Of a file that cannot be read whole nobody knows what its words are. */
  @Override
  public Optional<Wording> title(XtextResource script, int offset) {
    boolean whole =
        script.getErrors().isEmpty() && !script.getParseResult().getRootNode().getText().isBlank();
    return whole
        ? Optional.of(
            Phrases.of(Language.of(script).choose("refactor.to-portuguese", "refactor.to-english")))
        : Optional.empty();
  }

  @Override
  public List<ReplaceRegion> edits(XtextResource script, String text, int offset) {
    EcoreUtil.resolveAll(script);
    return List.of(new ReplaceRegion(0, text.length(), translator.translate(script, text)));
  }
}
