package org.rpg.encounter.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.report.Golden.assertGolden;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Journey;
import org.rpg.encounter.dsl.load.Loaded;
import org.rpg.encounter.dsl.load.ScriptLoader;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Planner;
import org.rpg.encounter.play.Play;

/** A story for each group of the catalogue, in both languages, each step with its rules. */
class RuleStoriesTest {
  private static final ScriptLoader LOADER = ScriptLoader.standalone(Language.EN);
  private static final Pattern ID = Pattern.compile("[A-Z]{3,4}-[0-9]{2}");
  private static final long SEED = 1;

  /** A group, which run of its script is told, and its main rules. */
  @ParameterizedTest
  @CsvSource({
    "ACT, 7, 04 07 11 14 15",
    "ATK, 16, 01 02 03 04 05",
    "BASE, 127, 05 07 08 09 13 15",
    "CON, 110, 00 01 02 04 05 07 08 09 10 11 12 13",
    "CTR, 75, 01 02",
    "DEF, 124, 02 03",
    "EXH, 121, 01 02 03 04 05 06 07 10 11 12 13 16 17 18 19 20",
    "INI, 564, 01 02 04 05 06 07",
    "LAY, 16, 10 12",
    "MAN, 484, 01 02 07 08 09 12 13 14 15 16",
    "OPO, 7, 01 02",
    "POI, 409, 01 02 03 05 10 12 15",
    "REC, 16, 01 02 03 04 06 07 08",
    "REST, 1, 01 02 04",
    "SIT, 86, 01 03 07 09 10 13 14 15 16 17",
    "STA, 152, 01",
    "TAC, 1, 01 02 04 05 23",
    "TRN, 55, 04 05",
    "TRT, 98, 01 02 03 04 05 06 07",
    "TRV, 25, 01 02 03 04 05",
    "WND, 0, 01 03"
  })
  void aGroupHasItsStoryInBothLanguages(String group, long run, String main) throws IOException {
    String english = story(group, Language.EN, run);
    String portuguese = story(group, Language.PT, run);
    assertGolden("story/rules/" + group + ".EN.txt", english);
    assertGolden("story/rules/" + group + ".PT.txt", portuguese);
    List<String> cited = cited(english);
    assertEquals(cited, cited(portuguese), "both languages cite the same rules");
    for (String number : main.split(" ")) {
      assertTrue(cited.contains(group + "-" + number), group + "-" + number);
    }
  }

  private static List<String> cited(String story) {
    List<String> ids = new ArrayList<>();
    ID.matcher(story).results().forEach(it -> ids.add(it.group()));
    return ids;
  }

  private static String story(String group, Language language, long run) throws IOException {
    String file = group + "." + language.name().toLowerCase(Locale.ROOT) + ".encounter";
    Loaded loaded = LOADER.load(script(file));
    assertFalse(loaded.hasErrors(), file + loaded.problems());
    List<EObject> scenes = new ArrayList<>(loaded.script().orElseThrow().getDeclarations());
    EObject scene =
        scenes.stream()
            .filter(Journey.class::isInstance)
            .findFirst()
            .or(() -> scenes.stream().filter(Encounter.class::isInstance).findFirst())
            .orElseThrow();
    Plan plan = Planner.plan(scene);
    Play play = new Play(plan);
    StringBuilder text = new StringBuilder();
    Story story = new Story(play, Terminal.plain(), line -> text.append(line).append('\n'));
    story.title(plan.title(), file, SEED, run);
    plan.prose().forEach(story::read);
    play.run(SEED, run, story);
    return text.toString();
  }

  private static String script(String file) throws IOException {
    try (InputStream in = RuleStoriesTest.class.getResourceAsStream("/story/rules/" + file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
