package org.rpg.encounter.dsl.words;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.Token;
import org.antlr.runtime.TokenSource;

/**
 * Stands between lexer and parser: turns the words of either language into the keys of the grammar,
 * joins the words of a name, reads the rows of a map raw and the symbols of a legend as they are.
 */
public final class TermTokenSource implements TokenSource {
  /** After these no preposition can stand, so the Portuguese "a" is an article there. */
  private static final Set<String> BEFORE_ARTICLE =
      Set.of(":", "{", ",", "(", "if", "only-if", "when", "whenever", "and", "or", "not", "until");

  /** What comes again and again, where no number says how many of it. */
  private static final Set<String> PERIODS =
      Set.of("turn", "scene", "session", "period", "day", "h", "min", "m", "km", "times");

  private final TokenSource lexer;
  private final CharStream chars;
  private final TokenTypes types;
  private final Declarations declarations;
  private final Language preferred;
  private final Set<Integer> beforeArticle;
  private final List<Token> result = new ArrayList<>();
  private List<Token> raw = List.of();
  private Iterator<Token> out;
  private Language language;
  private Joints joints;
  private int previous;
  private int beforePrevious;

  TermTokenSource(
      TokenSource lexer,
      CharStream chars,
      TokenTypes types,
      Set<String> declarations,
      Language preferred) {
    this.lexer = lexer;
    this.chars = chars;
    this.types = types;
    this.preferred = preferred;
    this.beforeArticle = numbers(BEFORE_ARTICLE);
    Set<Integer> resumed = chars instanceof ScriptStream script ? script.resumed() : Set.of();
    boolean lost = chars instanceof ScriptStream script && script.isLost();
    this.declarations = new Declarations(types, numbers(declarations), resumed, lost);
  }

  private Set<Integer> numbers(Set<String> keys) {
    return keys.stream().map(types::keyword).collect(Collectors.toUnmodifiableSet());
  }

  @Override
  public Token nextToken() {
    if (out == null) {
      read();
      out = result.iterator();
    }
    return out.hasNext() ? out.next() : raw.get(raw.size() - 1);
  }

  @Override
  public String getSourceName() {
    return lexer.getSourceName();
  }

  private void read() {
    raw = new RawTokens(lexer, chars, types).read();
    language = Detection.of(raw, types, preferred);
    if (chars instanceof ScriptStream script) {
      script.speaks(language);
    }
    raw = new LegendSymbols(types).mark(raw);
    joints = new Joints(raw, types);
    for (int i = 0; i < raw.size() - 1; ) {
      i = emit(i) + 1;
    }
  }

  /** Emits the token that begins at i; answers where it ends. */
  private int emit(int i) {
    Token token = raw.get(i);
    int type = token.getType();
    int end = i;
    if (type == types.word) {
      end = word(i);
    } else if (type == types.id) {
      end = name(i);
    } else if (type == types.integer || type == types.decimal || type == types.plus) {
      Joints.Joint number = joints.at(i, previous, beforePrevious);
      end = number.end();
      boolean same = end == i && number.type() == type;
      accept(same ? token : Tokens.join(token, raw.get(end), number.type()));
    } else if (type == types.minus && previous == types.integer && joints.isChance(i)) {
      end = i + 2;
      accept(Tokens.join(token, raw.get(end), types.divided));
    } else {
      accept(token);
    }
    return end;
  }

  private void accept(Token token) {
    declarations.accept(token);
    result.add(token);
    if (!types.isHidden(token)) {
      beforePrevious = previous;
      previous = token.getType();
    }
  }

  // ---- words

  private int word(int i) {
    if (previous == types.integer) {
      Optional<Joints.Joint> joint = joints.between(i, beforePrevious);
      if (joint.isPresent()) {
        accept(Tokens.join(raw.get(i), raw.get(i), joint.get().type()));
        return i;
      }
    }
    Match own = match(i, language);
    if (isArticle(i, own)) {
      accept(Tokens.join(raw.get(i), raw.get(i), types.article));
      return i;
    }
    Match found = own.end >= i ? own : match(i, language.other());
    if (found.end < i) {
      accept(raw.get(i));
      return i;
    }
    accept(Tokens.join(raw.get(i), raw.get(found.end), found.type));
    return found.end;
  }

  /** A phrase: where it ends (before its start if there is none) and which keyword it is. */
  private record Match(int end, int type) {}

  /**
   * The longest phrase that begins here, unless that tears another: in "mounted on high ground" the
   * word is "mounted", as nothing begins with "high"; in "half of them" it is "half of". Blanks
   * between its words may be any, but on one line.
   */
  private Match match(int i, Language in) {
    Match shorter = new Match(i - 1, Token.INVALID_TOKEN_TYPE);
    Match best = shorter;
    Phrases step = Words.phrases(in);
    for (int at = i; at < raw.size() && raw.get(at).getType() == types.word; at += 2) {
      step = step.after(Tokens.word(raw.get(at))).orElse(null);
      if (step == null) {
        break;
      }
      if (!step.key().isEmpty() && !(at > i && isEveryone(step.key(), at, in))) {
        shorter = best;
        best = new Match(at, types.keyword(step.key()));
      }
      if (!isBlankOnLine(at + 1)) {
        break;
      }
    }
    return shorter.end >= i && tears(best.end, in) ? shorter : best;
  }

  /** Whether the word at that place begins a phrase, and the next word none. */
  private boolean tears(int last, Language in) {
    return match(last, in).end > last && match(last + 2, in).end < last + 2;
  }

  /** "distância a cada inimigo" is to each of them; "a cada turno" is an event. */
  private boolean isEveryone(String key, int at, Language in) {
    if (!key.equals("every") || !isBlankOnLine(at + 1)) {
      return false;
    }
    Token next = raw.get(at + 2);
    String word = next.getType() == types.word ? Tokens.word(next) : "";
    Optional<String> whole = Words.key(word, in);
    boolean someone = whole.map(it -> !PERIODS.contains(it)).orElse(Words.isFirstWord(word, in));
    return next.getType() == types.id || !word.isEmpty() && someone;
  }

  private boolean isArticle(int i, Match own) {
    if (!Words.isArticle(raw.get(i).getText(), language) && !isFeminineArticle(i) || own.end > i) {
      return false;
    }
    if (!isBlankOnLine(i + 1)) {
      return raw.get(i + 1).getType() == types.string;
    }
    int next = raw.get(i + 2).getType();
    return next == types.id || next == types.string || next == types.word && own.end < i;
  }

  private boolean isFeminineArticle(int i) {
    return language == Language.PT
        && raw.get(i).getText().equals("a")
        && beforeArticle.contains(previous);
  }

  // ---- names

  private int name(int i) {
    Token first = raw.get(i);
    if (declarations.mayBegin()) {
      int type = declaration(Tokens.word(first).toLowerCase(Locale.ROOT));
      if (type != Token.INVALID_TOKEN_TYPE) {
        accept(Tokens.join(first, first, type));
        return i;
      }
    }
    int end = i;
    for (int next = nextOfName(i); next > 0; next = nextOfName(end)) {
      end = next;
    }
    accept(end == i ? first : Tokens.join(first, raw.get(end), types.id));
    return end;
  }

  private int declaration(String word) {
    for (Language each : List.of(language, language.other())) {
      int type = Words.key(word, each).map(types::keyword).orElse(Token.INVALID_TOKEN_TYPE);
      if (declarations.opens(type)) {
        return type;
      }
    }
    return Token.INVALID_TOKEN_TYPE;
  }

  /** Where the next word with a capital is, with at most two small words between; 0 if none. */
  private int nextOfName(int at) {
    int next = at;
    for (int small = 0; small <= Joining.MOST; small++) {
      if (!isOneBlank(next + 1)) {
        return 0;
      }
      next += 2;
      Token token = raw.get(next);
      if (token.getType() == types.id) {
        return next;
      } else if (token.getType() != types.word || !Joining.WORDS.contains(token.getText())) {
        return 0;
      }
    }
    return 0;
  }

  private boolean isOneBlank(int i) {
    if (!isBlankOnLine(i)) {
      return false;
    }
    String blank = raw.get(i).getText();
    int visible = blank.length();
    for (int c = 0; visible > 1 && c < blank.length(); c++) {
      visible -= Letters.isInvisible(blank.charAt(c)) ? 1 : 0;
    }
    return visible <= 1;
  }

  private boolean isBlankOnLine(int i) {
    return raw.get(i).getType() == types.ws && !types.endsLine(raw.get(i));
  }
}
