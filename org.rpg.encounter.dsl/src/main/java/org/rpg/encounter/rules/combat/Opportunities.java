package org.rpg.encounter.rules.combat;

/** Chances that created opportunities give, each for one test (OPO-01, OPO-02). */
final class Opportunities implements Mechanic {
  private final Combat combat;

  Opportunities(Combat combat) {
    this.combat = combat;
  }

  @Override
  public boolean hears(Hook hook) {
    return hook == Hook.TURN;
  }

  @Override
  public void reset() {}

  /** The chances someone has from opportunities on the test he is about to make; they are gone. */
  int take(Combatant who) {
    int chances = who.tokens;
    who.tokens = 0;
    return chances;
  }
}
