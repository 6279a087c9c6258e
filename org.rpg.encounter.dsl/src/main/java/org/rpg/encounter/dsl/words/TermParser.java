package org.rpg.encounter.dsl.words;

import com.google.common.base.Throwables;
import com.google.inject.Inject;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;
import org.antlr.runtime.TokenSource;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.parser.ParseException;
import org.rpg.encounter.dsl.parser.antlr.EncounterParser;

/** The generated parser, reading keys instead of words and going on behind what it cannot read. */
public class TermParser extends EncounterParser {
  static final TokenTypes TYPES =
      new TokenTypes(
          EncounterParser.class,
          "org/rpg/encounter/dsl/parser/antlr/internal/InternalEncounter.tokens");

  /** How many characters may be read again in all, so that no text takes long. */
  private static final int PATIENCE = 1_000_000;

  private static final int ATTEMPTS = 50;

  @Inject private TermTokens tokens;

  @Override
  protected TokenSource createLexer(CharStream stream) {
    return tokens.of(super.createLexer(stream), stream, TYPES);
  }

  /** Of a page only the script comes in here, and with it what the page says of its language. */
  @Override
  public IParseResult doParse(Reader reader) {
    return reader instanceof ScriptReader script
        ? parse(getDefaultRuleName(), script.stream())
        : super.doParse(reader);
  }

  /**
   * ANTLR leaves the top loop for good when it unwinds too far; then the text is parsed again with
   * everything from there to the next declaration marked as stray.
   */
  @Override
  protected IParseResult parse(String ruleName, CharStream in) {
    String text = ended(in.size() == 0 ? "" : in.substring(0, in.size() - 1));
    Optional<Language> hint = in instanceof ScriptStream s ? s.hint() : Optional.empty();
    Set<Integer> resumed = new TreeSet<>();
    int attempts = Math.min(ATTEMPTS, 1 + PATIENCE / Math.max(1, text.length()));
    IParseResult result = once(ruleName, text, resumed, hint);
    for (int left = leftOver(result);
        left >= 0 && resumed.size() < attempts && resumed.add(left);
        left = leftOver(result)) {
      result = once(ruleName, text, resumed, hint);
    }
    return result;
  }

  /**
   * A text whose last line does not end with CR: Xtext fails at the end of such a text, where it
   * looks for the LF behind it.
   */
  private static String ended(String text) {
    return text.endsWith("\r") ? text.substring(0, text.length() - 1) + '\n' : text;
  }

  private IParseResult once(
      String ruleName, String text, Set<Integer> resumed, Optional<Language> hint) {
    ScriptStream stream = new ScriptStream(text, Set.copyOf(resumed), hint);
    try {
      return new SpokenParseResult(super.parse(ruleName, stream), stream.language());
    } catch (ParseException e) {
      if (!(Throwables.getRootCause(e) instanceof StackOverflowError)) {
        throw e;
      }
    } catch (StackOverflowError e) {
      // handled below: nobody wrote by hand what nests so deep
    }
    ScriptStream lost = ScriptStream.lost(text, hint);
    return new SpokenParseResult(super.parse(ruleName, lost), lost.language());
  }

  /**
   * A part of a script, read alone.
   *
   * @param language what the whole script speaks
   */
  public IParseResult part(String text, Language language) {
    return Detection.settled(
        language, () -> parse(getDefaultRuleName(), new ScriptStream(text, Set.of())));
  }

  /** The tokens of a text that speaks a language, without what is passed over. */
  public List<Lexeme> lexemes(String text, Language language) {
    ScriptStream stream = new ScriptStream(text, Set.of(), Optional.of(language));
    TokenSource source = createLexer(stream);
    List<Lexeme> all = new ArrayList<>();
    for (Token t = source.nextToken(); t.getType() != Token.EOF; t = source.nextToken()) {
      if (!TYPES.isHidden(t)) {
        int from = ((CommonToken) t).getStartIndex();
        all.add(new Lexeme(TYPES.symbol(t.getType()), from, t.getText(), t.getLine()));
      }
    }
    return all;
  }

  private static int leftOver(IParseResult result) {
    if (result.hasSyntaxErrors()) {
      for (ILeafNode leaf : result.getRootNode().getLeafNodes()) {
        if (!leaf.isHidden()
            && leaf.getGrammarElement() == null
            && leaf.getParent() == result.getRootNode()) {
          return leaf.getOffset();
        }
      }
    }
    return -1;
  }

  /** A part of a file does not show the file's language. */
  @Override
  protected boolean isReparseSupported() {
    return false;
  }
}
