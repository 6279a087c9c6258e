package org.rpg.encounter.dsl.words;

import com.google.inject.Singleton;

/** The language of a text whose words do not decide it, such as an empty file: the client's. */
@Singleton
public class LanguagePreference {
  private volatile Language language = Language.EN;

  /** What is assumed when a text does not tell. */
  public Language language() {
    return language;
  }

  /** Sets what is assumed from now on. */
  public void prefer(Language preferred) {
    language = preferred;
  }
}
