package org.rpg.encounter.dsl.words;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.text.Normalizer;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the written forms of numbers and dice come to. */
public final class Figures {
  private static final MathContext NINE = new MathContext(9, RoundingMode.HALF_UP);
  private static final Pattern ORDINAL =
      Pattern.compile("(\\d+)(?:[\u00BA\u00AA\u00B0]|st|nd|rd|th)");
  private static final Pattern THOUSANDS = Pattern.compile("\\d{1,3}(?:[.,]\\d{3})+");
  private static final Pattern DECIMAL = Pattern.compile("\\d+[.,]\\d+");
  private static final Pattern FRACTION = Pattern.compile("(\\d+)[/\u2044](\\d+)");
  private static final Pattern TIME =
      Pattern.compile("(\\d+(?:[.,]\\d+)?)(\\D+?)(\\d+)(?:(\\D+?)(\\d+))?");
  private static final Pattern DICE = Pattern.compile("(?:(\\d+)\\+)?(\\d*)[dD](\\d+|%)");
  private static final int MINUTES = 60;
  private static final int HOURS = 24;

  private Figures() {}

  /** A number without blanks and the mark of an ordinal, its decimals behind a point. */
  public static String plain(String written) {
    for (int i = 0; i < written.length(); i++) {
      if (!Letters.isDigit(written.charAt(i))) {
        String number = compact(written);
        Matcher ordinal = ORDINAL.matcher(number);
        return ordinal.matches() ? ordinal.group(1) : number.replace(',', '.');
      }
    }
    return written;
  }

  private static String compact(String written) {
    StringBuilder compact = new StringBuilder(written.length());
    for (int i = 0; i < written.length(); i++) {
      char c = written.charAt(i);
      if (Letters.isDash(c)) {
        compact.append('-');
      } else if (!Letters.isBlank(c)) {
        compact.append(c);
      }
    }
    return compact.toString();
  }

  /** Whether a number looks as if a mark divided its thousands: 1.000, 75,000. */
  public static boolean hasThousands(String written) {
    return THOUSANDS.matcher(written).matches();
  }

  /** The same number without the mark. */
  public static String withoutThousands(String written) {
    return written.replace(".", "").replace(",", "");
  }

  /** A number with decimals as a language writes it; fractions and times as they are. */
  public static String written(String number, Language language) {
    return DECIMAL.matcher(number).matches()
        ? number.replace(language.choose(',', '.'), language.choose('.', ','))
        : number;
  }

  /** A fraction, or a time in two units, in the smaller one; empty for any other number. */
  static Optional<BigDecimal> special(String written) {
    String number = compact(written);
    char last = number.isEmpty() ? ' ' : number.charAt(number.length() - 1);
    if (Letters.isFraction(last)) {
      String whole = number.substring(0, number.length() - 1);
      String parts = Normalizer.normalize(String.valueOf(last), Normalizer.Form.NFKC);
      BigDecimal share = fraction(parts);
      return Optional.of(whole.isEmpty() ? share : share.add(new BigDecimal(whole)));
    } else if (FRACTION.matcher(number).matches()) {
      return Optional.of(fraction(number));
    }
    Matcher time = TIME.matcher(number);
    boolean several = time.matches() && Character.isLetter(time.group(2).charAt(0));
    return several ? Optional.of(time(time)) : Optional.empty();
  }

  private static BigDecimal fraction(String text) {
    Matcher parts = FRACTION.matcher(text);
    if (!parts.matches() || new BigDecimal(parts.group(2)).signum() == 0) {
      return BigDecimal.ZERO;
    }
    return new BigDecimal(parts.group(1)).divide(new BigDecimal(parts.group(2)), NINE);
  }

  /** "2 days 4 hours 30 (minutes)", "10 h, 40 (min)". */
  private static BigDecimal time(Matcher time) {
    BigDecimal first = new BigDecimal(time.group(1).replace(',', '.'));
    int scale = time.group(2).startsWith("d") ? HOURS : MINUTES;
    BigDecimal sum = first.multiply(BigDecimal.valueOf(scale)).add(new BigDecimal(time.group(3)));
    return time.group(5) == null
        ? sum
        : sum.multiply(BigDecimal.valueOf(MINUTES)).add(new BigDecimal(time.group(5)));
  }

  /** Dice in their one form, the number added last: 2d6, d100, 2d6+9. */
  public static String dice(String written) {
    Matcher dice = DICE.matcher(compact(written));
    if (!dice.matches()) {
      return written;
    }
    String sides = dice.group(3).equals("%") ? "100" : dice.group(3);
    String added = dice.group(1) == null ? "" : "+" + dice.group(1);
    return dice.group(2) + "d" + sides + added;
  }
}
