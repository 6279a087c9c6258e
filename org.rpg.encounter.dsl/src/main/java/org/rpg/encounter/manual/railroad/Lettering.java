package org.rpg.encounter.manual.railroad;

/**
 * How wide a text will be. Nobody knows what fonts a reader has, so the widths are those of a wide
 * one: a text never leaves its box.
 */
final class Lettering {
  /** A letter of a font whose letters are all as wide, of 13 pixels. */
  private static final double MONOSPACED = 7.85;

  private static final String NARROW = "iljtfrI.,:;'|!()[]{} /-";
  private static final String WIDE = "mwMWÃÕ—…@%";

  private Lettering() {}

  /** The width of the text of a stop, in pixels. */
  static int width(Track.Stop stop) {
    double width =
        stop.kind() == Track.Kind.WORD
            ? stop.text().codePointCount(0, stop.text().length()) * MONOSPACED
            : stop.text().codePoints().mapToDouble(Lettering::letter).sum();
    return (int) Math.ceil(width);
  }

  private static double letter(int letter) {
    if (NARROW.indexOf(letter) >= 0) {
      return 4.6;
    } else if (WIDE.indexOf(letter) >= 0) {
      return 11.8;
    }
    return Character.isUpperCase(letter) ? 9.2 : 7.6;
  }
}
