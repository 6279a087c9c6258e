package org.rpg.encounter.dsl.words;

/** Gender and number of a Portuguese word, which endings and contractions go by. */
public enum Gender {
  M,
  F,
  MP,
  FP
}
