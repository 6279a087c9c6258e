package org.rpg.encounter.exact;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rpg.encounter.rules.body.Size;

/** One of those who fight: what it is, what it starts with and what it does. */
final class Fighter {
  static final int FULL = -1;

  final String name;
  final boolean pc;
  Size size = Size.MEDIUM;
  int physique;
  int dodge;
  int unarmed;
  Optional<Integer> shield = Optional.empty();
  int protection;
  int vigor = FULL;
  int life = FULL;
  int raised;
  int speed = 6;
  boolean destiny;
  List<Arm> arms = List.of();
  Optional<Arm> offHand = Optional.empty();
  Optional<Venom> poisoned = Optional.empty();
  boolean poisonedTotally;
  Optional<Blaze> blaze = Optional.empty();
  final Set<Mark> marks = EnumSet.noneOf(Mark.class);
  List<Order> orders = List.of(Order.ATTACK);

  /** Fire: the wound of the first contact and what it grows by each turn (SIT-15, SIT-16). */
  record Blaze(int base, int growth) {}

  private Fighter(String name, boolean pc) {
    this.name = name;
    this.pc = pc;
  }

  static Fighter pc(String name) {
    return new Fighter(name, true);
  }

  static Fighter npc(String name) {
    return new Fighter(name, false);
  }

  Fighter size(Size value) {
    size = value;
    return this;
  }

  Fighter physique(int value) {
    physique = value;
    return this;
  }

  Fighter dodge(int value) {
    dodge = value;
    return this;
  }

  Fighter unarmed(int value) {
    unarmed = value;
    return this;
  }

  /** Has a shield in hand and this much skill with it. */
  Fighter shield(int value) {
    shield = Optional.of(value);
    return this;
  }

  Fighter protection(int value) {
    protection = value;
    return this;
  }

  /** Starts with so much Vigor. */
  Fighter vigor(int value) {
    vigor = value;
    return this;
  }

  /** Starts with so much Life: the rest is a wound. */
  Fighter life(int value) {
    life = value;
    return this;
  }

  Fighter raised(int metres) {
    raised = metres;
    return this;
  }

  Fighter speed(int squares) {
    speed = squares;
    return this;
  }

  /** Takes Destiny points, not critical damage (TAC-01). */
  Fighter takesDestiny() {
    destiny = true;
    return this;
  }

  Fighter arms(Arm... weapons) {
    arms = List.of(weapons);
    return this;
  }

  /** Fights with two weapons, this one in the other hand (TAC-19). */
  Fighter offHand(Arm weapon) {
    offHand = Optional.of(weapon);
    return this;
  }

  /** A poison already works in it, with its partial or total effect per turn. */
  Fighter poisoned(Venom venom, boolean totally) {
    poisoned = Optional.of(venom);
    poisonedTotally = totally;
    return this;
  }

  /** Stands in fire. */
  Fighter inFire(int base, int growth) {
    blaze = Optional.of(new Blaze(base, growth));
    return this;
  }

  Fighter starts(Mark... with) {
    marks.addAll(List.of(with));
    return this;
  }

  Fighter does(Order... these) {
    orders = List.of(these);
    return this;
  }

  /** LAY-08, LAY-13. */
  int fullLife() {
    return Math.max(1, 6 + 2 * physique);
  }
}
