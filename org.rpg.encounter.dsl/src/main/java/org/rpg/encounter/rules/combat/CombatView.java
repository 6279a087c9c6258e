package org.rpg.encounter.rules.combat;

import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.field.Cover;
import org.rpg.encounter.rules.field.Field;
import org.rpg.encounter.rules.gear.Container;
import org.rpg.encounter.rules.gear.Item;

/** What can be seen of a combat. Combatants and sides are named by their index in the roster. */
public interface CombatView {
  /** Number of combatants, also of those who are dead or not there yet. */
  int size();

  /** One combatant. */
  Combatant combatant(int index);

  /**
   * A scene within this one, as its last run left it.
   *
   * @param number its place among the parts of the battle
   */
  Combat part(int number);

  /** Number of sides. */
  int sides();

  /** A side's name. */
  String sideName(int side);

  /** How two sides stand to each other. */
  Relation relation(int side, int other);

  /** Number of combatants hostile to someone, whatever their state. */
  int enemies(int self);

  /** The {@code n}th of those hostile to someone, in roster order. */
  int enemy(int self, int n);

  /**
   * The nearest of someone's enemies who are in the combat, the first of equals; {@code -1} for
   * none.
   *
   * @param within whether only those count whom he {@link #reaches}
   */
  int nearestEnemy(int self, boolean within);

  /** The same of the one with the least Protection, Vigor and Life. */
  int weakestEnemy(int self, boolean within);

  /** Number of others on someone's side or an allied one, whatever their state. */
  int allies(int self);

  /** The {@code n}th of someone's allies, in roster order. */
  int ally(int self, int n);

  /** The square someone stands on, {@code Squares.NOWHERE} if he is not on the field. */
  int square(int index);

  /** Distance between two combatants in squares (BASE-15). */
  int distance(int from, int to);

  /** Height of someone's place in centimetres (TAC-22). */
  int height(int index);

  /** How much of a target is hidden from a shooter (TAC-10, TAC-11). */
  Cover cover(int shooter, int target);

  /** Whether one has a weapon in hand that reaches the other, and sees him (ATK-01, TAC-11). */
  boolean reaches(int attacker, int target);

  /** Who has the initiative (INI-01). */
  int holder();

  /** Number of the turn, of all sides together, from 1 (TRN-01). */
  int turn();

  /** Number of turns of a side (and its allies) that began (TRN-02). */
  int turnOf(int side);

  /** Number of activations so far, from 1 during the first. */
  int activations();

  /** Members of a side who have been on the field. */
  int members(int side);

  /** Members of a side who are dead, fled or have given up. */
  int lost(int side);

  /** A number that the referee keeps during this combat; 0 at the start, and beyond its cells. */
  int memory(int cell);

  /** Number of items that are known in the combat. */
  int items();

  /** An item, by its number in the combat. */
  Item item(int number);

  /** How many of an item someone carries anywhere; 0 for a number that is no item's. */
  int carried(int who, int item);

  /** How many of an item someone has in a place; 0 for a number that is no item's. */
  int carried(int who, int item, Container place);

  /** The minute that the scene's clock shows, from midnight of the first day (BASE-19). */
  int minutes();

  /** Whether it is night: before 6 h or from 18 h on. */
  boolean isNight();

  /** Whether someone sleeps in a rest, outside a fight. */
  boolean isSleeping(int who);

  /** The day of the calendar, from 1. */
  int day();

  /** Scenes that have ended on the way (TRV-01). */
  int scene();

  /** Someone's Perseverance (EXH-01). */
  int perseverance(int who);

  /** Minutes for which someone has been awake (EXH-03). */
  int minutesAwake(int who);

  /** XP that someone has left (EXH-18). */
  int xp(int who);

  /** Meals that the party has left. */
  int meals();

  /** Days' water that the party has left. */
  int water();

  /** The rules in force. */
  Ruleset ruleset();

  /** The ground. */
  Field field();
}
