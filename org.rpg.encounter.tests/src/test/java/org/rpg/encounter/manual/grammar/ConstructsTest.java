package org.rpg.encounter.manual.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.Grammar;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.TerminalRule;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.Scripts;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.manual.script.ShippedScripts;
import org.rpg.encounter.rulebook.Text;

/** {@code constructs.md} and the grammar tell of the same rules. */
class ConstructsTest {
  private static final Grammar GRAMMAR = Scripts.the(IGrammarAccess.class).getGrammar();
  private static final Constructs CONSTRUCTS = Constructs.ofTheLanguage();

  private static List<Construct> all() {
    return CONSTRUCTS.chapters().stream().flatMap(it -> it.constructs().stream()).toList();
  }

  /** Whoever adds a rule says what it is to a writer, or that it is drawn where it is used. */
  @Test
  void everyRuleOfTheGrammarIsToldOfOnceAndNoOther() {
    Set<String> rules = new TreeSet<>();
    GrammarUtil.allParserRules(GRAMMAR).forEach(it -> rules.add(it.getName()));
    GrammarUtil.allEnumRules(GRAMMAR).forEach(it -> rules.add(it.getName()));
    for (RuleCall call : GrammarUtil.containedRuleCalls(GRAMMAR)) {
      if (call.getRule() instanceof TerminalRule
          && !(GrammarUtil.containingRule(call) instanceof TerminalRule)) {
        rules.add(call.getRule().getName());
      }
    }
    rules.remove("STRAY"); // nobody writes it
    assertEquals(new ArrayList<>(rules), CONSTRUCTS.rules().stream().sorted().toList());
  }

  @Test
  void whatIsTheSameAsAnotherRuleIsToldOfThere() {
    assertEquals(CONSTRUCTS.of("And"), CONSTRUCTS.of("ProspectAnd"));
    for (String rule : CONSTRUCTS.rules()) {
      boolean apart = CONSTRUCTS.isInlined(rule) || CONSTRUCTS.isHidden(rule);
      assertTrue(apart || CONSTRUCTS.of(rule).isPresent(), rule);
    }
  }

  @Test
  void everyNameWhoseKindTheGrammarLeavesOpenIsToldOf() {
    Set<String> open = new TreeSet<>();
    for (CrossReference reference : GrammarUtil.containedCrossReferences(GRAMMAR)) {
      if (reference.getType().getClassifier().getName().equals("EObject")) {
        Assignment assignment = GrammarUtil.containingAssignment(reference);
        String rule = GrammarUtil.containingRule(reference).getName();
        String drawn = CONSTRUCTS.of(rule).map(Construct::rule).orElse(rule);
        if (drawn.equals(rule)) {
          open.add(rule + "." + assignment.getFeature());
        }
      }
    }
    assertEquals(open, new TreeSet<>(CONSTRUCTS.namedPlaces()));
  }

  @Test
  void everyPlaceOfASmallWordIsInTheGrammar() {
    for (String place : CONSTRUCTS.spelledPlaces()) {
      String key = place.substring(0, place.indexOf(' '));
      String rule = place.substring(place.indexOf(' ') + 1, place.indexOf('.'));
      String feature = place.substring(place.indexOf('.') + 1);
      var found = GrammarUtil.findRuleForName(GRAMMAR, rule);
      assertTrue(
          GrammarUtil.containedKeywords(found).stream().anyMatch(it -> it.getValue().equals(key)),
          place);
      assertTrue(
          GrammarUtil.containedAssignments(found).stream()
              .anyMatch(it -> it.getFeature().equals(feature)),
          place);
    }
  }

  @Test
  void titlesAreShortDistinctAndSmall() {
    for (Language language : Language.values()) {
      Set<String> seen = new HashSet<>();
      for (Construct construct : all()) {
        String title = construct.title().in(language);
        assertTrue(seen.add(title), title + " twice");
        assertTrue(title.length() <= 45, title);
        assertTrue(Character.isLowerCase(title.charAt(0)), title);
      }
    }
  }

  @Test
  void bothLanguagesSayWholeSentencesOfTheirOwn() {
    for (Construct construct : all()) {
      Text text = construct.text();
      assertTrue(text.english().matches("(?s)[A-Z\"`].*[.`:]"), construct.rule());
      assertTrue(text.portuguese().matches("(?s)[A-ZÀ-Ú\"`].*[.`:]"), construct.rule());
      assertTrue(!text.english().equals(text.portuguese()), construct.rule());
    }
  }

  /** Code in a sentence is written in its own language, so each half quotes as much. */
  @Test
  void bothLanguagesQuoteAsMuch() {
    for (Construct construct : all()) {
      assertEquals(
          construct.text().english().chars().filter(it -> it == '`').count(),
          construct.text().portuguese().chars().filter(it -> it == '`').count(),
          construct.rule());
    }
  }

  @Test
  void theScriptsThatShipShowEveryConstruct() {
    Excerpts excerpts = Scripts.the(Excerpts.class);
    var scripts = Scripts.the(ShippedScripts.class).read();
    for (Language language : Language.values()) {
      Map<Construct, Excerpts.Excerpt> found = excerpts.find(CONSTRUCTS, scripts, language);
      assertEquals(
          List.of("Script"), // a whole file
          all().stream()
              .filter(it -> !found.containsKey(it))
              .map(Construct::rule)
              .collect(Collectors.toList()));
    }
  }
}
