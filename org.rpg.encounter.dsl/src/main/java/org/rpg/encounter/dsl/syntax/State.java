package org.rpg.encounter.dsl.syntax;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A place between two elements of a rule of the grammar, and what may be read from there. */
final class State {
  /** What is read here and goes on there; what it is called where a choice is told. */
  record Read(String symbol, State to, String label) {}

  /** A rule that is read here, and where it goes on afterwards. */
  record Call(State start, State back, String label) {}

  /** A token's way from here: the places to come back to, outermost first, and where it leads. */
  record Move(List<State> pushed, State to) {}

  final List<State> free = new ArrayList<>();
  final List<Read> reads = new ArrayList<>();
  final List<Call> calls = new ArrayList<>();

  /** Whether the rule may end here. */
  boolean end;

  private Map<String, List<Move>> moves;
  private boolean mayEnd;

  /** The ways on from here, by the symbol that is read. */
  Map<String, List<Move>> moves() {
    if (moves == null) {
      moves = new HashMap<>();
      walk(this, List.of(), new HashSet<>());
    }
    return moves;
  }

  /** Whether the rule may end here without another token. */
  boolean mayEnd() {
    moves();
    return mayEnd;
  }

  private void walk(State at, List<State> pushed, Set<Move> seen) {
    if (!seen.add(new Move(pushed, at))) {
      return;
    }
    at.free.forEach(next -> walk(next, pushed, seen));
    for (Read read : at.reads) {
      moves
          .computeIfAbsent(read.symbol, symbol -> new ArrayList<>())
          .add(new Move(pushed, read.to));
    }
    for (Call call : at.calls) {
      List<State> deeper = new ArrayList<>(pushed);
      deeper.add(call.back);
      walk(call.start, List.copyOf(deeper), seen);
    }
    if (at.end && pushed.isEmpty()) {
      mayEnd = true;
    } else if (at.end) {
      walk(pushed.get(pushed.size() - 1), pushed.subList(0, pushed.size() - 1), seen);
    }
  }
}
