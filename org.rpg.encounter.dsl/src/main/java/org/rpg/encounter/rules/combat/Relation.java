package org.rpg.encounter.rules.combat;

/** How two sides stand to each other. */
public enum Relation {
  HOSTILE,
  ALLIED,
  NEUTRAL
}
