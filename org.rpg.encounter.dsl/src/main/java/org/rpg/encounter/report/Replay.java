package org.rpg.encounter.report;

import java.util.List;
import java.util.Optional;
import org.rpg.encounter.play.Questions.OpenChoice;
import org.rpg.encounter.preview.Approach;

/**
 * How to have one run of a forecast told again.
 *
 * @param file the script as the user named it
 * @param name the encounter's name, where the user had to say which
 * @param ways which way is taken at choices without shares
 */
public record Replay(String file, Optional<String> name, List<String> ways) {
  private static final String SAFE = "[\\p{L}\\p{N}./_~+:@%-][\\p{L}\\p{N}./_~+:@%\\\\-]*";

  public Replay {
    ways = List.copyOf(ways);
  }

  /** Of a scene without such choices. */
  public Replay(String file, Optional<String> name) {
    this(file, name, List.of());
  }

  /** The same scene on one way. */
  public Replay on(List<OpenChoice> choices) {
    return new Replay(file, name, choices.stream().map(OpenChoice::way).distinct().toList());
  }

  /** The command that forecasts one way alone, fit to be pasted into a shell. */
  String preview(long seed, Approach approach) {
    return "encounter preview " + on(approach.choices()).scene() + " --seed " + seed;
  }

  private String scene() {
    StringBuilder scene = new StringBuilder(quoted(file));
    name.ifPresent(it -> scene.append(" --name ").append(quoted(it)));
    ways.forEach(it -> scene.append(" --choose ").append(quoted(it)));
    return scene.toString();
  }

  /** The command that tells the run, fit to be pasted into a shell. */
  String command(long seed, long run) {
    return "encounter run " + scene() + " --seed " + seed + " --run " + run;
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
