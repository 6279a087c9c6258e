package org.rpg.encounter.rules.combat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.rpg.encounter.rules.body.Size;
import org.rpg.encounter.rules.check.Skill;
import org.rpg.encounter.rules.gear.Armour;
import org.rpg.encounter.rules.gear.Carried;
import org.rpg.encounter.rules.gear.Container;
import org.rpg.encounter.rules.gear.Item;
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
    int free = HANDS - (data.shieldInHand ? data.shieldHands : 0);
    for (int i = 0; i < data.weapons.size(); i++) {
      int hands = data.weapons.get(i).hands();
      boolean fits = data.inHand.get(i) && hands <= free;
      data.inHand.set(i, fits || (data.weapons.get(i).natural() && !data.spare.get(i)));
      free -= fits ? hands : 0;
    }
    for (int i = 0; i < data.items.size(); i++) {
      Carried carried = data.items.get(i);
      int hands = carried.container() == Container.HAND ? carried.item().hands() : 0;
      if (hands > free) {
        data.items.set(i, new Carried(carried.item(), Container.POUCH, carried.count()));
      } else {
        free -= hands;
      }
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

  /** Where a weapon is at the start: in hand, at the belt, or where it was packed (ACT-04). */
  public Container container(int weapon) {
    return data.inHand.get(weapon) ? Container.HAND : data.packed.get(weapon);
  }

  /** Whether it has a weapon at the start; one that it has not may come to be its own. */
  public boolean has(int weapon) {
    return !data.spare.get(weapon);
  }

  /**
   * The same with these weapons in this order: its own stay as they are, the others are spare, for
   * it to come by. What it has and is not among them comes last.
   */
  public Sheet armed(List<Weapon> arsenal) {
    Builder armed = data.copy();
    armed.weapons.clear();
    armed.inHand.clear();
    armed.packed.clear();
    armed.spare.clear();
    List<Integer> left = new ArrayList<>();
    for (int i = 0; i < data.weapons.size(); i++) {
      left.add(i);
    }
    for (Weapon weapon : arsenal) {
      int own = -1;
      for (int i = left.size() - 1; i >= 0; i--) {
        own = data.weapons.get(left.get(i)).equals(weapon) ? i : own;
      }
      if (own < 0) {
        armed.spare(weapon);
      } else {
        armed.takes(data, left.remove(own));
      }
    }
    left.forEach(it -> armed.takes(data, it));
    return armed.build();
  }

  /** All weapons of some sheets, each as often as one of them has it, and some more. */
  public static List<Weapon> arsenal(List<Sheet> sheets, List<Weapon> more) {
    List<Weapon> all = new ArrayList<>();
    for (Sheet sheet : sheets) {
      List<Weapon> left = new ArrayList<>(all);
      for (Weapon weapon : sheet.weapons()) {
        if (!left.remove(weapon)) {
          all.add(weapon);
        }
      }
    }
    all.addAll(more);
    return all;
  }

  /** Items it carries or knows, in the order they were added; their places are their numbers. */
  public List<Carried> items() {
    return List.copyOf(data.items);
  }

  /** Hands that hold nothing at the start. */
  public int handsFree() {
    return handsFree;
  }

  /** The shield, if it has one (DEF-03). */
  public Optional<Shield> shield() {
    return data.shield;
  }

  /** Whether the shield is in hand at the start. */
  public boolean hasShieldInHand() {
    return data.shieldInHand;
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

  /** Whether divine damage is always critical against it (SIT-20). */
  public boolean isUndead() {
    return data.undead;
  }

  /** The Perseverance, if it has its own (EXH-01). */
  public OptionalInt perseverance() {
    return data.perseverance;
  }

  /** XP that it may give for Perseverance (EXH-18). */
  public int xp() {
    return data.xp;
  }

  /**
   * Whether it travels as people do, who tire, eat and faint (EXH-01): player characters, whoever
   * has Perseverance of its own or is said to. The undead never tire.
   */
  public boolean isTraveller() {
    return data.pc || data.tires || data.perseverance.isPresent();
  }

  /** Whether it can be ridden (TAC-13). */
  public boolean isMount() {
    return data.mount;
  }

  /** Whether it is a cart or a boat: nobody who acts, but somebody may ride it. */
  public boolean isVehicle() {
    return data.vehicle;
  }

  /** Whether it counter-attacks by itself, whatever it has in hand (CTR-01). */
  public boolean counters() {
    return data.counters;
  }

  /** What it usually rides, if anything (TAC-13). */
  public Optional<Sheet> rides() {
    return data.rides;
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
    private Set<String> penalised = new HashSet<>();
    private List<Weapon> weapons = new ArrayList<>();
    private List<Boolean> inHand = new ArrayList<>();
    private List<Container> packed = new ArrayList<>();
    private List<Boolean> spare = new ArrayList<>();
    private List<Carried> items = new ArrayList<>();
    private Optional<Shield> shield = Optional.empty();
    private int protection;
    private OptionalInt vitality = OptionalInt.empty();
    private OptionalInt defence = OptionalInt.empty();
    private int shieldHands;
    private boolean shieldInHand;
    private OptionalInt perseverance = OptionalInt.empty();
    private int xp;
    private boolean tires;
    private boolean undead;
    private boolean mount;
    private boolean vehicle;
    private boolean counters;
    private Optional<Sheet> rides = Optional.empty();
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

    /** A skill that the Protection Penalty lowers, whether it is had or not (BASE-16). */
    public Builder penalised(String skill) {
      penalised.add(skill);
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
      return weapon(weapon, true, Container.BELT);
    }

    /** Carries a weapon at the belt, not in hand. */
    public Builder carries(Weapon weapon) {
      return weapon(weapon, false, Container.BELT);
    }

    /** Carries a weapon somewhere, not in hand (ACT-04). */
    public Builder carries(Weapon weapon, Container container) {
      return weapon(weapon, false, container);
    }

    private Builder weapon(Weapon weapon, boolean held, Container container) {
      weapons.add(weapon);
      inHand.add(held);
      packed.add(container);
      spare.add(false);
      return this;
    }

    private void spare(Weapon weapon) {
      weapon(weapon, false, Container.BELT);
      spare.set(spare.size() - 1, true);
    }

    private void takes(Builder other, int weapon) {
      weapon(other.weapons.get(weapon), other.inHand.get(weapon), other.packed.get(weapon));
      spare.set(spare.size() - 1, other.spare.get(weapon));
    }

    /** Carries an item. */
    public Builder carries(Item item, Container container) {
      return carries(item, container, 1);
    }

    /** Carries several of an item in one place; in the pouch, if no hand is left for them. */
    public Builder carries(Item item, Container container, int count) {
      items.add(new Carried(item, container, count));
      return this;
    }

    /** Knows a spell or a miracle: always at hand. */
    public Builder knows(Item item) {
      return carries(item, Container.HAND, 1);
    }

    /** Has a shield in hand. */
    public Builder wields(Shield value) {
      shield = Optional.of(value);
      shieldHands = value.hands();
      shieldInHand = true;
      return this;
    }

    /** Carries a shield, not in hand (ACT-08). */
    public Builder carries(Shield value) {
      shield = Optional.of(value);
      shieldHands = value.hands();
      shieldInHand = false;
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

    /** Has so much Perseverance, at least 0 (EXH-01). */
    public Builder perseverance(int value) {
      perseverance = OptionalInt.of(value);
      return this;
    }

    /** Has so much XP, at least 0 (EXH-18). */
    public Builder xp(int value) {
      xp = value;
      return this;
    }

    /** Tires as people do, also without Perseverance of its own and as an NPC (EXH-01). */
    public Builder tires() {
      tires = true;
      return this;
    }

    /** Is undead (SIT-20). */
    public Builder undead() {
      undead = true;
      return this;
    }

    /** Can be ridden (TAC-13). */
    public Builder mount() {
      mount = true;
      return this;
    }

    /**
     * Is a cart or a boat: it never receives the initiative and strikes at nobody; it is ridden as
     * mounts are (TAC-13; our own).
     */
    public Builder vehicle() {
      vehicle = true;
      return mount();
    }

    /** Usually rides such a mount (TAC-13). */
    public Builder rides(Sheet value) {
      rides = Optional.of(value);
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
      copy.penalised = new HashSet<>(penalised);
      copy.weapons = new ArrayList<>(weapons);
      copy.inHand = new ArrayList<>(inHand);
      copy.packed = new ArrayList<>(packed);
      copy.spare = new ArrayList<>(spare);
      copy.items = new ArrayList<>(items);
      copy.shield = shield;
      copy.shieldHands = shieldHands;
      copy.shieldInHand = shieldInHand;
      copy.protection = protection;
      copy.counters = counters;
      copy.unarmedSkill = unarmedSkill;
      copy.vitality = vitality;
      copy.defence = defence;
      copy.perseverance = perseverance;
      copy.xp = xp;
      copy.tires = tires;
      copy.undead = undead;
      copy.mount = mount;
      copy.vehicle = vehicle;
      copy.rides = rides;
      return copy;
    }
  }
}
