package org.rpg.encounter.ide.server;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The arguments of a command, one JSON object.
 *
 * @param uri the document
 * @param name which scene of it; nothing where there is only one
 * @param choose the ways that the players take, by their texts
 * @param seed the seed of all runs, 1 unless it is said
 * @param run which run is told, from 0
 * @param outcome the end that the run that is told is to show, instead
 * @param death whose death it is to show, instead
 * @param runs how many runs a forecast is made of
 * @param steps whether what is to be told is to be shown, too
 * @param events whether an export is of one run, not of the forecast
 * @param apply whether the client is to be asked to make the edit
 * @param show whether the client is to show what comes of it
 */
record CommandArguments(
    String uri,
    Optional<String> name,
    List<String> choose,
    long seed,
    long run,
    Optional<String> outcome,
    Optional<String> death,
    Optional<Integer> runs,
    boolean steps,
    boolean events,
    boolean apply,
    boolean show) {

  /** An argument is missing or not of its kind. */
  static final class Wrong extends Exception {
    private static final long serialVersionUID = 1;

    /** Which. */
    final String argument;

    private Wrong(String argument) {
      super(argument);
      this.argument = argument;
    }
  }

  /** What a client has sent. */
  static CommandArguments of(List<Object> sent) throws Wrong {
    if (sent == null || sent.size() != 1 || !(sent.get(0) instanceof JsonObject all)) {
      throw new Wrong("arguments");
    }
    for (String name : all.keySet()) {
      if (!NAMES.contains(name)) {
        throw new Wrong(name);
      }
    }
    String uri = text(all, "uri").orElseThrow(() -> new Wrong("uri"));
    String what = text(all, "what").orElse("forecast");
    if (!what.equals("forecast") && !what.equals("events")) {
      throw new Wrong("what");
    }
    return new CommandArguments(
        uri,
        text(all, "name"),
        texts(all, "choose"),
        whole(all, "seed", Long.MIN_VALUE, Long.MAX_VALUE).orElse(1L),
        whole(all, "run", 0, Long.MAX_VALUE).orElse(0L),
        text(all, "outcome"),
        text(all, "death"),
        whole(all, "runs", 1, Settings.MOST_RUNS).map(Long::intValue),
        flag(all, "steps"),
        what.equals("events"),
        flag(all, "apply"),
        flag(all, "show"));
  }

  private static final List<String> NAMES =
      List.of(
          "uri", "name", "choose", "seed", "run", "outcome", "death", "runs", "steps", "what",
          "apply", "show");

  private static Optional<JsonPrimitive> one(
      JsonObject all, String name, Predicate<JsonPrimitive> kind) throws Wrong {
    JsonElement found = all.get(name);
    if (found == null || found.isJsonNull()) {
      return Optional.empty();
    }
    if (found instanceof JsonPrimitive value && kind.test(value)) {
      return Optional.of(value);
    }
    throw new Wrong(name);
  }

  private static Optional<String> text(JsonObject all, String name) throws Wrong {
    return one(all, name, JsonPrimitive::isString).map(JsonElement::getAsString);
  }

  private static boolean flag(JsonObject all, String name) throws Wrong {
    return one(all, name, JsonPrimitive::isBoolean).map(JsonElement::getAsBoolean).orElse(false);
  }

  private static Optional<Long> whole(JsonObject all, String name, long least, long most)
      throws Wrong {
    Optional<JsonPrimitive> found = one(all, name, JsonPrimitive::isNumber);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    try {
      long value = found.get().getAsBigDecimal().longValueExact();
      if (value >= least && value <= most) {
        return Optional.of(value);
      }
    } catch (ArithmeticException | NumberFormatException e) {
      throw new Wrong(name);
    }
    throw new Wrong(name);
  }

  private static List<String> texts(JsonObject all, String name) throws Wrong {
    JsonElement found = all.get(name);
    List<String> texts = new ArrayList<>();
    if (found == null || found.isJsonNull()) {
      return texts;
    }
    if (!(found instanceof JsonArray array)) {
      throw new Wrong(name);
    }
    for (JsonElement each : array) {
      if (!(each instanceof JsonPrimitive text && text.isString())) {
        throw new Wrong(name);
      }
      texts.add(text.getAsString());
    }
    return texts;
  }
}
