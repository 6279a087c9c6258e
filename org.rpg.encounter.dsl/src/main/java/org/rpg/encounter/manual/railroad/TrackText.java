package org.rpg.encounter.manual.railroad;

import static java.util.stream.Collectors.joining;

/**
 * A track as a line of text, for those who do not see the diagram: words as they are, names of
 * other diagrams in angle brackets, {@code [ ]} for what may be left out, {@code ( | )} for a
 * choice, {@code …} for what may come again.
 */
public final class TrackText {
  private TrackText() {}

  /** The whole track. */
  public static String of(Track track) {
    if (track instanceof Track.Fork fork) {
      return fork.ways().stream().map(TrackText::of).collect(joining(" | "));
    }
    return part(track);
  }

  private static String part(Track track) {
    if (track instanceof Track.Stop stop) {
      return stop.kind() == Track.Kind.WORD ? stop.text() : "⟨" + stop.text() + "⟩";
    } else if (track instanceof Track.Row row) {
      return row.parts().stream().map(TrackText::part).collect(joining(" "));
    } else if (track instanceof Track.Bypass bypass) {
      return "[ " + of(bypass.part()) + " ]";
    } else if (track instanceof Track.Loop loop) {
      String between = loop.between().isNothing() ? "" : " " + part(loop.between());
      return part(loop.part()) + between + " …";
    }
    return "( " + of(track) + " )";
  }
}
