package org.rpg.encounter.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rpg.encounter.preview.CharacterForecast;
import org.rpg.encounter.preview.CharacterForecast.Cause;
import org.rpg.encounter.preview.Share;

/**
 * Individuals of one being that differ only by their number ("Goblin 1", "Goblin 2"), or one
 * character by itself.
 *
 * @param name the being's name, without a number where there are several
 * @param members at least one
 */
record Kindred(String name, List<CharacterForecast> members) {
  private static final Pattern NUMBERED = Pattern.compile("(.+) [0-9]+");

  /** Groups the characters of one side, in their order. */
  static List<Kindred> of(List<CharacterForecast> characters) {
    Map<String, List<CharacterForecast>> groups = new LinkedHashMap<>();
    for (CharacterForecast character : characters) {
      Matcher numbered = NUMBERED.matcher(character.name());
      String being = numbered.matches() ? numbered.group(1) : character.name();
      groups.computeIfAbsent(being, name -> new ArrayList<>()).add(character);
    }
    return groups.entrySet().stream()
        .map(
            group ->
                group.getValue().size() == 1
                    ? new Kindred(group.getValue().get(0).name(), group.getValue())
                    : new Kindred(group.getKey(), group.getValue()))
        .toList();
  }

  CharacterForecast first() {
    return members.get(0);
  }

  int size() {
    return members.size();
  }

  /** Those of them who took part in any run; the others have nothing to tell. */
  List<CharacterForecast> came() {
    return members.stream().filter(member -> member.present() > 0).toList();
  }

  /** In how many of so many runs one of them took part. */
  Share presence(int runs) {
    return mean(members, member -> new Share(member.present(), runs));
  }

  /**
   * The mean share of those who came, of whom there must be one. Its interval is that of one
   * member: what befalls the members of one run hangs together, so counting each of them as a run
   * of its own would promise too much.
   */
  Share mean(Function<CharacterForecast, Share> fate) {
    return mean(came(), fate);
  }

  private static Share mean(
      List<CharacterForecast> members, Function<CharacterForecast, Share> fate) {
    int size = members.size();
    long count = members.stream().mapToLong(member -> fate.apply(member).count()).sum();
    long runs = members.stream().mapToLong(member -> fate.apply(member).runs()).sum();
    if (count == 0 || count == runs) {
      return new Share(count == 0 ? 0 : runs / size, runs / size);
    }
    long each = Math.round((double) count / size);
    return new Share(Math.max(1, Math.min(runs / size - 1, each)), Math.max(2, runs / size));
  }

  double mean(ToDoubleFunction<CharacterForecast> value) {
    return came().stream().mapToDouble(value).sum() / came().size();
  }

  /** What the members died of, the most frequent first; equals in the order of the members. */
  List<Cause> causes() {
    Map<Cause, Long> counts = new LinkedHashMap<>();
    for (CharacterForecast member : members) {
      for (Cause cause : member.causes()) {
        counts.merge(cause.count(0), cause.count(), Long::sum);
      }
    }
    return counts.entrySet().stream()
        .map(e -> e.getKey().count(e.getValue()))
        .sorted((a, b) -> Long.compare(b.count(), a.count()))
        .toList();
  }
}
