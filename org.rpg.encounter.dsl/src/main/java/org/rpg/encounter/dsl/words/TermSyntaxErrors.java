package org.rpg.encounter.dsl.words;

import java.util.*;
import org.antlr.runtime.*;
import org.eclipse.xtext.nodemodel.SyntaxErrorMessage;
import org.eclipse.xtext.parser.antlr.SyntaxErrorMessageProvider;
import org.rpg.encounter.dsl.words.Terms.Language;

/** Syntax errors in the file's language and in a reader's words. */
public class TermSyntaxErrors extends SyntaxErrorMessageProvider {
  @Override
  public SyntaxErrorMessage getSyntaxErrorMessage(IParserErrorContext c) {
    RecognitionException e = c.getRecognitionException();
    if (e == null || !(e.token instanceof CommonToken t) || t.getInputStream() == null)
      return super.getSyntaxErrorMessage(c);
    Language l = TermTokenSource.languageOf(t.getInputStream());
    boolean pt = l == Language.PT;
    boolean end = t.getType() == Token.EOF;
    String found = end ? pt ? "o fim do arquivo" : "the end of the file" : "'" + t.getText() + "'";
    String[] names = c.getTokenNames();
    boolean word = !end && t.getType() >= 0 && names[t.getType()].equals("RULE_WORD");
    int expecting = e instanceof MismatchedTokenException m ? m.expecting : -1;
    String wanted = expecting > 0 ? describe(names[expecting], l) : null;
    String text;
    if (word && Terms.INSTANCE.nearest(t.getText(), l) != null)
      text =
          (pt
                  ? "Não conheço a palavra " + found + ". Quis dizer '"
                  : "I do not know the word " + found + ". Did you mean '")
              + Terms.INSTANCE.nearest(t.getText(), l)
              + "'?";
    else if (word)
      text =
          pt
              ? "Não conheço a palavra "
                  + found
                  + ". Um nome começa com maiúscula ou fica entre aspas."
              : "I do not know the word "
                  + found
                  + ". A name begins with a capital or stands in quotes.";
    else if (e instanceof MissingTokenException)
      text =
          pt
              ? "Falta " + wanted + " antes de " + found + "."
              : wanted + " is missing before " + found + ".";
    else if (wanted != null)
      text =
          pt
              ? "Aqui cabe " + wanted + ", não " + found + "."
              : "Here goes " + wanted + ", not " + found + ".";
    else text = pt ? found + " não cabe aqui." : found + " does not fit here.";
    return new SyntaxErrorMessage(text, org.eclipse.xtext.diagnostics.Diagnostic.SYNTAX_DIAGNOSTIC);
  }

  private static String describe(String token, Language l) {
    boolean pt = l == Language.PT;
    return switch (token) {
      case "RULE_ID" -> pt ? "um nome" : "a name";
      case "RULE_INT", "RULE_DECIMAL" -> pt ? "um número" : "a number";
      case "RULE_STRING" -> pt ? "um texto entre aspas" : "a text in quotes";
      case "RULE_DICE" -> pt ? "dados, como 2d6" : "dice, like 2d6";
      case "RULE_SYMBOL" -> pt ? "um símbolo do mapa" : "a symbol of the map";
      default -> "'" + Terms.INSTANCE.spelling(token.replace("'", ""), l) + "'";
    };
  }
}
