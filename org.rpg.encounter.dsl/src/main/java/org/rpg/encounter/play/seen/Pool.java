package org.rpg.encounter.play.seen;

import org.rpg.encounter.rules.combat.CombatView;

/** Who is spoken of, whatever their state: enemies, a side, a kind, one by name. */
public interface Pool {
  /** Hostile to whoever looks. */
  Pool ENEMIES =
      new Pool() {
        @Override
        public int size(CombatView view, int self) {
          return self == Criterion.NOBODY ? 0 : view.enemies(self);
        }

        @Override
        public int member(CombatView view, int self, int n) {
          return view.enemy(self, n);
        }
      };

  /** Others on the side of whoever looks, or an allied one. */
  Pool ALLIES =
      new Pool() {
        @Override
        public int size(CombatView view, int self) {
          return self == Criterion.NOBODY ? 0 : view.allies(self);
        }

        @Override
        public int member(CombatView view, int self, int n) {
          return view.ally(self, n);
        }
      };

  /** All who take part. */
  Pool EVERYONE =
      new Pool() {
        @Override
        public int size(CombatView view, int self) {
          return view.size();
        }

        @Override
        public int member(CombatView view, int self, int n) {
          return n;
        }
      };

  /** Whoever looks. */
  Pool SELF =
      new Pool() {
        @Override
        public int size(CombatView view, int self) {
          return self == Criterion.NOBODY ? 0 : 1;
        }

        @Override
        public int member(CombatView view, int self, int n) {
          return self;
        }
      };

  /** How many. */
  int size(CombatView view, int self);

  /** The {@code n}th, in roster order, from 0. */
  int member(CombatView view, int self, int n);

  /** Certain ones, in roster order. */
  static Pool of(int... members) {
    int[] fixed = members.clone();
    return new Pool() {
      @Override
      public int size(CombatView view, int self) {
        return fixed.length;
      }

      @Override
      public int member(CombatView view, int self, int n) {
        return fixed[n];
      }
    };
  }
}
