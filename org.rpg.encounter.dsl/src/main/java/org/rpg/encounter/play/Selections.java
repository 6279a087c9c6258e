package org.rpg.encounter.play;

import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Pronoun;
import org.rpg.encounter.dsl.encounter.Quality;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.SubjectKind;
import org.rpg.encounter.play.seen.Cells;
import org.rpg.encounter.play.seen.Criterion;
import org.rpg.encounter.play.seen.Filter;
import org.rpg.encounter.play.seen.Pool;
import org.rpg.encounter.play.seen.Rank;
import org.rpg.encounter.play.seen.Selection;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.field.Cover;
import org.rpg.encounter.rules.field.Squares;

/** Compiles who is meant: "weakest exposed enemy within reach", "Ana", "heroes". */
final class Selections {
  /** Squares that may lie between someone and a place at which he is still said to stand. */
  private static final int AT_PLACE = 1;

  private final Scene scene;

  Selections(Scene scene) {
    this.scene = scene;
  }

  Selection compile(Subject subject) {
    Filter filter = Filter.ALL;
    Rank rank = Rank.NEAREST;
    boolean departed = false;
    for (Quality quality : subject.getQualities()) {
      Optional<Rank> ranking = ranking(quality);
      if (ranking.isPresent()) {
        rank = ranking.get();
      } else {
        filter = filter.and(filter(quality));
      }
      departed |= States.isDeparture(quality.getCondition());
    }
    Pool pool = pool(subject);
    boolean byDistance = rank == Rank.NEAREST || rank == Rank.FARTHEST; // nobody is near himself
    return new Selection(pool, filter, rank, departed, byDistance && pool.mayHoldSelf());
  }

  /** Whether more than one may be meant. */
  boolean isGroup(Subject subject) {
    return subject.getSide() != SideKind.UNSTATED
        || subject.getKind() != SubjectKind.UNSTATED
        || subject.getNamed() != null
            && !scene.isOwn(subject.getNamed())
            && scene.cast().meantBy(subject.getNamed()).length != 1;
  }

  Pool pool(Subject subject) {
    if (subject.getPronoun() != Pronoun.UNSTATED) {
      return switch (subject.getPronoun()) {
        case TESTER -> Pool.inMind(Cells.TESTER);
        case TARGET -> Pool.inMind(Cells.TARGET);
        case USER -> Pool.inMind(Cells.USER);
        default -> Pool.inMind(Cells.IT);
      };
    }
    if (subject.getKind() != SubjectKind.UNSTATED) {
      return switch (subject.getKind()) {
        case ENEMY -> Pool.ENEMIES;
        case ALLY -> Pool.ALLIES;
        default -> Pool.EVERYONE;
      };
    }
    if (subject.getSide() != SideKind.UNSTATED) {
      return scene
          .side(subject.getSide())
          .map(it -> scene.isRoad() ? ofRoad(it, subject.getSide()) : ofSide(it))
          .orElse(Pool.of());
    }
    int side = scene.sideNamed(subject.getNamed());
    if (side >= 0) {
      return ofSide(side);
    }
    return subject.getNamed() == null || scene.isOwn(subject.getNamed())
        ? Pool.SELF
        : Pool.of(scene.cast().meantBy(subject.getNamed()));
  }

  private Pool ofRoad(int side, SideKind word) {
    return Pool.of(scene.cast().listedOf(side, word));
  }

  /** Only where somebody may change sides it must be asked again and again who is on one. */
  private Pool ofSide(int side) {
    return scene.cast().isMixing() ? Pool.ofSide(side) : Pool.of(scene.cast().listedOf(side));
  }

  private static Optional<Rank> ranking(Quality quality) {
    return Optional.ofNullable(
        switch (quality.getRank()) {
          case NEAREST -> Rank.NEAREST;
          case FARTHEST -> Rank.FARTHEST;
          case WEAKEST -> Rank.WEAKEST;
          case STRONGEST -> Rank.STRONGEST;
          case MOST_WOUNDED -> Rank.MOST_WOUNDED;
          default -> null;
        });
  }

  /** What a quality asks of someone other than whoever looks. */
  Filter filter(Quality quality) {
    Filter filter = plain(quality);
    return quality.isNegated() ? (view, self, other) -> !filter.accepts(view, self, other) : filter;
  }

  private Filter plain(Quality quality) {
    if (quality.getThing() != null) {
      String weapon = scene.names().of(quality.getThing());
      return (view, self, other) -> Weapons.inHand(view.combatant(other), weapon);
    }
    if (quality.getPlace() != null) {
      return standingAt(quality.getPlace());
    }
    return switch (quality.getRank()) {
      case ADJACENT ->
          (view, self, other) ->
              self != Criterion.NOBODY && other != self && view.distance(self, other) <= 1;
      case WITHIN_REACH -> Filter.WITHIN_REACH;
      case NOT_ACTED -> (view, self, other) -> !view.combatant(other).hasActed();
      case IN_SIGHT -> Selections::sees;
      case LARGER -> bySize(1);
      case SMALLER -> bySize(-1);
      case UNSTATED -> States.filter(quality.getCondition());
      default -> Filter.ALL;
    };
  }

  /** TAC-11: nothing hides him wholly; STA-02: and he does not hide. */
  private static boolean sees(CombatView view, int self, int other) {
    return self != Criterion.NOBODY
        && other != self
        && view.combatant(other).isPresent()
        && view.cover(self, other) != Cover.TOTAL
        && !view.combatant(other).has(Condition.HIDDEN);
  }

  private static Filter bySize(int wanted) {
    return (view, self, other) ->
        self != Criterion.NOBODY
            && wanted
                    * view.combatant(other)
                        .sheet()
                        .size()
                        .compareTo(view.combatant(self).sheet().size())
                > 0;
  }

  /** A drawn area has an edge, a spot has none. */
  static int around(int[] squares) {
    return squares.length > 1 ? 0 : AT_PLACE;
  }

  private Filter standingAt(EObject place) {
    int[] squares = scene.squaresOf(place);
    int near = around(squares);
    return (view, self, other) -> {
      int at = view.square(other);
      for (int square : squares) {
        if (Squares.distance(square, at) <= near) {
          return true;
        }
      }
      return false;
    };
  }
}
