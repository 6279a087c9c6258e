package org.rpg.encounter.rulebook;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rpg.encounter.dsl.library.Library;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Words;
import org.rpg.encounter.rules.Option;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Setting;
import org.rpg.encounter.rules.Setting.Bands;
import org.rpg.encounter.rules.Setting.Choice;
import org.rpg.encounter.rules.Setting.Ladder;
import org.rpg.encounter.rules.Setting.Length;
import org.rpg.encounter.rules.Setting.Name;
import org.rpg.encounter.rules.Setting.Number;
import org.rpg.encounter.rules.Setting.Roll;
import org.rpg.encounter.rules.Setting.Switch;
import org.rpg.encounter.rules.field.Squares;

/** Parameters and their settings as a script writes them. */
public final class SettingWords {
  private SettingWords() {}

  /** The name of a parameter. */
  public static Text name(Parameter parameter) {
    return new Text(parameter.english(), parameter.portuguese());
  }

  /** The name of a reading. */
  public static Text reading(Option option) {
    return new Text(option.english(), option.portuguese());
  }

  /** What a parameter is set to where nobody sets it. */
  public static Text standard(Parameter parameter) {
    return new Text(
        write(parameter, parameter.standard(), Language.EN),
        write(parameter, parameter.standard(), Language.PT));
  }

  private static String write(Parameter parameter, Setting setting, Language language) {
    if (setting instanceof Choice choice) {
      return reading(parameter.options().get(choice.index())).in(language);
    } else if (setting instanceof Switch position) {
      return Words.spelling(position.on() ? "on" : "off", language);
    } else if (setting instanceof Number number) {
      return String.valueOf(number.value());
    } else if (setting instanceof Length length) {
      return metres(length, language);
    } else if (setting instanceof Roll roll) {
      return roll.dice().toString();
    } else if (setting instanceof Ladder ladder) {
      return ladder.steps().stream().map(Object::toString).collect(joining(", "));
    } else if (setting instanceof Bands bands) {
      return bands(bands, language);
    } else if (setting instanceof Name name) {
      return language.choose(name.name(), portuguese(name.name()));
    }
    return setting.toString();
  }

  private static String metres(Length length, Language language) {
    String metres =
        BigDecimal.valueOf(Squares.metres(length.squares())).stripTrailingZeros().toPlainString();
    return language.choose(metres, metres.replace('.', ',')) + " m";
  }

  private static String bands(Bands bands, Language language) {
    return String.format(
        "%s 1-%d, %s %d-%d, %s %d",
        Words.spelling("light", language),
        bands.moderate() - 1,
        Words.spelling("moderate", language),
        bands.moderate(),
        bands.grave() - 1,
        Words.spelling("grave", language),
        bands.grave());
  }

  /** The other name of a skill of the library; the same if the library has none such. */
  private static String portuguese(String english) {
    try (InputStream in = Library.resource("pericias.encounter").openStream()) {
      String skills = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      Matcher skill =
          Pattern.compile("(?mU)^perícia (.+?) / " + Pattern.quote(english) + "\\b")
              .matcher(skills);
      return skill.find() ? skill.group(1) : english;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
