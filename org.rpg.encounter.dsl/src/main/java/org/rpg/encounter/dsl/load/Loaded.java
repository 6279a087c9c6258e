package org.rpg.encounter.dsl.load;

import java.util.List;
import java.util.Optional;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.words.Language;

/**
 * A script with its imports, linked and checked.
 *
 * @param script the model; empty if the file could not be read as text
 * @param source the text it came from
 * @param language the language the script is written in
 * @param problems what there is to say about it and about what it imports, in reading order
 */
public record Loaded(
    Optional<Script> script, Source source, Language language, List<Problem> problems) {
  public Loaded {
    problems = List.copyOf(problems);
  }

  /** Whether something keeps the script from running. */
  public boolean hasErrors() {
    return problems.stream().anyMatch(Problem::isError);
  }
}
