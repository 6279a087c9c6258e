package org.rpg.encounter.rules;

import java.util.List;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.check.Chance;
import org.rpg.encounter.rules.check.TestResult;
import org.rpg.encounter.rules.combat.ActionKind;
import org.rpg.encounter.rules.combat.CombatResult;
import org.rpg.encounter.rules.combat.Defence;
import org.rpg.encounter.rules.combat.Fate;
import org.rpg.encounter.rules.field.Setback;
import org.rpg.encounter.rules.gear.Container;
import org.rpg.encounter.rules.hazard.PoisonKind;

/**
 * Something that happened, and the rules that made it happen. Combatants, sides and weapons are
 * named by their index in the roster; -1 is nobody (the scene).
 */
public sealed interface Event {
  /** The rules that made it, the most telling first. */
  List<Rule> rules();

  /** A leg of a road begins; it takes so many minutes (TRV-01, TRV-03). */
  record LegStarted(String name, int minutes, boolean accelerated, List<Rule> rules)
      implements Event {}

  /** They have come to a stage of an adventure, on a day and at a minute of the clock. */
  record StageReached(String name, String kind, int day, int minute, List<Rule> rules)
      implements Event {}

  /** Someone runs for a place, to leave the fight there. */
  record TookFlight(int who, String way, List<Rule> rules) implements Event {}

  /** They have waited until an hour, or the scene begins at it: a minute of the clock. */
  record HourReached(int minute, List<Rule> rules) implements Event {}

  /** A scene within the scene begins: what follows happens in it, until it ends. */
  record PartStarted(int part, List<Rule> rules) implements Event {}

  /** The scene within the scene is over. */
  record PartEnded(int part, List<Rule> rules) implements Event {}

  /** The combat started; {@code holder} has the initiative. */
  record CombatStarted(int holder, List<Rule> rules) implements Event {}

  /** A turn began for a side and its allies: {@code turn} of all, {@code turnOfSide} of theirs. */
  record TurnStarted(int side, int turn, int turnOfSide, List<Rule> rules) implements Event {}

  /** The turn of a side ended. */
  record TurnEnded(int side, int turn, List<Rule> rules) implements Event {}

  /** Someone began to act; {@code activation} counts from 1. */
  record ActivationStarted(int who, int activation, List<Rule> rules) implements Event {}

  /** The initiative stayed with the side: from one to an ally, or to himself. */
  record InitiativeKept(int from, int to, List<Rule> rules) implements Event {}

  /** The initiative went to the other side. */
  record InitiativeLost(int from, int to, List<Rule> rules) implements Event {}

  /** Someone did something that has no event of its own: stood up, shouted, drew a weapon. */
  record Acted(int who, ActionKind action, int target, int detail, List<Rule> rules)
      implements Event {}

  /** Someone moved from a square to another, so many squares far. */
  record Moved(int who, int from, int to, int steps, List<Rule> rules) implements Event {}

  /** An attack was rolled. */
  record Attacked(
      int attacker,
      int target,
      int weapon,
      boolean melee,
      int skill,
      Defence defence,
      List<Chance> chances,
      TestResult test,
      List<Rule> rules)
      implements Event {}

  /** Damage of a hit: what was rolled, what a critical, Physique, the second weapon added. */
  record DamageRolled(
      int attacker,
      int target,
      int rolled,
      int critical,
      int physique,
      int offHand,
      int total,
      List<Rule> rules)
      implements Event {}

  /** Damage went through the layers. */
  record Harmed(
      int who,
      int by,
      int amount,
      DamageKind kind,
      int toProtection,
      int toVigor,
      int toLife,
      int protection,
      int vigor,
      int life,
      List<Rule> rules)
      implements Event {}

  /** Damage made a wound. */
  record Wounded(int who, int severity, WoundClass woundClass, List<Rule> rules) implements Event {}

  /** Someone died, by whose hand and of what. */
  record Died(int who, int by, DamageKind kind, List<Rule> rules) implements Event {}

  /** Someone got a point of Destiny or, if {@code doom}, of Doom. */
  record PointGained(int who, boolean doom, List<Rule> rules) implements Event {}

  /** Someone came to have a condition. */
  record ConditionGained(int who, Condition condition, List<Rule> rules) implements Event {}

  /** Someone no longer has a condition. */
  record ConditionLost(int who, Condition condition, List<Rule> rules) implements Event {}

  /** Someone wanted to do something that a rule bars; nothing happened. */
  record Barred(int who, ActionKind action, List<Rule> rules) implements Event {}

  /**
   * A skill test that is no attack was made; {@code ofAction} if it is the holder's for his major
   * action (INI-08).
   */
  record Tested(
      int who,
      String skill,
      int value,
      boolean ofAction,
      List<Chance> chances,
      TestResult test,
      List<Rule> rules)
      implements Event {}

  /** Someone confused rolled what he does (CON-10). */
  record Confused(int who, int roll, List<Rule> rules) implements Event {}

  /** Someone took a poison in, of the scene's or of somebody's: wholly or in part (POI-03). */
  record Poisoned(int who, int by, String poison, PoisonKind kind, boolean total, List<Rule> rules)
      implements Event {}

  /** A poison that went on in someone is over or, if not {@code over}, works in part only. */
  record PoisonEased(int who, String poison, boolean over, List<Rule> rules) implements Event {}

  /**
   * A poison's damage comes so many hours later, if {@code delayed}, else its effect lasts so long;
   * {@code hidden} from the players (POI-17).
   */
  record PoisonLingers(
      int who, String poison, int hours, boolean delayed, boolean hidden, List<Rule> rules)
      implements Event {}

  /** Someone came into contact with fire, the scene's or somebody's. */
  record CaughtFire(int who, int by, int severity, int growth, List<Rule> rules) implements Event {}

  /** Someone is no longer in contact with a fire. */
  record LeftFire(int who, List<Rule> rules) implements Event {}

  /** A wound grew by so much and has this severity now. */
  record WoundGrew(int who, int growth, int severity, WoundClass woundClass, List<Rule> rules)
      implements Event {}

  /** Someone fell, landed well or not; the fall comes to a wound of so much. */
  record Fell(int who, int centimetres, int severity, boolean well, List<Rule> rules)
      implements Event {}

  /** Someone set about crossing so many squares of difficult ground. */
  record Crossed(int who, Setback setback, int squares, boolean success, List<Rule> rules)
      implements Event {}

  /** Someone was so many minutes without air, of which he suffocated so many. */
  record HeldBreath(int who, int minutes, int suffocating, List<Rule> rules) implements Event {}

  /** Someone got back Vigor and Life. */
  record Healed(int who, int vigor, int life, List<Rule> rules) implements Event {}

  /**
   * Someone took, dropped, picked up or gave an item: it went from one place to another, maybe of
   * someone else's. The item is named by its number in the combat.
   */
  record ItemMoved(
      int who,
      ActionKind action,
      int item,
      Container from,
      Container to,
      int other,
      List<Rule> rules)
      implements Event {}

  /** Someone used an item, a spell or a miracle; the target may be nobody. */
  record ItemUsed(int who, ActionKind action, int item, int target, List<Rule> rules)
      implements Event {}

  /** Someone took his shield in hand or, if not {@code inHand}, put it away. */
  record ShieldHandled(int who, boolean inHand, List<Rule> rules) implements Event {}

  /** A weapon that was thrown lies on a square. */
  record WeaponLanded(int who, int weapon, int square, List<Rule> rules) implements Event {}

  /** Someone created an opportunity: a chance on someone's next test, or 0 if it is another. */
  record OpportunityCreated(int who, int target, int chances, List<Rule> rules) implements Event {}

  /** Someone got on a mount. */
  record Mounted(int who, int mount, List<Rule> rules) implements Event {}

  /**
   * Someone is no longer on his mount but on a square next to it: he got off or, if {@code
   * knockedOff}, was thrown off.
   */
  record Dismounted(int who, int mount, boolean knockedOff, int square, List<Rule> rules)
      implements Event {}

  /** Someone came onto the field. */
  record Arrived(int who, int square, List<Rule> rules) implements Event {}

  /** Someone left the combat alive. */
  record Left(int who, Fate fate, List<Rule> rules) implements Event {}

  /** Words of the script: to be read to the players, or for the game master alone. */
  record Narrated(String text, boolean aloud, List<Rule> rules) implements Event {}

  /** A clock, a fact or the strength of a thing went from one number to another. */
  record NumberChanged(String name, int from, int to, List<Rule> rules) implements Event {}

  /** A value of someone went from one number to another because the script says so. */
  record ValueChanged(int who, String value, int from, int to, List<Rule> rules) implements Event {}

  /** Something became true, or no longer is. */
  record FactChanged(String name, boolean holds, List<Rule> rules) implements Event {}

  /** A chance of {@code favourable} in {@code sides} was taken. */
  record ChanceTaken(int favourable, int sides, int rolled, List<Rule> rules) implements Event {}

  /** Something was rolled on a table. */
  record TableRolled(String table, int rolled, List<Rule> rules) implements Event {}

  /** One of several ways was taken. */
  record WayChosen(String way, List<Rule> rules) implements Event {}

  /** Someone follows other tactics from now on. */
  record TacticsChanged(int who, String tactics, List<Rule> rules) implements Event {}

  /** Someone is on another side from now on. */
  record SideChanged(int who, int side, List<Rule> rules) implements Event {}

  /** Someone became another: he has the skills, the arms and the body of that one. */
  record FormChanged(int who, String form, List<Rule> rules) implements Event {}

  /** Someone met with a trap. */
  record TrapMet(int who, String trap, What what, List<Rule> rules) implements Event {
    /** What came of it. */
    public enum What {
      /** It caught him. */
      SPRUNG,
      /** He noticed it in time. */
      AVOIDED,
      /** He made it harmless. */
      DISARMED
    }
  }

  /** From now on one sees so many squares far. */
  record SightChanged(int squares, List<Rule> rules) implements Event {}

  /**
   * One of a squad fell; it fights on.
   *
   * @param who the squad
   * @param by who struck him down, {@code -1} if nobody did
   * @param dead whether he is dead, not only out of the fight
   * @param left how many of it are left
   */
  record MemberFell(int who, int by, boolean dead, int left, List<Rule> rules) implements Event {}

  /**
   * Squares became other ground or, if {@code spread}, what was there already took them too.
   *
   * @param name what the scene calls the place, or what spreads
   * @param ground what the ground is called now
   */
  record GroundChanged(
      String name, String ground, List<Integer> squares, boolean spread, List<Rule> rules)
      implements Event {}

  /** The combat ended. */
  record CombatEnded(CombatResult result, List<Rule> rules) implements Event {}

  /** Someone tries something that takes a test, against someone if it is against anybody. */
  record Attempted(int who, ActionKind action, int target, List<Rule> rules) implements Event {}

  /** Someone lost a weapon from his hand by someone's doing; it lies on a square. */
  record Disarmed(int who, int by, int weapon, int square, List<Rule> rules) implements Event {}

  /** A scene of a journey ended at a minute, counted from midnight of the first day. */
  record SceneEnded(int scene, int minute, List<Rule> rules) implements Event {}

  /**
   * Someone lost Perseverance at a scene's end for want of sleep and of food: (sleep + food) times
   * the factor; so much is left.
   */
  record Tired(int who, int sleepLoss, int foodLoss, int factor, int left, List<Rule> rules)
      implements Event {}

  /** Someone gained or, if {@code change} is negative, lost Perseverance; so much is left. */
  record PerseveranceChanged(int who, int change, int left, List<Rule> rules) implements Event {}

  /** The game master rolled whether someone faints. */
  record FaintRolled(int who, int roll, int against, boolean faints, List<Rule> rules)
      implements Event {}

  /** Someone fainted for so many scenes, or until the session ends. */
  record Fainted(int who, int scenes, boolean untilSession, List<Rule> rules) implements Event {}

  /** Someone woke from a faint; so much Perseverance he has then. */
  record Woke(int who, int left, List<Rule> rules) implements Event {}

  /** Someone slept so long and got back so much Perseverance. */
  record Slept(int who, int minutes, int gained, List<Rule> rules) implements Event {}

  /** Someone ate so many meals and got back so much Perseverance; so many meals are left. */
  record Ate(int who, int meals, int gained, int left, List<Rule> rules) implements Event {}

  /** Someone wanted to eat and there was nothing. */
  record Hungry(int who, List<Rule> rules) implements Event {}

  /** The common store of meals or of water grew or, if {@code change} is negative, shrank. */
  record StoreChanged(boolean water, int change, int left, List<Rule> rules) implements Event {}

  /** Time is up, so many minutes after the start: the adventure goes on where it says. */
  record DeadlinePassed(int minutes, List<Rule> rules) implements Event {}

  /** Someone slept long enough for a long rest, but not without a break. */
  record RestSpoilt(int who, int longest, List<Rule> rules) implements Event {}

  /** They lie down for a long rest of so many minutes. */
  record RestBegan(int minutes, List<Rule> rules) implements Event {}

  /** Someone got back so much Vigor by a short rest or, if {@code isLong}, a long one. */
  record Rested(int who, boolean isLong, int vigor, List<Rule> rules) implements Event {}

  /** Someone wanted a short rest that a rule refuses. */
  record RestRefused(int who, List<Rule> rules) implements Event {}

  /** A wound changed at a day's end from one severity to another, and is of this class now. */
  record WoundEvolved(int who, int before, int after, WoundClass woundClass, List<Rule> rules)
      implements Event {}

  /** A wound of this severity is healed and gone. */
  record WoundHealed(int who, int before, List<Rule> rules) implements Event {}

  /** Someone treated somebody's wound, with an item or with {@code -1}, none. */
  record Treated(int healer, int patient, int severity, boolean success, int item, List<Rule> rules)
      implements Event {}

  /** Someone wanted to treat somebody's wounds; the rule says why nothing came of it. */
  record TreatmentRefused(int healer, int patient, List<Rule> rules) implements Event {}

  /** A day of the wounds ended, the first, second and so on. */
  record DayEnded(int day, List<Rule> rules) implements Event {}

  /** A session began. */
  record SessionStarted(int session, List<Rule> rules) implements Event {}

  /** Someone gave XP for as many points of Perseverance. */
  record XpSpent(int who, int points, List<Rule> rules) implements Event {}

  /** Someone wanted to give XP for Perseverance and could not; perhaps because he needs none. */
  record XpRefused(int who, int points, boolean full, List<Rule> rules) implements Event {}

  /** Someone was pushed, dragged or carried by someone, so many squares; 0 if he kept his place. */
  record Displaced(int who, int by, int from, int to, int squares, List<Rule> rules)
      implements Event {}
}
