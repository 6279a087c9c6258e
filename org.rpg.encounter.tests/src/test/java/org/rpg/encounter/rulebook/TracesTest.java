package org.rpg.encounter.rulebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rpg.encounter.rules.Rule;

class TracesTest {
  private static final String MAIN = "org.rpg.encounter.dsl/src/main/java/org/rpg/encounter/";
  private static final String TESTS = "org.rpg.encounter.tests/src/test/java/org/rpg/encounter/";

  @TempDir Path checkout;

  private void source(String file, String text) throws IOException {
    Path path = checkout.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  private Trace trace(Rule rule) throws IOException {
    for (String part : List.of("rules", "play")) {
      Files.createDirectories(checkout.resolve(MAIN + part));
    }
    for (String part : List.of("rules", "play", "preview")) {
      Files.createDirectories(checkout.resolve(TESTS + part));
    }
    return TraceScan.of(checkout).of(rule);
  }

  @Test
  void aRuleIsBuiltWhereACommentOrAConstantNamesIt() throws IOException {
    source(MAIN + "rules/combat/Charge.java", "class Charge {} // MAN-15");
    source(MAIN + "play/Deed.java", "class Deed { Rule r = MAN_15; } // also MAN-15");
    Trace trace = trace(Rule.MAN_15);
    assertEquals(
        List.of("org.rpg.encounter.play.Deed", "org.rpg.encounter.rules.combat.Charge"),
        trace.built());
    assertFalse(trace.isComplete());
    assertEquals(Trace.NONE, TraceScan.of(checkout).of(Rule.MAN_16));
  }

  @Test
  void neitherListsNorImportsNorOtherPackagesBuildARule() throws IOException {
    source(MAIN + "rules/Rule.java", "enum Rule { MAN_15 }");
    source(MAIN + "rules/Event.java", "/** MAN-15 */ interface Event {}");
    source(MAIN + "rules/CitedTests.java", "class CitedTests { Rule r = MAN_15; }");
    source(MAIN + "rules/A.java", "import static org.rpg.encounter.rules.Rule.MAN_15;\nclass A {}");
    source(MAIN + "report/Words.java", "class Words {} // MAN-15");
    source(MAIN + "rules/B.java", "class B {} // MAN-151, HUMAN-15, MAN-1");
    assertEquals(Trace.NONE, trace(Rule.MAN_15));
  }

  @Test
  void aRangeNamesEachOfItsRules() throws IOException {
    source(
        MAIN + "rules/Dash.java", "/** MAN-03 to MAN-06,\n * TAC-01 to\n * TAC-03 */ class D {}");
    assertFalse(trace(Rule.MAN_05).built().isEmpty());
    assertFalse(trace(Rule.TAC_02).built().isEmpty());
    assertEquals(Trace.NONE, trace(Rule.MAN_07));
  }

  @Test
  void aRuleIsTestedWhereAClassWithTestsNamesIt() throws IOException {
    source(TESTS + "rules/ChargeTest.java", "/** MAN-15 */ class ChargeTest { @Test void a() {} }");
    source(TESTS + "rules/Fight.java", "/** MAN-15 */ class Fight {}");
    source(TESTS + "report/StoryTest.java", "class StoryTest { @Test void a() {} } // MAN-15");
    Trace trace = trace(Rule.MAN_15);
    assertEquals(List.of("org.rpg.encounter.rules.ChargeTest"), trace.tested());
  }

  @Test
  void whatIsWrittenIsReadBackAndIsTheSameEachTime() {
    Path root = Path.of(System.getProperty("encounter.root"));
    Traces traces = TraceScan.of(root);
    assertEquals(traces.toString(), Traces.read(traces.toString()).toString());
    assertEquals(traces.toString(), TraceScan.of(root).toString());
    assertTrue(traces.of(Rule.INI_05).isComplete());
  }

  @Test
  void theBuildWritesAFileWithALineForEachRule() throws IOException {
    source(MAIN + "rules/Charge.java", "class Charge {} // MAN-15");
    trace(Rule.MAN_15);
    Path file = checkout.resolve("target/traces.txt");
    TraceScan.main(new String[] {checkout.toString(), file.toString()});
    List<String> lines = Files.readAllLines(file);
    assertEquals(Rule.values().length, lines.size());
    assertTrue(lines.contains("MAN-15\torg.rpg.encounter.rules.Charge\t"));
  }
}
