package org.rpg.encounter.dsl.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.eclipse.emf.common.util.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.Problem;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Planner;
import org.rpg.encounter.rules.Parameter;

/** What a table settles for all its scripts. */
class ProjectTest {
  private static final ScriptLoader LOADER = ScriptLoader.standalone(Language.EN);
  private static final URI FILE = URI.createURI("file:/table/encounter.toml");
  private static final String FIGHT = "encounter Fight { heroes: Rat  opponents: Goblin }";

  @TempDir Path table;

  private Path write(String file, String text) throws IOException {
    Path path = table.resolve(file);
    Files.createDirectories(path.getParent());
    return Files.writeString(path, text);
  }

  private Loaded load(String file, String text) throws IOException {
    return LOADER.load(write(file, text), file);
  }

  private static List<String> codes(Loaded script) {
    return script.problems().stream().map(Problem::code).toList();
  }

  private static Plan plan(Loaded script) {
    Script all = script.script().orElseThrow();
    return Planner.plan(all.getDeclarations().get(all.getDeclarations().size() - 1));
  }

  // ---- which file counts

  @Test
  void theNearestFileAboveCounts() throws IOException {
    write("encounter.toml", "[severity]\nNAME-UNUSED = \"off\"");
    write("old/encounter.toml", "[severity]\nNAME-UNUSED = \"error\"");
    String text = "tactics Timid { otherwise: wait }\n" + FIGHT;
    assertEquals(List.of(), codes(load("new/nights/one.encounter", text)));
    Loaded old = load("old/nights/one.encounter", text);
    assertEquals(List.of("NAME-UNUSED"), codes(old));
    assertTrue(old.hasErrors());
  }

  @Test
  void theFileMakesItsFolderTheRootOfImports() throws IOException {
    write("heroes/ana.encounter", "character Ana { skills Physique 1 }");
    String text =
        "import \"../../heroes/ana.encounter\"\nencounter X { heroes: Ana  opponents: Rat }";
    assertEquals(List.of("IMPORT-OUTSIDE"), codes(load("nights/one/x.encounter", text)));
    write("encontro.toml", "");
    assertEquals(List.of(), codes(load("nights/one/x.encounter", text)));
    write("nights/encounter.toml", "");
    assertEquals(List.of("IMPORT-OUTSIDE"), codes(load("nights/one/x.encounter", text)));
  }

  @Test
  void aChangedFileIsReadAnew() throws IOException {
    String text = "tactics Timid { otherwise: wait }\n" + FIGHT;
    write("encounter.toml", "[severity]\nNAME-UNUSED = \"off\"");
    assertEquals(List.of(), codes(load("x.encounter", text)));
    write("encounter.toml", "[severity]\nNAME-UNUSED = \"warning\"");
    assertEquals(List.of("NAME-UNUSED"), codes(load("x.encounter", text)));
    Files.delete(table.resolve("encounter.toml"));
    assertEquals(
        List.of(Problem.Severity.INFO),
        load("x.encounter", text).problems().stream().map(Problem::severity).toList());
  }

  // ---- the library

  @Test
  void theLibraryNeedsNoImport() throws IOException {
    write("encounter.toml", "library = [\"monsters\", \"people/guards.encounter\"]");
    write("monsters/a.encounter", "creature Marsh Cat { size small }");
    write("monsters/b.md", "Bats.\n\n```encounter\ncreature Reed Bat { size tiny }\n```\n");
    write("people/guards.encounter", "creature Tall Guard { size medium }");
    write("people/thieves.encounter", "creature Thin Thief { size medium }");
    String seen = "encounter X { heroes: Marsh Cat, Tall Guard  opponents: Reed Bat }";
    assertEquals(List.of(), codes(load("nights/x.encounter", seen)));
    String unseen = "encounter X { heroes: Marsh Cat  opponents: Thin Thief }";
    assertEquals(List.of("LINK-UNKNOWN"), codes(load("nights/y.encounter", unseen)));
  }

  @Test
  void withoutALibraryInItTheUsualFolderOfTheTableIsSeen() throws IOException {
    write("encounter.toml", "");
    write("biblioteca/a.encounter", "creature Marsh Cat { size small }");
    String text = "encounter X { heroes: Marsh Cat  opponents: Rat }";
    assertEquals(List.of(), codes(load("nights/deep/x.encounter", text)));
  }

  // ---- the rules

  private Plan plan(String rules, String text) throws IOException {
    write("encounter.toml", rules);
    write(
        "library/rules.encounter",
        "ruleset House / Casa like Standard { Opening Distance = 6 m }\n"
            + "ruleset Far like Standard { Opening Distance = 30 m }");
    Loaded script = load("nights/x.encounter", text);
    assertEquals(List.of(), codes(script));
    return plan(script);
  }

  private static int distance(Plan plan) {
    return plan.battle().ruleset().squares(Parameter.OPENING_DISTANCE);
  }

  /** A square is 1.5 m: 18 m are 12 of them, 6 m are 4, 30 m are 20. */
  @ParameterizedTest
  @CsvSource({
    "'', encounter X { heroes: Rat  opponents: Goblin }, 12",
    "'rules = \"House\"', encounter X { heroes: Rat  opponents: Goblin }, 4",
    "'regras = \"Casa\"', encounter X { heroes: Rat  opponents: Goblin }, 4",
    "'rules = \"House\"', encounter X { rules Far  heroes: Rat  opponents: Goblin }, 20",
    "'rules = \"House\"', encounter X { rules Standard  heroes: Rat  opponents: Goblin }, 12"
  })
  void sceneWithoutRulesPlaysByThoseOfItsTable(String rules, String text, int squares)
      throws IOException {
    assertEquals(squares, distance(plan(rules, text)));
  }

  @Test
  void theStagesOfAnAdventurePlayByItsRulesBeforeTheTables() throws IOException {
    String stages =
        FIGHT + "\nadventure A { travellers Rat  starts at Fight  Fight -> End  ending End ";
    Plan tables = plan("rules = \"House\"", stages + "}");
    Plan own = plan("rules = \"House\"", stages + "rules Far }");
    assertEquals(4, distance(tables.parts().get(0)));
    assertEquals(20, distance(own.parts().get(0)));
  }

  @Test
  void checksKnowTheRulesOfTheTable() throws IOException {
    // EXH-01: without the module nobody tires, so nobody collapses on this leg
    String text =
        "journey Far { travellers Rat  leg Long 40 h { no sleep }  expect arrival >= 10% }";
    write("library/rules.encounter", "ruleset Light like Standard { Exhaustion = disabled }");
    write("encounter.toml", "");
    List<String> tiring = codes(load("x.encounter", text));
    write("encounter.toml", "rules = \"Light\"  # nobody tires");
    List<String> light = codes(load("x.encounter", text));
    assertTrue(tiring.contains("LEG-AWAKE") || tiring.contains("LEG-COLLAPSE"), tiring.toString());
    assertTrue(!light.contains("LEG-COLLAPSE"), light.toString());
  }

  // ---- the language

  @Test
  void aTextWhoseWordsDoNotTellSpeaksTheTablesLanguage() throws IOException {
    write("encounter.toml", "language = \"pt\"");
    assertEquals(Language.PT, load("x.encounter", "// nada\n").language());
    write("encounter.toml", "language = \"en\"");
    assertEquals(Language.EN, load("x.encounter", "// nada\n").language());
  }

  // ---- the severities

  @Test
  void ofSeveralThatFitTheLastCounts() throws IOException {
    String text = "tactics Timid { otherwise: wait }\n" + FIGHT;
    write("encounter.toml", "[severity]\n\"NAME-*\" = \"off\"\nNAME-UNUSED = \"warning\"");
    assertEquals(List.of("NAME-UNUSED"), codes(load("x.encounter", text)));
    write("encounter.toml", "[gravidade]\nNAME-UNUSED = \"aviso\"\n\"NAME-*\" = \"desligado\"");
    assertEquals(List.of(), codes(load("x.encounter", text)));
  }

  @Test
  void whatTheScriptIgnoresIsNoError() throws IOException {
    write("encounter.toml", "[severity]\nNAME-UNUSED = \"error\"");
    String text =
        "// ignore NAME-UNUSED: for next week\ntactics Timid { otherwise: wait }\n" + FIGHT;
    assertEquals(List.of(), codes(load("x.encounter", text)));
  }

  @Test
  void anErrorStaysOne() throws IOException {
    write("encounter.toml", "[severity]\n\"NAME-*\" = \"off\"");
    Loaded script = load("x.encounter", "creature A { }\ncreature A { }");
    assertEquals(List.of("NAME-TWICE"), codes(script));
    assertTrue(script.hasErrors());
  }

  // ---- the text

  @Property
  void whateverTheTextItIsReadAndEveryPlaceIsInIt(@ForAll String text) {
    ProjectText read = ProjectText.of(text);
    for (ProjectText.Span span : read.unreadable()) {
      assertTrue(span.offset() >= 0 && span.offset() + span.length() <= text.length());
    }
    read.entries().forEach(it -> assertTrue(read.valueOf(it).offset() <= text.length()));
  }

  @Test
  void aPathLeadsNowhereOutside() {
    assertEquals(
        Optional.of(URI.createURI("file:/table/a%20b/c")), Project.below(FILE, "./a b\\x/../c"));
    assertEquals(Optional.empty(), Project.below(FILE, "../other"));
    assertEquals(Optional.empty(), Project.below(FILE, "a/../../other"));
    assertEquals(Optional.empty(), Project.below(FILE, "/etc"));
    assertEquals(Optional.empty(), Project.below(FILE, "C:\\table"));
  }

  @Test
  void aMarkAtTheBeginOfTheFileIsNoFault() {
    ProjectText read = ProjectText.of("\uFEFFlanguage = \"en\"\r\n");
    assertEquals(List.of(), read.unreadable());
    assertEquals(1, read.entries().get(0).key().offset());
  }

  @Test
  void aValueEndsBeforeItsComment() {
    ProjectText read = ProjectText.of("rules = \"A # b\" # c\n");
    assertEquals(new ProjectText.Span(8, 7), read.valueOf(read.entries().get(0)));
  }
}
