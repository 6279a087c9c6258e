package org.rpg.encounter.play;

import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Heat;
import org.rpg.encounter.dsl.encounter.Place;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.SideReference;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.Terrain;
import org.rpg.encounter.dsl.expressions.Kinds;

/**
 * What the conditions and tactics of one encounter can speak of, while its plan is made.
 *
 * @param names names in the script's language
 * @param skills names of skills
 * @param belongings items and their numbers
 * @param undertakings what is set about with a skill
 * @param cast who takes part
 * @param ground where things are
 * @param isOutside whether nobody's eyes are meant: ends and expectations, not tactics
 * @param ledger where numbers are kept
 * @param own the being whose event is meant: its name is itself there; empty elsewhere
 * @param interludes the scenes within this one; where there can be none, there are none
 * @param turnBounds of each ending the most turns it can have taken, once a fight is over; empty
 *     while it goes on
 */
record Scene(
    Names names,
    Skills skills,
    Belongings belongings,
    Undertakings undertakings,
    Cast cast,
    Ground ground,
    boolean isOutside,
    Ledger ledger,
    Optional<EObject> own,
    Interludes interludes,
    List<Integer> turnBounds) {

  /** The same seen by somebody who takes part. */
  Scene inside() {
    return seen(false, own, turnBounds);
  }

  /** The same seen when the fight is over. */
  Scene afterwards(List<Integer> bounds) {
    return seen(isOutside, own, bounds);
  }

  /** The same seen by one of a kind, in whose body an event stands. */
  Scene of(EObject being) {
    return seen(false, Optional.of(being), turnBounds);
  }

  private Scene seen(boolean outside, Optional<EObject> self, List<Integer> bounds) {
    return new Scene(
        names,
        skills,
        belongings,
        undertakings,
        cast,
        ground,
        outside,
        ledger,
        self,
        interludes,
        bounds);
  }

  /** Whether a name means the one whose event it is. */
  boolean isOwn(EObject named) {
    return own.filter(it -> it == named).isPresent();
  }

  /** Whether it is no fight: a road, an episode, an adventure. */
  boolean isRoad() {
    return cast.teams().stream().anyMatch(it -> it.kind() == SideKind.TRAVELLERS);
  }

  /** Whether a number is meant: a clock, a fact, a thing's strength. */
  boolean isNumber(Subject subject) {
    return Kinds.isCounted(subject.getNamed());
  }

  /** Whether ground is meant: a place, a terrain, a source of heat. */
  static boolean isGround(EObject named) {
    return named instanceof Place || named instanceof Terrain || named instanceof Heat;
  }

  /** The number of the heroes' or the opponents' side. */
  Optional<Integer> side(SideKind kind) {
    return cast.teams().stream().filter(it -> it.isOf(kind)).map(Cast.Team::index).findFirst();
  }

  /** The number of the side that is meant; -1 if it is not one of this encounter. */
  int side(SideReference reference) {
    return reference == null
        ? -1
        : reference.getSide() != null
            ? sideNamed(reference.getSide())
            : side(reference.getKind()).orElse(-1);
  }

  /** The number of a side with a name of its own; -1 for anything else. */
  int sideNamed(EObject named) {
    return cast.teams().stream()
        .filter(it -> it.declaration() == named)
        .mapToInt(Cast.Team::index)
        .findFirst()
        .orElse(-1);
  }

  /** The squares of a place; none if it is not one of this encounter. */
  int[] squaresOf(EObject place) {
    return ground.squaresOf(place);
  }
}
