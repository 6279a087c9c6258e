package org.rpg.encounter.manual.railroad;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.manual.railroad.Track.Stop;

class TrackTest {
  private static final Stop A = Stop.word("a");
  private static final Stop B = Stop.word("b");
  private static final Stop C = new Stop(Track.Kind.PART, "c", Optional.of("#c"));

  @Test
  void rowsWithinARowAreOneRow() {
    assertEquals(new Track.Row(List.of(A, B, C)), Track.row(List.of(A, Track.row(List.of(B, C)))));
  }

  @Test
  void aRowOfOneIsThatOneAndNothingIsLeftOut() {
    assertEquals(A, Track.row(List.of(Track.nothing(), A)));
  }

  @Test
  void theSameWayTwiceIsOneWay() {
    assertEquals(A, Track.fork(List.of(A, A)));
    assertEquals(new Track.Fork(List.of(A, B)), Track.fork(List.of(A, Track.fork(List.of(B, A)))));
  }

  @Test
  void aForkWithNothingCanBeLeftOut() {
    assertEquals(
        new Track.Bypass(new Track.Fork(List.of(A, B))),
        Track.fork(List.of(A, Track.nothing(), B)));
  }

  @Test
  void asTextBracketsSayWhatMayBeLeftOutAndDotsWhatComesAgain() {
    Track list = new Track.Loop(C, Stop.word(","));
    Track way = Track.fork(List.of(A, Track.row(List.of(B, C))));
    assertEquals(
        "a [ b ] ( a | b ⟨c⟩ ) ⟨c⟩ , …",
        TrackText.of(Track.row(List.of(A, new Track.Bypass(B), way, list))));
    assertEquals("a | b ⟨c⟩", TrackText.of(way));
  }

  @Test
  void stopsAreReadInOrder() {
    Track track =
        Track.row(List.of(new Track.Bypass(A), new Track.Loop(B, C), Track.fork(List.of(C, B))));
    assertEquals(List.of(A, B, C, C, B), track.stops().toList());
  }
}
