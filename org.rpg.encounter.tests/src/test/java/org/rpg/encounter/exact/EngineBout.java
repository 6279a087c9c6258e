package org.rpg.encounter.exact;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.combat.Battle;
import org.rpg.encounter.rules.combat.Candidates;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Member;
import org.rpg.encounter.rules.combat.Sheet;
import org.rpg.encounter.rules.combat.SideConduct;
import org.rpg.encounter.rules.field.Field;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Heat;
import org.rpg.encounter.rules.field.OpenField;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.field.Terrain;
import org.rpg.encounter.rules.gear.Armour;
import org.rpg.encounter.rules.gear.Shield;
import org.rpg.encounter.rules.gear.Weapon;
import org.rpg.encounter.rules.hazard.Poison;
import org.rpg.encounter.rules.hazard.PoisonKind;

/** Makes the engine's battle of a {@link Bout}. */
final class EngineBout {
  private static final int COLUMNS = 40;
  private static final int ROWS = 3;
  private static final int[][] CLOSE = {{0, 0}, {1, 1}, {1, 0}, {0, 1}};

  private EngineBout() {}

  static Battle battle(Bout bout) {
    Ruleset ruleset =
        bout.ruleset()
            .with(Parameter.TURN_LIMIT, Parameter.TURN_LIMIT.most())
            .with(Parameter.ACTIVATION_LIMIT, Parameter.ACTIVATION_LIMIT.most());
    SideConduct roster = EngineBout::first;
    return Battle.under(ruleset)
        .field(field(bout))
        .side("First", roster, members(bout, 0))
        .side("Second", roster, members(bout, 1))
        .opening(0)
        .build();
  }

  /** Open ground, or with fire where somebody burns. */
  private static Field field(Bout bout) {
    GridField.Builder grid = GridField.of(COLUMNS, ROWS);
    boolean burns = false;
    for (int i = 0; i < bout.size(); i++) {
      if (bout.fighter(i).blaze.isPresent()) {
        Fighter.Blaze blaze = bout.fighter(i).blaze.get();
        int square = square(bout, i);
        Terrain fire = Terrain.named("Fire").heat(new Heat(blaze.base(), blaze.growth()));
        grid.terrain(Squares.column(square), Squares.row(square), fire);
        burns = true;
      }
    }
    return burns ? grid.build() : new OpenField();
  }

  private static int square(Bout bout, int index) {
    return bout.size() == 2 ? Squares.at(index * bout.gap(), 0) : close(index);
  }

  /** Whoever comes first in the roster. */
  private static int first(CombatView view, int side, Candidates candidates) {
    int first = candidates.get(0);
    for (int i = 1; i < candidates.size(); i++) {
      first = Math.min(first, candidates.get(i));
    }
    return first;
  }

  private static List<Member> members(Bout bout, int side) {
    List<Member> members = new ArrayList<>();
    for (int i = 0; i < bout.size(); i++) {
      if (bout.side(i) == side) {
        members.add(member(bout, i));
      }
    }
    return members;
  }

  private static Member member(Bout bout, int index) {
    Fighter it = bout.fighter(index);
    Member member = Member.of(sheet(it)).named(it.name).conduct(new Obedience(it));
    member.at(square(bout, index));
    member.raised(it.raised);
    if (it.life != Fighter.FULL) {
      member.life(it.life);
    }
    if (it.vigor != Fighter.FULL) {
      member.vigor(it.vigor);
    }
    for (Mark mark : it.marks) {
      member.starts(Condition.valueOf(mark.name()));
    }
    return member;
  }

  private static int close(int index) {
    return Squares.at(CLOSE[index][0], CLOSE[index][1]);
  }

  private static Sheet sheet(Fighter it) {
    Sheet.Builder sheet = it.pc ? Sheet.pc(it.name) : Sheet.npc(it.name);
    sheet.size(it.size).speed(it.speed);
    sheet.skill("Physique", it.physique).skill("Dodge", it.dodge);
    sheet.skill("Fight[Unarmed]", it.unarmed);
    sheet.wears(new Armour("Mail", it.protection));
    it.shield.ifPresent(value -> sheet.skill("Shield", value).wields(new Shield("Buckler", 1, 0)));
    for (int i = 0; i < it.arms.size(); i++) {
      String skill = "Fight[" + i + "]";
      sheet.skill(skill, it.arms.get(i).skill()).wields(weapon(it.arms.get(i), skill));
    }
    if (it.offHand.isPresent()) {
      sheet.skill("Fight[other]", it.offHand.get().skill());
      sheet.wields(weapon(it.offHand.get(), "Fight[other]"));
    }
    return sheet.build();
  }

  private static Weapon weapon(Arm arm, String skill) {
    Weapon.Builder weapon =
        Weapon.named("Weapon of " + skill, skill)
            .size(arm.size())
            .damage(arm.damage(), DamageKind.CUTTING)
            .melee(arm.melee())
            .ranged(arm.ranged())
            .hands(1);
    arm.venom().ifPresent(venom -> weapon.poisonedWith(poison(venom)));
    if (arm.natural()) {
      weapon.natural();
    }
    return (arm.parries() ? weapon.parries() : weapon).build();
  }

  private static Poison poison(Venom venom) {
    PoisonKind kind = PoisonKind.valueOf(venom.kind().name());
    return Poison.of(venom.kind().name(), kind, venom.potency());
  }
}
