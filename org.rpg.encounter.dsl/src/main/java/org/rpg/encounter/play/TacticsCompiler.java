package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.rpg.encounter.dsl.encounter.Action;
import org.rpg.encounter.dsl.encounter.ActionLine;
import org.rpg.encounter.dsl.encounter.CriticalChoice;
import org.rpg.encounter.dsl.encounter.CriticalLine;
import org.rpg.encounter.dsl.encounter.DefendLine;
import org.rpg.encounter.dsl.encounter.DistanceAction;
import org.rpg.encounter.dsl.encounter.GiveAction;
import org.rpg.encounter.dsl.encounter.ItemAction;
import org.rpg.encounter.dsl.encounter.MoveAction;
import org.rpg.encounter.dsl.encounter.NeverLine;
import org.rpg.encounter.dsl.encounter.ObstacleAction;
import org.rpg.encounter.dsl.encounter.OpportunityAction;
import org.rpg.encounter.dsl.encounter.PassLine;
import org.rpg.encounter.dsl.encounter.PlainAction;
import org.rpg.encounter.dsl.encounter.Reaction;
import org.rpg.encounter.dsl.encounter.Shield;
import org.rpg.encounter.dsl.encounter.ShoutAction;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.Tactics;
import org.rpg.encounter.dsl.encounter.TacticsLine;
import org.rpg.encounter.dsl.encounter.TargetAction;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.play.TacticsConduct.Line;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.combat.ActionKind;
import org.rpg.encounter.rules.combat.Actions;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Conduct;
import org.rpg.encounter.rules.combat.Defence;
import org.rpg.encounter.rules.combat.Sheet;

/**
 * Compiles tactics for one kind of being into what the engine asks while it holds the initiative.
 */
final class TacticsCompiler {
  private static final int NO_DETAIL = -1;
  private static final int NOBODY = Combatant.NONE;

  private final Scene scene;
  private final Ruleset ruleset;
  private final Criteria criteria;

  TacticsCompiler(Scene scene, Ruleset ruleset) {
    this.scene = scene;
    this.ruleset = ruleset;
    criteria = new Criteria(scene);
  }

  /** Lines of what the tactics are like come after their own. */
  Conduct compile(Tactics tactics, Sheet sheet) {
    List<Line> lines = new ArrayList<>();
    Optional<Selection> receiver = Optional.empty();
    Defence defence = Defence.BEST;
    boolean destiny = false;
    boolean criticalSet = false;
    Set<Reaction> refused = EnumSet.noneOf(Reaction.class);
    for (Tactics it : Lineage.of(tactics, Tactics.class)) {
      for (TacticsLine line : it.getLines()) {
        if (line instanceof ActionLine action) {
          lines.addAll(lines(action, sheet));
        } else if (line instanceof PassLine pass && receiver.isEmpty()) {
          receiver = Optional.of(criteria.selections().compile(pass.getTarget()));
        } else if (line instanceof DefendLine defend && defence == Defence.BEST) {
          defence = defence(defend);
        } else if (line instanceof NeverLine never) {
          refused.add(never.getReaction());
        } else if (line instanceof CriticalLine critical && !criticalSet) {
          criticalSet = true;
          destiny = critical.getChoice() == CriticalChoice.DESTINY; // TAC-01
        }
      }
    }
    return new TacticsConduct(
        lines.toArray(new Line[0]),
        receiver,
        defence,
        destiny,
        Verbs.reactions(refused),
        refused.contains(Reaction.KILL));
  }

  /** The lines that an action makes: as a rule one; none for what he has not got. */
  private List<Line> lines(ActionLine line, Sheet sheet) {
    Action action = line.getAction();
    if (action instanceof TargetAction target) {
      return targeted(line, target, sheet);
    }
    if (action instanceof PlainAction plain) {
      return Verbs.kinds(plain.getVerb()).stream().flatMap(it -> line(line, it, NOBODY)).toList();
    }
    if (action instanceof ItemAction item) {
      return items(line, item, sheet);
    }
    if (action instanceof GiveAction give) {
      int item = scene.belongings().number(give.getThing());
      return item == Combatant.NONE
          ? List.of()
          : line(line, Verbs.GIVE, give.getTarget(), item).toList();
    }
    if (action instanceof OpportunityAction opportunity) {
      boolean against = opportunity.getEnemy() != null;
      int ploy = scene.undertakings().ploy(opportunity);
      return line(
              line,
              Verbs.OPPORTUNITY,
              against ? opportunity.getEnemy() : opportunity.getAlly(),
              ploy)
          .toList();
    }
    if (action instanceof ObstacleAction obstacle) {
      return line(line, Verbs.OBSTACLE, null, scene.undertakings().obstacle(obstacle)).toList();
    }
    if (action instanceof MoveAction move) {
      int[] squares = scene.squaresOf(move.getPlace());
      return squares.length == 0 ? List.of() : line(line, ActionKind.MOVE_TO, squares[0]).toList();
    }
    if (action instanceof DistanceAction distance) {
      int squares = Quantities.squares(distance.getDistance());
      return line(line, ActionKind.KEEP_DISTANCE, null, NOBODY, squares).toList();
    }
    if (action instanceof ShoutAction) {
      return line(line, ActionKind.SHOUT, NOBODY).toList();
    }
    return List.of();
  }

  /** What is done to somebody, with a weapon if one is named. */
  private List<Line> targeted(ActionLine line, TargetAction action, Sheet sheet) {
    int weapon = NO_DETAIL;
    if (action.getMeans() != null) {
      weapon = number(sheet, scene.names().of(action.getMeans()));
      if (weapon == Combatant.NONE) {
        return List.of();
      }
    }
    int detail = weapon;
    Selection target = criteria.selections().compile(action.getTarget()).withoutSelf();
    return Verbs.kinds(action.getVerb(), action.isMount()).stream()
        .flatMap(it -> line(line, it, target, NOBODY, detail))
        .toList();
  }

  /** What is done with a weapon, a shield or an item, on oneself or on somebody. */
  private List<Line> items(ActionLine line, ItemAction action, Sheet sheet) {
    int item = scene.belongings().number(action.getThing());
    if (item != Combatant.NONE) {
      return Verbs.deed(action.getVerb()).stream()
          .flatMap(it -> line(line, it, action.getTarget(), item))
          .toList();
    }
    if (action.getThing() instanceof Shield) {
      return Verbs.ofShield(action.getVerb()).stream()
          .flatMap(it -> line(line, it, null, NO_DETAIL))
          .toList();
    }
    int weapon = number(sheet, scene.names().of(action.getThing()));
    return weapon == Combatant.NONE
        ? List.of()
        : Verbs.ofWeapon(action.getVerb()).stream()
            .flatMap(it -> line(line, it, null, weapon))
            .toList();
  }

  private Stream<Line> line(ActionLine line, Verbs.Done done, Subject target, int detail) {
    Selection whom = target == null ? null : criteria.selections().compile(target);
    return Stream.of(
        new Line(
            criterion(line),
            isOfAfflicted(line),
            done.slot(),
            done.deed(),
            whom,
            NOBODY,
            detail,
            line.isMidway(),
            false));
  }

  private Stream<Line> line(ActionLine line, ActionKind kind, int fixed) {
    return line(line, kind, null, fixed, NO_DETAIL);
  }

  private Stream<Line> line(
      ActionLine line, ActionKind kind, Selection target, int fixed, int detail) {
    return Actions.of(kind).stream()
        .map(
            it ->
                new Line(
                    criterion(line),
                    isOfAfflicted(line),
                    it.slot(),
                    (turn, other, with) -> turn.attempt(it, other, with),
                    target,
                    fixed,
                    detail,
                    line.isMidway(),
                    kind == ActionKind.APPROACH));
  }

  private Criterion criterion(ActionLine line) {
    return line.isOtherwise() ? Criterion.ALWAYS : criteria.compile(line.getCondition());
  }

  private static boolean isOfAfflicted(ActionLine line) {
    return !line.isOtherwise() && Criteria.isOfAfflicted(line.getCondition());
  }

  private static int number(Sheet sheet, String weapon) {
    int found = Combatant.NONE;
    for (int i = 0; i < sheet.weapons().size(); i++) {
      boolean sooner = found == Combatant.NONE || (sheet.has(i) && !sheet.has(found));
      if (sooner && sheet.weapons().get(i).name().equals(weapon)) {
        found = i;
      }
    }
    return found;
  }

  private Defence defence(DefendLine line) {
    String skill = scene.names().of(line.getSkill().getSkill());
    if (skill.equals(ruleset.name(Parameter.DODGE_SKILL))) {
      return Defence.DODGE;
    }
    return skill.equals(ruleset.name(Parameter.SHIELD_SKILL)) ? Defence.SHIELD : Defence.PARRY;
  }
}
