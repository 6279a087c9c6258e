package org.rpg.encounter.dsl.words;

import java.util.*;
import org.antlr.runtime.*;
import org.rpg.encounter.dsl.words.Terms.Language;

/**
 * Stands between lexer and parser: turns the words of either language into the keys of the grammar,
 * joins the words of a name, reads the rows of a map raw and the symbols of a legend as they are.
 */
public final class TermTokenSource implements TokenSource {
  private static final Set<String> CONNECTORS = Set.of("de", "do", "da", "dos", "das", "of", "the");

  private static final Map<CharStream, Language> LANGUAGES =
      Collections.synchronizedMap(new WeakHashMap<>());

  public static Language languageOf(CharStream c) {
    return LANGUAGES.getOrDefault(c, Language.EN);
  }

  private final TokenSource lexer;
  private final CharStream chars;
  private final Set<Integer> resumed;
  private final TokenTypes types;
  private Iterator<Token> out;
  private Token eof;
  private Language language;

  public TermTokenSource(
      TokenSource lexer, CharStream chars, TokenTypes types, Set<Integer> resumed) {
    this.resumed = resumed;
    this.lexer = lexer;
    this.chars = chars;
    this.types = types;
  }

  @Override
  public Token nextToken() {
    if (out == null) out = read().iterator();
    return out.hasNext() ? out.next() : eof;
  }

  @Override
  public String getSourceName() {
    return lexer.getSourceName();
  }

  public Language language() {
    return language;
  }

  private List<Token> read() {
    List<Token> raw = lex();
    language = detect(raw, Language.EN);
    LANGUAGES.put(chars, language);
    List<Token> result = new ArrayList<>(raw.size());
    legend(raw);
    for (int i = 0; i < raw.size(); ) {
      Token t = raw.get(i);
      if (t == null) {
        i++;
        continue;
      }
      if (isWord(t)) {
        int end = phrase(raw, i, language);
        if (end < 0) end = phrase(raw, i, other(language));
        if (end < 0) {
          t.setType(types.word);
          result.add(t);
          i++;
        } else {
          result.add(join(raw.get(i), raw.get(end), matched));
          i = end + 1;
        }
      } else if (t.getType() == types.integer && i + 2 < raw.size() && decimal(raw, i)) {
        result.add(join(t, raw.get(i + 2), types.decimal));
        i += 3;
      } else if (t.getType() == types.id) {
        int end = name(raw, i);
        result.add(end == i ? t : join(t, raw.get(end), types.id));
        i = end + 1;
      } else {
        result.add(t);
        i++;
      }
    }
    strays(result);
    return result;
  }

  /**
   * A declaration's keyword at a line's start begins a declaration whatever came before; what
   * stands between two is stray.
   */
  private void strays(List<Token> tokens) {
    int depth = 0;
    boolean between = true, lineStart = true;
    for (Token t : tokens) {
      int type = t.getType();
      if (type == types.ws || type == types.slComment || type == types.mlComment) {
        lineStart |= type == types.ws ? t.getText().indexOf('\n') >= 0 : type == types.slComment;
        continue;
      }
      if (types.declares(type) && (lineStart || depth == 0)) {
        depth = 0;
        between = false;
      } else if (between || resumed.contains(((CommonToken) t).getStartIndex())) {
        between = true;
        t.setType(types.stray);
      } else if (type == types.open) depth++;
      else if (type == types.close) {
        if (depth > 0) depth--;
        between = depth == 0;
      }
      lineStart = false;
    }
  }

  private static Language other(Language l) {
    return l == Language.EN ? Language.PT : Language.EN;
  }

  // ---- raw reading

  private List<Token> lex() {
    List<Token> raw = new ArrayList<>();
    String previous = "", beforeThat = "";
    while (true) {
      if (previous.equals("{") && RAW.contains(beforeThat)) {
        rows(raw);
        previous = "";
      }
      Token t =
          chars.LA(1) == '"' && chars.LA(2) == '"' && chars.LA(3) == '"'
              ? prose()
              : lexer.nextToken();
      if (t.getType() == Token.EOF) {
        eof = t;
        return raw;
      }
      raw.add(t);
      if (t.getType() != types.ws
          && t.getType() != types.slComment
          && t.getType() != types.mlComment) {
        beforeThat = previous;
        previous = t.getText();
      }
    }
  }

  /** A text between triple quotes goes over lines; one that is never closed ends with its line. */
  private Token prose() {
    int n = 4;
    while (chars.LA(n) != CharStream.EOF
        && !(chars.LA(n) == '"' && chars.LA(n + 1) == '"' && chars.LA(n + 2) == '"')) n++;
    if (chars.LA(n) != CharStream.EOF) n += 3;
    else for (n = 4; chars.LA(n) != CharStream.EOF && chars.LA(n) != '\n'; ) n++;
    CommonToken t =
        new CommonToken(
            chars, types.string, Token.DEFAULT_CHANNEL, chars.index(), chars.index() + n - 2);
    t.setLine(chars.getLine());
    t.setCharPositionInLine(chars.getCharPositionInLine());
    for (int i = 1; i < n; i++) chars.consume();
    return t;
  }

  private static final Set<String> RAW = Set.of("map", "mapa", "elevation", "altura");

  private void rows(List<Token> raw) {
    while (true) {
      int c = chars.LA(1);
      if (c == CharStream.EOF) return;
      if (Character.isWhitespace(c) || c == '\uFEFF') {
        Token ws = lexer.nextToken();
        raw.add(ws);
        continue;
      }
      int n = 1;
      while (chars.LA(n) != CharStream.EOF && !Character.isWhitespace(chars.LA(n))) n++;
      boolean brace = n == 2 && c == '}';
      int rest = n;
      while (chars.LA(rest) == ' ' || chars.LA(rest) == '\t' || chars.LA(rest) == '\r') rest++;
      int after = chars.LA(rest);
      boolean alone = after == '\n' || after == CharStream.EOF || after == '}';
      if (brace || !alone)
        return; // the end, or a line that is no row: the closing brace is missing
      CommonToken t =
          new CommonToken(
              chars, types.row, Token.DEFAULT_CHANNEL, chars.index(), chars.index() + n - 2);
      t.setLine(chars.getLine());
      t.setCharPositionInLine(chars.getCharPositionInLine());
      for (int i = 1; i < n; i++) chars.consume();
      raw.add(t);
    }
  }

  // ---- legend: what stands before '=' is a symbol

  private void legend(List<Token> raw) {
    boolean inside = false;
    String previous = "";
    for (int i = 0; i < raw.size(); i++) {
      Token t = raw.get(i);
      if (t == null || t.getType() == types.ws) continue;
      String text = t.getText();
      if (!inside) {
        if (text.equals("{") && (previous.equals("legend") || previous.equals("legenda")))
          inside = true;
        previous = text;
      } else if (text.equals("}") && !(nextSignificant(raw, i).equals("="))) inside = false;
      else if (text.equals("=") && nextSignificant(raw, i).equals("=")) {
        raw.set(i, join(t, t, types.symbol)); // the symbol '=' itself
        while (!(raw.get(i + 1) != null && raw.get(i + 1).getText().equals("="))) i++;
        i++;
      } else if (text.equals("=")) {
        int last = i - 1;
        while (last >= 0 && (raw.get(last) == null || raw.get(last).getType() == types.ws)) last--;
        int first = last;
        while (first - 1 >= 0
            && raw.get(first - 1) != null
            && raw.get(first - 1).getType() != types.ws
            && !raw.get(first - 1).getText().equals(",")
            && !raw.get(first - 1).getText().equals("{")
            && raw.get(first - 1).getType() != types.symbol) first--;
        if (last >= 0 && !raw.get(last).getText().equals("{")) {
          Token s = join(raw.get(first), raw.get(last), types.symbol);
          raw.set(first, s);
          for (int k = first + 1; k <= last; k++) raw.set(k, null);
        }
      }
    }
  }

  private String nextSignificant(List<Token> raw, int i) {
    for (int k = i + 1; k < raw.size(); k++)
      if (raw.get(k) != null && raw.get(k).getType() != types.ws) return raw.get(k).getText();
    return "";
  }

  // ---- words

  private boolean isWord(Token t) {
    int type = t.getType();
    if (type == types.ws
        || type == types.id
        || type == types.row
        || type == types.symbol
        || type == types.dice
        || type == types.string
        || type == types.slComment
        || type == types.mlComment) return false;
    return Character.isLowerCase(
        chars
            .substring(((CommonToken) t).getStartIndex(), ((CommonToken) t).getStartIndex())
            .charAt(0));
  }

  private int matched;

  /** Index of the last token of the longest phrase that begins at i, or -1. */
  private int phrase(List<Token> raw, int i, Language l) {
    Terms.Node n = Terms.INSTANCE.root(l);
    int end = -1;
    for (int k = i; k < raw.size(); k++) {
      Token t = raw.get(k);
      if (t == null || !isWord(t)) break;
      n = n.next.get(t.getText());
      if (n == null) break;
      if (n.key != null) {
        Integer type = types.keyword(n.key);
        if (type != null) {
          end = k;
          matched = type;
        }
      }
      if (k + 1 < raw.size()
          && raw.get(k + 1) != null
          && raw.get(k + 1).getType() == types.ws
          && raw.get(k + 1).getText().indexOf('\n') < 0) k++;
      else break;
    }
    return end;
  }

  private int name(List<Token> raw, int i) {
    int end = i;
    for (int k = i + 1; k + 1 < raw.size(); ) {
      if (!blank(raw.get(k))) break;
      int w = k + 1;
      int connectors = 0;
      while (connectors < 2
          && w + 1 < raw.size()
          && raw.get(w) != null
          && isWord(raw.get(w))
          && CONNECTORS.contains(raw.get(w).getText())
          && blank(raw.get(w + 1))) {
        w += 2;
        connectors++;
      }
      if (w < raw.size() && raw.get(w) != null && raw.get(w).getType() == types.id) {
        end = w;
        k = w + 1;
      } else break;
    }
    return end;
  }

  private boolean decimal(List<Token> raw, int i) {
    Token mark = raw.get(i + 1), digits = raw.get(i + 2);
    return mark != null
        && digits != null
        && digits.getType() == types.integer
        && (mark.getText().equals(".") || mark.getText().equals(","));
  }

  private boolean blank(Token t) {
    return t != null && t.getType() == types.ws && t.getText().equals(" ");
  }

  private Token join(Token first, Token last, int type) {
    CommonToken t =
        new CommonToken(
            chars,
            type,
            Token.DEFAULT_CHANNEL,
            ((CommonToken) first).getStartIndex(),
            ((CommonToken) last).getStopIndex());
    t.setLine(first.getLine());
    t.setCharPositionInLine(first.getCharPositionInLine());
    return t;
  }

  private Language detect(List<Token> raw, Language otherwise) {
    int en = 0, pt = 0;
    for (Token t : raw)
      if (t != null && isWord(t)) {
        boolean e = Terms.INSTANCE.root(Language.EN).next.containsKey(t.getText());
        boolean p = Terms.INSTANCE.root(Language.PT).next.containsKey(t.getText());
        if (e && !p) en++;
        if (p && !e) pt++;
      }
    return en == pt ? otherwise : en > pt ? Language.EN : Language.PT;
  }
}
