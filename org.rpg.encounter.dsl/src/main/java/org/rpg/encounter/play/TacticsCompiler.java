package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rpg.encounter.dsl.encounter.Action;
import org.rpg.encounter.dsl.encounter.ActionLine;
import org.rpg.encounter.dsl.encounter.CriticalChoice;
import org.rpg.encounter.dsl.encounter.CriticalLine;
import org.rpg.encounter.dsl.encounter.DefendLine;
import org.rpg.encounter.dsl.encounter.DistanceAction;
import org.rpg.encounter.dsl.encounter.ItemAction;
import org.rpg.encounter.dsl.encounter.MoveAction;
import org.rpg.encounter.dsl.encounter.PassLine;
import org.rpg.encounter.dsl.encounter.PlainAction;
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
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Conduct;
import org.rpg.encounter.rules.combat.Defence;
import org.rpg.encounter.rules.combat.Sheet;

/**
 * Compiles tactics for one kind of being into what the engine asks while it holds the initiative.
 */
final class TacticsCompiler {
  private static final int NO_DETAIL = -1;

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
    for (Tactics it : Lineage.of(tactics, Tactics.class)) {
      for (TacticsLine line : it.getLines()) {
        if (line instanceof ActionLine action) {
          line(action, sheet).ifPresent(lines::add);
        } else if (line instanceof PassLine pass && receiver.isEmpty()) {
          receiver = Optional.of(criteria.selections().compile(pass.getTarget()));
        } else if (line instanceof DefendLine defend && defence == Defence.BEST) {
          defence = defence(defend);
        } else if (line instanceof CriticalLine critical && !criticalSet) {
          criticalSet = true;
          destiny = critical.getChoice() == CriticalChoice.DESTINY; // TAC-01
        }
      }
    }
    return new TacticsConduct(lines.toArray(new Line[0]), receiver, defence, destiny);
  }

  /** What is not built yet makes no line; a diagnostic has said so. */
  private Optional<Line> line(ActionLine line, Sheet sheet) {
    Action action = line.getAction();
    Criterion criterion =
        line.isOtherwise() ? Criterion.ALWAYS : criteria.compile(line.getCondition());
    if (action instanceof TargetAction target) {
      return deed(target)
          .flatMap(
              deed ->
                  weapon(target, sheet)
                      .map(weapon -> line(line, criterion, deed, target.getTarget(), weapon)));
    }
    if (action instanceof PlainAction plain) {
      return switch (plain.getVerb()) {
        case STAND_UP -> Optional.of(line(line, criterion, Deed.STAND_UP, NO_DETAIL));
        case HOLD -> Optional.of(line(line, criterion, Deed.WAIT, NO_DETAIL));
        default -> Optional.empty();
      };
    }
    if (action instanceof ItemAction item) {
      int weapon = number(sheet, scene.names().of(item.getThing()));
      return weapon == Combatant.NONE
          ? Optional.empty()
          : deed(item).map(deed -> line(line, criterion, deed, weapon));
    }
    if (action instanceof MoveAction move) {
      int[] squares = scene.squaresOf(move.getPlace());
      return squares.length == 0
          ? Optional.empty()
          : Optional.of(line(line, criterion, Deed.MOVE_TO, squares[0]));
    }
    if (action instanceof DistanceAction distance) {
      int squares = Quantities.squares(distance.getDistance());
      return Optional.of(line(line, criterion, Deed.KEEP_DISTANCE, squares));
    }
    return action instanceof ShoutAction
        ? Optional.of(line(line, criterion, Deed.SHOUT, NO_DETAIL))
        : Optional.empty();
  }

  private static Line line(ActionLine line, Criterion criterion, Deed deed, int detail) {
    return new Line(criterion, deed, null, detail, line.isMidway());
  }

  private Line line(ActionLine line, Criterion criterion, Deed deed, Subject target, int weapon) {
    Selection selection = criteria.selections().compile(target).withoutSelf();
    return new Line(criterion, deed, selection, weapon, line.isMidway());
  }

  private static Optional<Deed> deed(TargetAction action) {
    return switch (action.getVerb()) {
      case ATTACK -> action.isMount() ? Optional.empty() : Optional.of(Deed.ATTACK);
      case APPROACH -> Optional.of(Deed.APPROACH);
      case WITHDRAW -> Optional.of(Deed.WITHDRAW);
      default -> Optional.empty();
    };
  }

  private static Optional<Deed> deed(ItemAction action) {
    return switch (action.getVerb()) {
      case EQUIP -> Optional.of(Deed.EQUIP);
      case STOW -> Optional.of(Deed.STOW);
      case DROP -> Optional.of(Deed.DROP);
      case PICK_UP -> Optional.of(Deed.PICK_UP);
      default -> Optional.empty();
    };
  }

  /** The weapon named, {@link Combatant#NONE} for the best; empty if he has no such weapon. */
  private Optional<Integer> weapon(TargetAction action, Sheet sheet) {
    if (action.getMeans() == null) {
      return Optional.of(Combatant.NONE);
    }
    int weapon = number(sheet, scene.names().of(action.getMeans()));
    return weapon == Combatant.NONE ? Optional.empty() : Optional.of(weapon);
  }

  private static int number(Sheet sheet, String weapon) {
    for (int i = 0; i < sheet.weapons().size(); i++) {
      if (sheet.weapons().get(i).name().equals(weapon)) {
        return i;
      }
    }
    return Combatant.NONE;
  }

  private Defence defence(DefendLine line) {
    String skill = scene.names().of(line.getSkill().getSkill());
    if (skill.equals(ruleset.name(Parameter.DODGE_SKILL))) {
      return Defence.DODGE;
    }
    return skill.equals(ruleset.name(Parameter.SHIELD_SKILL)) ? Defence.SHIELD : Defence.PARRY;
  }
}
