package org.rpg.encounter.play.seen;

import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;

/** Who is spoken of, whatever their state: enemies, a side, a kind, one by name. */
public final class Pool {
  /** Hostile to whoever looks; nobody from outside. */
  public static final Pool ENEMIES = new Pool(Kind.ENEMIES);

  /** Others on the side of whoever looks, or an allied one; nobody from outside. */
  public static final Pool ALLIES = new Pool(Kind.ALLIES);

  /** Whoever looks and his allies; nobody from outside. */
  public static final Pool OWN_SIDE = new Pool(Kind.OWN_SIDE);

  /** All who take part. */
  public static final Pool EVERYONE = new Pool(Kind.EVERYONE);

  /** Whoever looks; nobody from outside. */
  public static final Pool SELF = new Pool(Kind.SELF);

  private enum Kind {
    ENEMIES,
    ALLIES,
    OWN_SIDE,
    EVERYONE,
    SELF,
    IN_MIND,
    SIDE,
    FIXED
  }

  private final Kind kind;
  private final int[] fixed;

  private Pool(Kind kind, int... fixed) {
    this.kind = kind;
    this.fixed = fixed;
  }

  /** Certain ones, in roster order. */
  public static Pool of(int... members) {
    return new Pool(Kind.FIXED, members.clone());
  }

  /** Whoever is on a side just now, where sides may be changed. */
  public static Pool ofSide(int side) {
    return new Pool(Kind.SIDE, side);
  }

  /** The one whom the scene has in mind: "it", whoever is tested; a cell of {@link Cells}. */
  public static Pool inMind(int cell) {
    return new Pool(Kind.IN_MIND, cell);
  }

  /** Who they are whatever happens; nobody if that depends on what happens. */
  public int[] certain() {
    return kind == Kind.FIXED ? fixed.clone() : new int[0];
  }

  /** Whether somebody who changes sides is no longer one of them, or becomes one. */
  public boolean mayChange() {
    return kind == Kind.SIDE || kind == Kind.ENEMIES || kind == Kind.ALLIES;
  }

  /** How many. */
  public int size(CombatView view, int self) {
    return switch (kind) {
      case ENEMIES -> self == Criterion.NOBODY ? 0 : view.enemies(self);
      case ALLIES -> self == Criterion.NOBODY ? 0 : view.allies(self);
      case OWN_SIDE -> self == Criterion.NOBODY ? 0 : view.allies(self) + 1;
      case EVERYONE -> view.size();
      case SELF -> self == Criterion.NOBODY ? 0 : 1;
      case IN_MIND -> Cells.who(view, fixed[0]) == Criterion.NOBODY ? 0 : 1;
      case SIDE -> onSide(view, view.size());
      case FIXED -> fixed.length;
    };
  }

  /** Whether several are spoken of, of whom whoever looks may be one. */
  public boolean mayHoldSelf() {
    return kind == Kind.EVERYONE || kind == Kind.SIDE || kind == Kind.FIXED && fixed.length > 1;
  }

  /** The {@code n}th, in roster order (of one's own side oneself first), from 0. */
  public int member(CombatView view, int self, int n) {
    return switch (kind) {
      case ENEMIES -> view.enemy(self, n);
      case ALLIES -> view.ally(self, n);
      case OWN_SIDE -> n == 0 ? self : view.ally(self, n - 1);
      case EVERYONE -> n;
      case SELF -> self;
      case IN_MIND -> Cells.who(view, fixed[0]);
      case SIDE -> ofSide(view, n);
      case FIXED -> fixed[n];
    };
  }

  /** How many of the first of the roster are on the side. */
  private int onSide(CombatView view, int first) {
    int count = 0;
    for (int i = 0; i < first; i++) {
      count += isOnSide(view.combatant(i)) ? 1 : 0;
    }
    return count;
  }

  private boolean isOnSide(Combatant who) {
    return who.side() == fixed[0] && who.isCounted();
  }

  private int ofSide(CombatView view, int n) {
    int left = n;
    for (int i = 0; i < view.size(); i++) {
      if (isOnSide(view.combatant(i)) && left-- == 0) {
        return i;
      }
    }
    return Criterion.NOBODY;
  }
}
