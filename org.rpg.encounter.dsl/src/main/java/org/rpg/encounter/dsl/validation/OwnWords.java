package org.rpg.encounter.dsl.validation;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rpg.encounter.dsl.validation.OtherGames.Found;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Words;

/**
 * What people write in their own words or their own order, where a script can say the same in its
 * own: a pace by the hour, the end of a turn, for whom before where, damage of no kind.
 */
final class OwnWords {
  private static final Diagnosis PACE = Diagnosis.of("SYN-PACE");
  private static final Diagnosis TURN = Diagnosis.of("SYN-TURN");
  private static final Diagnosis ARRIVAL = Diagnosis.of("SYN-ARRIVAL");
  private static final Diagnosis DAMAGE = Diagnosis.of("SYN-DAMAGE");
  private static final Diagnosis WORD = Diagnosis.of("SYN-WORD");
  private static final Diagnosis UNWANTED = Diagnosis.of("SYN-UNWANTED");
  private static final Diagnosis LIKE = Diagnosis.of("SYN-LIKE");

  private static final String DICE = "(\\d*d?\\d+(?:\\s*[+*x\u00D7-]\\s*\\d+)?)";
  private static final String KINDS =
      words(
          "cutting",
          "piercing",
          "bludgeoning",
          "fire",
          "acid",
          "direct",
          "fatigue",
          "necrotic",
          "divine");

  private static final Pattern PACES =
      Pattern.compile(
          "(\\d+(?:[.,]\\d+)?\\s*k?m)\\s+(?:per|an?|each|every|por|a\\s+cada|cada|ao?|\u00E0)\\s+"
              + "(hour|hora|minute|minuto|day|dia)(?!\\p{L})");

  /** "when turn 4", "at the end of each turn", "no fim de cada turno dos her\u00F3is". */
  private static final Pattern WHEN_TURN =
      Pattern.compile("(?:" + words("when", "whenever") + ")\\s+(?:turn|turno)\\s+(\\d+)");

  private static final Pattern PART_OF_TURN =
      Pattern.compile(
          "(?:(?:at|on|in|no|na|ao)\\s+)?(?:the\\s+)?"
              + "(?:end|start|beginning|final|fim|come\u00E7o|in\u00EDcio)\\s+(?:of|de|do|da)\\s+"
              + "(?:the\\s+|o\\s+)?(?:(every|each|cada|todo)\\s+)?(?:turn|turno)"
              + "(?:\\s+(\\d+))?(?!\\p{L})");

  /** "arrive Gob for heroes at Door": the place goes first. */
  private static final Pattern WHOM_FIRST =
      Pattern.compile(
          "(?:"
              + words("arrive")
              + ")\\s[^:{}]*?\\s((?:"
              + words("for")
              + ")\\s+([^,:{}]*?))\\s+((?:at|in|on|to|em|na|no|a|ao|\u00E0)\\s+[^,:{}]+?)\\s*(?=$|\\}|//)");

  /** "takes 1d6 damage", "sofre 1d6 de dano de fogo". */
  private static final Pattern AS_DAMAGE =
      Pattern.compile(
          "(?:"
              + words("takes")
              + ")\\s+("
              + DICE
              + "(?:\\s+(?:points?\\s+of|pontos?\\s+de))?(?:\\s+("
              + KINDS
              + "))?\\s+(?:(?:de\\s+)?danos?|damage)(?:\\s+(?:(?:of|de|do|da|por)\\s+)?("
              + KINDS
              + "))?)(?!\\p{L})");

  /** "expect heroes win": what may happen is a noun. */
  private static final Pattern WHO_WINS =
      Pattern.compile(
          "(?:"
              + words("expect")
              + ")\\s+((?:(?:the|os)\\s+)?("
              + words("heroes", "opponents")
              + ")\\s+(?:to\\s+)?(?:(wins?|vence[mr]?|ganha[mr]?)|(loses?|perde[mr]?)|(flees?|escapes?|fogem|fugir|foge)))(?!\\p{L})");

  /** "if there is an exposed enemy", "se houver inimigo exposto". */
  private static final Pattern THERE_IS =
      Pattern.compile(
          "(?<!\\p{L})((?:there\\s+(?:is|are)|houver|h\u00E1|existe[m]?|existir)(?:\\s+(?:an?|any|algum|alguma|uma?))?)\\s+(\\p{L}+)");

  /** "more than 2 enemies adjacent", "pelo menos 2 inimigos". */
  private static final Pattern SO_MANY =
      Pattern.compile(
          "(?<!\\p{L})((more\\s+than|mais\\s+(?:do\\s+)?(?:de|que))|(at\\s+least|pelo\\s+menos|no\\s+m\u00EDnimo)|(?:fewer|less)\\s+than|menos\\s+(?:do\\s+)?(?:de|que))\\s+(\\d+)\\s+"
              + "(\\p{Ll}[^:,{}\\d]*?)(?=\\s*(?::|,|\\{|\\s(?:and|or|e|ou)\\s|$))");

  /** "if nearest enemy is within 3 m", "se inimigo mais pr\u00F3ximo est\u00E1 a menos de 3 m". */
  private static final Pattern WITHIN =
      Pattern.compile(
          "(?:"
              + words("if", "when", "whenever", "and", "or", "only-if")
              + ")\\s+(((?:(?!\\s(?:and|or|e|ou)\\s)[^:{}<>=])+?)\\s+(?:is|are|est\u00E1|estiver|est\u00E3o)\\s+(?:within|closer\\s+than|a\\s+menos\\s+de|dentro\\s+de)\\s+(\\d+(?:[.,]\\d+)?\\s*m)(?:\\s+(?:of|de)\\s+it)?)(?!\\p{L})");

  private static final Pattern PERCENT =
      Pattern.compile("(?<=\\d)\\s*(per\\s?cent|por\\s?cento)(?!\\p{L})");

  private static final Pattern LIKE_NOTHING =
      Pattern.compile(
          "^\\s*("
              + words("item", "skill", "poison", "heat", "table")
              + ")\\s+(?:\"[^\"]*\"|[^\"{}]*?)\\s+((?:"
              + words("like")
              + ")\\s+[^{}/]*)");

  private final String line;
  private final int start;
  private final int at;
  private final Language language;

  private OwnWords(String line, int start, int at, Language language) {
    this.line = line;
    this.start = start;
    this.at = at;
    this.language = language;
  }

  private static String words(String... keys) {
    return Words.pattern(List.of(keys));
  }

  /** What the writer had in mind at an offset that could not be read, if it is known. */
  static Optional<Found> at(String text, int offset, Language language) {
    int from = text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1;
    int end = text.indexOf('\n', offset);
    String line = text.substring(from, end < 0 ? text.length() : end);
    OwnWords words = new OwnWords(line, from, offset - from, language);
    return words
        .pace()
        .or(words::turn)
        .or(words::arrival)
        .or(words::damage)
        .or(words::percent)
        .or(words::whoWins)
        .or(words::thereIs)
        .or(words::soMany)
        .or(words::within)
        .or(words::like);
  }

  private Optional<Found> pace() {
    return covering(PACES, 0)
        .map(m -> found(PACE, m, 0, new Fix(m.group(1) + "/" + unit(m.group(2)))));
  }

  private String unit(String word) {
    return switch (word.charAt(0)) {
      case 'h' -> "h";
      case 'm' -> "min";
      default -> Words.spelling("day", language);
    };
  }

  private Optional<Found> turn() {
    return covering(WHEN_TURN, 0)
        .map(m -> found(TURN, m, 0, new Fix(onTurn(m.group(1)))))
        .or(
            () ->
                covering(PART_OF_TURN, 0)
                    .map(m -> found(TURN, m, 0, new Fix(turns(m.group(1), m.group(2))))));
  }

  private String turns(String each, String number) {
    return number == null || each != null
        ? Words.spelling("every", language) + " " + language.choose("turn", "turno")
        : onTurn(number);
  }

  private String onTurn(String number) {
    return Words.spelling("on-turn", language) + " " + number;
  }

  private Optional<Found> arrival() {
    return covering(WHOM_FIRST, 0)
        .filter(m -> at >= m.start(3))
        .map(
            m -> {
              String right = m.group(3) + " " + m.group(1);
              return new Found(
                  ARRIVAL, start + m.start(1), start + m.end(3), List.of(new Fix(right)));
            });
  }

  private Optional<Found> damage() {
    return covering(AS_DAMAGE, 1)
        .map(
            m -> {
              String kind = m.group(3) == null ? m.group(4) : m.group(3);
              String right = kind == null ? m.group(2) : m.group(2) + " " + kind;
              return found(DAMAGE, m, 1, new Fix(right));
            });
  }

  private Optional<Found> percent() {
    return covering(PERCENT, 1)
        .map(
            m ->
                new Found(
                    WORD,
                    start + m.start(1),
                    start + m.end(1),
                    List.of(m.group(1), Suggestion.of("%"), "")));
  }

  private Optional<Found> whoWins() {
    return covering(WHO_WINS, 1)
        .map(
            m -> {
              String outcome =
                  m.group(3) != null ? "victory" : m.group(4) != null ? "defeat" : "flight";
              String side =
                  Words.key(m.group(2), language)
                      .map(it -> Words.spelling(it, language))
                      .orElse(m.group(2));
              String of = language.choose("of ", "dos ");
              return word(m, 1, Words.spelling(outcome, language) + " " + of + side);
            });
  }

  private Optional<Found> thereIs() {
    return covering(THERE_IS, 1)
        .map(
            m ->
                found(
                    UNWANTED,
                    m,
                    1,
                    List.of("'" + m.group(1) + "'", "'" + m.group(2) + "'", new Fix(""))));
  }

  private Optional<Found> soMany() {
    return covering(SO_MANY, 1)
        .map(
            m -> {
              String operator = m.group(2) != null ? ">" : m.group(3) != null ? ">=" : "<";
              String number =
                  Words.spelling("number", language) + " " + Words.spelling("of", language) + " ";
              return word(m, 0, number + m.group(5) + " " + operator + " " + m.group(4));
            });
  }

  private Optional<Found> within() {
    return covering(WITHIN, 1)
        .map(
            m -> {
              String to = language.choose(" to ", " a ");
              String distance = Words.spelling("distance", language) + to + m.group(2);
              return word(m, 1, distance + " <= " + m.group(3));
            });
  }

  /** A phrase nobody knows, for one of the language. */
  private Found word(Matcher m, int group, String right) {
    return found(WORD, m, group, List.of(m.group(group), Suggestion.of(right), ""));
  }

  private Optional<Found> like() {
    return covering(LIKE_NOTHING, 2).map(m -> found(LIKE, m, 2, m.group(1)));
  }

  private Found found(Diagnosis diagnosis, Matcher m, int group, Object argument) {
    return found(diagnosis, m, group, List.of(argument));
  }

  private Found found(Diagnosis diagnosis, Matcher m, int group, List<Object> arguments) {
    return new Found(diagnosis, start + m.start(group), start + m.end(group), arguments);
  }

  /** The pattern where it stands around the offset. */
  private Optional<Matcher> covering(Pattern pattern, int group) {
    Matcher m = pattern.matcher(line);
    while (m.find()) {
      if (m.start(group) <= at && at <= m.end()) {
        return Optional.of(m);
      }
    }
    return Optional.empty();
  }
}
