package org.rpg.encounter.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.ActionKind;
import org.rpg.encounter.rules.combat.Combat;

class DeedsTest {
  @ParameterizedTest
  @EnumSource
  void everyActionHasASentenceOfItsOwn(Language language) {
    Set<String> told = new HashSet<>();
    for (ActionKind action : ActionKind.values()) {
      String sentence = told(language, action, 0);
      assertTrue(sentence.matches("  Ana [a-zà-ú].*[.]"), sentence);
      assertTrue(told.add(sentence), sentence);
    }
    assertEquals(ActionKind.values().length, told.size());
  }

  @ParameterizedTest
  @EnumSource
  void aDetailNeedNotBeAWeapon(Language language) {
    for (ActionKind action : ActionKind.values()) {
      assertFalse(told(language, action, 99).isEmpty());
      assertFalse(told(language, action, -1).isEmpty());
    }
  }

  private static String told(Language language, ActionKind action, int detail) {
    Combat combat = Combats.bridge(language);
    StringBuilder text = new StringBuilder();
    Story story = new Story(combat, language, Terminal.plain(), result -> "", text::append);
    story.on(new Event.Acted(0, action, 2, detail, List.of()));
    story.on(new Event.TurnStarted(0, 1, 1, List.of()));
    return text.toString();
  }
}
