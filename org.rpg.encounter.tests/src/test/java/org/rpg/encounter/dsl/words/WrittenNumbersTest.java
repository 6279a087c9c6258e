package org.rpg.encounter.dsl.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.dsl.Scripts;
import org.rpg.encounter.dsl.encounter.Amount;
import org.rpg.encounter.dsl.encounter.AmountOperator;
import org.rpg.encounter.dsl.encounter.Chance;
import org.rpg.encounter.dsl.encounter.Leg;
import org.rpg.encounter.dsl.encounter.Product;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.RandomTable;
import org.rpg.encounter.dsl.encounter.TableRow;
import org.rpg.encounter.dsl.encounter.TurnEvent;
import org.rpg.encounter.dsl.encounter.Unit;

/** Dice, ranges, times and shares in every spelling that game masters use. */
class WrittenNumbersTest {
  private static <T extends EObject> T first(String text, Class<T> type) {
    assertEquals(List.of(), Scripts.errors(text), text);
    return EcoreUtil2.getAllContentsOfType(Scripts.script(text), type).get(0);
  }

  private static String damage(String written) {
    Amount amount = first("weapon Club { damage " + written + " cutting }", Amount.class);
    String sign =
        amount.getOperator() == AmountOperator.PLUS
            ? "+"
            : amount.getOperator() == AmountOperator.MINUS ? "-" : "*";
    return amount.getDice() + (amount.getOperand() == 0 ? "" : sign + amount.getOperand());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2d6+2",
        "2d6 + 2",
        "2d6 +2",
        "2 d6 + 2",
        "2D6+2",
        "2 D 6+2",
        "2\u00A0d6 + 2",
        "2+2d6",
        "2 + 2d6",
        "2 + 2D6"
      })
  void blanksAndCapitalsInDiceMeanNothing(String written) {
    assertEquals("2d6+2", damage(written));
  }

  @ParameterizedTest
  @ValueSource(strings = {"2d6 − 1", "2D6-1", "2d6 –1", "2d6 \u2011 1"})
  void aMinusMayBeAnyDash(String written) {
    assertEquals("2d6-1", damage(written));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"1d6 x 10", "1d6×10", "1d6 × 10", "1d6x10", "1D6 X 10", "1d6*10", "1d6 x10"})
  void dicesAreMultipliedByAnyCross(String written) {
    assertEquals("1d6*10", damage(written));
  }

  @ParameterizedTest
  @CsvSource({
    "d6, d6",
    "D20, d20",
    "d50, d50",
    "d3, d3",
    "1d2, 1d2",
    "d%, d100",
    "18d8+90, 18d8+90"
  })
  void aDieMayHaveAnyNumberOfSides(String written, String read) {
    assertEquals(read, damage(written));
  }

  @Test
  void aNameThatLooksLikeADieIsAName() {
    String text = "creature D6 { } encounter X { heroes: D6  opponents: 2 D6 Guards }";
    assertEquals("D6", Scripts.script("creature D6 { }").getDeclarations().get(0).getName());
    assertTrue(Scripts.errors(text).size() <= 1, "a number before it makes it dice");
  }

  private static String row(String written) {
    TableRow row = first("tabela Norte d% { " + written + ": nada }", TableRow.class);
    String from = String.valueOf(row.getFrom());
    return row.isOrMore() ? from + "+" : row.isOrLess() ? from + "-" : from + ".." + row.getTo();
  }

  @ParameterizedTest
  @CsvSource({
    "1-3, 1..3", "1–3, 1..3", "1 – 3, 1..3", "91–95, 91..95", "96–00, 96..100", "01-25, 1..25",
    "5 a 6, 5..6", "5 to 6, 5..6", "5 até 6, 5..6", "25 +, 25+", "29+, 29+", "6+, 6+",
    "18 ou mais, 18+", "2 ou menos, 2-"
  })
  void rangesOfATableHaveManyForms(String written, String read) {
    assertEquals(read, row(written));
  }

  @Test
  void aTableMayBeRolledOnASum() {
    RandomTable table = first("table Road d12 + d8 { 2-20: nothing }", RandomTable.class);
    assertEquals("d12", table.getFirst());
    assertEquals("d8", table.getMore().get(0).getDice());
  }

  private static String time(String written, String verb) {
    Quantity length = first(verb + written + " }", Leg.class).getLength();
    return length.getValue().stripTrailingZeros().toPlainString() + " " + length.getUnit();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "1 hora; 1 h",
        "1h; 1 h",
        "24 horas; 24 h",
        "12h; 12 h",
        "30 min; 30 min",
        "30 min.; 30 min",
        "10 horas, 40 minutos; 640 min",
        "10 h 40 min; 640 min",
        "1 h e 30 min; 90 min",
        "2 dias e 4 horas; 52 h",
        "2 dias, 4 h e 30 min; 3150 min",
        "½ hora; 0.5 h",
        "1½ h; 1.5 h",
        "1/2 h; 0.5 h",
        "2 quilômetros; 2 km",
        "2 quilómetros; 2 km",
        "900 metros; 900 m"
      })
  void aTimeIsOneValueInManySpellings(String written, String read) {
    assertEquals(read, time(written, "jornada Sul { viajantes Ana etapa Vau "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "8 hours; 8 h",
        "1 hour; 1 h",
        "10 hours, 40 minutes; 640 min",
        "1 hour and 5 min; 65 min",
        "30 minutes; 30 min",
        "1 kilometre; 1 km",
        "⅓ h; 0.333333333 h"
      })
  void soItIsInEnglish(String written, String read) {
    assertEquals(read, time(written, "journey South { travellers Ana leg Ford "));
  }

  @Test
  void thePointOfAnAbbreviationEndsNothing() {
    String text =
        "jornada Sul { viajantes Ana etapa Vau 30 min.\n etapa Mata 2 h. etapa Serra 1 h }";
    assertEquals(List.of(), Scripts.errors(text));
    assertEquals(3, EcoreUtil2.getAllContentsOfType(Scripts.script(text), Leg.class).size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "2ª", "2º", "2°"})
  void anOrdinalIsANumber(String written) {
    String text = "encontro Norte { no turno " + written + " de oponentes: nada }";
    assertEquals(2, first(text, TurnEvent.class).getTurn());
  }

  @ParameterizedTest
  @CsvSource({"1st, 1", "2nd, 2", "3rd, 3", "15th, 15"})
  void soIsAnEnglishOne(String written, int number) {
    String text = "encounter North { on turn " + written + " of opponents: nothing }";
    assertEquals(number, first(text, TurnEvent.class).getTurn());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1/12", "1 in 12", "1-in-12", "1 / 12"})
  void aChanceMayBeOneInTwelve(String written) {
    String text = "encounter North { on turn 1: with chance " + written + ": nothing }";
    Product share = (Product) first(text, Chance.class).getChance();
    assertEquals(new BigDecimal(1), ((Quantity) share.getLeft()).getValue());
    assertEquals(new BigDecimal(12), ((Quantity) share.getRight()).getValue());
  }

  @Test
  void aHalfInOneCharacterIsAChance() {
    String text = "encounter North { on turn 1: with chance ½: nothing }";
    Quantity share = (Quantity) first(text, Chance.class).getChance();
    assertEquals(new BigDecimal("0.5"), share.getValue());
    assertEquals(Unit.UNSTATED, share.getUnit());
  }

  @Test
  void aListOfNumbersIsNoTime() {
    String text = "ruleset House { wounds light 1-3, moderate 4-6, grave 7 scale 1d2, 1d4 }";
    assertEquals(List.of(), Scripts.errors(text));
  }
}
