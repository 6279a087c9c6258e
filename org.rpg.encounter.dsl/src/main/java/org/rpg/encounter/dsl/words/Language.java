package org.rpg.encounter.dsl.words;

/** The languages a script may speak. */
public enum Language {
  EN,
  PT
}
