package org.rpg.encounter.dsl.words;

import java.math.BigDecimal;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import org.eclipse.xtext.common.services.DefaultTerminalConverters;
import org.eclipse.xtext.conversion.IValueConverter;
import org.eclipse.xtext.conversion.ValueConverter;
import org.eclipse.xtext.conversion.impl.AbstractNullSafeConverter;
import org.eclipse.xtext.nodemodel.INode;
import org.rpg.encounter.dsl.words.MalformedValue.Fault;

/** From what stands in a script to what it means. */
public class EncounterValues extends DefaultTerminalConverters {
  /** More digits are no number that a game needs. */
  private static final int DIGITS = 9;

  private static final Pattern FITS = Pattern.compile("-?0*\\d{0,9}(\\.\\d{1,9})?");
  private static final Pattern BLANKS = Pattern.compile("\\s");

  private static <T> IValueConverter<T> converter(BiFunction<String, INode, T> meaning) {
    return new AbstractNullSafeConverter<>() {
      @Override
      protected String internalToString(T value) {
        return value.toString();
      }

      @Override
      protected T internalToValue(String written, INode node) {
        return meaning.apply(written, node);
      }
    };
  }

  private static String digits(String written, INode node) {
    String number = BLANKS.matcher(written).replaceAll("").replace(',', '.');
    if (number.length() > DIGITS && !FITS.matcher(number).matches()) {
      throw new MalformedValue(Fault.NUMBER_TOO_LARGE, node);
    }
    return number;
  }

  @Override
  @ValueConverter(rule = "ID")
  public IValueConverter<String> ID() {
    return converter(Texts::name);
  }

  @Override
  @ValueConverter(rule = "STRING")
  public IValueConverter<String> STRING() {
    return converter(Texts::text);
  }

  /** A name, in quotes or not. */
  @ValueConverter(rule = "Name")
  public IValueConverter<String> name() {
    return converter(Texts::name);
  }

  /** Where an import leads: no escapes, either slash. */
  @ValueConverter(rule = "Path")
  public IValueConverter<String> path() {
    return converter(Texts::path);
  }

  /** A whole number. */
  @ValueConverter(rule = "INT")
  public IValueConverter<Integer> integer() {
    return converter((written, node) -> Integer.valueOf(digits(written, node)));
  }

  /** A number that may be below zero. */
  @ValueConverter(rule = "SignedInteger")
  public IValueConverter<Integer> signedInteger() {
    return converter((written, node) -> Integer.valueOf(digits(written, node)));
  }

  /** A number with or without decimals, whichever mark they have. */
  @ValueConverter(rule = "Number")
  public IValueConverter<BigDecimal> number() {
    return converter((written, node) -> new BigDecimal(digits(written, node)));
  }
}
