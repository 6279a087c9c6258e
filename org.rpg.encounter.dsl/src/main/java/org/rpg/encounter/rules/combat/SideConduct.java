package org.rpg.encounter.rules.combat;

/** Choices that are a whole side's. */
@FunctionalInterface
public interface SideConduct {
  /** The rules' default policy chooses. */
  SideConduct STANDARD = (view, side, candidates) -> Conduct.NO_CHOICE;

  /** INI-07: who of the side that receives the initiative gets it; one of the candidates. */
  int receive(CombatView view, int side, Candidates candidates);
}
