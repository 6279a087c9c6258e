package org.rpg.encounter.dsl.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.EcorePackage;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rpg.encounter.dsl.Scripts;
import org.rpg.encounter.dsl.encounter.Import;

/** Thirteen scripts in both languages, written from what game masters prepare. */
class CorpusTest {
  static Stream<Path> scripts() {
    return Stream.concat(Scripts.corpus("en").stream(), Scripts.corpus("pt").stream());
  }

  static Stream<Path> english() {
    return Scripts.corpus("en").stream();
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void parsesAndKeepsItsText(Path script) {
    String text = Scripts.text(script);
    assertEquals(List.of(), Scripts.errors(text));
    assertEquals(text, Scripts.parse(text).getRootNode().getText());
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void everyNameResolves(Path script) {
    assertEquals(List.of(), Scripts.problems(Scripts.linked(Scripts.set(), script)));
  }

  @Test
  void eitherLanguageResolvesAgainstTheOthersBook() {
    for (String[] pair : new String[][] {{"pt", "en"}, {"en", "pt"}}) {
      XtextResourceSet scripts = Scripts.set();
      for (Path script : Scripts.corpus(pair[0])) {
        if (script.getFileName().toString().matches("(bridge|manoeuvres).*")) {
          String text = Scripts.text(script).replace("book." + pair[0], "book." + pair[1]);
          Path book = script.resolveSibling("book." + pair[1] + ".encounter");
          scripts.getResource(URI.createFileURI(book.toString()), true);
          assertTrue(Scripts.problems(Scripts.linked(scripts, script)).isEmpty(), text);
        }
      }
    }
  }

  /** Numbers, dice, words and what every name means are equal; names and texts are not compared. */
  @ParameterizedTest
  @MethodSource("english")
  void bothLanguagesAreTheSameModel(Path english) {
    String other = english.getFileName().toString().replace(".en.", ".pt.");
    Resource one = Scripts.linked(Scripts.set(), english);
    Resource two = Scripts.linked(Scripts.set(), english.resolveSibling(other));
    assertEquals(String.join("\n", lines(one)), String.join("\n", lines(two)));
  }

  private static List<String> lines(Resource script) {
    List<String> lines = new ArrayList<>();
    EcoreUtil.getAllContents(script, false)
        .forEachRemaining(element -> lines.add(line((EObject) element)));
    return lines;
  }

  private static String line(EObject element) {
    StringBuilder line = new StringBuilder(element.eClass().getName());
    for (EStructuralFeature feature : element.eClass().getEAllStructuralFeatures()) {
      if (feature instanceof EReference reference && !reference.isContainment()) {
        line.append(' ').append(feature.getName()).append("->").append(meant(element, reference));
      } else if (feature instanceof EAttribute attribute && isCompared(element, attribute)) {
        line.append(' ').append(feature.getName()).append('=').append(element.eGet(feature));
      }
    }
    return line.toString();
  }

  private static boolean isCompared(EObject element, EAttribute attribute) {
    return !(element instanceof Import)
        && (attribute.getEAttributeType() != EcorePackage.Literals.ESTRING
            || attribute.getName().equals("dice"));
  }

  private static String meant(EObject element, EReference reference) {
    Object value = element.eGet(reference);
    List<?> targets =
        value instanceof List<?> many ? many : value == null ? List.of() : List.of(value);
    return targets.stream()
        .map(target -> EcoreUtil.getURI((EObject) target))
        .map(uri -> uri.lastSegment().replaceAll("\\.(en|pt)\\.", ".") + uri.fragment())
        .toList()
        .toString();
  }
}
