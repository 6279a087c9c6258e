package org.rpg.encounter.manual.railroad;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a diagram shows: stops, one after the other, beside each other or again and again. */
public sealed interface Track {
  /** What a stop stands for. */
  enum Kind {
    /** A word or sign that is written just so. */
    WORD,
    /** Something that has a diagram of its own. */
    PART,
    /** The name of something. */
    NAME,
    /** A number, a text, dice. */
    FIGURE
  }

  /**
   * A stop of the track.
   *
   * @param text what stands on it
   * @param target where it leads to, if anywhere
   */
  record Stop(Kind kind, String text, Optional<String> target) implements Track {
    /** A word that is written just so. */
    public static Stop word(String text) {
      return new Stop(Kind.WORD, text, Optional.empty());
    }
  }

  /** Some tracks one after the other; none of them is nothing at all. */
  record Row(List<Track> parts) implements Track {
    public Row {
      parts = List.copyOf(parts);
    }
  }

  /** One of several. */
  record Fork(List<Track> ways) implements Track {
    public Fork {
      ways = List.copyOf(ways);
    }
  }

  /** What may be left out. */
  record Bypass(Track part) implements Track {}

  /**
   * What comes once or more often.
   *
   * @param between what stands between two of them; an empty row if nothing does
   */
  record Loop(Track part, Track between) implements Track {}

  /** A track on which nothing stands. */
  static Track nothing() {
    return new Row(List.of());
  }

  /** Whether there is nothing to be written. */
  default boolean isNothing() {
    return this instanceof Row row && row.parts().isEmpty();
  }

  /** Some tracks one after the other: rows within are part of it, what is nothing is left out. */
  static Track row(List<Track> parts) {
    List<Track> flat = new ArrayList<>();
    for (Track part : parts) {
      if (part instanceof Row row) {
        flat.addAll(row.parts());
      } else {
        flat.add(part);
      }
    }
    return flat.size() == 1 ? flat.get(0) : new Row(flat);
  }

  /** One of several: forks within are part of it, the same way is one; with nothing, a bypass. */
  static Track fork(List<Track> ways) {
    List<Track> flat = new ArrayList<>();
    boolean optional = false;
    for (Track way : ways) {
      for (Track each : way instanceof Fork fork ? fork.ways() : List.of(way)) {
        optional |= each.isNothing();
        if (!each.isNothing() && !flat.contains(each)) {
          flat.add(each);
        }
      }
    }
    if (flat.isEmpty()) {
      return nothing();
    }
    Track one = flat.size() == 1 ? flat.get(0) : new Fork(flat);
    return optional ? new Bypass(one) : one;
  }

  /** All its stops, in the order of reading. */
  default Stream<Stop> stops() {
    if (this instanceof Stop stop) {
      return Stream.of(stop);
    } else if (this instanceof Row row) {
      return row.parts().stream().flatMap(Track::stops);
    } else if (this instanceof Fork fork) {
      return fork.ways().stream().flatMap(Track::stops);
    } else if (this instanceof Bypass bypass) {
      return bypass.part().stops();
    }
    Loop loop = (Loop) this;
    return Stream.concat(loop.part().stops(), loop.between().stops());
  }
}
