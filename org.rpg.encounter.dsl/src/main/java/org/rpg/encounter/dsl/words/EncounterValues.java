package org.rpg.encounter.dsl.words;

import com.google.inject.Singleton;
import java.math.BigDecimal;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.common.services.DefaultTerminalConverters;
import org.eclipse.xtext.conversion.IValueConverter;
import org.eclipse.xtext.conversion.ValueConverter;
import org.eclipse.xtext.conversion.impl.AbstractNullSafeConverter;
import org.eclipse.xtext.nodemodel.INode;
import org.rpg.encounter.dsl.words.MalformedValue.Fault;

/**
 * From what stands in a script to what it means. One for all scripts: each is injected anew, and to
 * gather the converters takes longer than to read a short script.
 */
@Singleton
public class EncounterValues extends DefaultTerminalConverters {
  /** More digits are no number that a game needs. */
  private static final int DIGITS = 9;

  private static final Pattern FITS = Pattern.compile("-?0*\\d{0,9}(\\.\\d{1,9})?");

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
    String number = Figures.plain(written);
    if (number.length() > DIGITS && !FITS.matcher(number).matches()) {
      boolean thousands = Figures.hasThousands(written);
      throw new MalformedValue(thousands ? Fault.THOUSANDS : Fault.NUMBER_TOO_LARGE, node);
    }
    return number;
  }

  /** A whole number; in a table of percentages "00" is a hundred. */
  private static Integer whole(String written, INode node) {
    boolean hundred = written.equals("00") && node != null && isOfRow(node.getGrammarElement());
    return hundred ? Integer.valueOf(100) : Integer.valueOf(digits(written, node));
  }

  private static boolean isOfRow(EObject grammar) {
    return grammar != null && GrammarUtil.containingRule(grammar).getName().equals("TableRow");
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

  /** A symbol of a map, accents composed. */
  @ValueConverter(rule = "SYMBOL")
  public IValueConverter<String> symbol() {
    return converter((written, node) -> NameKey.spelled(written));
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
    return converter(EncounterValues::whole);
  }

  /** Dice in their one form: 2d6. */
  @ValueConverter(rule = "DICE")
  public IValueConverter<String> dice() {
    return converter((written, node) -> Figures.dice(written));
  }

  /** A number that may be below zero. */
  @ValueConverter(rule = "SignedInteger")
  public IValueConverter<Integer> signedInteger() {
    return converter((written, node) -> Integer.valueOf(digits(written, node)));
  }

  /** A number with or without decimals, whichever mark they have. */
  @ValueConverter(rule = "Number")
  public IValueConverter<BigDecimal> number() {
    return converter(
        (written, node) ->
            Figures.special(written).orElseGet(() -> new BigDecimal(digits(written, node))));
  }
}
