package org.rpg.encounter.dsl.words;

import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

/** The numbers that one generated lexer gives to its tokens, read from its .tokens file. */
public final class TokenTypes {
  private final Map<String, Integer> keywords = new HashMap<>();
  final int id,
      word,
      ws,
      row,
      symbol,
      dice,
      string,
      slComment,
      mlComment,
      integer,
      decimal,
      stray,
      open,
      close;

  public TokenTypes(Class<?> owner, String resource) {
    Map<String, Integer> rules = new HashMap<>();
    try (var in =
        new BufferedReader(
            new InputStreamReader(
                owner.getClassLoader().getResourceAsStream(resource), StandardCharsets.UTF_8))) {
      in.lines()
          .forEach(
              l -> {
                int eq = l.lastIndexOf('=');
                int type = Integer.parseInt(l.substring(eq + 1));
                String name = l.substring(0, eq);
                if (name.startsWith("'")) keywords.put(name.substring(1, name.length() - 1), type);
                else rules.put(name, type);
              });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    open = keywords.get("{");
    close = keywords.get("}");
    stray = rules.get("RULE_STRAY");
    for (String d : DECLARATIONS) declaring.add(keywords.get(d));
    integer = rules.get("RULE_INT");
    decimal = rules.get("RULE_DECIMAL");
    id = rules.get("RULE_ID");
    word = rules.get("RULE_WORD");
    ws = rules.get("RULE_WS");
    row = rules.get("RULE_ROW");
    symbol = rules.get("RULE_SYMBOL");
    dice = rules.get("RULE_DICE");
    string = rules.get("RULE_STRING");
    slComment = rules.get("RULE_SL_COMMENT");
    mlComment = rules.get("RULE_ML_COMMENT");
  }

  private static final List<String> DECLARATIONS =
      List.of(
          "import",
          "ruleset",
          "parameter",
          "skill",
          "weapon",
          "armour",
          "shield",
          "item",
          "poison",
          "heat",
          "terrain",
          "creature",
          "character",
          "party",
          "tactics",
          "encounter",
          "episode",
          "journey",
          "adventure",
          "table",
          "fact",
          "variant");
  private final Set<Integer> declaring = new HashSet<>();

  boolean declares(int type) {
    return declaring.contains(type);
  }

  Integer keyword(String key) {
    return keywords.get(key);
  }
}
