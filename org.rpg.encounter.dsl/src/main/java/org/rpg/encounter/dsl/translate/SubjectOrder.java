package org.rpg.encounter.dsl.translate;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.rpg.encounter.dsl.encounter.Condition;
import org.rpg.encounter.dsl.encounter.Pronoun;
import org.rpg.encounter.dsl.encounter.Quality;
import org.rpg.encounter.dsl.encounter.Rank;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.SubjectKind;
import org.rpg.encounter.dsl.words.Language;

/** Qualities stand before an English noun and behind a Portuguese one; their order stays. */
final class SubjectOrder {
  /** Ranks that stand behind an English noun too: "enemy within reach". */
  private static final Set<Rank> BEHIND = Set.of(Rank.WITHIN_REACH, Rank.IN_SIGHT, Rank.NOT_ACTED);

  /** The same of conditions: "heroes out of the fight". */
  private static final Set<Condition> SAID_BEHIND =
      Set.of(
          Condition.ON_WATCH,
          Condition.OUT,
          Condition.UNARMOURED,
          Condition.UNEQUIPPED,
          Condition.BEHIND_COVER,
          Condition.ON_HIGH_GROUND);

  private final Subject subject;
  private final Language to;

  SubjectOrder(Subject subject, Language to) {
    this.subject = subject;
    this.to = to;
  }

  /** Writes a subject's parts in the language's order, one blank between; as it is over lines. */
  String write(ICompositeNode node, Function<INode, String> part) {
    String rule = node.getGrammarElement() instanceof RuleCall call ? call.getRule().getName() : "";
    boolean mayBegin = !rule.equals("Actor") && subject.getPronoun() == Pronoun.UNSTATED;
    boolean counted = rule.equals("Counting"); // before what is counted stands any
    List<String> head = new ArrayList<>();
    List<String> before = new ArrayList<>();
    List<String> behind = new ArrayList<>();
    Iterator<Quality> qualities = subject.getQualities().iterator();
    String hidden = null;
    boolean fits = true;
    StringBuilder asItIs = new StringBuilder();
    for (INode child : node.getChildren()) {
      String text = part.apply(child);
      asItIs.append(text);
      String written = text.strip();
      if (written.isEmpty()) {
        continue;
      }
      if (hidden == null) {
        hidden = asItIs.substring(0, asItIs.indexOf(written));
      }
      fits &= written.indexOf('\n') < 0;
      if (isQuality(child) && qualities.hasNext()) {
        Quality quality = qualities.next();
        boolean goesOn = counted || !before.isEmpty();
        boolean ahead = mayBegin && behind.isEmpty() && isBefore(quality, goesOn);
        (ahead ? before : behind).add(written);
      } else {
        head.add(written);
      }
    }
    return !fits || head.isEmpty() || before.isEmpty() && behind.isEmpty()
        ? asItIs.toString()
        : hidden + joined(head, before, behind);
  }

  private static boolean isQuality(INode child) {
    Assignment assignment = GrammarUtil.containingAssignment(child.getGrammarElement());
    return assignment != null && assignment.getFeature().equals("qualities");
  }

  /**
   * Whether a quality belongs before the noun.
   *
   * @param goesOn whether another stands there already, or any may: before a side and a name a rank
   *     comes first
   */
  private boolean isBefore(Quality quality, boolean goesOn) {
    boolean plain =
        to == Language.EN
            && !quality.isNegated()
            && quality.getThing() == null
            && quality.getPlace() == null
            && !BEHIND.contains(quality.getRank())
            && !SAID_BEHIND.contains(quality.getCondition());
    return plain
        && (goesOn
            || subject.getKind() != SubjectKind.UNSTATED
            || quality.getRank() != Rank.UNSTATED);
  }

  private String joined(List<String> head, List<String> before, List<String> behind) {
    List<String> all = new ArrayList<>(head.subList(0, head.size() - 1));
    all.addAll(before);
    all.add(head.get(head.size() - 1));
    all.addAll(behind);
    return String.join(" ", all);
  }
}
