package org.rpg.encounter.ide;

import java.util.Optional;

/** The version that the build wrote into the jar. */
public final class ProgramVersion {
  private ProgramVersion() {}

  /** The number; "development" for classes that were never packaged. */
  public static String number() {
    return Optional.ofNullable(ProgramVersion.class.getPackage().getImplementationVersion())
        .orElse("development");
  }
}
