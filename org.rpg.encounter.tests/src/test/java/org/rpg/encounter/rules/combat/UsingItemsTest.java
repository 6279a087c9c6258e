package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.stopAfter;

import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.field.Cover;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Container;
import org.rpg.encounter.rules.gear.Item;
import org.rpg.encounter.rules.gear.ItemKind;
import org.rpg.encounter.rules.gear.ItemTest;

@DisplayName("ACT-02, ACT-05, ACT-11, ACT-12, ACT-13 using what one carries or knows")
class UsingItemsTest {
  private static final Effect STRENGTHENS = (master, by, target) -> master.healVigor(target, 3);
  private static final Effect BURNS =
      (master, by, target) -> master.harm(target, 2, DamageKind.FIRE);
  private static final Item POTION = Item.of("Potion", ItemKind.POTION).effect(STRENGTHENS);
  private static final ItemTest OCCULTISM =
      new ItemTest(List.of("Occultism", "Faith"), Difficulty.of(9));

  private Ruleset ruleset = Ruleset.standard();
  private Sheet.Builder sheet = Sheet.pc("A");
  private Member friend = Fight.pc("B").vigor(1);
  private int friendAt = 1;
  private int enemyAt = 4;
  private Member enemy = Fight.npc("C");
  private int activations = 1;

  @SafeVarargs
  private Fight fight(int[] rolls, Predicate<Turn>... deeds) {
    Battle battle =
        Fight.under(ruleset)
            .side(
                "H",
                Member.of(sheet.build()).vigor(1).conduct(does(deeds)).at(Squares.at(0, 0)),
                friend.at(Squares.at(0, friendAt)))
            .side("O", enemy.at(Squares.at(enemyAt, 0)))
            .opening(0)
            .referee(stopAfter(activations))
            .build();
    return Fight.of(battle, rolls);
  }

  private static int[] rolls(int... rolls) {
    return rolls;
  }

  @Test
  @DisplayName("ACT-11 one minor action to take out a potion and drink it")
  void takingOutAndDrinkingIsOneMinorAction() {
    for (Container place :
        new Container[] {Container.POCKET, Container.POUCH, Container.HAND, Container.BELT}) {
      sheet = Sheet.pc("A").carries(POTION, place, 2);
      Fight fight =
          fight(
              rolls(),
              turn -> turn.drink(0),
              turn -> {
                assertTrue(turn.isFree(Slot.MAJOR));
                assertFalse(turn.isFree(Slot.MINOR));
                return false;
              });
      assertEquals(1 + 3, fight.who(0).vigor());
      assertEquals(1, fight.combat().carried(0, 0, place));
      assertEquals(Rule.ACT_11, fight.only(Event.ItemUsed.class).rules().get(0));
    }
  }

  @Test
  @DisplayName("ACT-11, ACT-04 a potion in the backpack must be fetched first")
  void notFromTheBackpack() {
    sheet.carries(POTION, Container.BACKPACK);
    assertEquals(1, fight(rolls(), turn -> turn.drink(0)).who(0).vigor());
    assertEquals(
        4, fight(rolls(), turn -> turn.fetchItem(0), turn -> turn.drink(0)).who(0).vigor());
  }

  @Test
  @DisplayName("ACT-11")
  void theLastOneIsTheLast() {
    sheet.carries(POTION, Container.POUCH);
    activations = 3;
    Fight fight = fight(rolls(), turn -> turn.drink(0));
    assertEquals(1, fight.all(Event.ItemUsed.class).size());
    assertEquals(0, fight.combat().carried(0, 0));
  }

  @Test
  @DisplayName("ACT-11 POTION_FOR_OTHERS reading (a): same cost, adjacent, willing or helpless")
  void aPotionMayBeGivenToANeighbourWhoIsWillingOrHelpless() {
    sheet.carries(POTION, Container.POUCH);
    Fight fight =
        fight(
            rolls(),
            turn -> turn.drink(0, 1),
            turn -> {
              assertTrue(turn.isFree(Slot.MAJOR)); // ACT-11: the minor action
              return false;
            });
    assertEquals(1 + 3, fight.who(1).vigor());
    friendAt = 2;
    assertEquals(1, fight(rolls(), turn -> turn.drink(0, 1)).who(1).vigor());
    enemyAt = 1;
    enemy.vigor(1);
    assertEquals(1, fight(rolls(), turn -> turn.drink(0, 2)).who(2).vigor());
    enemy.starts(Condition.HELPLESS);
    assertEquals(4, fight(rolls(), turn -> turn.drink(0, 2)).who(2).vigor());
  }

  @Test
  @DisplayName("ACT-11 POTION_FOR_OTHERS reading (b): a major action")
  void orItTakesTheMajorAction() {
    ruleset = ruleset.with(Parameter.POTION_FOR_OTHERS, "Major Action");
    sheet.carries(POTION, Container.POUCH, 2);
    Fight fight =
        fight(
            rolls(),
            turn -> turn.drink(0, 1),
            turn -> {
              assertFalse(turn.isFree(Slot.MAJOR));
              return turn.drink(0); // one's own still takes the minor action
            });
    assertEquals(4, fight.who(1).vigor());
    assertEquals(4, fight.who(0).vigor());
  }

  @Test
  @DisplayName("ACT-11 POTION_FOR_OTHERS reading (c): not allowed")
  void orIsNotAllowed() {
    ruleset = ruleset.with(Parameter.POTION_FOR_OTHERS, "Not Allowed");
    sheet.carries(POTION, Container.POUCH);
    assertEquals(1, fight(rolls(), turn -> turn.drink(0, 1)).who(1).vigor());
    assertEquals(4, fight(rolls(), turn -> turn.drink(0)).who(0).vigor());
  }

  @Test
  @DisplayName("ACT-02, INI-09 a spell is a major action whose test decides about the initiative")
  void theTestOfASpellCounts() {
    Item bolt = Item.of("Bolt", ItemKind.SPELL).range(8).test(OCCULTISM).effect(BURNS);
    sheet.skill("Occultism", 1).skill("Faith", 3).knows(bolt);
    // The better skill counts: 6 + 3 reaches 9; 6 is even, so the initiative is kept.
    activations = 2;
    Fight fight = fight(rolls(6), turn -> turn.castSpell(0, 2));
    Event.Tested tested = fight.only(Event.Tested.class);
    assertEquals("Faith", tested.skill());
    assertEquals(9, tested.test().difficulty());
    assertEquals(2, fight.who(2).damageTaken());
    assertEquals(1, fight.holders().get(1));
    // 5 + 3 fails, and 5 is odd.
    Fight failed = fight(rolls(5), turn -> turn.castSpell(0, 2));
    assertEquals(0, failed.who(2).damageTaken());
    assertEquals(2, failed.holders().get(1));
    assertEquals(1, failed.combat().carried(0, 0)); // what is known is not used up
  }

  @Test
  @DisplayName("ACT-02 a spell goes no farther than its range, and needs a line of sight")
  void aSpellHasARange() {
    Item bolt = Item.of("Bolt", ItemKind.SPELL).range(3).effect(BURNS);
    sheet.knows(bolt);
    assertEquals(0, fight(rolls(), turn -> turn.castSpell(0, 2)).who(2).damageTaken());
    enemyAt = 3;
    assertEquals(2, fight(rolls(), turn -> turn.castSpell(0, 2)).who(2).damageTaken());
    enemy.behind(Cover.TOTAL);
    assertEquals(0, fight(rolls(), turn -> turn.castSpell(0, 2)).who(2).damageTaken());
  }

  @Test
  @DisplayName(
      "ACT-05, INI-09 a magic ring is a major action; without a test the initiative is lost")
  void aRingWithoutATestLosesTheInitiative() {
    Item ring = Item.of("Ring", ItemKind.MAGIC_RING).effect(STRENGTHENS);
    sheet.carries(ring, Container.HAND);
    activations = 2;
    Fight fight =
        fight(
            rolls(),
            turn -> turn.activateMagicRing(0, turn.self()),
            turn -> {
              assertFalse(turn.isFree(Slot.MAJOR));
              return false;
            });
    assertEquals(4, fight.who(0).vigor());
    assertEquals(2, fight.holders().get(1));
    assertEquals(Rule.ACT_05, fight.only(Event.ItemUsed.class).rules().get(0));
    assertEquals(1, fight.combat().carried(0, 0)); // a ring is not used up
  }

  @Test
  @DisplayName("ACT-05, INI-09 a ring whose own rule asks for a test may keep it")
  void aRingWithATestMayKeepIt() {
    Item ring = Item.of("Ring", ItemKind.MAGIC_RING).test(OCCULTISM).effect(STRENGTHENS);
    sheet.carries(ring, Container.HAND);
    activations = 2;
    Fight fight = fight(rolls(10), turn -> turn.activateMagicRing(0, turn.self()));
    assertEquals(1, fight.holders().get(1));
  }

  @Test
  @DisplayName("ACT-12, INI-08 an Item of Power is a minor action whose test never counts")
  void anItemOfPowerIsAMinorAction() {
    Item orb = Item.of("Orb", ItemKind.ITEM_OF_POWER).test(OCCULTISM).effect(STRENGTHENS);
    sheet.carries(orb, Container.HAND);
    activations = 2;
    Fight fight =
        fight(
            rolls(10),
            turn -> turn.activateItemOfPower(0, turn.self()),
            turn -> {
              assertTrue(turn.isFree(Slot.MAJOR));
              return false;
            });
    assertEquals(4, fight.who(0).vigor());
    assertEquals(2, fight.holders().get(1)); // even, but it was no major action
    assertEquals(Rule.ACT_12, fight.only(Event.ItemUsed.class).rules().get(0));
  }

  @Test
  @DisplayName("ACT-13, INI-08 MIRACLE_TEST reading (a): as the miracle says")
  void aMiracleIsAMinorActionWhoseTestNeverCounts() {
    Item grace = Item.of("Grace", ItemKind.MIRACLE).test(OCCULTISM).effect(STRENGTHENS);
    sheet.knows(grace);
    activations = 2;
    Fight fight = fight(rolls(10), turn -> turn.performMiracle(0, 1));
    assertEquals(4, fight.who(1).vigor());
    assertEquals(2, fight.holders().get(1));
    assertEquals(1, fight(rolls(5), turn -> turn.performMiracle(0, 1)).who(1).vigor());
    assertEquals(Rule.ACT_13, fight.only(Event.ItemUsed.class).rules().get(0));
  }

  @Test
  @DisplayName("ACT-13 MIRACLE_TEST reading (b): never")
  void orNeedsNoTest() {
    ruleset = ruleset.with(Parameter.MIRACLE_TEST, "Never");
    Item grace = Item.of("Grace", ItemKind.MIRACLE).test(OCCULTISM).effect(STRENGTHENS);
    sheet.knows(grace);
    assertEquals(4, fight(rolls(), turn -> turn.performMiracle(0, 1)).who(1).vigor());
  }

  @Test
  void eachKindIsUsedInItsOwnWay() {
    Item rope = Item.of("Rope", ItemKind.OTHER);
    Item ring = Item.of("Ring", ItemKind.MAGIC_RING);
    Item orb = Item.of("Orb", ItemKind.ITEM_OF_POWER);
    Item bolt = Item.of("Bolt", ItemKind.SPELL);
    Item grace = Item.of("Grace", ItemKind.MIRACLE);
    sheet
        .carries(rope, Container.HAND)
        .carries(ring, Container.HAND)
        .carries(POTION, Container.POUCH)
        .carries(orb, Container.POUCH)
        .knows(bolt)
        .knows(grace);
    int self = 0;
    assertEquals(ActionKind.ACTIVATE_MAGIC_RING, used(turn -> turn.use(1, self)));
    assertEquals(ActionKind.DRINK_POTION, used(turn -> turn.use(2, self)));
    assertEquals(ActionKind.ACTIVATE_ITEM_OF_POWER, used(turn -> turn.use(3, self)));
    assertEquals(ActionKind.CAST_SPELL, used(turn -> turn.use(4, self)));
    assertEquals(ActionKind.PERFORM_MIRACLE, used(turn -> turn.use(5, Combatant.NONE)));
    assertEquals(0, fight(rolls(), turn -> turn.use(0, 0)).all(Event.ItemUsed.class).size());
    // What is no potion is not drunk, and what is only known is neither dropped nor given.
    assertEquals(0, fight(rolls(), turn -> turn.drink(1)).all(Event.ItemUsed.class).size());
    assertEquals(
        0,
        fight(rolls(), turn -> turn.dropItem(4), turn -> turn.give(4, 1))
            .all(Event.ItemMoved.class)
            .size());
  }

  private ActionKind used(Predicate<Turn> deed) {
    return fight(rolls(), deed).only(Event.ItemUsed.class).action();
  }
}
