package org.rpg.encounter.rules.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.rpg.encounter.rules.combat.Fight.BOW;
import static org.rpg.encounter.rules.combat.Fight.DAGGER;
import static org.rpg.encounter.rules.combat.Fight.SWORD;
import static org.rpg.encounter.rules.combat.Fight.does;
import static org.rpg.encounter.rules.combat.Fight.stopAfter;

import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.gear.Container;
import org.rpg.encounter.rules.gear.Item;
import org.rpg.encounter.rules.gear.ItemKind;

@DisplayName("ACT-04, ACT-09, ACT-10 things carried, and where")
class CarriedItemsTest {
  private static final Item ROPE = Item.of("Rope", ItemKind.OTHER);
  private static final Item CHEST = Item.of("Chest", ItemKind.OTHER).hands(2);

  private Sheet.Builder sheet = Sheet.pc("A");
  private Sheet.Builder friend = Sheet.pc("B");
  private int friendAt = 1;
  private Condition friendIs;

  @SafeVarargs
  private Fight fight(int activations, Predicate<Turn>... deeds) {
    Member b = Member.of(friend.build()).conduct(does(turn -> turn.pickUpItem(0)));
    if (friendIs != null) {
      b.starts(friendIs);
    }
    Battle battle =
        Fight.standard()
            .side(
                "H",
                Member.of(sheet.build()).conduct(does(deeds)).at(Squares.at(0, 0)),
                b.at(Squares.at(0, friendAt)))
            .side("O", Fight.npc("C").at(Squares.at(20, 0)))
            .opening(0)
            .referee(stopAfter(activations))
            .build();
    return Fight.of(battle);
  }

  @Test
  @DisplayName("ACT-04 fetching from the backpack is a major action and loses the initiative")
  void whatIsInTheBackpackTakesTheMajorAction() {
    sheet.carries(ROPE, Container.BACKPACK);
    Fight fight =
        fight(
            2,
            turn -> turn.fetchItem(0),
            turn -> {
              assertFalse(turn.isFree(Slot.MAJOR));
              assertTrue(turn.isFree(Slot.MINOR));
              return false;
            });
    assertEquals(1, fight.combat().carried(0, 0, Container.HAND));
    assertEquals(0, fight.combat().carried(0, 0, Container.BACKPACK));
    Event.ItemMoved moved = fight.only(Event.ItemMoved.class);
    assertEquals(Rule.ACT_04, moved.rules().get(0));
    assertEquals(Container.BACKPACK, moved.from());
    assertEquals(2, fight.holders().get(1)); // INI-09: nothing was rolled
  }

  @Test
  @DisplayName("ACT-04")
  void fetchingNeedsAFreeHand() {
    sheet.wields(BOW).carries(ROPE, Container.BACKPACK);
    assertEquals(0, fight(1, turn -> turn.fetchItem(0)).all(Event.ItemMoved.class).size());
    sheet = Sheet.pc("A").wields(SWORD).carries(CHEST, Container.BACKPACK);
    assertEquals(0, fight(1, turn -> turn.fetchItem(0)).all(Event.ItemMoved.class).size());
  }

  @Test
  @DisplayName("ACT-04, ACT-08 a weapon in the backpack is fetched, not drawn")
  void aWeaponInTheBackpackIsFetchedNotDrawn() {
    sheet.carries(DAGGER, Container.BACKPACK);
    assertFalse(fight(1, turn -> turn.equip(0)).who(0).inHand(0));
    Fight fight = fight(1, turn -> turn.fetchWeapon(0), turn -> turn.stow(0));
    assertFalse(fight.who(0).inHand(0));
    // Once it is out, it is stowed at the belt, from where it is drawn.
    assertTrue(fight(1, turn -> turn.fetchWeapon(0), turn -> turn.drop(0)).who(0).isOnGround(0));
    assertEquals(
        Rule.ACT_04, fight(1, turn -> turn.fetchWeapon(0)).only(Event.Acted.class).rules().get(0));
  }

  @Test
  @DisplayName("ACT-10 taking from pocket or pouch is a minor action")
  void whatIsInPocketOrPouchTakesTheMinorAction() {
    for (Container place : new Container[] {Container.POCKET, Container.POUCH}) {
      sheet = Sheet.pc("A").carries(ROPE, place);
      Fight fight =
          fight(
              1,
              turn -> turn.takeOut(0),
              turn -> {
                assertTrue(turn.isFree(Slot.MAJOR));
                assertFalse(turn.isFree(Slot.MINOR));
                return false;
              });
      assertEquals(place, fight.only(Event.ItemMoved.class).from());
      assertEquals(Rule.ACT_10, fight.only(Event.ItemMoved.class).rules().get(0));
      assertEquals(1, fight.combat().carried(0, 0, Container.HAND));
    }
  }

  @Test
  @DisplayName("ACT-04, ACT-10 each thing has its way")
  void theBackpackIsNoPocketAndThePocketNoBackpack() {
    sheet.carries(ROPE, Container.BACKPACK);
    assertEquals(0, fight(1, turn -> turn.takeOut(0)).all(Event.ItemMoved.class).size());
    sheet = Sheet.pc("A").carries(ROPE, Container.POCKET);
    assertEquals(0, fight(1, turn -> turn.fetchItem(0)).all(Event.ItemMoved.class).size());
  }

  @Test
  @DisplayName("ACT-09 dropping is a minor action, and anyone next to it may pick it up")
  void whatIsDroppedCanBePickedUpByAnother() {
    sheet.carries(ROPE, Container.HAND);
    Fight fight = fight(2, turn -> turn.dropItem(0));
    assertEquals(0, fight.combat().carried(0, 0));
    assertEquals(Rule.ACT_09, fight.only(Event.ItemMoved.class).rules().get(0));
    // INI-07: A rolled nothing, so C is next; C does nothing, then a hero is chosen: B first.
    Fight later = fight(3, turn -> turn.dropItem(0));
    assertEquals(1, later.combat().carried(1, 0, Container.HAND));
    friendAt = 2;
    assertEquals(0, fight(3, turn -> turn.dropItem(0)).combat().carried(1, 0));
  }

  @Test
  @DisplayName("ACT-09")
  void pickingUpNeedsAFreeHandAndTheMinorAction() {
    sheet.carries(ROPE, Container.HAND);
    friend.wields(BOW);
    assertEquals(0, fight(3, turn -> turn.dropItem(0)).combat().carried(1, 0));
    Fight fight = fight(1, turn -> turn.dropItem(0), turn -> turn.pickUpItem(0));
    assertEquals(0, fight.combat().carried(0, 0));
  }

  @Test
  void whatLiesOnTheGroundAtTheStartLiesWhereItsOwnerStands() {
    sheet.carries(ROPE, Container.GROUND);
    assertEquals(1, fight(1, turn -> turn.pickUpItem(0)).combat().carried(0, 0, Container.HAND));
  }

  @Test
  @DisplayName("ACT-09 giving takes a minor action, a neighbour and his free hand")
  void whatIsInHandMayBeGivenToAFriend() {
    sheet.carries(ROPE, Container.HAND);
    Fight fight = fight(1, turn -> turn.give(0, 1));
    assertEquals(0, fight.combat().carried(0, 0));
    assertEquals(1, fight.combat().carried(1, 0, Container.HAND));
    assertEquals(1, fight.only(Event.ItemMoved.class).other());
    assertEquals(0, fight(1, turn -> turn.give(0, 0)).all(Event.ItemMoved.class).size());
    assertEquals(0, fight(1, turn -> turn.give(0, 2)).all(Event.ItemMoved.class).size());
    friendIs = Condition.UNCONSCIOUS;
    assertEquals(0, fight(1, turn -> turn.give(0, 1)).all(Event.ItemMoved.class).size());
    friendIs = null;
    friendAt = 2;
    assertEquals(0, fight(1, turn -> turn.give(0, 1)).all(Event.ItemMoved.class).size());
    friendAt = 1;
    friend.wields(BOW);
    assertEquals(0, fight(1, turn -> turn.give(0, 1)).all(Event.ItemMoved.class).size());
  }

  @Test
  void handsThatHoldThingsDrawNoWeapons() {
    sheet.carries(CHEST, Container.HAND).carries(SWORD);
    assertFalse(fight(1, turn -> turn.equip(0)).who(0).inHand(0));
    assertTrue(fight(3, turn -> turn.dropItem(0) || turn.equip(0)).who(0).handsFree == 2);
  }

  @Test
  void everythingIsBackInItsPlaceInTheNextRun() {
    sheet.carries(CHEST, Container.HAND).carries(ROPE, Container.POUCH);
    Fight fight = fight(1, turn -> turn.dropItem(0));
    assertEquals(2, fight.who(0).handsFree);
    fight.combat().reset();
    assertEquals(0, fight.who(0).handsFree);
    assertEquals(1, fight.combat().carried(0, 0, Container.HAND));
    assertEquals(1, fight.combat().carried(0, 1, Container.POUCH));
  }

  @Test
  void numbersOfNoItemAreRefused() {
    sheet.carries(ROPE, Container.HAND);
    Fight fight =
        fight(
            1,
            turn -> turn.fetchItem(7),
            turn -> turn.takeOut(-1),
            turn -> turn.dropItem(1),
            turn -> turn.pickUpItem(-1),
            turn -> turn.give(3, 1),
            turn -> turn.use(9, 1),
            turn -> turn.fetchWeapon(5));
    assertEquals(0, fight.all(Event.ItemMoved.class).size());
    assertEquals(0, fight.combat().carried(0, 9));
  }

  @Test
  void itemsNamedBeforehandHaveTheFirstNumbers() {
    Battle battle =
        Fight.standard()
            .side("H", Member.of(Sheet.pc("A").carries(ROPE, Container.POUCH).build()))
            .side("O", Fight.npc("C"))
            .items(java.util.List.of(CHEST))
            .build();
    assertEquals(0, battle.item(CHEST));
    assertEquals(1, battle.item(ROPE));
    assertEquals(ROPE, new Combat(battle).item(1));
  }

  @Test
  @DisplayName("ACT-10 what finds no hand at the start is in the pouch")
  void nobodyStartsWithMoreInHandThanHeCanHold() {
    Sheet both = Sheet.pc("A").wields(Fight.SWORD).carries(CHEST, Container.HAND).build();
    assertEquals(1, both.handsFree());
    assertEquals(Container.POUCH, both.items().get(0).container());
    Sheet one = Sheet.pc("A").carries(CHEST, Container.HAND).build();
    assertEquals(0, one.handsFree());
    assertEquals(Container.HAND, one.items().get(0).container());
  }
}
