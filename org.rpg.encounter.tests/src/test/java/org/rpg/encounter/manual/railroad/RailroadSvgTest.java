package org.rpg.encounter.manual.railroad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.manual.PageXml;
import org.rpg.encounter.manual.railroad.Track.Stop;
import org.w3c.dom.Element;

class RailroadSvgTest {
  private static Element svg(Track track, int room) {
    return PageXml.of(RailroadSvg.of(track, "a <label>", room, "wide"));
  }

  private static int number(Element element, String attribute) {
    return Integer.parseInt(element.getAttribute(attribute));
  }

  private static List<Rectangle> stops(Element svg) {
    return PageXml.all(svg, "rect").stream()
        .filter(it -> !it.getAttribute("class").equals("list"))
        .map(
            it ->
                new Rectangle(
                    number(it, "x"), number(it, "y"), number(it, "width"), number(it, "height")))
        .toList();
  }

  @Test
  void aStopIsABoxWithItsTextInTheMiddle() {
    Element svg = svg(new Stop(Track.Kind.PART, "who & what", Optional.of("a.html#b")), 600);
    Element box = PageXml.all(svg, "rect").get(0);
    Element text = PageXml.all(svg, "text").get(0);
    assertEquals("who & what", text.getTextContent());
    assertEquals(number(box, "x") + number(box, "width") / 2, number(text, "x"));
    assertEquals("a.html#b", PageXml.all(svg, "a").get(0).getAttribute("href"));
    assertEquals("a <label>", svg.getAttribute("aria-label"));
  }

  @Test
  void whatIsLongerThanTheRoomGoesOnBelow() {
    Track row = Track.row(Collections.nCopies(12, Stop.word("encounter")));
    Element svg = svg(row, 400);
    assertTrue(number(svg, "width") <= 400, svg.getAttribute("width"));
    List<Integer> lines = stops(svg).stream().map(it -> it.y).distinct().toList();
    // "encounter" has 9 letters of 7.85 and 20 beside them: 91; 3 of them and 2 gaps of 12 fit
    assertEquals(4, lines.size());
    assertEquals(lines.stream().sorted().toList(), lines);
  }

  @Test
  void veryManyWordsAreAListInAFrame() {
    List<Track> words =
        IntStream.range(0, 20).mapToObj(it -> (Track) Stop.word("word" + it)).toList();
    Element svg = svg(Track.fork(words), 400);
    assertEquals(
        1,
        PageXml.all(svg, "rect").stream()
            .filter(it -> it.getAttribute("class").equals("list"))
            .count());
    assertTrue(number(svg, "height") < 20 * 24, "shorter than one below the other");
  }

  @Test
  void aFewWaysStandBelowEachOther() {
    Element svg = svg(Track.fork(List.of(Stop.word("a"), Stop.word("b"), Stop.word("c"))), 400);
    List<Rectangle> stops = stops(svg);
    assertEquals(1, stops.stream().map(it -> it.x).distinct().count());
    assertEquals(3, stops.stream().map(it -> it.y).distinct().count());
  }

  /** Whatever the track, at whatever width. */
  @Property(tries = 300)
  void noTwoStopsTouchAndAllLieInThePicture(@ForAll("tracks") Track track) {
    for (int room : List.of(300, 700)) {
      Element svg = svg(track, room);
      Rectangle picture = new Rectangle(0, 0, number(svg, "width"), number(svg, "height"));
      List<Rectangle> stops = new ArrayList<>(stops(svg));
      assertEquals(track.stops().count(), stops.size());
      for (Rectangle stop : stops) {
        assertTrue(picture.contains(stop), stop + " not in " + picture);
        assertEquals(1, stops.stream().filter(stop::intersects).count(), "alone at its place");
      }
    }
  }

  @Provide
  Arbitrary<Track> tracks() {
    return tracks(3);
  }

  private static Arbitrary<Track> tracks(int deep) {
    Arbitrary<Track> stop =
        Arbitraries.of("if", "heroes", "what the end means", "a").map(Stop::word);
    if (deep == 0) {
      return stop;
    }
    Arbitrary<Track> part = tracks(deep - 1);
    return Arbitraries.oneOf(
        stop,
        part.list().ofMinSize(2).ofMaxSize(5).map(Track::row),
        part.list().ofMinSize(2).ofMaxSize(4).map(Track.Fork::new),
        part.map(Track.Bypass::new),
        Combinators.combine(part, stop).as(Track.Loop::new),
        part.map(it -> new Track.Loop(it, Track.nothing())));
  }
}
