package org.rpg.encounter.ide.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the jar. */
public final class Version implements IVersionProvider {
  /** The number alone; "development" for classes that were never packaged. */
  public static String number() {
    return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
        .orElse("development");
  }

  @Override
  public String[] getVersion() {
    return new String[] {
      "encounter " + number(), "Java " + Runtime.version() + ", " + System.getProperty("os.name")
    };
  }
}
