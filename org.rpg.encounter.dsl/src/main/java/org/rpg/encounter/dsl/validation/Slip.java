package org.rpg.encounter.dsl.validation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.RecognitionException;
import org.antlr.runtime.Token;
import org.antlr.runtime.TokenStream;
import org.rpg.encounter.dsl.encounter.ItemVerb;
import org.rpg.encounter.dsl.encounter.PlainVerb;
import org.rpg.encounter.dsl.encounter.TargetVerb;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Letters;
import org.rpg.encounter.dsl.words.ScriptStream;
import org.rpg.encounter.dsl.words.Words;

/** The token that the parser could not use, and what stands around it. */
final class Slip {
  /** The words with which an action of tactics begins. */
  private static final Set<String> ACTIONS =
      Stream.of(
              TargetVerb.VALUES.stream().map(TargetVerb::getLiteral),
              ItemVerb.VALUES.stream().map(ItemVerb::getLiteral),
              PlainVerb.VALUES.stream().map(PlainVerb::getLiteral),
              Stream.of(
                  "give",
                  "create-opportunity",
                  "overcome-obstacle",
                  "move-to",
                  "keep-distance",
                  "shout"))
          .flatMap(it -> it)
          .collect(Collectors.toUnmodifiableSet());

  /** Keys after which a list with commas stands. */
  private static final Set<String> LISTS =
      Set.of(
          "skills",
          "wears",
          "wields",
          "carries",
          "knows",
          "wounds",
          "scale",
          "heroes",
          "opponents",
          "side",
          "travellers",
          "supplies",
          "party",
          "add",
          "remove",
          "starts",
          "arrive",
          "place");

  /** Words that people put into names and that a name without quotes cannot hold. */
  private static final Set<String> SMALL_WORDS =
      Set.of(
          "and", "by", "at", "with", "for", "or", "on", "in", "to", "against", "as", "from", "into",
          "under", "e", "a", "ao", "à", "aos", "às", "em", "no", "na", "nos", "nas", "com", "para",
          "por", "pelo", "pela", "ou", "contra", "como", "sem", "o", "os", "que", "sob");

  /** Signs and words behind which one name stands and nothing else. */
  private static final Set<String> BEFORE_NAMES =
      Set.of(
          "=", "/", "->", "like", "named", "option", "default", "fight", "roll", "clock", "leg",
          "follows", "joins", "style");

  /** Words that begin a step and nothing of a fight's own body. */
  private static final Set<String> STEPS = Set.of("if", "test", "with-chance", "roll", "choose");

  /** All that a writer may have meant by a word of no language. */
  private static final Map<Language, List<Nearest.Candidate>> SPELLINGS =
      Stream.of(Language.values())
          .collect(
              Collectors.toUnmodifiableMap(
                  language -> language,
                  language -> Words.spellings(language).map(Nearest.Candidate::of).toList()));

  private static final int LONGEST_QUOTATION = 30;

  private final TokenStream stream;
  private final CommonToken token;
  private final String[] names;

  Slip(RecognitionException e, String[] names) {
    this.token = (CommonToken) e.token;
    this.stream = e.input instanceof TokenStream s ? s : null;
    this.names = names;
  }

  /** The end of the file has no characters, so it is asked of the token before. */
  Language language() {
    Token spoken = token.getInputStream() == null ? neighbour(-1) : token;
    return spoken == null
        ? Language.EN
        : ScriptStream.languageOf(((CommonToken) spoken).getInputStream());
  }

  String text() {
    String text = token.getText() == null ? "" : token.getText();
    int line = text.indexOf('\n');
    return line < 0 ? text : text.substring(0, line).strip();
  }

  /** The wrong token in quotes, or "the end of the file". */
  Wording found() {
    return token.getType() == Token.EOF ? Phrases.of("end-of-file") : quoted(text());
  }

  /** The token before it in quotes. */
  Wording before() {
    Token t = neighbour(-1);
    return t == null ? Phrases.of("beginning") : quoted(t.getText());
  }

  private static Wording quoted(String text) {
    String shown =
        text.length() > LONGEST_QUOTATION ? text.substring(0, LONGEST_QUOTATION) + "…" : text;
    return reader -> "'" + shown + "'";
  }

  /** What the parser would have liked, if it is one thing that has a name for people. */
  Optional<Wording> described(int type) {
    if (type == Token.EOF) {
      return Optional.of(Phrases.of("end-of-file"));
    }
    if (type < 0 || type >= names.length) {
      return Optional.empty();
    }
    String name = names[type];
    if (name.startsWith("'")) {
      return Optional.of(Phrases.word(name.substring(1, name.length() - 1)));
    }
    return Phrases.has(name) ? Optional.of(Phrases.of(name)) : Optional.empty();
  }

  /** A number with decimals. */
  boolean isBrokenNumber() {
    return is(token, "RULE_DECIMAL");
  }

  /** Whether the parser would have liked a whole number. */
  boolean isWhole(int type) {
    return type >= 0 && type < names.length && names[type].equals("RULE_INT");
  }

  boolean isOpenComment() {
    return token.getType() != Token.EOF && text().startsWith("/*");
  }

  /** A character that begins nothing. */
  boolean isNoToken() {
    return token.getType() == Token.INVALID_TOKEN_TYPE || is(token, "RULE_ANY_OTHER");
  }

  boolean isUnknownWord() {
    return is(token, "RULE_WORD");
  }

  /** The word, or the phrase that begins with it or with the word before, as the table has it. */
  Suggestion nearestWord() {
    Nearest nearest = new Nearest(text());
    SPELLINGS.get(language()).forEach(nearest::offer);
    return nearest.suggestion();
  }

  boolean followsNumber() {
    Token t = neighbour(-1);
    return is(t, "RULE_INT") || is(t, "RULE_DECIMAL") || is(t, "RULE_DICE");
  }

  /** A word of the language that was written with a capital: here, or just before. */
  Optional<String> capitalisedWord() {
    return is(token, "RULE_ID") ? decapitalised(token) : decapitalised(neighbour(-1));
  }

  private Optional<String> decapitalised(Token t) {
    if (!is(t, "RULE_ID") || !beginsItsLine(t)) {
      return Optional.empty();
    }
    String first = t.getText().split(" ", 2)[0];
    String lower = first.substring(0, 1).toLowerCase(java.util.Locale.ROOT) + first.substring(1);
    boolean known = Words.isFirstWord(lower, Language.EN) || Words.isFirstWord(lower, Language.PT);
    return known ? Optional.of(lower) : Optional.empty();
  }

  /** "Bandits: Ogre", where a side was meant and nothing else has a name and a colon. */
  Optional<String> sideWithoutItsWord() {
    Token before = neighbour(-1);
    boolean named = is(before, "RULE_ID") && beginsItsLine(before) && text().equals(":");
    return named ? Optional.of(before.getText()) : Optional.empty();
  }

  /** "Grab and Go", "João d'Ávila": a name that a small word broke, where a name stands. */
  Optional<String> nameOfSmallWords() {
    Token before = neighbour(-1);
    if (is(before, "RULE_ID") && is(token, "RULE_WORD") && before.getLine() == token.getLine()) {
      String rest = restOfWord();
      if (!rest.isEmpty() && Letters.isApostrophe(rest.charAt(0))) {
        return Optional.of(before.getText() + " " + text() + rest);
      }
    }
    Token after = neighbour(1);
    if (!is(before, "RULE_ID") || !is(after, "RULE_ID")) {
      return Optional.empty();
    }
    boolean oneLine = before.getLine() == after.getLine();
    if (!oneLine || !SMALL_WORDS.contains(text()) || !mayNameFollow(neighbour(-2))) {
      return Optional.empty();
    }
    int from = ((CommonToken) before).getStartIndex();
    int to = ((CommonToken) after).getStopIndex();
    return Optional.of(token.getInputStream().substring(from, to));
  }

  /** Whether the parser would have liked a block. */
  boolean opens(int type) {
    return type >= 0 && type < names.length && names[type].equals("'{'");
  }

  /** A step among the elements of a fight. */
  boolean isStepWithoutEvent() {
    return STEPS.contains(key(token));
  }

  /** Whether it begins an action of tactics. */
  boolean isAction() {
    return ACTIONS.contains(key(token));
  }

  /** Whether it is the "if". */
  boolean isCondition() {
    return key(token).equals("if");
  }

  private String key(Token t) {
    String name = t == null || t.getType() < 0 ? "" : names[t.getType()];
    return name.startsWith("'") ? name.substring(1, name.length() - 1) : "";
  }

  /** A thing stands right behind another in a list, without its comma. */
  boolean commaIsMissing() {
    boolean begins = is(token, "RULE_ID") || is(token, "RULE_INT") || is(token, "RULE_DICE");
    Token before = neighbour(-1);
    boolean ends = is(before, "RULE_ID") || is(before, "RULE_INT") || is(before, "RULE_STRING");
    if (!begins || !ends) {
      return false;
    }
    for (int back = -1; ; back--) {
      Token t = neighbour(back);
      if (t == null) {
        return false;
      }
      String key = key(t);
      if (LISTS.contains(key)) {
        return true;
      }
      if (key.equals("{") || key.equals("}") || (beginsItsLine(t) && !key.isEmpty())) {
        return false;
      }
    }
  }

  /** Behind the word of a declaration, and wherever else nothing but one name can stand. */
  private boolean mayNameFollow(Token t) {
    if (t == null || t.getType() < 0) {
      return false;
    }
    String name = names[t.getType()];
    String key = name.length() > 2 ? name.substring(1, name.length() - 1) : "";
    return Declarations.isKey(key) || BEFORE_NAMES.contains(key);
  }

  /** What is written right behind the wrong token, up to a blank or a sign. */
  private String restOfWord() {
    CharStream chars = token.getInputStream();
    int from = token.getStopIndex() + 1;
    int to = from;
    while (to < chars.size() && isOfWord(chars.substring(to, to).charAt(0))) {
      to++;
    }
    return to == from ? "" : chars.substring(from, to - 1);
  }

  private static boolean isOfWord(char c) {
    return Character.isLetterOrDigit(c) || c == '-' || Letters.isApostrophe(c);
  }

  private boolean is(Token t, String rule) {
    return t != null && t.getType() >= 0 && names[t.getType()].equals(rule);
  }

  private static boolean beginsItsLine(Token t) {
    CharStream chars = ((CommonToken) t).getInputStream();
    int i = ((CommonToken) t).getStartIndex() - 1;
    while (i >= 0) {
      char c = chars.substring(i, i).charAt(0);
      if (c == '\n' || c == '{' || c == '}') {
        return true;
      }
      if (!Character.isWhitespace(c) && !Letters.isInvisible(c)) {
        return false;
      }
      i--;
    }
    return true;
  }

  /** The n-th token from the wrong one that is no blank and no comment. */
  private Token neighbour(int n) {
    if (stream == null || (token.getTokenIndex() < 0 && token.getType() != Token.EOF)) {
      return null;
    }
    int step = n < 0 ? -1 : 1;
    int i = token.getTokenIndex() < 0 ? stream.size() : token.getTokenIndex();
    for (int left = Math.abs(n); left > 0; ) {
      i += step;
      if (i < 0 || i >= stream.size()) {
        return null;
      }
      Token t = stream.get(i);
      if (t.getChannel() == Token.DEFAULT_CHANNEL && t.getType() != Token.EOF) {
        left--;
      }
    }
    return stream.get(i);
  }
}
