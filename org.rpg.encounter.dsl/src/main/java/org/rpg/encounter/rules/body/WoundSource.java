package org.rpg.encounter.rules.body;

/** What made a wound, where that matters afterwards. */
public enum WoundSource {
  /** A blow or anything else. */
  ORDINARY,
  /** Necrotic damage: only magic heals it (SIT-19). */
  NECROTIC,
  /** Fire or another strong heat: the wound grows while the contact lasts (SIT-15). */
  FIRE,
  /** A fall (SIT-09): treated with a splint (TRT-02). */
  FALL
}
