package org.rpg.encounter.ide.cli;

import org.rpg.encounter.ide.ProgramVersion;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints. */
public final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {
      "encounter " + ProgramVersion.number(),
      "Java " + Runtime.version() + ", " + System.getProperty("os.name")
    };
  }
}
