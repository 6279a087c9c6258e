package org.rpg.encounter.dsl.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.documentation.IEObjectDocumentationProvider;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.Scripts;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.Parameter;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.encounter.SubjectValue;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.rules.Option;
import org.rpg.encounter.rules.Setting;
import org.rpg.encounter.rules.Setting.Bands;
import org.rpg.encounter.rules.Setting.Choice;
import org.rpg.encounter.rules.Setting.Ladder;
import org.rpg.encounter.rules.Setting.Length;
import org.rpg.encounter.rules.Setting.Name;
import org.rpg.encounter.rules.Setting.Roll;
import org.rpg.encounter.rules.Setting.Switch;

class LibraryTest {
  /** What only the language knows. */
  private static final Set<String> OF_THE_LANGUAGE =
      Set.of("Default Style", "Fight Skill", "Empty Hands");

  private static List<Resource> library() {
    List<Resource> library = Scripts.the(Library.class).load(Scripts.set());
    library.forEach(Scripts::link);
    return library;
  }

  private static List<EObject> declarations() {
    return library().stream()
        .flatMap(r -> ((Script) r.getContents().get(0)).getDeclarations().stream())
        .map(EObject.class::cast)
        .toList();
  }

  @Test
  void theLibraryHasNoProblem() {
    library().forEach(r -> assertEquals(List.of(), Scripts.problems(r), r.getURI().toString()));
    library().forEach(r -> assertEquals(Language.PT, Language.of(r)));
  }

  @Test
  void everyEntryIsDocumentedInBothLanguages() {
    IEObjectDocumentationProvider documentation = Scripts.the(IEObjectDocumentationProvider.class);
    for (EObject entry : declarations()) {
      String text = documentation.getDocumentation(entry);
      assertTrue(
          text != null && text.split("\\n---\\s").length == 2, Spellings.of(entry) + ": " + text);
    }
  }

  @Test
  void noNameOfOneKindIsGivenTwice() {
    Set<String> seen = new HashSet<>();
    for (EObject entry : declarations()) {
      for (String name : Spellings.of(entry)) {
        assertTrue(seen.add(entry.eClass().getName() + " " + name), name);
      }
    }
  }

  @Test
  void theEngineAndTheLibraryAgreeOnEveryParameter() {
    Map<String, Parameter> declared =
        declarations().stream()
            .filter(Parameter.class::isInstance)
            .map(Parameter.class::cast)
            .collect(Collectors.toMap(LibraryTest::english, p -> p));
    OF_THE_LANGUAGE.forEach(name -> assertTrue(declared.remove(name) != null, name));
    Set<String> engine = new TreeSet<>();
    for (org.rpg.encounter.rules.Parameter parameter : org.rpg.encounter.rules.Parameter.values()) {
      engine.add(parameter.english());
      assertEquals(expected(parameter), described(declared.get(parameter.english())));
    }
    assertEquals(engine, new TreeSet<>(declared.keySet()));
  }

  private static String english(EObject entry) {
    return Spellings.other(entry).or(() -> Spellings.first(entry)).orElseThrow();
  }

  private static String expected(org.rpg.encounter.rules.Parameter parameter) {
    List<String> lines = new ArrayList<>();
    lines.add(parameter.portuguese() + " / " + parameter.english() + " " + parameter.rule().id());
    for (Option option : parameter.options()) {
      lines.add("  " + option.portuguese() + " / " + option.english());
    }
    lines.add("  = " + value(parameter));
    return String.join("\n", lines);
  }

  private static String value(org.rpg.encounter.rules.Parameter parameter) {
    Setting standard = parameter.standard();
    if (standard instanceof Choice choice) {
      return parameter.options().get(choice.index()).english();
    } else if (standard instanceof Switch on) {
      return on.on() ? "ligado" : "desligado";
    } else if (standard instanceof Setting.Number number) {
      return Integer.toString(number.value());
    } else if (standard instanceof Length length) {
      return String.format(Locale.GERMAN, "%.1f m", length.squares() * 1.5).replace(",0", "");
    } else if (standard instanceof Roll roll) {
      return roll.dice().toString();
    } else if (standard instanceof Name name) {
      return name.name();
    } else if (standard instanceof Ladder ladder) {
      return "escala "
          + ladder.steps().stream().map(Object::toString).collect(Collectors.joining(", "));
    }
    Bands bands = (Bands) standard;
    return "ferimentos leve 1-%d, moderado %d-%d, grave %d"
        .formatted(bands.moderate() - 1, bands.moderate(), bands.grave() - 1, bands.grave());
  }

  private static String described(Parameter parameter) {
    List<String> lines = new ArrayList<>();
    lines.add(parameter.getName() + " / " + english(parameter) + " " + parameter.getRule());
    parameter.getOptions().forEach(o -> lines.add("  " + o.getName() + " / " + english(o)));
    lines.add("  = " + initial(parameter));
    return String.join("\n", lines);
  }

  private static String initial(Parameter parameter) {
    Expression value = parameter.getInitial();
    if (value instanceof SubjectValue subject) {
      return english(subject.getSubject().getNamed());
    }
    EObject written =
        value != null
            ? value
            : parameter.getScale() != null ? parameter.getScale() : parameter.getWounds();
    return NodeModelUtils.getTokenText(NodeModelUtils.findActualNodeFor(written));
  }
}
