package org.rpg.encounter.report;

import java.util.Optional;

/**
 * How to have one run of a forecast told again.
 *
 * @param file the script as the user named it
 * @param name the encounter's name, where the user had to say which
 */
public record Replay(String file, Optional<String> name) {
  private static final String SAFE = "[\\p{L}\\p{N}./_~+:@%-][\\p{L}\\p{N}./_~+:@%\\\\-]*";

  /** The command that tells the run, fit to be pasted into a shell. */
  String command(long seed, long run) {
    return "encounter run "
        + quoted(file)
        + name.map(n -> " --name " + quoted(n)).orElse("")
        + " --seed "
        + seed
        + " --run "
        + run;
  }

  private static String quoted(String argument) {
    String clean = Cells.clean(argument);
    if (clean.matches(SAFE) && !clean.startsWith("-")) {
      return clean;
    }
    String bare = clean.startsWith("-") ? "./" + clean : clean;
    return bare.matches("[^\"$`\\\\!]*")
        ? '"' + bare + '"'
        : "'" + bare.replace("'", "'\\''") + "'";
  }
}
