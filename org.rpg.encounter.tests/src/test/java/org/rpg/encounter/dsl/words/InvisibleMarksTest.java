package org.rpg.encounter.dsl.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.dsl.Scripts;
import org.rpg.encounter.dsl.encounter.Script;

/** What nobody sees is read as a blank. */
class InvisibleMarksTest {
  private static final String SCRIPT =
      """
      import "other.encounter"
      creature Cota de Malha like Goblin { speed 9 m  skills Fight[Spear] 3  wields Spear }
      encounter Broken Bridge / Ponte Quebrada {
          map {
              .A..~~
              .🐺..é.
          }
          legend { A = Ana  ~ = Mud  🐺 = Wolf  é = place East Door }
          heroes: Ana, 2 Goblins at 18 m of Ana
          opponents: 1d6+2 Goblin Chief with partial cover
          on turn 3 of opponents { arrive 2 Wolf }
          when vigor of Ana <= 2: Ana takes 2d6 x 10 fire
          note "one two"
      }
      """;

  /** The model as a text: every kind and every value, in order. */
  private static String model(EObject element) {
    StringBuilder text = new StringBuilder(element.eClass().getName()).append('(');
    for (EAttribute attribute : element.eClass().getEAllAttributes()) {
      text.append(attribute.getName()).append('=').append(element.eGet(attribute)).append(' ');
    }
    element.eContents().forEach(each -> text.append(model(each)));
    return text.append(')').toString();
  }

  private static String read(String text) {
    Script script = Scripts.script(text);
    assertEquals(List.of(), Scripts.errors(text), text);
    return model(EcoreUtil.copy(script));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\uFEFF", "\u200B", "\u00AD", "\u2003", "\u202F", "\u2060", "\uF0B7"})
  void aMarkBesideEveryBlankChangesNothing(String mark) {
    StringBuilder marked = new StringBuilder();
    for (ILeafNode leaf : Scripts.parse(SCRIPT).getRootNode().getLeafNodes()) {
      boolean row = leaf.getText().startsWith(".");
      boolean line = leaf.isHidden() && leaf.getText().contains("\n");
      boolean wide = mark.equals("\u2003") || mark.equals("\u202F");
      marked.append(
          leaf.isHidden() && !row && !line ? wide ? mark : mark + leaf.getText() : leaf.getText());
    }
    assertEquals(read(SCRIPT), read(marked.toString()));
  }

  @Property(tries = 300)
  void marksBetweenTheTokensChangeNothing(@ForAll("marks") List<String> marks) {
    StringBuilder marked = new StringBuilder();
    int next = 0;
    boolean map = false;
    for (ILeafNode leaf : Scripts.parse(SCRIPT).getRootNode().getLeafNodes()) {
      String text = leaf.getText();
      map = text.equals("map") || map && !text.equals("legend");
      boolean sign = text.matches("[{}:,/=\\[\\]]");
      String mark = map ? "" : marks.get(next++ % marks.size());
      marked.append(text);
      if (leaf.isHidden() || sign) {
        marked.append(mark);
      }
    }
    assertEquals(read(SCRIPT), read(marked.toString()));
  }

  @Provide
  Arbitrary<List<String>> marks() {
    return Arbitraries.of("", "", "\uFEFF", "\u200B", "\u00AD", "\u2060", "\u200B\uFEFF", "\uE802")
        .list()
        .ofMinSize(7)
        .ofMaxSize(40);
  }

  @Test
  void aPlaceToHyphenateIsNoPartOfAWord() {
    assertEquals(
        read("creature Goblin { size small }"),
        read("crea\u00ADture Gob\u00ADlin { size sm\u00ADall }"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\uFEFF", "\u200B"})
  void aBlankWithoutWidthDividesWords(String mark) {
    assertEquals(
        read("creature Goblin { size small }"),
        read("creature" + mark + "Goblin" + mark + "{ size" + mark + "small }"));
  }

  @Test
  void aMarkInARowOfAMapIsNoSquare() {
    assertEquals(
        org.rpg.encounter.dsl.validation.MapRows.cells(".A🐺.").size(),
        org.rpg.encounter.dsl.validation.MapRows.cells(".\u200BA🐺\uFEFF.").size());
  }

  @Test
  void aPictureOfSeveralIsOneSymbol() {
    String text = "encounter X { map {\n .👩\u200D🚒.\n }\n legend { 👩\u200D🚒 = Ana } }";
    assertEquals(List.of(), Scripts.errors(text));
  }
}
