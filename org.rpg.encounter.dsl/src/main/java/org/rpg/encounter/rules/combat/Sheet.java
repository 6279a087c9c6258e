package org.rpg.encounter.rules.combat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.rpg.encounter.rules.body.Size;
import org.rpg.encounter.rules.check.Skill;
import org.rpg.encounter.rules.gear.Armour;
import org.rpg.encounter.rules.gear.Shield;
import org.rpg.encounter.rules.gear.Weapon;

/**
 * Everything a character brings to a combat, independent of rulesets. Immutable; made with {@link
 * #pc} or {@link #npc}.
 */
public final class Sheet {
  private static final int HANDS = 2;

  private final Builder data;
  private final int handsFree;

  private Sheet(Builder data) {
    this.data = data;
    int free = HANDS - data.shieldHands;
    for (int i = 0; i < data.weapons.size(); i++) {
      int hands = data.weapons.get(i).hands();
      boolean fits = data.inHand.get(i) && hands <= free;
      data.inHand.set(i, fits || data.weapons.get(i).natural());
      free -= fits ? hands : 0;
    }
    handsFree = free;
  }

  /** Begins a player character. */
  public static Builder pc(String name) {
    return new Builder(name, true);
  }

  /** Begins a character of the game master. */
  public static Builder npc(String name) {
    return new Builder(name, false);
  }

  /** The name. */
  public String name() {
    return data.name;
  }

  /** Whether it is a player character. */
  public boolean isPc() {
    return data.pc;
  }

  /** The size (BASE-18). */
  public Size size() {
    return data.size;
  }

  /** The speed in squares, if it is not the ruleset's (BASE-15). */
  public OptionalInt speed() {
    return data.speed;
  }

  /** The value of a skill, if it has it (BASE-17). */
  public OptionalInt skill(String name) {
    Integer value = data.skills.get(name);
    return value == null ? OptionalInt.empty() : OptionalInt.of(value);
  }

  /** The value of a skill, or another one for a skill that he does not have; creates nothing. */
  int skill(String name, int missing) {
    Integer value = data.skills.get(name);
    return value == null ? missing : value;
  }

  /** The skill of fighting with bare hands (MAN-07). */
  public String unarmedSkill() {
    return data.unarmedSkill;
  }

  /** Whether a gift lets it answer attacks (CTR-01). */
  public boolean counters() {
    return data.counters;
  }

  /** Whether the Protection Penalty lowers tests of a skill (BASE-16). */
  public boolean isPenalised(String skill) {
    return data.penalised.contains(skill);
  }

  /** Its weapons; their places here are their numbers in a combat. */
  public List<Weapon> weapons() {
    return List.copyOf(data.weapons);
  }

  /** Whether a weapon is in hand at the start; natural weapons always are. */
  public boolean inHand(int weapon) {
    return data.inHand.get(weapon);
  }

  /** Hands that hold nothing at the start. */
  public int handsFree() {
    return handsFree;
  }

  /** The shield in hand, if any (DEF-03). */
  public Optional<Shield> shield() {
    return data.shield;
  }

  /** Protection of all armour (LAY-02). */
  public int protection() {
    return data.protection;
  }

  /** The Vitality of a simple body (BASE-21); absent for a body of three layers. */
  public OptionalInt vitality() {
    return data.vitality;
  }

  /** The single Defence, if it has one (BASE-21). */
  public OptionalInt defence() {
    return data.defence;
  }

  @Override
  public String toString() {
    return data.name;
  }

  /** Puts a sheet together. */
  public static final class Builder {
    private final String name;
    private final boolean pc;
    private Size size = Size.MEDIUM;
    private OptionalInt speed = OptionalInt.empty();
    private Map<String, Integer> skills = new LinkedHashMap<>();
    private List<String> penalised = new ArrayList<>();
    private List<Weapon> weapons = new ArrayList<>();
    private List<Boolean> inHand = new ArrayList<>();
    private Optional<Shield> shield = Optional.empty();
    private int protection;
    private OptionalInt vitality = OptionalInt.empty();
    private OptionalInt defence = OptionalInt.empty();
    private int shieldHands;
    private boolean counters;
    private String unarmedSkill = "Fight[Unarmed]";

    private Builder(String name, boolean pc) {
      this.name = name;
      this.pc = pc;
    }

    /** The size. */
    public Builder size(Size value) {
      size = value;
      return this;
    }

    /** The speed in squares of 1.5 m. */
    public Builder speed(int squares) {
      speed = OptionalInt.of(squares);
      return this;
    }

    /** A skill without Protection Penalty. */
    public Builder skill(String skill, int value) {
      return skill(Skill.of(skill), value);
    }

    /** A skill. */
    public Builder skill(Skill skill, int value) {
      skills.put(skill.name(), value);
      if (skill.penalised()) {
        penalised.add(skill.name());
      }
      return this;
    }

    /** Names the skill of fighting with bare hands (MAN-07). */
    public Builder unarmedSkill(String skill) {
      unarmedSkill = skill;
      return this;
    }

    /** A gift lets it answer attacks (CTR-01). */
    public Builder counters() {
      counters = true;
      return this;
    }

    /** Has a weapon in hand, or stowed if there is no hand left for it. */
    public Builder wields(Weapon weapon) {
      weapons.add(weapon);
      inHand.add(true);
      return this;
    }

    /** Carries a weapon, not in hand. */
    public Builder carries(Weapon weapon) {
      weapons.add(weapon);
      inHand.add(false);
      return this;
    }

    /** Has a shield in hand. */
    public Builder wields(Shield value) {
      shield = Optional.of(value);
      shieldHands = value.hands();
      return this;
    }

    /** Wears a layer of armour. */
    public Builder wears(Armour armour) {
      protection += armour.protection();
      return this;
    }

    /** Has a simple body with so much Vitality (BASE-21). */
    public Builder vitality(int value) {
      vitality = OptionalInt.of(value);
      return this;
    }

    /** Has a single Defence (BASE-21). */
    public Builder defence(int value) {
      defence = OptionalInt.of(value);
      return this;
    }

    /** The sheet. The builder may be used on. */
    public Sheet build() {
      return new Sheet(copy());
    }

    private Builder copy() {
      Builder copy = new Builder(name, pc);
      copy.size = size;
      copy.speed = speed;
      copy.skills = new LinkedHashMap<>(skills);
      copy.penalised = new ArrayList<>(penalised);
      copy.weapons = new ArrayList<>(weapons);
      copy.inHand = new ArrayList<>(inHand);
      copy.shield = shield;
      copy.shieldHands = shieldHands;
      copy.protection = protection;
      copy.counters = counters;
      copy.unarmedSkill = unarmedSkill;
      copy.vitality = vitality;
      copy.defence = defence;
      return copy;
    }
  }
}
