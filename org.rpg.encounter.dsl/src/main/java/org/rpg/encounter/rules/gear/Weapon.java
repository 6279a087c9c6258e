package org.rpg.encounter.rules.gear;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.hazard.Poison;

/**
 * A weapon (BASE-13, BASE-14). Made with {@link #named}.
 *
 * @param name its name
 * @param skill name of the specialisation it is used with (ATK-01)
 * @param size its size (BASE-13)
 * @param damages its damage; the first is the main one, each further one is an event of its own
 * @param melee reach in melee in squares, 0 if it is no melee weapon
 * @param ranged range in squares, 0 if it is no ranged weapon
 * @param hands hands it takes, 0 to 2; natural weapons take none
 * @param natural part of the body: always at hand, never dropped
 * @param parries adds its skill as a defence in melee (DEF-07)
 * @param thrown its ranged attack is a throw (BASE-13)
 * @param physical whether Dodge and Shield apply (DEF-05)
 * @param unarmed bare hands: no weapon that is wielded, so no opportunity attacks (TAC-07), and
 *     nothing that can be taken away
 * @param counters lets whoever has it in hand counter-attack (CTR-01)
 * @param poison what is on it (POI-02)
 */
public record Weapon(
    String name,
    String skill,
    WeaponSize size,
    List<Damage> damages,
    int melee,
    int ranged,
    int hands,
    boolean natural,
    boolean parries,
    boolean thrown,
    boolean physical,
    boolean unarmed,
    boolean counters,
    Optional<Poison> poison) {
  /** Copies the damages. */
  public Weapon {
    damages = List.copyOf(damages);
  }

  /** Begins a weapon: medium, one hand, physical, no reach given, used with {@code skill}. */
  public static Builder named(String name, String skill) {
    return new Builder(name, skill);
  }

  /** Whether it is small, so that two of them leave nobody exposed (TAC-21). */
  public boolean isSmall() {
    return size == WeaponSize.SMALL;
  }

  /** Whether it can be one of two weapons, one in each hand (TAC-19). */
  public boolean isForOneHand() {
    return hands == 1;
  }

  /** The same weapon with a poison on it (POI-02). */
  public Weapon poisonedWith(Poison venom) {
    return new Weapon(
        name,
        skill,
        size,
        damages,
        melee,
        ranged,
        hands,
        natural,
        parries,
        thrown,
        physical,
        unarmed,
        counters,
        Optional.of(venom));
  }

  /** Puts a weapon together. */
  public static final class Builder {
    private final String name;
    private final String skill;
    private final List<Damage> damages = new ArrayList<>();
    private WeaponSize size = WeaponSize.MEDIUM;
    private int melee;
    private int ranged;
    private int hands = 1;
    private boolean natural;
    private boolean parries;
    private boolean thrown;
    private boolean physical = true;
    private boolean unarmed;
    private boolean counters;
    private Optional<Poison> poison = Optional.empty();

    private Builder(String name, String skill) {
      this.name = name;
      this.skill = skill;
    }

    /** The size. */
    public Builder size(WeaponSize value) {
      size = value;
      return this;
    }

    /** Adds damage, for example {@code "1d8"}. */
    public Builder damage(String dice, DamageKind kind) {
      return damage(DiceExpression.parse(dice), kind);
    }

    /** Adds damage. */
    public Builder damage(DiceExpression dice, DamageKind kind) {
      damages.add(new Damage(dice, kind));
      return this;
    }

    /** Reach in melee, in squares. */
    public Builder melee(int squares) {
      melee = squares;
      return this;
    }

    /** Range, in squares. */
    public Builder ranged(int squares) {
      ranged = squares;
      return this;
    }

    /** Hands it takes. */
    public Builder hands(int value) {
      hands = value;
      return this;
    }

    /** Part of the body; takes no hands. */
    public Builder natural() {
      natural = true;
      hands = 0;
      return this;
    }

    /** Parries in melee (DEF-07). */
    public Builder parries() {
      parries = true;
      return this;
    }

    /** Is thrown when used at range. */
    public Builder thrown() {
      thrown = true;
      return this;
    }

    /** No physical attack (DEF-05). */
    public Builder notPhysical() {
      physical = false;
      return this;
    }

    /** Bare hands: natural, and no wielded melee weapon (TAC-07). */
    public Builder unarmed() {
      unarmed = true;
      return natural();
    }

    /** Allows counter-attacks (CTR-01). */
    public Builder counters() {
      counters = true;
      return this;
    }

    /** Has a poison on it (POI-02). */
    public Builder poisonedWith(Poison venom) {
      poison = Optional.of(venom);
      return this;
    }

    /**
     * The weapon.
     *
     * @throws IllegalArgumentException without damage, or with hands outside 0 to 2
     */
    public Weapon build() {
      if (damages.isEmpty() || hands < 0 || hands > 2) {
        throw new IllegalArgumentException(name + " needs damage and 0 to 2 hands");
      }
      return new Weapon(
          name, skill, size, damages, melee, ranged, hands, natural, parries, thrown, physical,
          unarmed, counters, poison);
    }
  }
}
