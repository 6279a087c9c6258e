package org.rpg.encounter.rules.combat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.field.Field;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.OpenField;
import org.rpg.encounter.rules.field.Terrain;
import org.rpg.encounter.rules.gear.Carried;
import org.rpg.encounter.rules.gear.Item;

/** A combat before it begins: rules, ground, sides and their members. Immutable, may be shared. */
public final class Battle {
  /** The rules decide who opens (INI-02, INI-03). */
  static final int BY_RULE = -1;

  final Ruleset ruleset;
  final Field field;
  final List<Terrain> upheavals;

  /** How far one sees at the start, in squares. */
  final int sight;

  /** Whether that may change. */
  final boolean sightChanges;

  final Referee referee;
  final List<String> sideNames;
  final List<SideConduct> sideConducts;
  final Relation[][] relations;
  final List<Member> members;
  final int[] sideOf;
  final int[] squares;
  final int opening;
  final List<Item> items;
  final List<Ploy> ploys;
  final List<Obstacle> obstacles;
  final List<Trap> traps;
  final Script script;
  final List<Part> parts;

  /** What each rides from the start, {@link Combatant#NONE} for nothing (TAC-13). */
  final int[] mountOf;

  /** Whom each holds at the start, {@link Combatant#NONE} for nobody (MAN-09). */
  final int[] prisonerOf;

  private record Related(int side, int other, Relation relation) {}

  private Battle(Builder builder) {
    ruleset = builder.ruleset;
    field =
        builder.field instanceof GridField grid
            ? grid.climbed(
                ruleset.squares(Parameter.STEP_HEIGHT), ruleset.on(Parameter.HEIGHT_IN_REACH))
            : builder.field;
    upheavals = List.copyOf(builder.upheavals);
    sight = builder.sight;
    sightChanges = builder.sightChanges;
    referee = builder.referee;
    opening = builder.opening;
    sideNames = List.copyOf(builder.sideNames);
    sideConducts = List.copyOf(builder.sideConducts);
    members = builder.members.stream().map(Member::copy).toList();
    sideOf = builder.sideOf.stream().mapToInt(Integer::intValue).toArray();
    relations = builder.relations();
    items = builder.numbered();
    ploys = List.copyOf(builder.ploys);
    obstacles = List.copyOf(builder.obstacles);
    traps = List.copyOf(builder.traps);
    script = builder.script;
    parts = List.copyOf(builder.parts);
    mountOf = builder.mounts();
    prisonerOf = builder.prisoners();
    squares = Placement.squares(this);
  }

  /** Begins a battle on open ground. */
  public static Builder under(Ruleset ruleset) {
    return new Builder(ruleset);
  }

  /** The ground for one combat. */
  Field ground() {
    return field instanceof GridField grid && !upheavals.isEmpty()
        ? grid.changing(upheavals)
        : field;
  }

  /** The rules in force. */
  public Ruleset ruleset() {
    return ruleset;
  }

  /** Number of combatants, of all sides, also of those expected. */
  public int size() {
    return members.size();
  }

  /** Name of a combatant; indices follow the order in which members were added. */
  public String name(int index) {
    return members.get(index).name;
  }

  /** The sheet of a combatant. */
  public Sheet sheet(int index) {
    return members.get(index).sheet;
  }

  /** The side of a combatant. */
  public int side(int index) {
    return sideOf[index];
  }

  /** The names of the sides, in the order they were added. */
  public List<String> sides() {
    return sideNames;
  }

  /** The square a combatant starts on, or is expected at. */
  public int square(int index) {
    return squares[index];
  }

  /** Whether somebody rides a combatant at the start. */
  boolean isRidden(int index) {
    for (int mount : mountOf) {
      if (mount == index) {
        return true;
      }
    }
    return false;
  }

  /** Every item of the combat; their places here are their numbers in it. */
  public List<Item> items() {
    return items;
  }

  /** The number of an item, -1 if it is in nobody's hands and was not named. */
  public int item(Item item) {
    return items.indexOf(item);
  }

  /** Puts a battle together. */
  public static final class Builder {
    private final Ruleset ruleset;
    private final List<String> sideNames = new ArrayList<>();
    private final List<SideConduct> sideConducts = new ArrayList<>();
    private final List<Member> members = new ArrayList<>();
    private final List<Integer> sideOf = new ArrayList<>();
    private final List<Related> related = new ArrayList<>();
    private Field field = new OpenField();
    private final List<Terrain> upheavals = new ArrayList<>();
    private int sight = Terrain.UNLIMITED;
    private boolean sightChanges;
    private Referee referee = Referee.NONE;
    private int opening = BY_RULE;
    private final Set<Item> items = new LinkedHashSet<>();
    private final List<Ploy> ploys = new ArrayList<>();
    private final List<Obstacle> obstacles = new ArrayList<>();
    private final List<Trap> traps = new ArrayList<>();
    private Script script = Script.NONE;
    private List<Part> parts = List.of();

    private Builder(Ruleset ruleset) {
      this.ruleset = ruleset;
    }

    /** The ground. */
    public Builder field(Field value) {
      field = value;
      return this;
    }

    /** What squares may become during the combat. */
    public Builder upheavals(List<Terrain> kinds) {
      upheavals.addAll(kinds);
      return this;
    }

    /**
     * How far one sees, by night or in fog.
     *
     * @param squares as many squares, or {@link Terrain#UNLIMITED}
     * @param changes whether that may change during the combat
     */
    public Builder sight(int squares, boolean changes) {
      sight = squares;
      sightChanges = changes;
      return this;
    }

    /** Who watches over the combat. */
    public Builder referee(Referee value) {
      referee = value;
      return this;
    }

    /** Adds a side, hostile to all others unless {@link #relation} says otherwise. */
    public Builder side(String name, Member... added) {
      return side(name, SideConduct.STANDARD, List.of(added));
    }

    /** Adds a side. */
    public Builder side(String name, SideConduct conduct, List<Member> added) {
      for (Member member : added) {
        members.add(member);
        sideOf.add(sideNames.size());
      }
      sideNames.add(name);
      sideConducts.add(conduct);
      return this;
    }

    /** Says how two sides, by index, stand to each other. */
    public Builder relation(int side, int other, Relation relation) {
      related.add(new Related(side, other, relation));
      return this;
    }

    /** Names the opening holder; one who is not able then is passed over (INI-02, INI-03). */
    public Builder opening(int index) {
      opening = index;
      return this;
    }

    /**
     * Names items beforehand: these have the first numbers, in this order; those that members carry
     * besides follow in the order of the members.
     */
    public Builder items(List<Item> named) {
      items.addAll(named);
      return this;
    }

    /** Ways to create opportunities; their places in this order are their numbers (OPO-01). */
    public Builder ploys(List<Ploy> named) {
      ploys.addAll(named);
      return this;
    }

    /** Things to overcome; their places in this order are their numbers (ACT-02). */
    public Builder obstacles(List<Obstacle> named) {
      obstacles.addAll(named);
      return this;
    }

    /** Traps on the ground (our own). */
    public Builder traps(List<Trap> all) {
      traps.addAll(all);
      return this;
    }

    /** What happens instead of a fight. */
    public Builder script(Script value) {
      script = value;
      return this;
    }

    /** Scenes within this one; their places in this order are their numbers. */
    public Builder parts(List<Part> all) {
      parts = all;
      return this;
    }

    private int[] prisoners() {
      int[] prisoners = new int[members.size()];
      for (int i = 0; i < prisoners.length; i++) {
        prisoners[i] = members.get(i).prisoner.map(this::place).orElse(Combatant.NONE);
      }
      return prisoners;
    }

    private int[] mounts() {
      int[] mounts = new int[members.size()];
      for (int i = 0; i < mounts.length; i++) {
        mounts[i] = members.get(i).mount.map(this::place).orElse(Combatant.NONE);
      }
      for (int i = 0; i < mounts.length; i++) {
        int mount = mounts[i];
        boolean shared = Arrays.stream(mounts).filter(it -> it == mount).count() > 1;
        if (mount != Combatant.NONE && (shared || mounts[mount] != Combatant.NONE)) {
          throw new IllegalArgumentException(members.get(i).name + " has no mount of his own");
        }
      }
      return mounts;
    }

    private int place(Member member) {
      for (int i = 0; i < members.size(); i++) {
        if (members.get(i) == member) {
          return i;
        }
      }
      throw new IllegalArgumentException(member.name + " takes no part and cannot be ridden");
    }

    private List<Item> numbered() {
      for (Member member : members) {
        for (Carried carried : member.sheet.items()) {
          items.add(carried.item());
        }
      }
      return List.copyOf(items);
    }

    private Relation[][] relations() {
      int sides = sideNames.size();
      Relation[][] all = new Relation[sides][sides];
      for (int a = 0; a < sides; a++) {
        for (int b = 0; b < sides; b++) {
          all[a][b] = a == b ? Relation.ALLIED : Relation.HOSTILE;
        }
      }
      for (Related pair : related) {
        all[pair.side()][pair.other()] = pair.relation();
        all[pair.other()][pair.side()] = pair.relation();
      }
      return all;
    }

    /**
     * The battle.
     *
     * @throws IllegalArgumentException if nobody takes part, an index is out of range, or the field
     *     has no square left for somebody
     */
    public Battle build() {
      if (members.isEmpty()) {
        throw new IllegalArgumentException("a battle needs somebody");
      }
      if (opening >= members.size()) {
        throw new IllegalArgumentException("no combatant " + opening);
      }
      return new Battle(this);
    }
  }
}
