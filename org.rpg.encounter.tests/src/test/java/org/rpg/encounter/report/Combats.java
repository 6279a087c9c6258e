package org.rpg.encounter.report;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.check.Chance;
import org.rpg.encounter.rules.check.TestResult;
import org.rpg.encounter.rules.combat.ActionKind;
import org.rpg.encounter.rules.combat.Battle;
import org.rpg.encounter.rules.combat.Combat;
import org.rpg.encounter.rules.combat.CombatResult;
import org.rpg.encounter.rules.combat.Defence;
import org.rpg.encounter.rules.combat.EndReason;
import org.rpg.encounter.rules.combat.Fate;
import org.rpg.encounter.rules.combat.Member;
import org.rpg.encounter.rules.combat.Sheet;
import org.rpg.encounter.rules.combat.SideConduct;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Armour;
import org.rpg.encounter.rules.gear.Container;
import org.rpg.encounter.rules.gear.Item;
import org.rpg.encounter.rules.gear.ItemKind;
import org.rpg.encounter.rules.gear.Shield;
import org.rpg.encounter.rules.gear.Weapon;
import org.rpg.encounter.rules.gear.WeaponSize;

/** Small combats for the reports to tell. */
final class Combats {
  private Combats() {}

  /** Ana and Bento against two goblins, 9 m apart; Ana also carries a bow. */
  static Combat bridge(Language language) {
    return bridge(language, List.of("Ana", "Bento", "Goblin 1", "Goblin 2"));
  }

  /**
   * @param names of the two heroes and the two goblins
   */
  static Combat bridge(Language language, List<String> names) {
    boolean pt = language == Language.PT;
    Weapon sword =
        Weapon.named(pt ? "Espada" : "Sword", "Fight[Sword]")
            .damage("1d8", DamageKind.CUTTING)
            .melee(1)
            .build();
    Weapon mace =
        Weapon.named(pt ? "Maça" : "Mace", "Fight[Mace]")
            .damage("1d6", DamageKind.BLUDGEONING)
            .melee(1)
            .build();
    Weapon spear =
        Weapon.named(pt ? "Lança" : "Spear", "Fight[Spear]")
            .size(WeaponSize.SMALL)
            .damage("1d6", DamageKind.PIERCING)
            .melee(2)
            .build();
    Weapon bow =
        Weapon.named(pt ? "Arco" : "Bow", "Fight[Bow]")
            .size(WeaponSize.SMALL)
            .damage("1d6", DamageKind.PIERCING)
            .ranged(20)
            .hands(2)
            .build();
    Sheet ana =
        Sheet.pc("Ana")
            .skill("Physique", 2)
            .skill("Dodge", 3)
            .skill("Fight[Sword]", 4)
            .wields(sword)
            .carries(bow)
            .wears(new Armour("Jerkin", 2))
            .carries(Item.of(pt ? "Bálsamo" : "Balm", ItemKind.POTION), Container.POUCH)
            .knows(Item.of(pt ? "Dardo" : "Dart", ItemKind.SPELL))
            .build();
    Sheet bento =
        Sheet.pc("Bento")
            .skill("Physique", 3)
            .skill("Shield", 2)
            .skill("Fight[Mace]", 3)
            .wields(mace)
            .wields(new Shield("Buckler", 1, 0))
            .wears(new Armour("Chain Mail", 6))
            .build();
    Sheet goblin =
        Sheet.npc("Goblin")
            .skill("Physique", 0)
            .skill("Dodge", 1)
            .skill("Fight[Spear]", 2)
            .wields(spear)
            .build();
    return new Combat(
        Battle.under(Ruleset.standard())
            .side(
                pt ? "heróis" : "heroes",
                SideConduct.STANDARD,
                List.of(
                    Member.of(ana).named(names.get(0)).at(Squares.at(0, 0)),
                    Member.of(bento).named(names.get(1)).at(Squares.at(0, 1))))
            .side(
                pt ? "oponentes" : "opponents",
                SideConduct.STANDARD,
                List.of(
                    Member.of(goblin).named(names.get(2)).at(Squares.at(6, 0)),
                    Member.of(goblin).named(names.get(3)).at(Squares.at(6, 1))))
            .build());
  }

  static String outcome(Combat combat, Language language, CombatResult result) {
    if (result.winner().isEmpty()) {
      return language == Language.PT ? "ninguém vence" : "nobody wins";
    }
    String side = combat.sideName(result.winner().getAsInt());
    return language == Language.PT ? "vitória dos " + side : "victory of " + side;
  }

  /** At least one of every event and of every kind of sentence, for the people of the bridge. */
  static List<Event> everything() {
    List<Event> all = new ArrayList<>(ofTheBridge());
    all.addAll(all.size() - 1, HazardEvents.all(0, 1, 2));
    all.addAll(all.size() - 1, GearEvents.all(0, 1, 2));
    all.addAll(all.size() - 1, RoadEvents.all(0, 1));
    return all;
  }

  private static List<Event> ofTheBridge() {
    int ana = 0;
    int bento = 1;
    int goblin1 = 2;
    int goblin2 = 3;
    List<Rule> rule = List.of(Rule.BASE_01);
    Chance outnumbering = new Chance(Rule.TAC_23, 1);
    Chance wounds = new Chance(Rule.LAY_11, -2);
    return List.of(
        new Event.CombatStarted(ana, List.of(Rule.INI_02)),
        new Event.TurnStarted(0, 1, 1, List.of(Rule.TRN_01)),
        new Event.ConditionGained(goblin2, Condition.SURPRISED, List.of(Rule.STA_01)),
        new Event.ActivationStarted(ana, 1, rule),
        new Event.ConditionGained(ana, Condition.PRONE, List.of(Rule.CON_08)),
        new Event.ConditionLost(ana, Condition.PRONE, List.of(Rule.ACT_15)),
        new Event.Acted(ana, ActionKind.STAND_UP, -1, -1, List.of(Rule.ACT_15)),
        new Event.Acted(ana, ActionKind.SHOUT, -1, 0, List.of(Rule.ACT_07)),
        new Event.Acted(ana, ActionKind.STOW, -1, 0, List.of(Rule.ACT_08)),
        new Event.Acted(ana, ActionKind.EQUIP, -1, 1, List.of(Rule.ACT_08)),
        new Event.Acted(ana, ActionKind.DROP, -1, 1, List.of(Rule.ACT_09)),
        new Event.Acted(ana, ActionKind.PICK_UP, -1, 1, List.of(Rule.ACT_09)),
        new Event.Acted(ana, ActionKind.DRINK_POTION, -1, 0, List.of(Rule.ACT_11)),
        new Event.Barred(ana, ActionKind.CHARGE, List.of(Rule.CON_17)),
        new Event.Confused(ana, 2, List.of(Rule.CON_10)),
        new Event.Confused(ana, 5, List.of(Rule.CON_10)),
        new Event.Confused(ana, 6, List.of(Rule.CON_10)),
        // 4 + 2 = 6 against 8
        new Event.Tested(
            bento,
            "Physique",
            2,
            true,
            List.of(wounds),
            test(List.of(6, 4, 9), 4, 6, 8, 0),
            List.of(Rule.POI_12)),
        new Event.Moved(ana, Squares.at(-3, 0), Squares.at(0, 0), 3, List.of(Rule.ACT_14)),
        new Event.Moved(ana, Squares.at(2, 0), Squares.at(0, 0), 2, List.of(Rule.ACT_14)),
        // a natural 12: critical, automatic success (BASE-07); 12 + 4 = 16 against 8: level 9
        new Event.Attacked(
            ana,
            goblin1,
            0,
            true,
            4,
            Defence.DODGE,
            List.of(outnumbering),
            test(List.of(3, 12), 12, 16, 8, 9),
            List.of(Rule.ATK_01)),
        new Event.DamageRolled(ana, goblin1, 5, 8, 2, 0, 15, List.of(Rule.TAC_01)),
        new Event.Harmed(
            goblin1, ana, 15, DamageKind.CUTTING, 2, 6, 6, 0, 0, 0, List.of(Rule.LAY_10)),
        new Event.Wounded(goblin1, 7, WoundClass.GRAVE, List.of(Rule.WND_01)),
        new Event.Died(goblin1, ana, DamageKind.CUTTING, List.of(Rule.LAY_12)),
        new Event.InitiativeKept(ana, bento, List.of(Rule.INI_05)),
        new Event.ActivationStarted(bento, 2, rule),
        // 5 + 3 = 8 against 8: exactly enough, level 1
        new Event.Attacked(
            bento,
            goblin2,
            0,
            true,
            3,
            Defence.NONE,
            List.of(),
            test(List.of(5), 5, 8, 8, 1),
            List.of(Rule.ATK_01)),
        new Event.PointGained(bento, false, List.of(Rule.BASE_09)),
        new Event.DamageRolled(bento, goblin2, 1, 0, -3, 0, 1, List.of(Rule.BASE_13)),
        new Event.Harmed(
            goblin2, bento, 1, DamageKind.BLUDGEONING, 1, 0, 0, 3, 6, 6, List.of(Rule.LAY_10)),
        new Event.ConditionLost(goblin2, Condition.SURPRISED, List.of(Rule.STA_01)),
        new Event.TurnEnded(0, 1, List.of(Rule.TRN_02)),
        new Event.TurnStarted(1, 2, 1, List.of(Rule.TRN_01)),
        new Event.ConditionGained(bento, Condition.EXPOSED, List.of(Rule.CON_13)),
        new Event.InitiativeLost(bento, goblin2, List.of(Rule.INI_07)),
        new Event.ActivationStarted(goblin2, 3, rule),
        // a natural 1 fails whatever the total (BASE-08)
        new Event.Attacked(
            goblin2,
            ana,
            0,
            true,
            2,
            Defence.SHIELD,
            List.of(outnumbering, wounds),
            test(List.of(1, 4), 1, 3, 9, 0),
            List.of(Rule.ATK_03)),
        new Event.PointGained(goblin2, true, List.of(Rule.BASE_08)),
        // 2 + 2 = 4 against 10: six short
        new Event.Attacked(
            goblin2,
            bento,
            -1,
            false,
            2,
            Defence.PARRY,
            List.of(wounds, new Chance(Rule.LAY_03, -1)),
            test(List.of(2, 9, 7), 2, 4, 10, 0),
            List.of(Rule.ATK_03)),
        // 7 + 2 - 1 = 8 against 9: one short
        new Event.Attacked(
            goblin2,
            bento,
            0,
            true,
            2,
            Defence.BODY,
            List.of(),
            test(List.of(7), 7, 8, 9, 0),
            List.of(Rule.ATK_03)),
        new Event.ConditionLost(bento, Condition.EXPOSED, List.of(Rule.CON_00)),
        new Event.TurnEnded(1, 2, List.of(Rule.TRN_02)),
        new Event.TurnStarted(0, 3, 2, List.of(Rule.TRN_01)),
        new Event.TurnEnded(0, 3, List.of(Rule.TRN_02)),
        new Event.TurnStarted(1, 4, 2, List.of(Rule.TRN_01)),
        new Event.Harmed(ana, -1, 4, DamageKind.FIRE, 0, 3, 1, 0, 0, 9, List.of(Rule.LAY_10)),
        new Event.Wounded(ana, 1, WoundClass.LIGHT, List.of(Rule.WND_01)),
        new Event.Harmed(ana, -1, 5, DamageKind.DIRECT, 0, 0, 5, 0, 0, 4, List.of(Rule.BASE_11)),
        new Event.Wounded(ana, 5, WoundClass.MODERATE, List.of(Rule.WND_01)),
        new Event.ActivationStarted(goblin2, 4, rule),
        new Event.InitiativeKept(goblin2, goblin1, List.of(Rule.INI_04)),
        new Event.ActivationStarted(goblin1, 4, rule),
        new Event.TurnEnded(1, 4, List.of(Rule.TRN_02)),
        new Event.TurnStarted(0, 5, 3, List.of(Rule.TRN_01)),
        new Event.InitiativeLost(goblin1, ana, List.of(Rule.INI_07)),
        new Event.ActivationStarted(ana, 5, rule),
        new Event.Attacked(
            ana,
            goblin2,
            1,
            false,
            0,
            Defence.NONE,
            List.of(),
            test(List.of(8), 8, 8, 7, 2),
            List.of(Rule.ATK_01)),
        new Event.DamageRolled(ana, goblin2, 0, 0, 0, 0, 0, List.of(Rule.BASE_13)),
        new Event.InitiativeKept(ana, ana, List.of(Rule.INI_05)),
        new Event.InitiativeLost(ana, goblin2, List.of(Rule.INI_07)),
        new Event.Arrived(goblin1, Squares.at(6, 0), List.of(Rule.INT_14)),
        new Event.Left(goblin1, Fate.FLED, List.of(Rule.INT_34)),
        new Event.Left(goblin2, Fate.YIELDED, List.of(Rule.INT_34)),
        new Event.Died(bento, -1, DamageKind.FATIGUE, List.of(Rule.LAY_12)),
        new Event.Narrated("The bell tolls.", true, List.of()),
        new Event.Narrated("He is alone.", false, List.of()),
        new Event.NumberChanged("Bell", 2, 3, List.of()),
        new Event.NumberChanged("Bell", 3, 0, List.of()),
        new Event.ValueChanged(ana, "vigor", 9, 6, List.of()),
        new Event.ValueChanged(ana, "vigor", 6, 7, List.of()),
        new Event.FactChanged("Alarm", true, List.of()),
        new Event.FactChanged("Alarm", false, List.of()),
        new Event.ChanceTaken(1, 3, 1, List.of()),
        new Event.ChanceTaken(30, 100, 31, List.of()),
        new Event.TableRolled("Forest", 7, List.of()),
        new Event.WayChosen("Pay", List.of()),
        new Event.TacticsChanged(goblin1, "Coward", List.of()),
        new Event.TookFlight(goblin1, "Gate", List.of()),
        new Event.SideChanged(goblin1, 0, List.of()),
        new Event.SightChanged(6, List.of()),
        new Event.TrapMet(ana, "Needle", Event.TrapMet.What.SPRUNG, List.of()),
        new Event.TrapMet(ana, "Needle", Event.TrapMet.What.AVOIDED, List.of()),
        new Event.TrapMet(ana, "Needle", Event.TrapMet.What.DISARMED, List.of()),
        new Event.MemberFell(goblin1, ana, true, 1, List.of()),
        new Event.MemberFell(goblin1, -1, false, 4, List.of()),
        new Event.FormChanged(goblin1, "Raging Goblin", List.of()),
        new Event.GroundChanged(
            "Old Bridge", "Abyss", List.of(Squares.at(3, 0), Squares.at(4, 0)), false, List.of()),
        new Event.GroundChanged("Campfire", "Burning", List.of(Squares.at(5, 1)), true, List.of()),
        new Event.CombatEnded(
            new CombatResult(EndReason.ONE_SIDE_LEFT, OptionalInt.of(0), OptionalInt.empty(), 5, 5),
            List.of(Rule.INT_34)));
  }

  private static TestResult test(
      List<Integer> rolled, int natural, int total, int difficulty, int level) {
    return new TestResult(
        rolled,
        natural,
        total,
        difficulty,
        level > 0,
        level,
        natural == 12,
        natural == 1,
        natural % 2 == 0);
  }
}
