package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
import org.rpg.encounter.dsl.encounter.Tactics;
import org.rpg.encounter.dsl.encounter.TacticsLine;
import org.rpg.encounter.dsl.encounter.TargetAction;
import org.rpg.encounter.play.TacticsConduct.Line;
import org.rpg.encounter.play.TacticsConduct.Step;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Conduct;
import org.rpg.encounter.rules.combat.Defence;
import org.rpg.encounter.rules.combat.Sheet;
import org.rpg.encounter.rules.combat.Slot;

/**
 * Compiles tactics for one kind of being into what the engine asks while it holds the initiative.
 */
final class TacticsCompiler {
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
    Set<Tactics> seen = new HashSet<>();
    for (Tactics it = tactics; it != null && seen.add(it); it = it.getBase()) {
      for (TacticsLine line : it.getLines()) {
        if (line instanceof ActionLine action) {
          step(action, sheet).ifPresent(step -> lines.add(line(action, step)));
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

  private Line line(ActionLine line, Step step) {
    Criterion criterion =
        line.isOtherwise() ? Criterion.ALWAYS : criteria.compile(line.getCondition());
    return new Line(slot(line.getAction()), criterion, step, line.isMidway());
  }

  /** What is not built yet has no step; a diagnostic has said so. */
  private Optional<Step> step(ActionLine line, Sheet sheet) {
    Action action = line.getAction();
    if (action instanceof TargetAction target) {
      return target(target, sheet);
    }
    if (action instanceof PlainAction plain) {
      return switch (plain.getVerb()) {
        case STAND_UP -> Optional.of((turn, view, self) -> turn.standUp());
        case HOLD -> Optional.of((turn, view, self) -> turn.finish());
        default -> Optional.empty();
      };
    }
    if (action instanceof ItemAction item) {
      return weapon(item, sheet);
    }
    if (action instanceof MoveAction move) {
      int[] squares = scene.squaresOf(move.getPlace());
      return squares.length == 0
          ? Optional.empty()
          : Optional.of((turn, view, self) -> turn.moveTo(squares[0]));
    }
    if (action instanceof DistanceAction distance) {
      int squares = Quantities.squares(distance.getDistance());
      return Optional.of((turn, view, self) -> turn.keepDistance(squares));
    }
    return action instanceof ShoutAction
        ? Optional.of((turn, view, self) -> turn.shout())
        : Optional.empty();
  }

  private Optional<Step> target(TargetAction action, Sheet sheet) {
    Selection selection = criteria.selections().compile(action.getTarget()).withoutSelf();
    return switch (action.getVerb()) {
      case ATTACK -> attack(action, selection, sheet);
      case APPROACH ->
          Optional.of(
              (turn, view, self) -> {
                int target = selection.choose(view, self);
                return target != Combatant.NONE && turn.approach(target);
              });
      case WITHDRAW ->
          Optional.of(
              (turn, view, self) -> {
                int target = selection.choose(view, self);
                return target != Combatant.NONE && turn.withdraw(target);
              });
      default -> Optional.empty();
    };
  }

  private Optional<Step> attack(TargetAction action, Selection selection, Sheet sheet) {
    if (action.isMount()) {
      return Optional.empty();
    }
    int weapon =
        action.getMeans() == null
            ? Combatant.NONE
            : number(sheet, scene.names().of(action.getMeans()));
    if (action.getMeans() != null && weapon == Combatant.NONE) {
      return Optional.empty(); // He has no such weapon: nothing to do.
    }
    return Optional.of(
        (turn, view, self) -> {
          int target = selection.choose(view, self);
          return target != Combatant.NONE && turn.attack(target, weapon);
        });
  }

  private Optional<Step> weapon(ItemAction action, Sheet sheet) {
    int weapon = number(sheet, scene.names().of(action.getThing()));
    if (weapon == Combatant.NONE) {
      return Optional.empty();
    }
    return switch (action.getVerb()) {
      case EQUIP -> Optional.of((turn, view, self) -> turn.equip(weapon));
      case STOW -> Optional.of((turn, view, self) -> turn.stow(weapon));
      case DROP -> Optional.of((turn, view, self) -> turn.drop(weapon));
      case PICK_UP -> Optional.of((turn, view, self) -> turn.pickUp(weapon));
      default -> Optional.empty();
    };
  }

  private static Slot slot(Action action) {
    if (action instanceof TargetAction target) {
      return switch (target.getVerb()) {
        case APPROACH, WITHDRAW -> Slot.MOVEMENT;
        default -> Slot.MAJOR;
      };
    }
    if (action instanceof PlainAction plain) {
      return switch (plain.getVerb()) {
        case STAND_UP -> Slot.MOVEMENT;
        default -> Slot.NONE;
      };
    }
    return action instanceof MoveAction || action instanceof DistanceAction
        ? Slot.MOVEMENT
        : Slot.MINOR;
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
