package org.rpg.encounter.dsl.syntax;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * How far a row of tokens has been understood: every place of the grammar that it may have led to.
 * Immutable.
 */
public final class Reading {
  /** Where the rules that are being read go on afterwards. */
  private record Stack(State back, Stack below) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Stack s && s.back == back && s.below == below;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(back) * 31 + System.identityHashCode(below);
    }
  }

  private record Config(State state, Stack stack) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Config c && c.state == state && c.stack == stack;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(state) * 31 + System.identityHashCode(stack);
    }
  }

  private static final Stack BOTTOM = new Stack(new State(), null);

  private final Set<Config> configs;

  private Reading(Set<Config> configs) {
    this.configs = configs;
  }

  static Reading at(State state) {
    return new Reading(Set.of(new Config(state, BOTTOM)));
  }

  /** Nothing that the language has. */
  public boolean isLost() {
    return configs.isEmpty();
  }

  /** Whether a symbol may come next. */
  public boolean accepts(String symbol) {
    for (Config config : configs) {
      Config at = config;
      while (at != null) {
        if (at.state.moves().containsKey(symbol)) {
          return true;
        }
        at = popped(at);
      }
    }
    return false;
  }

  /** With one symbol more; lost if it does not fit. */
  public Reading after(String symbol) {
    Set<Config> next = new LinkedHashSet<>();
    Map<Stack, Stack> known = new HashMap<>();
    for (Config config : configs) {
      Config at = config;
      while (at != null) {
        for (State.Move move : at.state.moves().getOrDefault(symbol, List.of())) {
          Stack stack = at.stack;
          for (State back : move.pushed()) {
            Stack pushed = new Stack(back, stack);
            Stack same = known.putIfAbsent(pushed, pushed);
            stack = same == null ? pushed : same;
          }
          next.add(new Config(move.to(), stack));
        }
        at = popped(at);
      }
    }
    return new Reading(next);
  }

  /** Where one goes on if the rule may end here; null if it may not. */
  private static Config popped(Config at) {
    return at.state.mayEnd() && at.stack != BOTTOM
        ? new Config(at.stack.back, at.stack.below)
        : null;
  }

  /** What may come next, the parts of what is being read before what may follow it. */
  public List<Expected> expected(Predicate<String> isNamed) {
    Map<String, Expected> found = new LinkedHashMap<>();
    int depth = 0;
    Set<Config> level = new LinkedHashSet<>(configs);
    Set<Config> done = new HashSet<>();
    while (!level.isEmpty()) {
      List<Config> above = new ArrayList<>();
      for (Config at : level) {
        if (done.add(at)) {
          describe(at.state, depth, isNamed, found, new HashSet<>());
          Config next = popped(at);
          if (next != null) {
            above.add(next);
          }
        }
      }
      level = new LinkedHashSet<>(above);
      depth++;
    }
    return List.copyOf(found.values());
  }

  private static void describe(
      State at,
      int depth,
      Predicate<String> isNamed,
      Map<String, Expected> found,
      Set<State> seen) {
    if (!seen.add(at)) {
      return;
    }
    for (State next : at.free) {
      describe(next, depth, isNamed, found, seen);
    }
    for (State.Read read : at.reads) {
      String symbol = read.symbol();
      found.putIfAbsent(symbol, new Expected(symbol, false, depth));
    }
    for (State.Call call : at.calls) {
      if (isNamed.test(call.label())) {
        found.putIfAbsent(call.label(), new Expected(call.label(), true, depth));
      } else {
        describe(call.start(), depth, isNamed, found, seen);
      }
      if (call.start().mayEnd()) {
        describe(call.back(), depth, isNamed, found, seen);
      }
    }
  }
}
