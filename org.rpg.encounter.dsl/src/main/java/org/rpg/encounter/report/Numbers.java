package org.rpg.encounter.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.preview.Share;
import org.rpg.encounter.rules.field.Squares;

/**
 * Numbers with the marks of a language: {@code 2,600} and {@code 12.5%} in English, {@code 2.600}
 * and {@code 12,5 %} in Portuguese. All are rounded from the exact value, half up, so they are the
 * same on every machine.
 */
public final class Numbers {
  /** Keeps a number and its sign on one line. */
  private static final String NO_BREAK = "\u00A0";

  private static final int HOUR = 60;
  private static final int DAY = 24 * HOUR;
  private static final int MOST_DECIMALS = 6;

  private final boolean portuguese;

  /** Numbers of one language. */
  public Numbers(Language language) {
    portuguese = language == Language.PT;
  }

  /** A whole number, its digits in groups. */
  public String integer(long value) {
    String digits = Long.toString(Math.abs(value));
    StringBuilder grouped = new StringBuilder(value < 0 ? "-" : "");
    for (int i = 0; i < digits.length(); i++) {
      if (i > 0 && (digits.length() - i) % 3 == 0) {
        grouped.append(portuguese ? '.' : ',');
      }
      grouped.append(digits.charAt(i));
    }
    return grouped.toString();
  }

  /** A number with so many decimals. */
  public String decimal(double value, int decimals) {
    String plain = new BigDecimal(value).setScale(decimals, RoundingMode.HALF_UP).toPlainString();
    return portuguese ? plain.replace('.', ',') : plain;
  }

  /** A time: minutes, hours, from a day on days and full hours. */
  public String duration(int minutes) {
    if (minutes < HOUR) {
      return minutes + NO_BREAK + "min";
    }
    if (minutes < DAY) {
      int rest = minutes % HOUR;
      return minutes / HOUR
          + NO_BREAK
          + "h"
          + (rest == 0 ? "" : NO_BREAK + rest + NO_BREAK + "min");
    }
    int hours = (minutes + HOUR / 2) / HOUR;
    int rest = hours % 24;
    String unit = (portuguese ? "dia" : "day") + (hours / 24 == 1 ? "" : "s");
    String days = integer(hours / 24) + NO_BREAK + unit;
    return days + (rest == 0 ? "" : NO_BREAK + rest + NO_BREAK + "h");
  }

  /** A length in metres, from squares of 1.5 m. */
  String metres(int squares) {
    return decimal(Squares.metres(squares), squares % 2 == 0 ? 0 : 1) + NO_BREAK + "m";
  }

  /** A probability with as many decimals as keep what is neither 0 nor 1 from looking like it. */
  String percent(Share share) {
    return percent(share.probability(), decimals(share));
  }

  /** A probability with so many decimals. */
  public String percent(double probability, int decimals) {
    return sign(decimal(probability * 100, decimals));
  }

  /** Both ends of the 95 % interval. */
  String interval(Share share) {
    int decimals = decimals(share);
    return sign(decimal(share.low() * 100, decimals) + "–" + decimal(share.high() * 100, decimals));
  }

  /** A probability in full percent; what rounds to never or always says how near it is. */
  String whole(Share share) {
    double probability = share.probability();
    if (probability < 0.005) {
      return "<" + percent(Math.ceil(Math.max(share.high(), 0.01) * 100) / 100, 0);
    }
    return probability >= 0.995
        ? ">" + percent(Math.floor(Math.min(share.low(), 0.99) * 100) / 100, 0)
        : percent(probability, 0);
  }

  /** How far the 95 % interval reaches to either side, in full points, at least one. */
  String margin(Share share) {
    double probability = share.probability();
    double reach = Math.max(share.high() - probability, probability - share.low());
    return integer(Math.max(1, (long) Math.ceil(reach * 100)));
  }

  /** A part of a whole in full percent; a part that rounds to nothing says so. */
  String part(long count, long whole) {
    double part = (double) count / whole;
    return part > 0 && part < 0.005 ? "<" + percent(0.01, 0) : percent(part, 0);
  }

  private String sign(String number) {
    return number + (portuguese ? NO_BREAK : "") + "%";
  }

  private static int decimals(Share share) {
    double rarer = Math.min(share.probability(), 1 - share.probability()) * 100;
    int decimals = 1;
    for (double shown = rarer * 10;
        shown > 0 && shown < 1 && decimals < MOST_DECIMALS;
        shown *= 10) {
      decimals++;
    }
    return decimals;
  }
}
