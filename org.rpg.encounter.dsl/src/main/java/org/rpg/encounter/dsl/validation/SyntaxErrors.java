package org.rpg.encounter.dsl.validation;

import com.google.inject.Inject;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.MismatchedTokenException;
import org.antlr.runtime.MissingTokenException;
import org.antlr.runtime.RecognitionException;
import org.antlr.runtime.Token;
import org.antlr.runtime.UnwantedTokenException;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.SyntaxErrorMessage;
import org.eclipse.xtext.parser.antlr.ISyntaxErrorMessageProvider;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.Tactics;
import org.rpg.encounter.dsl.encounter.Trial;
import org.rpg.encounter.dsl.words.Audience;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.MalformedValue;
import org.rpg.encounter.dsl.words.Reader;
import org.rpg.encounter.dsl.words.Words;

/** What the parser stumbled over, in the words of somebody who writes scripts, not of a parser. */
public class SyntaxErrors implements ISyntaxErrorMessageProvider {
  private static final Diagnosis MISSING = Diagnosis.of("SYN-MISSING");
  private static final Diagnosis UNWANTED = Diagnosis.of("SYN-UNWANTED");
  private static final Diagnosis EXPECTED = Diagnosis.of("SYN-EXPECTED");
  private static final Diagnosis UNFIT = Diagnosis.of("SYN-UNFIT");
  private static final Diagnosis WORD = Diagnosis.of("SYN-WORD");
  private static final Diagnosis CAPITAL = Diagnosis.of("SYN-CAPITAL");
  private static final Diagnosis COMMA = Diagnosis.of("SYN-COMMA");
  private static final Diagnosis UNIT = Diagnosis.of("SYN-UNIT");
  private static final Diagnosis NAME = Diagnosis.of("SYN-NAME");
  private static final Diagnosis SIDE = Diagnosis.of("SYN-SIDE");
  private static final Diagnosis BRANCHES = Diagnosis.of("SYN-BRANCHES");
  private static final Diagnosis LINE = Diagnosis.of("SYN-LINE");
  private static final Diagnosis EVENT = Diagnosis.of("SYN-EVENT");
  private static final Diagnosis QUOTE = Diagnosis.of("SYN-QUOTE");
  private static final Pattern BROKEN = Pattern.compile("\\d+ *[.,] *\\d+");
  private static final Diagnosis NUMBER = Diagnosis.of("SYN-NUMBER");
  private static final Diagnosis WHOLE = Diagnosis.of("SYN-WHOLE");
  private static final Diagnosis COMMENT = Diagnosis.of("SYN-COMMENT");
  private static final Diagnosis CHARACTER = Diagnosis.of("SYN-CHARACTER");

  private final Audience audience;

  @Inject
  SyntaxErrors(Audience audience) {
    this.audience = audience;
  }

  @Override
  public SyntaxErrorMessage getSyntaxErrorMessage(IParserErrorContext context) {
    RecognitionException e = context.getRecognitionException();
    if (e == null || !(e.token instanceof CommonToken)) {
      return unreadable(context.getCurrentNode());
    }
    Slip slip = new Slip(e, context.getTokenNames());
    return refined(e, slip, context.getCurrentContext()).orElseGet(() -> plain(e, slip));
  }

  /** The cases that are worth a message of their own. */
  private Optional<SyntaxErrorMessage> refined(RecognitionException e, Slip slip, EObject element) {
    Language l = slip.language();
    if (slip.isOpenComment()) {
      return Optional.of(message(COMMENT, l));
    }
    if (slip.isNoToken()) {
      return Optional.of(message(CHARACTER, l));
    }
    Optional<String> keyword = slip.capitalisedWord();
    if (keyword.isPresent()) {
      String lower = keyword.get();
      String typed = Character.toUpperCase(lower.charAt(0)) + lower.substring(1);
      return Optional.of(message(CAPITAL, l, typed, lower));
    }
    Optional<String> side = slip.sideWithoutItsWord();
    if (side.isPresent()) {
      Wording word = reader -> reader.word("side");
      return Optional.of(message(SIDE, l, word, side.get()));
    }
    Optional<String> broken = slip.nameOfSmallWords();
    if (broken.isPresent()) {
      return Optional.of(message(NAME, l, broken.get()));
    }
    if (slip.isBrokenNumber()
        && (!(e instanceof MismatchedTokenException m) || slip.isWhole(m.expecting))) {
      return Optional.of(message(WHOLE, l, slip.text(), rounded(slip.text())));
    }
    if (slip.isUnknownWord()) {
      return Optional.of(message(WORD, l, slip.text(), slip.nearestWord(), ""));
    }
    if (element instanceof Quantity
        && slip.followsNumber()
        && !(e instanceof MissingTokenException)) {
      return Optional.of(message(UNIT, l, slip.before()));
    }
    if (element instanceof Trial
        && e instanceof MismatchedTokenException m
        && slip.opens(m.expecting)) {
      return Optional.of(message(BRANCHES, l, branches(slip)));
    }
    if (element instanceof Encounter && slip.isStepWithoutEvent()) {
      return Optional.of(event(slip));
    }
    if (element instanceof Tactics && slip.isAction()) {
      return Optional.of(
          message(LINE, l, new Fix(Words.spelling("otherwise", l) + ": " + slip.text())));
    }
    if (slip.commaIsMissing()) {
      return Optional.of(message(COMMA, l, slip.before(), slip.found()));
    }
    return Optional.empty();
  }

  /** Written before what stands where the branches should. */
  private static Wording branches(Slip slip) {
    Language l = slip.language();
    String branches =
        "{ " + Words.spelling("failure", l) + ": " + Words.spelling("nothing", l) + " }";
    return reader -> branches;
  }

  /** What makes a step of a fight an event: a condition may be meant for once or from the start. */
  private SyntaxErrorMessage event(Slip slip) {
    Language l = slip.language();
    Fix before = new Fix(Words.spelling("before", l) + ": " + slip.text());
    if (!slip.isCondition()) {
      return message(EVENT, l, before);
    }
    Fix when = new Fix(Words.spelling("when", l));
    Wording either = Phrases.of("event.either", when, before);
    return message(EVENT, l, either, when, before);
  }

  private SyntaxErrorMessage plain(RecognitionException e, Slip slip) {
    Language l = slip.language();
    Optional<Wording> wanted =
        e instanceof MismatchedTokenException m ? slip.described(m.expecting) : Optional.empty();
    if (wanted.isEmpty()) {
      return message(UNFIT, l, slip.found(), "", "");
    }
    if (e instanceof MissingTokenException) {
      return message(MISSING, l, wanted.get(), slip.found());
    }
    if (e instanceof UnwantedTokenException && e.token.getType() != Token.EOF) {
      return message(UNWANTED, l, slip.found(), wanted.get());
    }
    return message(EXPECTED, l, wanted.get(), slip.found());
  }

  /** A text with the quote that answers its first one. */
  private static Fix closed(String text) {
    return new Fix(text + (text.startsWith("\u201C") ? '\u201D' : '"'));
  }

  /** The whole numbers below and above a broken one. */
  private static Suggestion rounded(String number) {
    int whole = 0;
    while (whole < number.length() && Character.isDigit(number.charAt(whole))) {
      whole++;
    }
    if (whole == 0) { // a fraction in one character
      return Suggestion.none();
    }
    BigInteger below = new BigInteger(number.substring(0, whole));
    return new Suggestion(List.of(below.toString(), below.add(BigInteger.ONE).toString()));
  }

  /** No token at all: a comment without its end, or a character of no script. */
  private SyntaxErrorMessage unreadable(INode node) {
    String text = node == null ? "" : node.getRootNode().getText();
    Language l = node == null ? Language.EN : Language.of(node);
    return text.lastIndexOf("/*") > text.lastIndexOf("*/")
        ? message(COMMENT, l)
        : message(CHARACTER, l);
  }

  /** A text or a number that cannot be read. */
  @Override
  public SyntaxErrorMessage getSyntaxErrorMessage(IValueConverterErrorContext context) {
    INode node = context.getValueConverterException().getNode();
    if (node == null) {
      node = context.getCurrentNode();
    }
    // where nothing stands is not asked of the node: it would look through the whole script
    Optional<ILeafNode> last = lastLeaf(node);
    String text = last.isEmpty() ? "" : node.getText().strip();
    Language l = node == null ? Language.EN : Language.of(node);
    if (text.isEmpty()) {
      return message(MISSING, l, Phrases.of("RULE_INT"), nextWord(node));
    }
    boolean number =
        context.getValueConverterException() instanceof MalformedValue m
            ? m.fault() == MalformedValue.Fault.NUMBER_TOO_LARGE
            : Character.isDigit(text.charAt(text.length() - 1));
    if (number && BROKEN.matcher(text).matches()) {
      return message(WHOLE, l, text, rounded(text));
    }
    return number ? message(NUMBER, l, text) : message(QUOTE, l, closed(text));
  }

  /** The word behind a node in which nothing stands. */
  private static Wording nextWord(INode node) {
    String text = node == null ? "" : node.getRootNode().getText();
    int from = before(node).map(ILeafNode::getTotalEndOffset).orElse(0);
    while (from < text.length() && Character.isWhitespace(text.charAt(from))) {
      from++;
    }
    int to = from;
    while (to < text.length() && !Character.isWhitespace(text.charAt(to))) {
      to++;
    }
    String next = text.substring(Math.min(from, text.length()), to);
    return next.isEmpty() ? Phrases.of("end-of-file") : reader -> "'" + next + "'";
  }

  /** The last leaf in a node or before it. */
  private static Optional<ILeafNode> before(INode node) {
    for (INode at = node; at != null; at = at.getParent()) {
      for (INode there = at; there != null; there = there.getPreviousSibling()) {
        Optional<ILeafNode> leaf = lastLeaf(there);
        if (leaf.isPresent()) {
          return leaf;
        }
      }
    }
    return Optional.empty();
  }

  /** The last leaf in a node. */
  private static Optional<ILeafNode> lastLeaf(INode node) {
    if (node instanceof ICompositeNode composite) {
      for (INode at = composite.getLastChild(); at != null; at = at.getPreviousSibling()) {
        Optional<ILeafNode> leaf = lastLeaf(at);
        if (leaf.isPresent()) {
          return leaf;
        }
      }
    }
    return node instanceof ILeafNode leaf ? Optional.of(leaf) : Optional.empty();
  }

  private SyntaxErrorMessage message(Diagnosis d, Language l, Object... arguments) {
    return new Told(d, l, arguments);
  }

  /** A message that stays with the text until it is parsed again, whoever reads it meanwhile. */
  private final class Told extends SyntaxErrorMessage {
    private final Language script;
    private final String english;
    private final String portuguese;

    Told(Diagnosis diagnosis, Language script, Object... arguments) {
      super("", diagnosis.code(), Diagnosis.replacements(arguments));
      this.script = script;
      english = diagnosis.message(new Reader(Language.EN, script), arguments);
      portuguese = diagnosis.message(new Reader(Language.PT, script), arguments);
    }

    @Override
    public String getMessage() {
      return audience.of(script).choose(english, portuguese);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Told told
          && english.equals(told.english)
          && portuguese.equals(told.portuguese)
          && super.equals(other);
    }

    @Override
    public int hashCode() {
      return super.hashCode() * 31 + english.hashCode();
    }
  }
}
