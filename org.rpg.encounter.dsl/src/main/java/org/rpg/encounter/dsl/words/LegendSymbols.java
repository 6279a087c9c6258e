package org.rpg.encounter.dsl.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.antlr.runtime.Token;

/** Inside a legend, whatever stands before '=' is a symbol of the map, even '=' itself. */
final class LegendSymbols {
  private static final Set<String> LEGEND = Words.inAnyLanguage("legend");

  private final TokenTypes types;
  private final List<Token> result = new ArrayList<>();

  LegendSymbols(TokenTypes types) {
    this.types = types;
  }

  List<Token> mark(List<Token> raw) {
    boolean inside = false;
    boolean legend = false;
    for (int i = 0; i < raw.size(); i++) {
      Token token = raw.get(i);
      if (types.isHidden(token)) {
        result.add(token);
        continue;
      }
      if (inside && is(token, "=")) {
        i = symbolAt(raw, i);
        continue;
      }
      result.add(token);
      if (inside) {
        inside = !is(token, "}") || is(raw.get(significant(raw, i + 1)), "=");
      } else {
        inside = legend && is(token, "{");
        legend = isLegend(token);
      }
    }
    return result;
  }

  private boolean isLegend(Token token) {
    return token.getType() == types.word && LEGEND.contains(Tokens.word(token));
  }

  /** Handles an equals sign; answers where the reading goes on from. */
  private int symbolAt(List<Token> raw, int equals) {
    int second = significant(raw, equals + 1);
    if (is(raw.get(second), "=")) { // the sign is the symbol: "= = Planks"
      result.add(Tokens.join(raw.get(equals), raw.get(equals), types.symbol));
      result.addAll(raw.subList(equals + 1, second + 1));
      return second;
    }
    int last = result.size() - 1;
    while (last >= 0 && types.isHidden(result.get(last))) {
      last--;
    }
    int first = last;
    while (first > 0 && !endsSymbol(result.get(first - 1))) {
      first--;
    }
    if (last >= 0 && !is(result.get(last), "{") && result.get(last).getType() != types.symbol) {
      Token symbol = Tokens.join(result.get(first), result.get(last), types.symbol);
      List<Token> blanks = new ArrayList<>(result.subList(last + 1, result.size()));
      result.subList(first, result.size()).clear();
      result.add(symbol);
      result.addAll(blanks);
    }
    result.add(raw.get(equals));
    return equals;
  }

  private boolean endsSymbol(Token before) {
    return types.isHidden(before)
        || before.getType() == types.symbol
        || is(before, ",")
        || is(before, "{");
  }

  private int significant(List<Token> raw, int from) {
    int i = from;
    while (i < raw.size() - 1 && types.isHidden(raw.get(i))) {
      i++;
    }
    return Math.min(i, raw.size() - 1);
  }

  private static boolean is(Token token, String text) {
    return token.getType() != Token.EOF && text.equals(token.getText());
  }
}
