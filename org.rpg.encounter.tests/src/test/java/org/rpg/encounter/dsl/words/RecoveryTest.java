package org.rpg.encounter.dsl.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.parser.IParseResult;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.Scripts;
import org.rpg.encounter.dsl.encounter.Script;

/** One slip costs one error and no declaration. */
class RecoveryTest {
  private static final int EVERY = 11;

  private int slips;
  private int legal;
  private int one;
  private int kept;

  @Test
  void aTokenLeftOutCostsOneErrorAndNoDeclarationMostly() {
    Stream.concat(Scripts.corpus("en").stream(), Scripts.corpus("pt").stream())
        .map(Scripts::text)
        .forEach(this::leaveOutTokens);
    assertTrue(slips > 900, "slips " + slips);
    assertTrue(one >= 0.7 * slips, "exactly one error: " + one + " of " + slips);
    assertTrue(one >= 0.95 * (slips - legal), "one error: " + one + " of " + (slips - legal));
    assertTrue(kept >= 0.94 * slips, "all declarations kept: " + kept + " of " + slips);
  }

  private void leaveOutTokens(String text) {
    IParseResult whole = Scripts.parse(text);
    int declarations = ((Script) whole.getRootASTElement()).getDeclarations().size();
    List<ILeafNode> tokens =
        Scripts.stream(whole.getRootNode().getLeafNodes()).filter(n -> !n.isHidden()).toList();
    for (int i = 3; i < tokens.size(); i += EVERY) {
      ILeafNode token = tokens.get(i);
      String broken = text.substring(0, token.getOffset()) + text.substring(token.getEndOffset());
      IParseResult result = Scripts.parse(broken);
      Script script = (Script) result.getRootASTElement();
      int errors = shown(result).size();
      errors = errors == 0 && !script.getStrays().isEmpty() ? 1 : errors;
      slips++;
      legal += errors == 0 ? 1 : 0;
      one += errors == 1 ? 1 : 0;
      kept += script.getDeclarations().size() >= declarations ? 1 : 0;
    }
  }

  /** The lines of the errors that begin more than three lines below the one before. */
  private static List<Integer> shown(IParseResult result) {
    List<Integer> lines = new ArrayList<>();
    int until = -1;
    for (INode error : result.getSyntaxErrors()) {
      if (error.getStartLine() > until) {
        lines.add(error.getStartLine());
      }
      until = Math.max(until, error.getStartLine() + 3);
    }
    return lines;
  }

  private static List<Integer> shown(String text) {
    return shown(Scripts.parse(text));
  }

  private static final String GOOD =
      """
      criatura Ogro {
          tamanho grande
      }
      encontro Ponte {
          heróis: Ana
          quando Ana morre {
              Ana cai 3 m
          }
          espera vitória dos heróis >= 60%
      }
      tática Bruto { senão: atacar inimigo mais próximo }
      fato Alarme 0
      """;

  @Test
  void theSlipsThatEverybodyMakesCostOneError() {
    assertEquals(List.of(), shown(GOOD));
    for (String[] slip :
        new String[][] {
          {"    tamanho grande\n}", "    tamanho grande\n"},
          {"quando Ana morre {", "quando Ana morre"},
          {"        Ana cai 3 m\n    }", "        Ana cai 3 m\n"},
          {"cai 3 m", "cai 3"},
          {"senão: atacar", "senão: atcar"},
          {">= 60%", ">= "}
        }) {
      String broken = GOOD.replace(slip[0], slip[1]);
      assertEquals(1, shown(broken).size(), broken);
      assertEquals(4, Scripts.script(broken).getDeclarations().size(), broken);
    }
  }

  @Test
  void anExtraBraceAndAMisspeltDeclarationAreStrayAndNothingMore() {
    Script extra = Scripts.script(GOOD.replace("cai 3 m\n    }", "cai 3 m\n    } }"));
    assertEquals(4, extra.getDeclarations().size());
    Script misspelt = Scripts.script(GOOD.replace("encontro Ponte", "encotro Ponte"));
    assertEquals(3, misspelt.getDeclarations().size());
    assertTrue(!misspelt.getStrays().isEmpty());
  }
}
