package org.rpg.encounter.dsl.validation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.validation.Issue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts as game masters really have them: copied, joined, typed on telephones. */
class TextsFromElsewhereTest extends ScriptsAreDiagnosed {
  private static final String FIGHT = "  heroes: 3 Goblins\n  opponents: 3 Goblins\n";
  private static final String LUTA = "  heróis: 3 Goblins\n  oponentes: 3 Goblins\n";

  private Issue only(String text) {
    List<Issue> issues = checker.issues(text);
    assertEquals(1, issues.size(), () -> text + issues);
    return issues.get(0);
  }

  private static String marked(String text, Issue issue) {
    return text.substring(issue.getOffset(), issue.getOffset() + issue.getLength());
  }

  /** The one diagnosis of a text: where it is, its code, and what a quick fix would write. */
  private void finds(String text, String marked, String code, String... fixes) {
    Issue issue = only(text);
    assertEquals(code, issue.getCode(), issue.getMessage());
    assertEquals(marked, marked(text, issue));
    assertArrayEquals(fixes, issue.getData());
  }

  // ---- names

  @Test
  void oneNameInFourSpellingsIsFoundAndTheFifthDiffersByItsCapital() {
    List<Issue> issues =
        checker.issues(
            "creature Grix'Mola { }\nencounter X {\n  heroes: Grix’Mola, GrixʼMola, Grix´Mola\n"
                + "  opponents: Grix’mola\n}\n");
    assertEquals(
        List.of("LINK-UNKNOWN", "NAME-SPELLING", "NAME-SPELLING", "NAME-SPELLING"),
        issues.stream().map(Issue::getCode).sorted().toList(),
        issues.toString());
    for (Issue issue : issues) {
      assertArrayEquals(new String[] {"Grix'Mola"}, issue.getData());
    }
  }

  @Test
  void twoDeclaredNamesThatDifferByACapitalAreOneProbably() {
    finds(
        "creature Grix'Mola { }\ncreature Grix’mola { }\n", "Grix’mola", "NAME-NEAR", "Grix'Mola");
    finds(
        "criatura \"Explosão\" { }\ncriatura Explosao { }\n", "Explosao", "NAME-NEAR", "Explosão");
  }

  @Test
  void twoSpellingsOfOneNameAreDeclaredTwice() {
    List<Issue> issues = checker.issues("creature Grix'Mola { }\ncreature Grix’Mola { }\n");
    assertTrue(issues.stream().anyMatch(i -> i.getCode().equals("NAME-TWICE")), issues.toString());
  }

  @Test
  void aNameOfAnotherFileIsFoundHoweverItsAccentIsWritten() {
    String library = "creature \"Explos\u00E3o\" { }\n";
    String script =
        "importa \"lib.encounter\"\nencontro X {\n  heróis: 3 Goblins\n"
            + "  oponentes: \"Explosa\u0303o\"\n}\n";
    assertEquals(List.of(), checker.issues(script, Map.of("lib.encounter", library)));
  }

  @Test
  void guardAsTheFirstWordOfANameIsNoKeyword() {
    assertEquals(
        List.of(),
        checker.codes(
            "criatura Guarda da Cidade { }\ncriatura Guard Captain { }\ncriatura \"Guard 1\" { }\n"
                + "encontro X {\n  heróis: Guarda da Cidade\n"
                + "  oponentes: Guard Captain, \"Guard 1\"\n}\n"));
  }

  @Test
  void aNameThatBeginsWithANumberNeedsQuotes() {
    finds(
        "criatura 24º Dia da Lua Negra { }\n",
        "24º Dia da Lua Negra",
        "SYN-NAME",
        "\"24º Dia da Lua Negra\"");
    assertEquals(List.of(), checker.codes("criatura \"24º Dia da Lua Negra\" { }\n"));
  }

  @Test
  void bracketsApostrophesAndQuestionMarksStandInQuotes() {
    for (String name :
        List.of(
            "Taberna (Erybend)",
            "Kobold #3",
            "Copo d'água",
            "O \\\"Ahn?\\\"",
            "Bridge'll",
            "Nome “Apelido” Sobrenome")) {
      assertEquals(List.of(), checker.codes("criatura \"" + name + "\" { }\n"), name);
    }
  }

  @Test
  void aTextBetweenCurvedQuotesIsUnderstoodAndMended() {
    finds(
        "criatura “Torre do Eclipse” { }\n",
        "“Torre do Eclipse”",
        "TEXT-QUOTES",
        "\"Torre do Eclipse\"");
    finds("criatura \"Torre” { }\n", "\"Torre”", "TEXT-QUOTES", "\"Torre\"");
    finds("criatura “Torre\" { }\n", "“Torre\"", "TEXT-QUOTES", "\"Torre\"");
    finds(
        "criatura Rato { nota “ele \"guincha\"” }\n",
        "“ele \"guincha\"”",
        "TEXT-QUOTES",
        "\"ele \\\"guincha\\\"\"");
  }

  @Test
  void aCurvedQuoteInsideDoesNotCloseAStraightOne() {
    finds(
        "criatura Rato {\n  nota \"Ele disse “oi” e\n}\n",
        "\"Ele disse “oi” e",
        "SYN-QUOTE",
        "\"Ele disse “oi” e\"");
  }

  @Test
  void joinedLettersInANameAreTakenApart() {
    finds("criatura O\uFB01cial { }\n", "O\uFB01cial", "NAME-LIGATURE", "Oficial");
  }

  // ---- Portugal and Brazil

  @ParameterizedTest
  @ValueSource(strings = {"Perceção", "Percepção"})
  void aSkillIsKnownByBothNorms(String skill) {
    List<Issue> issues = checker.issues("criatura Batedor { perícias " + skill + " 2 }\n");
    boolean brazil = skill.equals("Percepção");
    assertEquals(brazil ? 0 : 1, issues.size(), issues.toString());
    if (!brazil) {
      assertEquals(Severity.INFO, issues.get(0).getSeverity());
      assertArrayEquals(new String[] {"Percepção"}, issues.get(0).getData());
    }
  }

  @Test
  void aWordOfTheLanguageIsKnownByBothNorms() {
    finds("táctica Calma { senão: aguardar }\n", "táctica", "WORD-EUROPEAN", "tática");
    finds(
        "facto Alarme\nencontro X {\n" + LUTA + "  quando Alarme: nada\n}\n",
        "facto",
        "WORD-EUROPEAN",
        "fato");
    finds(
        "arma Lâmina { dano 1d6  corpo-a-corpo 1,5 m }\n",
        "corpo-a-corpo",
        "WORD-EUROPEAN",
        "corpo a corpo");
  }

  // ---- characters

  @Test
  void manyInvisibleMarksAreOneWarningAtTheFirst() {
    Issue issue =
        only("criatura Rato {\n  tamanho \uFEFFpequeno\u200B\n  \u00ADnota \"\u200B\"\n}\n");
    assertEquals("TEXT-INVISIBLE", issue.getCode());
    assertEquals(Severity.WARNING, issue.getSeverity());
    assertEquals(2, issue.getLineNumber());
    assertEquals(11, issue.getColumn());
    assertTrue(issue.getMessage().contains("U+FEFF"), issue.getMessage());
    assertTrue(issue.getMessage().contains("mais 2"), issue.getMessage());
  }

  @Test
  void aMarkThatAloneDividesTwoWordsBecomesABlank() {
    finds("criatura\u200BRato { }\n", "\u200B", "TEXT-INVISIBLE", " ");
    finds("criatura Ra\u00ADto { }\n", "\u00AD", "TEXT-INVISIBLE", "");
  }

  @Test
  void theMarkOfByteOrderAtTheBeginningIsOfTheFile() {
    assertEquals(List.of(), checker.codes("\uFEFFcriatura Rato { }\n"));
  }

  @Test
  void wideBlanksAreBlanks() {
    assertEquals(List.of(), checker.codes("criatura\u2003Rato\u202F{\u00A0}\n"));
  }

  @Test
  void aBulletOfAPrintedPageIsPassedOver() {
    finds("criatura Rato {\n  \uF0B7 tamanho pequeno\n}\n", "\uF0B7", "TEXT-PRIVATE", "");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\uE000", "\uE001", "\uE002", "\uE003", "\uE004", "\uE802"})
  void noCharacterForPrivateUseIsATokenOfTheGrammar(String character) {
    finds("criatura Rato { " + character + " }\n", character, "TEXT-PRIVATE", "");
  }

  @ParameterizedTest
  @CsvSource({
    "cafÃ©, Ã©, é",
    "â€” fim, â€”, —",
    "1Âª sessÃ£o, Âª, ª",
    "ğŸ”¥, ğŸ”¥, 🔥",
    "itâ€™s, â€™, ’"
  })
  void utf8ReadAsWindowsIsRecognised(String text, String broken, String meant) {
    finds("criatura Rato { nota \"" + text + "\" }\n", broken, "TEXT-ENCODING", meant);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"“AMANHÔ", "IRMû", "São Tomé", "maçã—dourada", "É", "NÃO", "Ångström", "ÃO"})
  void portugueseIsNotTakenForBrokenText(String text) {
    assertEquals(List.of(), checker.codes("criatura Rato { nota \"" + text + " \" }\n"), text);
  }

  // ---- dice and tables

  @Test
  void diceThatAreKeptOrDroppedAndDiceThatCountDownAreExplained() {
    finds("weapon Club { damage 4d6d1 }\n", "4d6d1", "SYN-DICE");
    finds("weapon Club { damage 2d20kh1 }\n", "2d20kh1", "SYN-DICE");
    finds("weapon Club { damage cd6 }\n", "cd6", "SYN-DICE");
    assertTrue(message("weapon Club { damage cd6 }\n").contains("clock"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"CD 14", "CD:11", "DC 12", "DT 15", "ND 8"})
  void theDifficultyOfAnotherGameIsNotConverted(String written) {
    String number = written.replaceAll("\\D", "");
    finds(
        "encounter X {\n"
            + FIGHT
            + "  before: test Perception by heroes "
            + written
            + " { failure: nothing }\n}\n",
        written,
        "SYN-DIFFICULTY",
        "against " + number);
  }

  @Test
  void theRowsOfATableAreHeldAgainstItsDice() {
    diagnose(
        """
        table Road d% {
            1-2: nothing
            3–4: nothing
            5 to 6: nothing
            7 or more: nothing
            96–00: nothing
            ^^^^^^^^^^^^^^ TABLE-OVERLAP
        }
        """);
    assertTrue(
        message("table Road d% { 1-2: nothing\n 7 or more: nothing }\n")
            .contains("3-6: nothing happens in 4%"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "table Road d%% { 1-2: nothing 3–4: nothing %s 7 or more: nothing 96–00: nothing }|5 to 6: nothing"
            + "|5-6: nothing happens in 2%|96-100",
        "tabela Estrada d%% { 1-2: nada 3–4: nada %s 7 ou mais: nada 96–00: nada }|5 a 6: nada"
            + "|5-6: em 2% das jogadas não acontece nada|96-100"
      })
  void aGapAndAnOverlapAreToldWithTheirChances(
      String table, String row, String gap, String overlap) {
    List<Issue> whole = checker.issues(table.formatted(row) + "\n");
    assertEquals(List.of("TABLE-OVERLAP"), whole.stream().map(Issue::getCode).toList());
    List<Issue> issues = checker.issues(table.formatted("") + "\n");
    assertEquals(
        List.of("TABLE-GAP", "TABLE-OVERLAP"),
        issues.stream().map(Issue::getCode).sorted().toList());
    String said = issues.stream().map(Issue::getMessage).sorted().toList().toString();
    assertTrue(said.contains(gap), said);
    assertTrue(said.contains(overlap) && said.contains("5%"), said);
  }

  @Test
  void gapsOfASumAreTheirShareOfTheSum() {
    // d12 + d8: 10 and 11 come in 8 of 96 ways each
    String text = "tabela Norte d12 + d8 { 2 ou menos: nada\n 3 a 9: nada\n 12+: nada }\n";
    Issue issue = only(text);
    assertEquals("TABLE-GAP", issue.getCode());
    assertTrue(issue.getMessage().contains("10-11"), issue.getMessage());
    assertTrue(issue.getMessage().contains("16,7%"), issue.getMessage());
  }

  @Test
  void aTableWithoutAGapHasNothingToTell() {
    assertEquals(List.of(), checker.codes("tabela Norte d12 + d8 { 2 a 9: nada\n 10+: nada }\n"));
  }

  @Test
  void d66IsNoDieOf66Sides() {
    finds("table Road d66 { 11-66: nothing }\n", "d66", "VALUE-D66");
  }

  // ---- numbers and units

  @ParameterizedTest
  @CsvSource({"1.000, 1000", "'75,000', 75000", "26.000.000, 26000000", "'1,200', 1200"})
  void thousandsHaveNoMark(String written, String plain) {
    finds("character Ana { xp " + written + " }\n", written, "SYN-THOUSANDS", plain);
  }

  @Test
  void whereDecimalsAreAllowedTheWriterIsAsked() {
    finds("creature Rat { speed 1.500 m }\n", "1.500", "VALUE-THOUSANDS", "1.5", "1500");
    finds("criatura Rato { deslocamento 1,500 m }\n", "1,500", "VALUE-THOUSANDS", "1,5", "1500");
  }

  @ParameterizedTest
  @CsvSource({
    "30 ft, 9 m",
    "30ft, 9 m",
    "30 ft., 9 m",
    "30 feet, 9 m",
    "5', 1.5 m",
    "60’, 18 m",
    "1 foot, 0.3 m",
    "6'', 0.15 m",
    "12\", 0.3 m",
    "2 yards, 1.8 m",
    "1 mile, 1.609344 km",
    "2 miles, 3.218688 km",
    "60 pés, 18 m",
    "1 milha, 1.609344 km"
  })
  void lengthsOfOtherGamesAreMetres(String written, String metres) {
    finds("creature Rat { speed " + written + " }\n", written, "UNIT-FOREIGN", metres);
  }

  @Test
  void poundsAreNotCounted() {
    assertTrue(message("creature Rat { carries 5 lb }\n").contains("weights are not counted"));
  }

  @ParameterizedTest
  @CsvSource({"30 ft, same", "60 pés, another", "20 ft, another"})
  void aSecondUnitIsComparedWithTheFirst(String second, String verdict) {
    String text = "creature Rat { speed 9 m (" + second + ") }\n";
    finds(text, "(" + second + ")", "UNIT-TWICE", "");
    assertTrue(message(text).contains(verdict), message(text));
  }

  @Test
  void aLengthOffTheGridIsToldAndPlayed() {
    Issue issue = only("weapon Pike { damage 1d6  melee 2.33 m }\n");
    assertEquals("VALUE-GRID", issue.getCode());
    assertEquals(Severity.INFO, issue.getSeverity());
  }

  // ---- rounds

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "no final da 2ª rodada { chegam 3 Goblin }|no final da 2ª rodada|no turno 2 de oponentes",
        "na ronda 3: chegam 3 Goblin|na ronda 3|no turno 3 de oponentes",
        "a cada rodada: chegam 3 Goblin|a cada rodada|a cada turno de oponentes",
        "a cada 2 rodadas: chegam 3 Goblin|a cada 2 rodadas|a cada 2 turnos de oponentes"
      })
  void naoHaRodadas(String line, String marked, String fix) {
    finds("encontro X {\n" + LUTA + "  " + line + "\n}\n", marked, "SYN-ROUND", fix);
    String mended = "encontro X {\n" + LUTA + "  " + line.replace(marked, fix) + "\n}\n";
    assertEquals(List.of(), checker.codes(mended), mended);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "on round 3: arrive 1 Goblin|on round 3|on turn 3 of opponents",
        "at the end of the 2nd round: arrive 1 Goblin|at the end of the 2nd round|on turn 2 of opponents",
        "every round: arrive 1 Goblin|every round|every turn of opponents",
        "when any hero dies: heroes become shaken for 3 rounds|for 3 rounds|3 turns"
      })
  void thereAreNoRounds(String line, String marked, String fix) {
    finds("encounter X {\n" + FIGHT + "  " + line + "\n}\n", marked, "SYN-ROUND", fix);
    String mended = "encounter X {\n" + FIGHT + "  " + line.replace(marked, fix) + "\n}\n";
    assertEquals(List.of(), checker.codes(mended), mended);
  }

  @Test
  void aRoundInATextOrACommentIsNobodysBusiness() {
    assertEquals(
        List.of(),
        checker.codes("encounter X {\n" + FIGHT + "  note \"on round 3\" // rodada 2\n}\n"));
  }

  // ---- layout

  @ParameterizedTest
  @ValueSource(
      strings = {
        "MV 60’ (20’), SV D14 W15 P16 B17 S18 (NH)",
        "HD 1–1 (3hp)",
        "AC 15 (chain shirt), HP 27 (5d8+5)",
        "CR 1/4 (50 XP)",
        "FOR 12 DES 10 CON 11"
      })
  void aLineOfNumbersOfAnotherGameIsOneMessage(String line) {
    finds(line + "\ncreature Rat { }\n", line, "SYN-STAT-LINE");
    finds("creature Rat {\n  " + line + "\n}\n", line, "SYN-STAT-LINE");
  }

  @Test
  void whatOtherToolsMeanStandsInTextsUntouched() {
    String prose = "{{note\n  **Loo#p**  \n+====+\n\\\\page `dice:d6` ^fdf524 term :: value\n}}\n";
    assertEquals(List.of(), checker.codes("creature Rat {\n  note \"\"\"" + prose + "\"\"\"\n}\n"));
  }

  @Test
  void aNameOfSixHundredLettersIsAName() {
    String name = "Museu das Maravilhas ".repeat(31).strip();
    assertEquals(651, name.length() + 1);
    assertEquals(List.of(), checker.codes("criatura " + name + " { }\n"));
  }
}
