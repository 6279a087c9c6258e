package org.rpg.encounter.dsl.validation;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.*;

/**
 * What is built. The grammar knows the whole language; what it parses and the engine does not play
 * yet is listed here, and nowhere else: validation warns about it, the interpreter leaves it out.
 * Once something is played, its line goes.
 */
public final class Support {
  /** States beside the conditions of the rules that an expression or a quality may ask for. */
  private static final Set<Condition> ASKED =
      EnumSet.of(
          Condition.UNSTATED,
          Condition.UNPROTECTED,
          Condition.SPENT,
          Condition.WOUNDED,
          Condition.ATTACKED,
          Condition.HIT,
          Condition.MOUNTED,
          Condition.POISONED,
          Condition.BURNING,
          Condition.CAPTURED,
          Condition.ON_WATCH,
          Condition.BEHIND_COVER,
          Condition.DEAD,
          Condition.FLED,
          Condition.SURRENDERED,
          Condition.OUT,
          Condition.ON_HIGH_GROUND);

  private static final Set<Attribute> ATTRIBUTES =
      EnumSet.of(
          Attribute.VIGOR,
          Attribute.LIFE,
          Attribute.PROTECTION,
          Attribute.WOUNDS,
          Attribute.SPEED,
          Attribute.TURN,
          Attribute.LOSSES,
          Attribute.DESTINY,
          Attribute.DOOM,
          Attribute.PERSEVERANCE,
          Attribute.XP,
          Attribute.MEALS,
          Attribute.WATER,
          Attribute.TIME,
          Attribute.DAMAGE,
          Attribute.AWAKE);

  private static final Set<Attribute> STARTING_ATTRIBUTES =
      EnumSet.of(Attribute.VIGOR, Attribute.LIFE, Attribute.PROTECTION, Attribute.PERSEVERANCE);

  private static final Set<Outcome> OUTCOMES =
      EnumSet.of(
          Outcome.VICTORY,
          Outcome.DEFEAT,
          Outcome.DEATH,
          Outcome.DRAW,
          Outcome.FLIGHT,
          Outcome.CAPTURE,
          Outcome.SURRENDER,
          Outcome.COLLAPSE,
          Outcome.ARRIVAL);

  private Support() {}

  /** Whether an element is played, its parts apart. */
  public static boolean isBuilt(EObject element) {
    return missing(element).isEmpty();
  }

  /**
   * What of an element is not played yet: the element itself, or one of the things it refers to.
   * Its parts are to be asked one by one.
   */
  public static Optional<EObject> missing(EObject element) {
    return isPlayed(element) ? Optional.empty() : Optional.of(element);
  }

  private static boolean isPlayed(EObject e) {
    if (e instanceof CountedGear g) {
      return isUsable(g.getThing());
    }
    if (e instanceof Sight) {
      return !isOfARoad(e);
    }
    if (e instanceof WithFeature f) {
      boolean trap = f.getThing() instanceof Item it && it.getKind() == ItemKind.TRAP;
      return f.getThing() == null
          || GroundSupport.isKind(f.getThing())
          || trap
              && f.eContainer() instanceof org.rpg.encounter.dsl.encounter.Place
              && !isOfARoad(f);
    }
    if (e instanceof LegendEntry l) {
      return l.getMeaning() == null || isShown(l.getMeaning());
    }
    return isPlayedAction(e) && isPlayedState(e) && isPlayedQuestion(e) && SceneSupport.isPlayed(e);
  }

  /** On the road nobody asks how far one sees. */
  private static boolean isOfARoad(EObject part) {
    EObject each = part;
    while (each != null && !(each instanceof Episode) && !(each instanceof Journey)) {
      each = each.eContainer();
    }
    return each != null;
  }

  private static boolean isPlayedAction(EObject e) {
    if (e instanceof TargetAction a) {
      return isUsable(a.getMeans());
    }
    return !(e instanceof ItemAction a) || isUsable(a.getThing());
  }

  private static boolean isPlayedState(EObject e) {
    if (e instanceof ConditionState s) {
      return switch (s.getCondition()) {
        case GRAPPLED -> true;
        case GRAPPLING, MOUNTED, WOUNDED, TREATED, ATTACKED -> true; // START-STATE
        case POISONED -> s.getBy() == null || s.getBy() instanceof Poison;
        case DEAD, FLED, SURRENDERED, OUT, BEHIND_COVER, ON_HIGH_GROUND -> s.getBy() == null;
        case BURNING, UNARMOURED, UNEQUIPPED, CAPTURED, ON_WATCH, SPENT, UNPROTECTED ->
            s.getBy() == null;
        default -> isCondition(s.getCondition()) && s.getBy() == null;
      };
    }
    if (e instanceof ValueState s) {
      return STARTING_ATTRIBUTES.contains(s.getAttribute());
    }
    return true;
  }

  private static boolean isPlayedQuestion(EObject e) {
    if (e instanceof AttributeValue v) {
      return ATTRIBUTES.contains(v.getAttribute()) || SceneSupport.isStrength(v);
    }
    if (e instanceof OutcomeValue v) {
      return OUTCOMES.contains(v.getOutcome());
    }
    if (e instanceof EndCondition c) {
      return c.getOutcome() == Outcome.UNSTATED || OUTCOMES.contains(c.getOutcome());
    }
    if (e instanceof OwnState s) {
      return isAsked(s.getState());
    }
    if (e instanceof Quality q) {
      return isAsked(q.getCondition()) && isUsable(q.getThing());
    }
    if (e instanceof Has h) {
      return isUsable(h.getThing());
    }
    return !(e instanceof SubjectValue v) || isUsable(v.getThing());
  }

  private static boolean isAsked(Condition word) {
    return ASKED.contains(word) || isCondition(word);
  }

  /** Whether the rules know a condition by this name. */
  static boolean isCondition(Condition word) {
    return Arrays.stream(org.rpg.encounter.rules.body.Condition.values())
        .anyMatch(it -> it.name().equals(word.name()));
  }

  /** Nobody carries an object of the scene about. */
  private static boolean isUsable(EObject thing) {
    return !(thing instanceof SceneObject);
  }

  /** What a map can show: beings, places, and ground. */
  private static boolean isShown(EObject meaning) {
    return meaning instanceof Creature
        || meaning instanceof Persona
        || meaning instanceof Member
        || meaning instanceof org.rpg.encounter.dsl.encounter.Place
        || GroundSupport.isKind(meaning);
  }
}
