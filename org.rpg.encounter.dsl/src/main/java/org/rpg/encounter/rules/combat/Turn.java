package org.rpg.encounter.rules.combat;

import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;

/**
 * What the holder of the initiative can do: one major action, one minor action and one movement, in
 * any order (ACT-01). Each method answers whether the thing was done; if not, nothing has changed.
 */
public final class Turn extends Deeds {
  /** How many things can be done with the initiative at most: a bound against endless conducts. */
  public static final int MAX_ACTIONS = 16;

  private static final int NO_TEST = -1;
  private static final int ALL =
      Slot.MAJOR.bit | Slot.MINOR.bit | Slot.MOVEMENT.bit | Slot.NONE.bit | Slot.FREE.bit;
  private static final int REST = Slot.NONE.bit | Slot.FREE.bit;

  /** Conditions that bar anything to their bearer. */
  private static final int BARRING =
      Condition.bits(
          Condition.SLOW,
          Condition.RESTRAINED,
          Condition.PARALYSED,
          Condition.PRONE,
          Condition.GRAPPLED,
          Condition.GRAPPLING);

  private int self;
  private int free;
  private boolean started;
  private int left;
  private int actionsInMovement;
  private boolean midway;

  /** Whether the movement goes on after the action that uses it (ACT-15 reading (b)). */
  private boolean goesOn;

  private boolean over;
  private int parity;

  /** Whether the movement is a careful one (TAC-09). */
  private boolean careful;

  /** The last walk: where a dash goes on to (MAN-03). */
  private Action pace;

  private int paceTarget;
  private int paceDetail;

  /** Kinds of actions of which it was told that they are barred. */
  private long barred;

  Turn(Combat combat) {
    super(combat);
  }

  void begin(int holder) {
    self = holder;
    free = ALL;
    started = false;
    left = 0;
    actionsInMovement = 0;
    midway = false;
    goesOn = false;
    over = false;
    parity = NO_TEST;
    barred = 0;
    careful = false;
    goesOnWith(Approach.ACTION, Combatant.NONE, Combatant.NONE);
  }

  /** What a dash goes on with. Most walk like the one before: a reference costs more to set. */
  private void goesOnWith(Action walk, int target, int detail) {
    if (pace != walk) {
      pace = walk;
    }
    paceTarget = target;
    paceDetail = detail;
  }

  @Override
  public int self() {
    return self;
  }

  /** Everything that can be seen. */
  public CombatView view() {
    return combat;
  }

  /** Whether a slot can still be used (ACT-01). */
  public boolean isFree(Slot slot) {
    return (free & slot.bit) != 0 || (slot == Slot.MINOR && combat.rules.trading && isMajorFree());
  }

  /** Whether nothing is left to do. */
  public boolean isOver() {
    return over || free == REST;
  }

  /** Whether it was neither acted nor moved. */
  boolean isUnused() {
    return free == ALL && !started;
  }

  private boolean isMajorFree() {
    return (free & Slot.MAJOR.bit) != 0;
  }

  /** Squares that can still be walked; 0 when the movement is used up (ACT-14). */
  public int movementLeft() {
    if ((free & Slot.MOVEMENT.bit) == 0) {
      return 0;
    }
    return started ? left : combat.combatants[self].speed();
  }

  /** Squares left of the speed, though the movement may be over: room for a leap (SIT-11). */
  int leapLeft() {
    return started ? left : movementLeft();
  }

  /**
   * The next action, if it is a major or minor one, is done in the middle of the movement that has
   * begun: the movement goes on with what is left of it (ACT-16). Without a movement begun, or when
   * the rules allow no further action in it, the action is done all the same.
   */
  public Turn midway() {
    return midway(true);
  }

  /**
   * {@link #midway()}, or, with {@code false}, takes it back: the next action is an ordinary one.
   */
  public Turn midway(boolean inMovement) {
    midway = inMovement;
    return this;
  }

  @Override
  public boolean attempt(Action action, int target, int detail) {
    boolean inMovement = midway;
    midway = false;
    Combatant holder = combat.combatants[self];
    if (over
        || !holder.able
        || !isFree(action.slot())
        || !action.possible(combat, self, target, detail)) {
      return false;
    }
    int before = holder.conditions;
    if ((before & BARRING) != 0 && bar(action.kind()) != null) {
      tellBarred(action.kind());
      return false;
    }
    if (!action.perform(combat, self, target, detail)) {
      return false;
    }
    Slot slot = action.slot();
    use(slot, inMovement);
    if (slot == Slot.MOVEMENT && action.kind().isWalk()) {
      Action walk = action == WithdrawCarefully.ACTION ? Withdraw.ACTION : action; // INT-52
      goesOnWith(walk, target, detail);
    }
    boolean slow = ((before | holder.conditions) & Condition.SLOW.bit()) != 0;
    if (slow && slot != Slot.FREE) {
      over = true; // CON-14, INT-01; it is all he does, also if it freed him of being slow (INT-04)
    }
    return true;
  }

  /** What bars an action to the holder as he is now; null if nothing does (CON-14 to CON-17). */
  List<Rule> bar(ActionKind kind) {
    Combatant holder = combat.combatants[self];
    if (holder.has(Condition.RESTRAINED) && kind.moves()) {
      return Cited.RESTRAINED;
    }
    if (kind == ActionKind.CHARGE && holder.has(Condition.PRONE)) {
      return Cited.NO_CHARGE; // INT-40
    }
    if ((kind.isWalk() || kind.isComposite()) && combat.grapples.holdsFast(holder)) {
      return Grapples.HELD_FAST;
    }
    if (holder.has(Condition.PARALYSED)
        && (kind.moves() || (combat.rules.paralysedBody && kind.isBodily()))) {
      return Cited.PARALYSED;
    }
    if (holder.has(Condition.SLOW) && kind.isComposite()) {
      return Cited.SLOW_BOTH; // INT-03
    }
    return null;
  }

  /** Whether a rule bars a kind of action to the holder as he is now. */
  public boolean isBarred(ActionKind kind) {
    return bar(kind) != null;
  }

  /** Tells, once in an activation, that somebody may not do what he wants. */
  void tellBarred(ActionKind kind) {
    long bit = 1L << kind.ordinal();
    if (combat.listener != null && (barred & bit) == 0) {
      barred |= bit;
      combat.listener.on(new Event.Barred(self, kind, bar(kind)));
    }
  }

  private void use(Slot slot, boolean inMovement) {
    switch (slot) {
      case MAJOR -> {
        free &= ~Slot.MAJOR.bit;
        act(inMovement);
      }
      case MINOR -> {
        boolean traded = (free & Slot.MINOR.bit) == 0;
        free &= ~(traded ? Slot.MAJOR.bit : Slot.MINOR.bit);
        act(inMovement);
      }
      case MOVEMENT -> {
        free &= goesOn && left > 0 ? -1 : ~Slot.MOVEMENT.bit;
        goesOn = false;
      }
      case NONE -> over = true;
      case FREE -> {
        // costs nothing
      }
    }
  }

  /** ACT-16: an action in the middle of a movement lets it go on. */
  private void act(boolean inMovement) {
    if (started) {
      actionsInMovement++;
      boolean goesOn = left > 0 && actionsInMovement <= combat.rules.actionsInMovement;
      free &= ~Slot.MOVEMENT.bit;
      free |= inMovement && goesOn ? Slot.MOVEMENT.bit : 0;
    }
  }

  /** So many squares of the movement were walked. */
  void walked(int squares) {
    if (!started) {
      started = true;
      left = combat.combatants[self].speed();
    }
    left -= squares;
  }

  /** The whole movement is used up (ACT-15). */
  void movementUsedUp() {
    started = true;
    left = 0;
  }

  /** Whether the movement has begun and all of it has been used (MAN-03). */
  boolean hasUsedAllSpeed() {
    return started && left == 0;
  }

  /** Squares of a careful movement that has not begun yet, else 0 (TAC-09, INT-02). */
  int carefulSpeed() {
    return started ? 0 : combat.rules.half(movementLeft());
  }

  /** The movement that begins is a careful one (TAC-09). */
  void beCareful() {
    left = carefulSpeed();
    started = true;
    careful = true;
  }

  /** Whether enemies may not strike at him as he moves (TAC-09). */
  boolean isCareful() {
    return careful;
  }

  /** Goes on so many squares where the last walk was going; then all is used up (MAN-04). */
  void runOn(int squares) {
    boolean cautious = careful;
    careful &= combat.manoeuvres.carefulThroughout; // INT-52
    started = true;
    left = squares;
    free |= Slot.MOVEMENT.bit;
    combat.reactions.begin(); // another movement
    int target = paceTarget;
    if (pace == Approach.ACTION
        && (target == Combatant.NONE || !combat.combatants[target].isPresent())) {
      target = combat.nearestEnemy(self);
      paceDetail = Combatant.NONE;
    }
    if ((pace != Approach.ACTION || target != Combatant.NONE)
        && pace.possible(combat, self, target, paceDetail)) {
      pace.perform(combat, self, target, paceDetail);
    }
    left = 0;
    free &= ~Slot.MOVEMENT.bit;
    careful = cautious;
  }

  /** The holder has stood up, with all his movement or with half his speed (ACT-15). */
  void stoodUp() {
    movementUsedUp();
    if (combat.rules.standingUp == 1) {
      int speed = combat.combatants[self].speed();
      left = speed - combat.rules.half(speed);
      goesOn = true;
    }
  }

  /** A test of the holder's was made for the major action; only the first counts (INI-08). */
  void tested(boolean even) {
    boolean counts =
        switch (combat.rules.countedTest) {
          case CombatRules.FIRST_TEST -> parity == NO_TEST;
          case CombatRules.LAST_TEST -> true;
          default -> parity != 0;
        };
    if (counts) {
      parity = even ? 0 : 1;
    }
  }

  /** Whether the initiative is kept (INI-05). */
  boolean keeps() {
    return parity == 0;
  }
}
