package org.rpg.encounter.rules.combat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.body.Size;
import org.rpg.encounter.rules.body.WoundKind;
import org.rpg.encounter.rules.check.Skill;
import org.rpg.encounter.rules.field.Cover;
import org.rpg.encounter.rules.field.Field;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Heat;
import org.rpg.encounter.rules.field.OpenField;
import org.rpg.encounter.rules.field.Setback;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.field.Terrain;
import org.rpg.encounter.rules.gear.Armour;
import org.rpg.encounter.rules.gear.Container;
import org.rpg.encounter.rules.gear.Item;
import org.rpg.encounter.rules.gear.ItemKind;
import org.rpg.encounter.rules.gear.ItemTest;
import org.rpg.encounter.rules.gear.Shield;
import org.rpg.encounter.rules.gear.Weapon;
import org.rpg.encounter.rules.gear.WeaponSize;
import org.rpg.encounter.rules.hazard.Poison;
import org.rpg.encounter.rules.hazard.PoisonKind;

/** Battles of every kind, each made of a number. */
final class WildBattles {
  static final int TURNS = 30;

  /** Speed of the fastest horse, in squares. */
  static final int FASTEST = 11;

  private static final int FIELD = 9;

  private static final Weapon CLAWS =
      Weapon.named("Claws", "Fight[Claws]")
          .size(WeaponSize.SMALL)
          .damage("1d4", DamageKind.CUTTING)
          .melee(1)
          .natural()
          .build();

  private static final Weapon SPEAR =
      Weapon.named("Spear", "Fight[Spear]")
          .size(WeaponSize.LARGE)
          .damage("1d10", DamageKind.PIERCING)
          .melee(2)
          .hands(2)
          .build();

  private static final List<Weapon> WEAPONS =
      List.of(Fight.SWORD, Fight.DAGGER, Fight.BOW, SPEAR, CLAWS);

  private static final int[] MIDDLE = {
    Squares.at(4, 4), Squares.at(5, 4), Squares.at(4, 5), Squares.at(3, 4), Squares.at(4, 3)
  };

  private static final Terrain RIFT = Terrain.named("Rift").sheer().impassable();

  private static final List<Item> ITEMS =
      List.of(
          Item.of("Healing potion", ItemKind.POTION)
              .effect(
                  (master, by, target) -> {
                    master.healLife(target, 2);
                    master.healVigor(target, 3);
                  }),
          Item.of("Antidote", ItemKind.POTION)
              .effect((master, by, target) -> master.neutralise(target)),
          Item.of("Ring of shields", ItemKind.MAGIC_RING)
              .effect((master, by, target) -> master.setProtection(target, 4)),
          Item.of("Wand of fear", ItemKind.ITEM_OF_POWER)
              .range(6)
              .effect((master, by, target) -> master.gain(target, Condition.SHAKEN, 2)),
          Item.of("Flame", ItemKind.SPELL)
              .range(8)
              .effect((master, by, target) -> master.burn(target, by, new Heat(1, 1), 2)),
          Item.of("Gust", ItemKind.MIRACLE)
              .range(8)
              .effect((master, by, target) -> master.fall(target, 450)),
          Item.of("Bolt", ItemKind.SPELL)
              .range(6)
              .test(new ItemTest(List.of("Physique"), Difficulty.of(8)))
              .effect((master, by, target) -> master.harm(target, 2, DamageKind.FIRE)),
          Item.of("Rift", ItemKind.SPELL)
              .effect((master, by, target) -> master.become("Middle", MIDDLE, RIFT)),
          Item.of("Firestorm", ItemKind.MIRACLE)
              .effect((master, by, target) -> master.spread("Fire", Terrain::burns)),
          Item.of("Lantern", ItemKind.OTHER).hands(1));

  /** What only an action or another member can bring about. */
  private static final Set<Condition> NEVER_AT_START =
      EnumSet.of(Condition.GRAPPLED, Condition.GRAPPLING);

  private final Random random;
  private final Consumer<Combat> watch;

  private WildBattles(long seed, Consumer<Combat> watch) {
    random = new Random(seed);
    this.watch = watch;
  }

  /** The battle of a number; its wild members have the combat watched. */
  static Battle of(int seed, Consumer<Combat> watch) {
    return new WildBattles(seed, watch).battle();
  }

  private Battle battle() {
    Battle.Builder battle = Battle.under(ruleset()).field(field());
    if (random.nextBoolean()) {
      battle.upheavals(List.of(RIFT, Terrain.named("Fire").heat(new Heat(1, 1))));
    }
    int sides = 2 + random.nextInt(2);
    for (int side = 0; side < sides; side++) {
      List<Member> members = new ArrayList<>();
      for (int i = 1 + random.nextInt(4); i > 0; i--) {
        members.add(member(side == 0));
      }
      if (random.nextInt(3) == 0) {
        Member horse = horse();
        members.add(horse);
        if (random.nextInt(3) > 0) {
          members.get(0).rides(horse);
        }
      }
      battle.side("Side " + side, SideConduct.STANDARD, members);
    }
    if (sides == 3) {
      battle.relation(0, 2, List.of(Relation.values()).get(random.nextInt(3)));
    }
    return battle
        .items(ITEMS)
        .ploys(List.of(Ploy.with("Charm"), Ploy.with("Charm", "Dodge")))
        .obstacles(List.of(new Obstacle("Physique", Difficulty.of(8), Effect.NONE)))
        .build();
  }

  private Ruleset ruleset() {
    Ruleset ruleset = Ruleset.standard().with(Parameter.TURN_LIMIT, TURNS);
    for (Parameter parameter : Parameter.values()) {
      if (!parameter.options().isEmpty() && random.nextInt(4) == 0) {
        ruleset = ruleset.with(parameter, random.nextInt(parameter.options().size()));
      }
    }
    return ruleset;
  }

  private Field field() {
    if (random.nextInt(3) == 0) {
      return new OpenField();
    }
    GridField.Builder grid = GridField.of(FIELD, FIELD);
    for (int i = random.nextInt(30); i > 0; i--) {
      grid.terrain(random.nextInt(FIELD), random.nextInt(FIELD), terrain());
    }
    for (int i = random.nextInt(10); i > 0; i--) {
      grid.height(random.nextInt(FIELD), random.nextInt(FIELD), random.nextInt(8) * 0.75);
    }
    return grid.build();
  }

  private Terrain terrain() {
    Terrain ground = Terrain.named("Ground");
    return switch (random.nextInt(6)) {
      case 0 -> Terrain.WALL;
      case 1 -> ground.setback(Setback.values()[random.nextInt(Setback.values().length)]);
      case 2 -> ground.cover(Cover.values()[random.nextInt(Cover.values().length)]);
      case 3 -> ground.heat(new Heat(1 + random.nextInt(3), random.nextInt(3)));
      case 4 -> ground.sheer();
      default -> ground.water(random.nextInt(300));
    };
  }

  private Poison poison() {
    PoisonKind kind = PoisonKind.values()[random.nextInt(PoisonKind.values().length)];
    return Poison.of("Venom", kind, random.nextInt(6));
  }

  private Member horse() {
    Sheet.Builder sheet =
        Sheet.npc("Horse").mount().size(Size.LARGE).speed(8 + random.nextInt(FASTEST - 7));
    sheet.wields(CLAWS).skill("Fight[Claws]", 1);
    if (random.nextBoolean()) {
      sheet.vitality(8 + random.nextInt(8)).defence(random.nextInt(3));
    }
    return Member.of(sheet.build()).conduct(new Wild(random.nextLong(), watch));
  }

  private Item item() {
    return ITEMS.get(random.nextInt(ITEMS.size()));
  }

  private Member member(boolean pc) {
    Sheet.Builder sheet = pc ? Sheet.pc("Hero") : Sheet.npc("Foe");
    sheet.size(Size.values()[random.nextInt(Size.values().length)]);
    sheet.skill("Physique", random.nextInt(5) - 1).skill("Dodge", random.nextInt(4));
    sheet.skill(new Skill("Agility", true), random.nextInt(4));
    sheet.wears(new Armour("Armour", random.nextInt(10))).skill("Fight[Sword]", random.nextInt(5));
    sheet.skill("Shield", random.nextInt(4)).skill("Fight[Unarmed]", random.nextInt(4));
    Shield buckler = new Shield("Buckler", 1, 0, random.nextBoolean());
    switch (random.nextInt(8)) {
      case 0, 1 -> sheet.wields(buckler);
      case 2 -> sheet.carries(buckler);
      default -> {
        // none
      }
    }
    for (Item item : ITEMS) {
      Container place = Container.values()[random.nextInt(Container.values().length)];
      boolean known = item.kind().isKnown();
      if (random.nextInt(3) == 0) {
        sheet.carries(item, known ? Container.HAND : place, 1 + random.nextInt(2));
      }
    }
    for (int i = random.nextInt(3); i >= 0; i--) {
      Weapon weapon = WEAPONS.get(random.nextInt(WEAPONS.size()));
      Weapon held = random.nextInt(5) == 0 ? weapon.poisonedWith(poison()) : weapon;
      if (!held.natural() && random.nextInt(5) == 0) {
        sheet.carries(held, random.nextBoolean() ? Container.BACKPACK : Container.BELT);
      } else {
        sheet.wields(held);
      }
    }
    if (!pc && random.nextInt(4) == 0) {
      sheet.vitality(1 + random.nextInt(12));
    }
    if (random.nextInt(8) == 0) {
      sheet.undead();
    }
    sheet.skill("Ride", random.nextInt(4));
    for (int i = random.nextInt(4); i > 0; i--) {
      Item item = item();
      if (item.kind().isKnown()) {
        sheet.knows(item);
      } else {
        Container[] places = Container.values();
        sheet.carries(item, places[random.nextInt(places.length)], 1 + random.nextInt(2));
      }
    }
    Member member = Member.of(sheet.build());
    if (random.nextBoolean()) {
      member.at(Squares.at(random.nextInt(FIELD), random.nextInt(FIELD)));
    }
    if (random.nextInt(6) == 0) {
      member.raised(random.nextInt(5) * 1.5);
    }
    if (random.nextInt(4) == 0) {
      member.wound(1 + random.nextInt(3), WoundKind.CUTTING);
    }
    for (Condition condition : Condition.values()) {
      if (random.nextInt(12) == 0 && !NEVER_AT_START.contains(condition)) {
        member.starts(condition);
      }
    }
    return random.nextInt(3) == 0 ? member : member.conduct(new Wild(random.nextLong(), watch));
  }
}
