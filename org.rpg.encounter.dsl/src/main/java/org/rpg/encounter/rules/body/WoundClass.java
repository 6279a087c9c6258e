package org.rpg.encounter.rules.body;

/** Classes of wounds by severity (WND-03). */
public enum WoundClass {
  LIGHT,
  MODERATE,
  GRAVE
}
