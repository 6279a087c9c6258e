package org.rpg.encounter.dsl.validation;

import java.util.EnumSet;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.*;

/** What is built of that which a scene lets happen; a part of {@link Support}. */
final class SceneSupport {
  /** What somebody may gain or lose. */
  private static final Set<Attribute> CHANGED =
      EnumSet.of(
          Attribute.VIGOR,
          Attribute.LIFE,
          Attribute.PROTECTION,
          Attribute.DESTINY,
          Attribute.DOOM,
          Attribute.PERSEVERANCE,
          Attribute.XP,
          Attribute.MEALS,
          Attribute.WATER);

  /** States beside the conditions of the rules that somebody may come to be in. */
  private static final Set<Condition> FATES =
      EnumSet.of(
          Condition.UNSTATED,
          Condition.DEAD,
          Condition.FLED,
          Condition.SURRENDERED,
          Condition.CAPTURED,
          Condition.OUT);

  /** States beside the conditions of the rules that a step may end. */
  private static final Set<Condition> ENDED =
      EnumSet.of(Condition.POISONED, Condition.BURNING, Condition.MOUNTED, Condition.CAPTURED);

  private SceneSupport() {}

  static boolean isPlayed(EObject e) {
    if (FightTime.isOutOfPlace(e)) {
      return true; // it has a diagnosis of its own
    }
    if (e instanceof Takes t) {
      return t.getHazard() == null
          || t.getHazard() instanceof Poison
          || t.getHazard() instanceof Heat
          || t.getHazard() instanceof Terrain;
    }
    if (e instanceof Becomes b) {
      return GroundSupport.changes(b)
          || b.getForm() instanceof Creature
          || b.getForm() instanceof Persona
          || b.getForm() == null
              && (FATES.contains(b.getCondition()) || Support.isCondition(b.getCondition()));
    }
    if (e instanceof Ceases c) {
      return ENDED.contains(c.getCondition()) || Support.isCondition(c.getCondition());
    }
    if (e instanceof Gains g) {
      return CHANGED.contains(g.getAttribute())
          || isCarried(g.getThing())
          || g.isRandom()
          || g.getAttribute() == Attribute.STRENGTH && isOfThings(g);
    }
    if (e instanceof Spends s && s.getThing() != null) {
      return isCarried(s.getThing());
    }
    if (e instanceof Loses l) {
      return CHANGED.contains(l.getAttribute())
          || isCarried(l.getThing())
          || l.isRandom()
          || l.getAttribute() == Attribute.STRENGTH && isOfThings(l);
    }
    return isPlayedDeed(e) && isPlayedSubject(e);
  }

  /** An object of the scene stays where it is. */
  private static boolean isCarried(Gear thing) {
    return thing != null && !(thing instanceof SceneObject);
  }

  private static boolean isPlayedDeed(EObject e) {
    if (e instanceof PlainDeed d) {
      return switch (d.getVerb()) {
        case FLEES, LEAVES, SURRENDERS, DIES, FAINTS, WAKES -> true;
        case BREAKS -> isOfThings(d);
        case SPREADS -> GroundSupport.changes(d);
        default -> false;
      };
    }
    if (e instanceof SubjectValue v) {
      return switch (v.getVerb()) {
        case BREAKS -> v.getSubject().getNamed() instanceof SceneObject;
        case SPREADS -> GroundSupport.isGround(v.getSubject().getNamed());
        default -> true;
      };
    }
    return true;
  }

  private static boolean isOfThings(Deed deed) {
    return deed.eContainer() instanceof Happening h
        && h.getSubjects().stream().allMatch(it -> it.getNamed() instanceof SceneObject);
  }

  private static boolean isPlayedSubject(EObject e) {
    if (!(e instanceof Subject s)) {
      return true;
    }
    boolean known =
        switch (s.getPronoun()) {
          case UNSTATED -> true;
          case IT, TESTER -> isInAnEvent(s);
          case USER, TARGET -> isOfAThing(s);
          default -> false;
        };
    boolean chosen = s.getQuantifier() == Quantifier.BEST || s.getQuantifier() == Quantifier.WORST;
    boolean halfDoes =
        s.getQuantifier() == Quantifier.HALF
            && (s.eContainer() instanceof Happening || s.eContainer() instanceof Trial);
    return known
        && !halfDoes
        && (!chosen || s.eContainer() instanceof Trial || s.eContainer() instanceof SkillValueOf);
  }

  /** What an item's test asks and its effect does, and what a poison does. */
  private static boolean isOfAThing(EObject part) {
    for (EObject each = part; each != null; each = each.eContainer()) {
      if (each instanceof EffectProperty || each instanceof TestProperty) {
        return true;
      }
    }
    return false;
  }

  private static boolean isInAnEvent(EObject part) {
    for (EObject each = part; each != null; each = each.eContainer()) {
      if (each instanceof Then || each instanceof WhenEvent) {
        return true;
      }
    }
    return false;
  }

  /** The strength of a thing. */
  static boolean isStrength(AttributeValue value) {
    return value.getAttribute() == Attribute.STRENGTH
        && value.getSubject() != null
        && value.getSubject().getNamed() instanceof SceneObject;
  }
}
