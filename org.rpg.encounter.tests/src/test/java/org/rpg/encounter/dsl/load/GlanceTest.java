package org.rpg.encounter.dsl.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.ecore.util.InternalEList;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.util.LazyStringInputStream;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.IResourceValidator;
import org.eclipse.xtext.validation.Issue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.dsl.Scripts;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Variant;

/** What is told of one declaration of a long script ahead of all others. */
class GlanceTest {
  private static final Path EXAMPLES = Path.of(System.getProperty("encounter.root"), "examples");

  private static final String SCENE =
      """
      character Ana {
          skills Fight[Sword] 3, Dodge 2
          wields Sword
      }
      encounter Sewer {
          heroes: Ana
          opponents: 2 Goblins
          expect victory >= 10%
      }
      variant Deeper like Sewer {
          add 1 Ogre for opponents
      }
      tactics Nobody {
          if prone: stand up
          otherwise: attack nearest enemy
      }
      """;

  private static final String LONG = crowd(0) + SCENE + crowd(60);

  /** Sixty creatures that nothing is wrong with: about 3,500 characters. */
  private static String crowd(int first) {
    StringBuilder text = new StringBuilder();
    for (int i = first; i < first + 60; i++) {
      String name = "Rat " + (char) ('A' + i / 26) + (char) ('a' + i % 26);
      text.append("creature ").append(name).append(" like Goblin {\n    skills Dodge 1\n}\n");
    }
    return text.toString();
  }

  private final Glance glance = Scripts.the(Glance.class);

  private static ScriptResource read(String text) {
    return read(URI.createURI("memory:/scripts/long.encounter"), text);
  }

  private static ScriptResource read(URI uri, String text) {
    ScriptResource script = (ScriptResource) Scripts.set().createResource(uri);
    try {
      script.load(
          new LazyStringInputStream(text, "UTF-8"), Map.of(XtextResource.OPTION_ENCODING, "UTF-8"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return script;
  }

  private static List<Issue> checked(ScriptResource script) {
    return Scripts.the(IResourceValidator.class)
        .validate(script, CheckMode.NORMAL_AND_FAST, CancelIndicator.NullImpl);
  }

  private static List<String> told(List<Issue> issues) {
    return issues.stream()
        .map(
            it ->
                "%d:%d-%d:%d %s %s"
                    .formatted(
                        it.getLineNumber(),
                        it.getColumn(),
                        it.getLineNumberEnd(),
                        it.getColumnEnd(),
                        it.getCode(),
                        it.getMessage()))
        .sorted()
        .toList();
  }

  private Optional<List<Issue>> glanced(String before, String after) {
    ScriptResource script = read(before);
    return glanced(script, new Glance.Known(before, checked(script)), after);
  }

  private Optional<List<Issue>> glanced(ScriptResource script, Glance.Known known, String after) {
    return glance
        .at(script, after, known, false, CancelIndicator.NullImpl)
        .map(Glance.Seen::issues);
  }

  /** The same as when all is checked, and that is so much. */
  private void tellsAll(String before, String after, int problems) {
    List<Issue> whole = checked(read(after));
    assertEquals(problems, whole.size(), () -> told(whole).toString());
    assertEquals(told(whole), told(glanced(before, after).orElseThrow()));
  }

  private static String with(String part, String other) {
    assertTrue(LONG.contains(part));
    return LONG.replace(part, other);
  }

  @Test
  void aSlipIsToldWhereItIs() {
    // in a script with a slip nothing counts as unused: that is seen when all is checked
    String after = with("opponents: 2 Goblins", "opponents: 2 2 Goblins");
    List<String> ahead = told(glanced(LONG, after).orElseThrow());
    assertEquals(2, ahead.size(), ahead.toString());
    assertEquals(told(checked(read(after))), ahead.subList(0, 1));
    assertTrue(ahead.get(1).contains("NAME-UNUSED"), ahead.get(1));
  }

  @Test
  void aNameThatLeadsNowhereIsTold() {
    tellsAll(LONG, with("2 Goblins", "2 Gobblings"), 2);
  }

  @Test
  void aRuleThatIsBrokenIsTold() {
    tellsAll(LONG, with("Fight[Sword] 3", "Fight[Axe] 3"), 2);
  }

  @Test
  void whatWasMendedIsNotToldAnyMore() {
    tellsAll(with("2 Goblins", "2 Gobblings"), LONG, 1);
  }

  @Test
  void whatStandsBelowIsToldWhereItStandsNow() {
    String wrong = with("attack nearest enemy", "attack nearest enemy with Sowrd");
    tellsAll(wrong, wrong.replace("heroes: Ana", "heroes:\n        Ana"), 2);
  }

  @Test
  void whatStandsAboveStays() {
    String wrong = with("wields Sword", "wields Sowrd");
    tellsAll(wrong, wrong.replace("opponents: 2 Goblins", "opponents: 3 Goblins"), 2);
  }

  @Test
  void whatOnlyTheWholeScriptShowsStays() {
    // that nothing uses the tactics is seen by looking at all else
    tellsAll(LONG, with("attack nearest enemy", "attack weakest enemy"), 1);
  }

  @Test
  void aPortugueseDeclarationIsReadAsTheScriptItStandsIn() {
    String script =
        LONG.replace(
                SCENE,
                """
                encontro Esgoto {
                    heróis: 1 Goblin
                    oponentes: 2 Goblins
                }
                """)
            .replace("creature", "criatura")
            .replace("like", "como")
            .replace("skills", "perícias")
            .replace("Dodge", "Esquiva");
    ScriptResource read = read(script);
    Glance.Known known = new Glance.Known(script, checked(read));
    String after = script.replace("2 Goblins", "2 Gobblings");
    List<Issue> found = glanced(read, known, after).orElseThrow();
    assertEquals(told(checked(read(after))), told(found));
    assertTrue(found.get(0).getMessage().startsWith("Não conheço"), found.get(0).getMessage());
  }

  @Test
  void afterwardsTheScriptIsAsItWas() {
    ScriptResource script = read(LONG);
    List<Issue> before = checked(script);
    List<EObject> declarations = List.copyOf(Scripts.of(script).getDeclarations());
    Encounter sewer =
        declarations.stream()
            .filter(Encounter.class::isInstance)
            .map(Encounter.class::cast)
            .findFirst()
            .orElseThrow();
    List<EObject> inside = List.copyOf(sewer.eContents());
    Optional<List<Issue>> told =
        glanced(
            script,
            new Glance.Known(LONG, before),
            with("2 Goblins", "2 Gobblings, Ogre named Grum"));
    assertTrue(told.isPresent());
    assertEquals(declarations, Scripts.of(script).getDeclarations());
    assertEquals(inside, sewer.eContents());
    assertEquals(List.of(), script.getErrors());
    assertEquals(Optional.empty(), script.focus());
    assertEquals(LONG, script.text());
    assertTrue(
        declarations.stream()
            .anyMatch(it -> it instanceof Variant variant && variant.getBase() == sewer));
    assertEquals(told(before), told(checked(script)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2 { Goblins", // all that follows may stand inside now
        "2 Goblins }",
        "2 Goblins /*",
        "2 Goblins\n    read \"\"\"",
        "2 Goblins\n}\nencounter Second {\n    heroes: Ana"
      })
  void whatMayChangeHowTheRestIsReadWaitsForTheWhole(String written) {
    assertEquals(Optional.empty(), glanced(LONG, with("2 Goblins", written)));
  }

  @Test
  void whatIsNotInsideOneDeclarationWaitsForTheWhole() {
    assertEquals(Optional.empty(), glanced(LONG, with("encounter Sewer", "encounterr Sewer")));
    assertEquals(Optional.empty(), glanced(LONG, with("variant Deeper", "// x\nvariant Deeper")));
    assertEquals(
        Optional.empty(),
        glanced(LONG, with("wields Sword", "wields Axe").replace("2 Goblins", "3 Goblins")));
    assertEquals(Optional.empty(), glanced(LONG, LONG));
  }

  @Test
  void aShortScriptIsCheckedAsAWholeAtOnce() {
    assertEquals(Optional.empty(), glanced(SCENE, SCENE.replace("2 Goblins", "2 Gobblings")));
  }

  // ---- the scripts that ship, written in at random

  /**
   * A glance takes no fault for granted that is none, and misses only what lies elsewhere: names
   * that went, and words of the other language. The seed is fixed.
   */
  @Test
  void randomEditsOfTheExamples() throws IOException {
    int glances = 0;
    int same = 0;
    int toldTooMuch = 0;
    List<Path> scripts;
    try (Stream<Path> files = Files.walk(EXAMPLES)) {
      scripts = files.filter(it -> it.toString().endsWith(".encounter")).sorted().toList();
    }
    Random random = new Random(20_261_201);
    for (Path file : scripts) {
      String text = Files.readString(file);
      if (text.length() < Glance.SHORTEST) {
        continue;
      }
      URI uri = URI.createFileURI(file.toAbsolutePath().toString());
      ScriptResource script = read(uri, text);
      List<Issue> before = checked(script);
      for (int i = 0; i < 6; i++) {
        String after = edited(text, random);
        Optional<List<Issue>> found = glanced(script, new Glance.Known(text, before), after);
        if (found.isPresent()) {
          glances++;
          List<String> whole = told(checked(read(uri, after)));
          List<String> quick = told(found.get());
          List<String> extra = new ArrayList<>(quick);
          whole.forEach(extra::remove);
          same += whole.equals(quick) ? 1 : 0;
          toldTooMuch += extra.isEmpty() ? 0 : 1;
        }
      }
      assertEquals(told(before), told(checked(script)), file::toString);
      assertFalse(script.focus().isPresent());
    }
    assertTrue(glances >= 90, glances + " glances");
    assertTrue(same >= 0.9 * glances, same + " of " + glances + " tell all");
    assertTrue(toldTooMuch <= 0.01 * glances, toldTooMuch + " of " + glances + " tell too much");
  }

  // ---- a script that becomes what is written

  /** All there is to know of a script: its text, token by token, its elements, where names lead. */
  private static String all(ScriptResource script) {
    Scripts.link(script);
    StringBuilder all = new StringBuilder();
    for (INode node : script.getParseResult().getRootNode().getAsTreeIterable()) {
      EObject grammar = node.getGrammarElement();
      all.append(node.getTotalOffset()).append('+').append(node.getTotalLength());
      all.append(grammar == null ? "" : EcoreUtil.getURI(grammar).fragment());
      all.append(node.getSyntaxErrorMessage() == null ? "" : node.getSyntaxErrorMessage());
      all.append(node.hasDirectSemanticElement() ? fragment(node.getSemanticElement()) : "");
      all.append(node instanceof ILeafNode ? node.getText() : "").append('\n');
    }
    EcoreUtil.getAllContents(script, false)
        .forEachRemaining(it -> all.append(line((EObject) it)).append('\n'));
    return all.toString();
  }

  private static String fragment(EObject element) {
    return element.eIsProxy() ? "nowhere" : EcoreUtil.getURI(element).toString();
  }

  private static String line(EObject element) {
    StringBuilder line = new StringBuilder(fragment(element)).append(element.eClass().getName());
    for (EStructuralFeature feature : element.eClass().getEAllStructuralFeatures()) {
      Object value = element.eGet(feature, false);
      if (feature instanceof EAttribute) {
        line.append(' ').append(value);
      } else if (!((EReference) feature).isContainment() && value != null) {
        List<?> named = value instanceof InternalEList<?> list ? list.basicList() : List.of(value);
        named.forEach(it -> line.append(" -> ").append(fragment((EObject) it)));
      }
    }
    return line.toString();
  }

  /** What is known of a script that was kept as it is written; nothing if it was not. */
  private Optional<Glance.Known> kept(ScriptResource script, Glance.Known known, String after) {
    return glance
        .at(script, after, known, true, CancelIndicator.NullImpl)
        .filter(Glance.Seen::kept)
        .map(it -> new Glance.Known(after, it.issues()));
  }

  @Test
  void aScriptThatIsKeptIsAsIfReadAnew() {
    ScriptResource script = read(LONG);
    Glance.Known known = new Glance.Known(LONG, checked(script));
    String text = LONG;
    for (String[] edit :
        new String[][] {
          {"2 Goblins", "12 Goblins"},
          {
            "expect victory >= 10%", "clock Noise 3\n    expect victory >= 10%"
          }, // a new name: not kept
          {"Dodge 2", "Dodge 3"},
          {"12 Goblins", "12 Gobblings"},
          {"12 Gobblings", "12 12 Gobblings"},
          {"12 12 Gobblings", "2 Goblins"}
        }) {
      String after = text.replace(edit[0], edit[1]);
      assertFalse(after.equals(text), edit[0]);
      Optional<Glance.Known> kept = kept(script, known, after);
      assertEquals(!edit[1].startsWith("clock"), kept.isPresent(), edit[1]);
      known = kept.orElse(known);
      text = known.text();
      ScriptResource fresh = read(text);
      assertEquals(all(fresh), all(script), edit[1]);
      assertEquals(told(checked(fresh)), told(checked(script)));
    }
  }

  @Test
  void whoeverNamesWhatStandsInADeclarationNamesIt() {
    String named =
        with("opponents: 2 Goblins", "opponents: Ogre named Grum")
            .replace("add 1 Ogre for opponents", "remove Grum");
    ScriptResource script = read(named);
    Glance.Known known = new Glance.Known(named, checked(script));
    String after =
        named
            .replace("heroes: Ana", "place Far Bank\n    heroes: Ana")
            .replace("place Far Bank\n    heroes: Ana", "heroes: Ana, 1 Goblin");
    assertTrue(kept(script, known, after).isPresent());
    assertEquals(all(read(after)), all(script));
  }

  /** The seed is fixed. */
  @Test
  void randomEditsThatAreKept() throws IOException {
    int kept = 0;
    Random random = new Random(20_261_202);
    List<Path> scripts;
    try (Stream<Path> files = Files.walk(EXAMPLES)) {
      scripts = files.filter(it -> it.toString().endsWith(".encounter")).sorted().toList();
    }
    for (Path file : scripts) {
      String text = Files.readString(file);
      if (text.length() < Glance.SHORTEST) {
        continue;
      }
      URI uri = URI.createFileURI(file.toAbsolutePath().toString());
      ScriptResource script = read(uri, text);
      Glance.Known known = new Glance.Known(text, checked(script));
      for (int i = 0; i < 8; i++) {
        String after = edited(text, random);
        Optional<Glance.Known> now = kept(script, known, after);
        kept += now.isPresent() ? 1 : 0;
        known = now.orElse(known);
        text = known.text();
      }
      ScriptResource fresh = read(uri, text);
      assertEquals(all(fresh), all(script), file::toString);
      assertEquals(told(checked(fresh)), told(checked(script)), file::toString);
    }
    assertTrue(kept >= 40, kept + " kept");
  }

  private static String edited(String text, Random random) {
    int at = random.nextInt(text.length());
    String rest = text.substring(at);
    return text.substring(0, at)
        + switch (random.nextInt(3)) {
          case 0 -> (char) ('a' + random.nextInt(26)) + rest;
          case 1 -> rest.substring(Math.min(rest.length(), 1 + random.nextInt(3)));
          default -> {
            int end = rest.indexOf('\n');
            yield end < 0 ? " x" : rest.substring(end);
          }
        };
  }
}
