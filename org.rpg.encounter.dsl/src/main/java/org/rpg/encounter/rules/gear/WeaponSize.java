package org.rpg.encounter.rules.gear;

/** Sizes of weapons; medium and large ones add Physique to damage (BASE-13). */
public enum WeaponSize {
  SMALL,
  MEDIUM,
  LARGE
}
