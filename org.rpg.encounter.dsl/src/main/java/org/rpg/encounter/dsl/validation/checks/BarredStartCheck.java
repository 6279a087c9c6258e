package org.rpg.encounter.dsl.validation.checks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.Action;
import org.rpg.encounter.dsl.encounter.ActionLine;
import org.rpg.encounter.dsl.encounter.ConditionState;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Start;
import org.rpg.encounter.dsl.encounter.State;
import org.rpg.encounter.dsl.encounter.StyleProperty;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.Tactics;
import org.rpg.encounter.dsl.validation.Barred;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.Named;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.validation.Roster;
import org.rpg.encounter.dsl.words.Words;

/**
 * Nobody starts in a state that bars what his own style asks for in plain words: a dash by someone
 * slow. Styles that ship are made for all cases and are not looked at.
 */
final class BarredStartCheck implements Check<Encounter> {
  private static final Diagnosis BARRED = Diagnosis.of("START-BARRED");

  @Override
  public void check(Encounter encounter, Findings findings) {
    Roster roster = Roster.of(encounter);
    for (EObject element : encounter.getElements()) {
      if (element instanceof Start start) {
        for (State state : start.getStates()) {
          if (state instanceof ConditionState condition) {
            check(start, condition, roster, findings);
          }
        }
      }
    }
  }

  private static void check(Start start, ConditionState state, Roster roster, Findings findings) {
    for (Subject subject : start.getSubjects()) {
      if (!subject.getQualities().isEmpty()) {
        continue;
      }
      for (Roster.Entry entry : roster.meant(subject)) {
        Tactics style = style(entry);
        if (style == null || style.eIsProxy() || style.eResource() != start.eResource()) {
          continue;
        }
        for (ActionLine line : lines(style)) {
          Optional<String> rule = Barred.rule(line.getAction(), state.getCondition());
          if (rule.isPresent()) {
            findings.report(
                BARRED,
                Place.whole(state),
                Words.spelling(state.getCondition().getLiteral(), findings.language()),
                text(line.getAction()),
                new Named(style),
                rule.get());
            return;
          }
        }
      }
    }
  }

  private static Tactics style(Roster.Entry entry) {
    if (entry.member().getStyle() != null) {
      return entry.member().getStyle();
    }
    List<StyleProperty> styles = Lineage.nearest(entry.being(), StyleProperty.class);
    return styles.isEmpty() ? null : styles.get(0).getTactics();
  }

  private static List<ActionLine> lines(Tactics style) {
    List<ActionLine> lines = new ArrayList<>();
    for (EObject ancestor : Lineage.of(style)) {
      ((Tactics) ancestor)
          .getLines().stream()
              .filter(ActionLine.class::isInstance)
              .map(ActionLine.class::cast)
              .filter(it -> it.isOtherwise() && it.getAction() != null)
              .forEach(lines::add);
    }
    return lines;
  }

  private static String text(Action action) {
    return NodeModelUtils.getTokenText(NodeModelUtils.findActualNodeFor(action));
  }
}
