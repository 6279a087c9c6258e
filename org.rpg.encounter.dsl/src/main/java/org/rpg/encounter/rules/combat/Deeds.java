package org.rpg.encounter.rules.combat;

/**
 * Everything that can be done with the initiative, by name. Each method answers whether the thing
 * was done; if not, nothing has changed.
 */
public abstract sealed class Deeds permits Turn {
  final Combat combat;

  Deeds(Combat combat) {
    this.combat = combat;
  }

  /** Who holds the initiative. */
  public abstract int self();

  /** Does any action, if its slot is free and it is possible. */
  public abstract boolean attempt(Action action, int target, int detail);

  /** Attacks with the worthiest weapon in hand that reaches (ATK-01). */
  public boolean attack(int target) {
    return attempt(Attack.ACTION, target, Combatant.NONE);
  }

  /** Attacks with a weapon in hand (ATK-01). */
  public boolean attack(int target, int weapon) {
    return attempt(Attack.ACTION, target, weapon);
  }

  /** Walks until the worthiest weapon in hand reaches someone, or as near as can be (ACT-14). */
  public boolean approach(int target) {
    return attempt(Approach.ACTION, target, Combatant.NONE);
  }

  /** Walks until someone is so many squares away, or as near as can be (ACT-14). */
  public boolean approach(int target, int squares) {
    return attempt(Approach.ACTION, target, squares);
  }

  /** Walks away from someone as far as the movement goes (ACT-14). */
  public boolean withdraw(int target) {
    return attempt(Withdraw.ACTION, target, Combatant.NONE);
  }

  /** Walks to a square, or as near as can be (ACT-14). */
  public boolean moveTo(int square) {
    return attempt(MoveTo.ACTION, square, Combatant.NONE);
  }

  /** Walks away from the nearest enemy until he is so many squares away (ACT-14). */
  public boolean keepDistance(int squares) {
    return attempt(KeepDistance.ACTION, Combatant.NONE, squares);
  }

  /** Stands up from the ground (ACT-15). */
  public boolean standUp() {
    return attempt(StandUp.ACTION, Combatant.NONE, Combatant.NONE);
  }

  /** Shouts a command; it has no effect but the story's (ACT-07). */
  public boolean shout() {
    return attempt(Shout.ACTION, Combatant.NONE, Combatant.NONE);
  }

  /** Shouts a command to an ally, which may help him (ACT-07). */
  public boolean shout(int ally) {
    return attempt(Shout.ACTION, ally, Combatant.NONE);
  }

  /** Creates an opportunity with one of the battle's ploys, for an ally or against an enemy. */
  public boolean createOpportunity(int ploy, int target) {
    return attempt(CreateOpportunity.ACTION, target, ploy);
  }

  /** Overcomes one of the battle's obstacles (ACT-02). */
  public boolean overcome(int obstacle) {
    return attempt(OvercomeObstacle.ACTION, Combatant.NONE, obstacle);
  }

  /** Takes a stowed weapon in hand (ACT-08). */
  public boolean equip(int weapon) {
    return attempt(Equip.ACTION, Combatant.NONE, weapon);
  }

  /** Stows a weapon in hand (ACT-08). */
  public boolean stow(int weapon) {
    return attempt(Stow.ACTION, Combatant.NONE, weapon);
  }

  /** Drops a weapon in hand (ACT-09). */
  public boolean drop(int weapon) {
    return attempt(Drop.ACTION, Combatant.NONE, weapon);
  }

  /** Takes one's weapon from the ground in hand (ACT-09). */
  public boolean pickUp(int weapon) {
    return attempt(PickUp.ACTION, Combatant.NONE, weapon);
  }

  /** Strikes a weapon out of someone's hand, by its number; -1 for the worthiest (MAN-01). */
  public boolean disarm(int target, int weapon) {
    return attempt(Disarm.ACTION, target, weapon);
  }

  /** Goes on beyond the speed where the movement was going (MAN-03). */
  public boolean dash() {
    return attempt(Dash.ACTION, Combatant.NONE, Combatant.NONE);
  }

  /** Takes hold of someone next to him (MAN-09). */
  public boolean grapple(int target) {
    return attempt(Grapple.ACTION, target, Combatant.NONE);
  }

  /** Throws someone next to him to the ground (MAN-12). */
  public boolean knockDown(int target) {
    return attempt(KnockDown.ACTION, target, Combatant.NONE);
  }

  /** Pushes someone next to him back (MAN-14). */
  public boolean push(int target) {
    return attempt(Push.ACTION, target, Combatant.NONE);
  }

  /** Gets away from a grappler; -1 for the one whose hold is weakest (MAN-10). */
  public boolean escape(int grappler) {
    return attempt(EscapeGrapple.ACTION, grappler, Combatant.NONE);
  }

  /** Breaks free from whatever restrains or holds him (CON-18, MAN-10). */
  public boolean breakFree() {
    return attempt(BreakFree.ACTION, Combatant.NONE, Combatant.NONE) || escape(Combatant.NONE);
  }

  /** Lets go of whom he holds; it costs nothing (CON-05). */
  public boolean release() {
    return attempt(Release.ACTION, Combatant.NONE, Combatant.NONE);
  }

  /**
   * Runs at someone and attacks with a weapon in hand, -1 for the worthiest; possible when he can
   * be reached (MAN-15).
   */
  public boolean charge(int target, int weapon) {
    return attempt(Charge.ACTION, target, weapon);
  }

  /** Walks away from someone with half the speed, so that nobody may strike at him (TAC-09). */
  public boolean withdrawCarefully(int target) {
    return attempt(WithdrawCarefully.ACTION, target, Combatant.NONE);
  }

  /** Tries again to resist the worst poison that goes on in him (POI-12). */
  public boolean resistPoison() {
    return attempt(ResistPoison.ACTION, Combatant.NONE, Combatant.NONE);
  }

  /** Gets out of fire (SIT-16). */
  public boolean leaveFire() {
    return attempt(LeaveFire.ACTION, Combatant.NONE, Combatant.NONE);
  }

  /** Drops from above on someone and attacks him with the worthiest weapon (SIT-11). */
  public boolean dropOn(int target) {
    return attempt(DropOn.ACTION, target, Combatant.NONE);
  }

  /** Drops from above on someone and attacks him with a weapon in hand (SIT-11). */
  public boolean dropOn(int target, int weapon) {
    return attempt(DropOn.ACTION, target, weapon);
  }

  /** The same at the end of a straight run-up, for the bonus and the cost of both (INT-39). */
  public boolean chargeAndDropOn(int target, int weapon) {
    return attempt(DropOn.CHARGING, target, weapon);
  }

  /** Drags along whom he holds, away from the other enemies (CON-05, CON-06). */
  public boolean drag(int prisoner) {
    return attempt(Drag.ACTION, prisoner, Combatant.NONE);
  }

  /** Drags along whom he holds towards a square (CON-05, CON-06). */
  public boolean drag(int prisoner, int square) {
    return attempt(Drag.ACTION, prisoner, square);
  }

  /** Walks next to an enemy, opposite to an ally (TAC-23). */
  public boolean flank(int target) {
    return attempt(Flank.ACTION, target, Combatant.NONE);
  }

  /** Walks between an ally and the enemy nearest to it (ACT-14). */
  public boolean protect(int ally) {
    return attempt(Protect.ACTION, ally, Combatant.NONE);
  }

  /** Walks to where the fewest enemies have a clear shot (TAC-10, TAC-11). */
  public boolean takeCover() {
    return attempt(TakeCover.ACTION, Combatant.NONE, Combatant.NONE);
  }

  /** Walks to higher ground (TAC-22). */
  public boolean seekHighGround() {
    return attempt(SeekHighGround.ACTION, Combatant.NONE, Combatant.NONE);
  }

  /** Runs from the fight, by the edge of the field or far from every enemy (INT-34). */
  public boolean flee() {
    return attempt(Flee.ACTION, Combatant.NONE, Combatant.NONE);
  }

  /** Runs from the fight by an exit, a square (INT-34). */
  public boolean flee(int exit) {
    return attempt(Flee.ACTION, Combatant.NONE, exit);
  }

  /** The same, carrying along someone who lies beside him and cannot go himself. */
  public boolean flee(int exit, int companion) {
    return attempt(Flee.ACTION, companion, exit);
  }

  /** Gives up the fight (INT-34). */
  public boolean yield() {
    return attempt(Yield.ACTION, Combatant.NONE, Combatant.NONE);
  }

  /** Ties up an enemy next to him who is helpless or held (STA-03). */
  public boolean bind(int target) {
    return attempt(Bind.ACTION, target, Combatant.NONE);
  }

  /** Unties an ally next to him (STA-03). */
  public boolean freeBound(int ally) {
    return attempt(FreeBound.ACTION, ally, Combatant.NONE);
  }

  /** Wakes an ally next to him (STA-03). */
  public boolean wake(int ally) {
    return attempt(Wake.ACTION, ally, Combatant.NONE);
  }

  /** Takes one's shield in hand (ACT-08). */
  public boolean equipShield() {
    return attempt(EquipShield.ACTION, Combatant.NONE, Combatant.NONE);
  }

  /** Puts one's shield away (ACT-08). */
  public boolean stowShield() {
    return attempt(EquipShield.STOW, Combatant.NONE, Combatant.NONE);
  }

  /** Fetches an item from the backpack into a free hand (ACT-04). */
  public boolean fetchItem(int item) {
    return attempt(FetchFromBackpack.ITEM, Combatant.NONE, item);
  }

  /** Fetches a weapon from the backpack into a free hand (ACT-04). */
  public boolean fetchWeapon(int weapon) {
    return attempt(FetchFromBackpack.WEAPON, Combatant.NONE, weapon);
  }

  /** Takes an item from pocket, pouch or belt into the hand (ACT-10). */
  public boolean takeOut(int item) {
    return attempt(TakeFromPocket.ACTION, Combatant.NONE, item);
  }

  /** Lets an item in hand fall (ACT-09). */
  public boolean dropItem(int item) {
    return attempt(DropItem.ACTION, Combatant.NONE, item);
  }

  /** Takes an item from the ground into the hand (ACT-09). */
  public boolean pickUpItem(int item) {
    return attempt(PickUpItem.ACTION, Combatant.NONE, item);
  }

  /** Gives an item in hand to an ally next to one (ACT-09). */
  public boolean give(int item, int target) {
    return attempt(Give.ACTION, target, item);
  }

  /** Drinks a potion (ACT-11). */
  public boolean drink(int item) {
    return attempt(DrinkPotion.ACTION, self(), item);
  }

  /** Gives a potion to someone next to one who is willing or helpless (ACT-11). */
  public boolean drink(int item, int target) {
    boolean major = combat.rules.potionIsMajor && !DrinkPotion.isOneself(self(), target);
    return attempt(major ? DrinkPotion.MAJOR : DrinkPotion.ACTION, target, item);
  }

  /** Activates a magic ring on someone, or on nobody with {@link Combatant#NONE} (ACT-05). */
  public boolean activateMagicRing(int item, int target) {
    return attempt(ActivateMagicRing.ACTION, target, item);
  }

  /** Activates an Item of Power on someone, or on nobody (ACT-12). */
  public boolean activateItemOfPower(int item, int target) {
    return attempt(ActivateItemOfPower.ACTION, target, item);
  }

  /** Casts a spell on someone, or on nobody (ACT-02). */
  public boolean castSpell(int item, int target) {
    return attempt(CastSpell.ACTION, target, item);
  }

  /** Performs a miracle on someone, or on nobody (ACT-13). */
  public boolean performMiracle(int item, int target) {
    return attempt(PerformMiracle.ACTION, target, item);
  }

  /** Does with an item what its kind is for, on someone or on nobody. */
  public boolean use(int item, int target) {
    if (!combat.items.isItem(item)) {
      return false;
    }
    return switch (combat.items.item(item).kind()) {
      case POTION -> drink(item, target);
      case MAGIC_RING -> activateMagicRing(item, target);
      case ITEM_OF_POWER -> activateItemOfPower(item, target);
      case SPELL -> castSpell(item, target);
      case MIRACLE -> performMiracle(item, target);
      default -> false;
    };
  }

  /** Gets on a mount next to one (TAC-16). */
  public boolean mountUp(int mount) {
    return attempt(MountUp.ACTION, mount, Combatant.NONE);
  }

  /** Gets off one's mount (TAC-16). */
  public boolean dismount() {
    return attempt(Dismount.ACTION, Combatant.NONE, Combatant.NONE);
  }

  /** Has one's mount attack with the worthiest of its weapons that reaches (TAC-17). */
  public boolean mountAttack(int target) {
    return attempt(MountAttack.ACTION, target, Combatant.NONE);
  }

  /** Has one's mount attack with one of its weapons (TAC-17). */
  public boolean mountAttack(int target, int weapon) {
    return attempt(MountAttack.ACTION, target, weapon);
  }

  /** Does nothing more with the initiative (ACT-01). */
  public boolean finish() {
    return attempt(Wait.ACTION, Combatant.NONE, Combatant.NONE);
  }
}
