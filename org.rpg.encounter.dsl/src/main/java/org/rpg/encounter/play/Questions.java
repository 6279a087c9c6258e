package org.rpg.encounter.play;

import java.util.List;
import java.util.OptionalInt;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.play.steps.Trial;
import org.rpg.encounter.play.steps.TrialCount;

/**
 * What a forecast asks of a scene besides how it ends and what becomes of its people, and where a
 * run keeps the answers: numbers in the scene's memory.
 *
 * @param heroes the heroes' side, or that of those who travel
 * @param team the side whose allies they count with
 * @param words what a chance of victory is called
 * @param retreat the script's lines that let heroes leave a fight, in its order
 * @param counters the clocks that the scene uses, in the script's order
 * @param arrival where is kept how many opponents stood when the first others came to help them,
 *     one more than that; nothing where none can come
 * @param forms what somebody may become: his next phases
 * @param rows the rows of random tables that the scene rolls on, of a scene on the road
 * @param tests its tests, of a scene on the road
 * @param occasions its events, in the script's order
 * @param choices the ways that the players may take and nobody has said how likely they are
 */
public record Questions(
    int heroes,
    int team,
    List<Verdict> words,
    List<Line> retreat,
    List<Counter> counters,
    OptionalInt arrival,
    List<Phase> forms,
    List<Row> rows,
    List<Test> tests,
    List<Occasion> occasions,
    List<OpenChoice> choices) {

  public Questions {
    words = List.copyOf(words);
    retreat = List.copyOf(retreat);
    counters = List.copyOf(counters);
    forms = List.copyOf(forms);
    rows = List.copyOf(rows);
    tests = List.copyOf(tests);
    occasions = List.copyOf(occasions);
    choices = List.copyOf(choices);
  }

  /** A part of a script as it stands there, blanks aside. */
  static String text(EObject part) {
    ICompositeNode node = NodeModelUtils.getNode(part);
    return node == null ? "" : NodeModelUtils.getTokenText(node).replaceAll("\\s+", " ");
  }

  /** The line in which a part of a script begins, 0 of what stands in none. */
  static int line(EObject part) {
    ICompositeNode node = NodeModelUtils.getNode(part);
    return node == null ? 0 : node.getStartLine();
  }

  /** The word for a chance of victory. */
  public String verdict(double chance) {
    int percent = (int) Math.max(1, Math.round(100 * chance));
    return words.stream()
        .filter(it -> percent >= it.from && percent <= it.to)
        .map(Verdict::word)
        .findFirst()
        .orElse("");
  }

  /**
   * What chances of victory from so many percent to so many are called.
   *
   * @param word in the script's language, or as a table of the game master's own has it
   */
  public record Verdict(int from, int to, String word) {}

  /**
   * A line of the script.
   *
   * @param text as it stands there, blanks aside
   * @param line its number, from 1; 0 for a line of another file
   */
  public record Line(String text, int line) {}

  /** An event, as far as it says when it comes; and the cell in which is kept that it came. */
  public record Occasion(Line event, int cell) {}

  /** A number that moves, and the cell in which it is kept. */
  public record Counter(String name, int cell) {}

  /**
   * What somebody may become.
   *
   * @param who his place in the roster
   * @param number which of his forms, from 1
   * @param name what it is called
   */
  public record Phase(int who, int number, String name) {}

  /**
   * A row of a random table.
   *
   * @param table what the table is called
   * @param numbers what must be rolled, as the script writes it
   * @param text what it brings, in the script's words
   * @param cell where is kept how often it came
   */
  public record Row(String table, String numbers, String text, int cell) {}

  /**
   * A skill test.
   *
   * @param text as it stands in the script, without what comes of it
   * @param line its line, from 1
   * @param testers who makes it, if that is certain; otherwise nobody
   * @param skills any of which will do
   * @param against the difficulty, if it is a number
   * @param by whether each of them makes it, one for all, or all together
   * @param helpers how many help, each with one positive chance
   * @param count where is kept how often it was made
   */
  public record Test(
      String text,
      int line,
      List<Integer> testers,
      List<String> skills,
      OptionalInt against,
      Trial.By by,
      int helpers,
      TrialCount count) {
    public Test {
      testers = List.copyOf(testers);
      skills = List.copyOf(skills);
    }
  }

  /**
   * A choice without shares: each way is played by itself.
   *
   * @param name what it is called, empty for one among other steps
   * @param line where it stands, from 1
   * @param ways what can be chosen
   * @param taken which of them is, from 0
   */
  public record OpenChoice(String name, int line, List<String> ways, int taken) {
    public OpenChoice {
      ways = List.copyOf(ways);
    }

    /** The way that is taken. */
    public String way() {
      return ways.get(taken);
    }
  }
}
