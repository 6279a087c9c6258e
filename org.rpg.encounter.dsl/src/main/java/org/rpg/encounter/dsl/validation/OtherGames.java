package org.rpg.encounter.dsl.validation;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rpg.encounter.dsl.words.Figures;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Reader;
import org.rpg.encounter.dsl.words.Words;

/**
 * What game masters bring along from the pages of other games, where a script cannot be read:
 * rounds, feet, difficulties, dice that are kept or dropped, lines of numbers.
 */
public final class OtherGames {
  private static final Diagnosis STAT_LINE = Diagnosis.of("SYN-STAT-LINE");
  private static final Diagnosis ROUND = Diagnosis.of("SYN-ROUND");
  private static final Diagnosis THOUSANDS = Diagnosis.of("SYN-THOUSANDS");
  private static final Diagnosis TWICE = Diagnosis.of("UNIT-TWICE");
  private static final Diagnosis UNIT = Diagnosis.of("UNIT-FOREIGN");
  private static final Diagnosis DICE = Diagnosis.of("SYN-DICE");
  private static final Diagnosis DIFFICULTY = Diagnosis.of("SYN-DIFFICULTY");
  private static final Diagnosis NAME = Diagnosis.of("SYN-NAME");

  private static final int FEWEST_STATS = 2;
  private static final Pattern STAT =
      Pattern.compile(
          "(?U)(?<![\\p{L}\\d])(?:HD|AC|MV|ML|THAC0|#AT|ATK?|HP|hp|XP|CR|BAB|Fort|Ref|DV|CA|PV|JP|BA|NA"
              + "|STR|DEX|CON|INT|WIS|CHA|FOR|DES|SAB|CAR)\\s*:?\\s*[\\d+(\\[\u2013-]"
              + "|(?<!\\p{L})SV\\s*[DWPBS]?\\d|\\(\\d+\\s*(?:hp|PV)\\)|\\d\\s*XP\\b");

  private static final Pattern ROUNDS =
      Pattern.compile(
          "(?U)(?:(?:at|on|in|by|for|during|no|na|ao|em|a|por|durante|after|ap\u00F3s)\\s+)?"
              + "(?:(?:the\\s+)?(?:end|start|beginning|final|fim|come\u00E7o|in\u00EDcio)\\s+(?:of|da|de)\\s+)?"
              + "(?:the\\s+)?(every\\s+|each\\s+|cada\\s+)?"
              + "(?:(\\d+)(?:st|nd|rd|th|[\u00AA\u00BA\u00B0])?\\s+)?"
              + "\\b(?:round|rodada|ronda)(s?)\\b(?:\\s+(\\d+))?");

  private static final String NUMBER = "(\\d+(?:[.,]\\d+)?)";
  private static final String UNITS =
      "(?U)(f(?:t|eet|oot)\\b\\.?|p(?:\u00E9|e\u0301)s?(?!\\p{L})|mi(?:les?)?\\b\\.?|milhas?\\b|y(?:ar)?ds?\\b\\.?|jardas?\\b"
          + "|in(?:ch(?:es)?)?\\b\\.?|polegadas?\\b|lbs?\\b\\.?|pounds?\\b|libras?\\b"
          + "|''|\u2019\u2019|[\"\u201D\u2033]|['\u2019\u2032])";
  private static final Pattern FOREIGN = Pattern.compile(NUMBER + "\\s*" + UNITS);
  private static final Pattern BOTH =
      Pattern.compile(NUMBER + "\\s*m\\p{L}*\\s*(\\(\\s*" + NUMBER + "\\s*" + UNITS + "\\s*\\))");

  private static final Pattern GROUPS = Pattern.compile("\\d{1,3}(?:[.,]\\d{3})+(?![\\d.,])");
  private static final Pattern KEPT =
      Pattern.compile("(?U)\\d*[dD]\\d+(?:(?:k|kh|kl|d|dl|dh)\\d+|!)|(?i:[cC]d)\\d+\\b");
  private static final Pattern CHECK =
      Pattern.compile(
          "(?<!\\p{L})(?:CD|DC|DT|ND|dc|cd|dt|nd)\\s*:?\\s+(\\d+)|(?:CD|DC|DT|ND):(\\d+)");
  private static final Pattern NUMBERED =
      Pattern.compile(
          "\\d+(?:[\u00AA\u00BA\u00B0]|st|nd|rd|th)?(?: (?:(?:de|do|da|dos|das|of|the) )*\\p{Lu}[\\p{L}\\p{M}'\u2019-]*)+");

  private static final Wording CREATURE =
      reader ->
          reader
              .script()
              .choose("creature Brute like Goblin { … }", "criatura Bruto como Goblin { … }");

  /** What was found, where it stands in the text, and what to say about it. */
  public record Found(Diagnosis diagnosis, int from, int to, List<Object> arguments) {
    Found(Diagnosis diagnosis, int from, int to, Object... arguments) {
      this(diagnosis, from, to, List.of(arguments));
    }

    String message(Reader reader) {
      return diagnosis.message(reader, arguments.toArray());
    }

    String[] replacements() {
      return Diagnosis.replacements(arguments.toArray());
    }
  }

  private final String line;
  private final int start;
  private final int at;
  private final Language language;

  private OtherGames(String line, int start, int at, Language language) {
    this.line = line;
    this.start = start;
    this.at = at;
    this.language = language;
  }

  /** What the writer had in mind at an offset that could not be read, if it is known. */
  static Optional<Found> at(String text, int offset, Language language) {
    return of(text, offset, language).found();
  }

  /** A line of numbers as another game prints them, at an offset outside of any declaration. */
  public static Optional<Found> statLine(String text, int offset) {
    return of(text, offset, Language.EN).statLine();
  }

  private static OtherGames of(String text, int offset, Language language) {
    int from = text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1;
    int end = text.indexOf('\n', offset);
    String line = text.substring(from, end < 0 ? text.length() : end);
    return new OtherGames(line, from, offset - from, language);
  }

  private Optional<Found> found() {
    return statLine()
        .or(this::round)
        .or(this::bothUnits)
        .or(this::thousands)
        .or(this::unit)
        .or(this::dice)
        .or(this::difficulty)
        .or(this::name);
  }

  private Optional<Found> statLine() {
    Matcher stat = STAT.matcher(line);
    int count = 0;
    while (stat.find()) {
      count++;
    }
    int from = line.length() - line.stripLeading().length();
    return count < FEWEST_STATS
        ? Optional.empty()
        : Optional.of(found(STAT_LINE, from, line.stripTrailing().length(), CREATURE));
  }

  private Optional<Found> round() {
    Matcher round = ROUNDS.matcher(line);
    while (round.find()) {
      if (at <= round.end() && !isQuoted(round.end())) {
        int from = Math.min(at, round.start());
        return Optional.of(found(ROUND, from, round.end(), new Fix(turns(round))));
      }
    }
    return Optional.empty();
  }

  private String turns(Matcher round) {
    String number = round.group(2) == null ? round.group(4) : round.group(2);
    String of = " " + Words.spelling("of", language) + " " + Words.spelling("opponents", language);
    if (number == null || round.group(1) != null) {
      String turns = number == null ? language.choose("turn", "turno") : number + " " + turnsWord();
      return Words.spelling("every", language) + " " + turns + of;
    }
    boolean lasts = !round.group(3).isEmpty() && round.group(2) != null;
    return lasts
        ? number + " " + turnsWord()
        : Words.spelling("on-turn", language) + " " + number + of;
  }

  private String turnsWord() {
    return Words.spelling("turn", language);
  }

  private Optional<Found> thousands() {
    return covering(GROUPS)
        .map(
            m ->
                found(
                    THOUSANDS,
                    m.start(),
                    m.end(),
                    m.group(),
                    new Fix(Figures.withoutThousands(m.group()))));
  }

  private Optional<Found> bothUnits() {
    return covering(BOTH)
        .map(
            m -> {
              String other = metres(m.group(3), m.group(4)).orElse("?");
              BigDecimal own = new BigDecimal(m.group(1).replace(',', '.'));
              boolean agree = other.equals(length(own, "m"));
              Wording verdict = Phrases.of(agree ? "units.agree" : "units.differ", other);
              String inside = m.group(2).substring(1, m.group(2).length() - 1).strip();
              return found(TWICE, m.start(2), m.end(2), inside, verdict, new Fix(""));
            });
  }

  private Optional<Found> unit() {
    return covering(FOREIGN)
        .map(
            m -> {
              Optional<Fix> fix = metres(m.group(1), m.group(2)).map(Fix::new);
              Wording says =
                  fix.map(f -> Phrases.of("unit.write", f)).orElse(Phrases.of("unit.weight"));
              return fix.isPresent()
                  ? found(UNIT, m.start(), m.end(), m.group(), says, fix.get())
                  : found(UNIT, m.start(), m.end(), m.group(), says);
            });
  }

  /** A length in the units of the game: 5 feet are a square of 1.5 m; a mile is 1.609344 km. */
  private Optional<String> metres(String number, String unit) {
    BigDecimal value = new BigDecimal(number.replace(',', '.'));
    String name = unit.replace(".", "");
    char first = name.charAt(0);
    if (name.equals("lb") || name.startsWith("lbs") || first == 'l' || name.startsWith("pound")) {
      return Optional.empty();
    } else if (name.startsWith("mi")) {
      return Optional.of(length(value.multiply(new BigDecimal("1.609344")), "km"));
    }
    boolean inches =
        first == 'i'
            || name.startsWith("pol")
            || "\"\u201D\u2033".indexOf(first) >= 0
            || name.length() == 2 && "'\u2019".indexOf(first) >= 0;
    String scale = inches ? "0.025" : first == 'y' || first == 'j' ? "0.9" : "0.3";
    return Optional.of(length(value.multiply(new BigDecimal(scale)), "m"));
  }

  private String length(BigDecimal value, String unit) {
    String number = value.stripTrailingZeros().toPlainString();
    return (language == Language.PT ? number.replace('.', ',') : number) + " " + unit;
  }

  private Optional<Found> dice() {
    return covering(KEPT)
        .map(
            m -> {
              boolean countdown = Character.toLowerCase(m.group().charAt(0)) == 'c';
              Wording why = Phrases.of(countdown ? "dice.countdown" : "dice.kept");
              return found(DICE, m.start(), m.end(), m.group(), why);
            });
  }

  private Optional<Found> difficulty() {
    return covering(CHECK)
        .map(
            m -> {
              String number = m.group(1) == null ? m.group(2) : m.group(1);
              Fix fix = new Fix(Words.spelling("against", language) + " " + number);
              return found(DIFFICULTY, m.start(), m.end(), m.group(), fix);
            });
  }

  /** A declaration's name that begins with a number. */
  private Optional<Found> name() {
    String before = line.substring(0, at).strip();
    boolean declares =
        Declarations.KEYS.stream()
            .anyMatch(
                key ->
                    Words.forms(key, language).contains(before)
                        || Words.forms(key, language.other()).contains(before));
    return declares
        ? covering(NUMBERED)
            .map(m -> found(NAME, m.start(), m.end(), m.group(), new Fix('"' + m.group() + '"')))
        : Optional.empty();
  }

  private Optional<Matcher> covering(Pattern pattern) {
    Matcher m = pattern.matcher(line);
    while (m.find()) {
      if (m.start() <= at && at <= m.end() && !isQuoted(m.start())) {
        return Optional.of(m);
      }
    }
    return Optional.empty();
  }

  /** Whether a place stands inside a text, or in a comment. */
  private boolean isQuoted(int place) {
    boolean quoted = false;
    for (int i = 0; i < place; i++) {
      char c = line.charAt(i);
      boolean opens = i == 0 || !Character.isDigit(line.charAt(i - 1));
      quoted ^= c == '"' && (quoted || opens);
      if (!quoted && c == '/' && line.startsWith("//", i)) {
        return true;
      }
    }
    return quoted;
  }

  private Found found(Diagnosis diagnosis, int from, int to, Object... arguments) {
    return new Found(diagnosis, start + from, start + to, arguments);
  }
}
