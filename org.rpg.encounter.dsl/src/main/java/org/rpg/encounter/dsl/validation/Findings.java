package org.rpg.encounter.dsl.validation;

import java.util.function.BiPredicate;
import java.util.function.Consumer;
import org.eclipse.emf.common.util.Diagnostic;
import org.eclipse.emf.common.util.DiagnosticChain;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.validation.CheckType;
import org.eclipse.xtext.validation.RangeBasedDiagnostic;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Reader;

/** What the checks of one file have found, worded for who reads it. */
public final class Findings {
  private final DiagnosticChain chain;
  private final Reader reader;
  private final BiPredicate<Diagnosis, Place> wanted;

  Findings(DiagnosticChain chain, Reader reader) {
    this(chain, reader, (diagnosis, place) -> true);
  }

  private Findings(DiagnosticChain chain, Reader reader, BiPredicate<Diagnosis, Place> wanted) {
    this.chain = chain;
    this.reader = reader;
    this.wanted = wanted;
  }

  /** The same, without what is only a warning or a hint. */
  Findings ofErrors() {
    return only((diagnosis, place) -> diagnosis.severity() == Severity.ERROR);
  }

  /** The same, without what is found outside an element. */
  Findings within(EObject element) {
    return only((diagnosis, place) -> EcoreUtil.isAncestor(element, place.source()));
  }

  /** The same, and somebody is told of the code of each. */
  Findings telling(Consumer<String> codes) {
    return only(
        (diagnosis, place) -> {
          codes.accept(diagnosis.code());
          return true;
        });
  }

  private Findings only(BiPredicate<Diagnosis, Place> also) {
    return new Findings(chain, reader, wanted.and(also));
  }

  /** The language of the file, in which what mends it is written. */
  public Language language() {
    return reader.script();
  }

  public void report(Diagnosis diagnosis, Place place, Object... arguments) {
    if (!wanted.test(diagnosis, place)) {
      return;
    }
    chain.add(
        new Found(
            emf(diagnosis.severity()),
            diagnosis.message(reader, arguments),
            place,
            diagnosis.code(),
            Diagnosis.replacements(arguments)));
  }

  /** At the name of the element, or at its first line. */
  public void report(Diagnosis diagnosis, EObject element, Object... arguments) {
    report(diagnosis, Place.of(element), arguments);
  }

  /** At the text of one feature. */
  public void reportAt(
      Diagnosis diagnosis, EObject element, EStructuralFeature feature, Object... arguments) {
    report(diagnosis, Place.of(element, feature), arguments);
  }

  private static int emf(Severity severity) {
    return switch (severity) {
      case ERROR -> Diagnostic.ERROR;
      case WARNING -> Diagnostic.WARNING;
      case INFO, IGNORE -> Diagnostic.INFO;
    };
  }

  private static final class Found extends RangeBasedDiagnostic {
    Found(int severity, String message, Place place, String code, String[] data) {
      super(
          severity,
          message,
          place.source(),
          place.offset(),
          place.length(),
          CheckType.FAST,
          code,
          data);
    }
  }
}
