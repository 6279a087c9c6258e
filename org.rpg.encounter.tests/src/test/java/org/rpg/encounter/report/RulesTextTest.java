package org.rpg.encounter.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.rulebook.TraceScan;
import org.rpg.encounter.rulebook.Traces;
import org.rpg.encounter.rules.Rule;

class RulesTextTest {
  private static final List<Rule> ALL = Arrays.asList(Rule.values());
  private static final Optional<Traces> NONE = Optional.empty();

  private static RulesText text(Language language, Optional<Traces> traces) {
    return new RulesText(language, Terminal.plain(), traces);
  }

  @Test
  void aPageSaysWhatTheRuleIsWhatItLeavesOpenAndWhatSettlesIt() {
    assertEquals(
        """
        INI-05 · Mantendo a iniciativa · Keeping the initiative

        Se um teste de perícia foi feito como parte da ação maior e o resultado do dado
        é par, o lado mantém a iniciativa: quem a tem passa a um aliado à sua escolha.

        O que o texto deixa em aberto
          E se não há outro aliado apto? (a) Quem a tem age de novo no mesmo turno, com
          ações renovadas; o que acontece por turno não se repete. A frase principal diz
          que o lado a mantém. (b) Ela vai para os oponentes. (c) O turno acaba e
          recomeça do mesmo lado.
          O texto original deixa isto em aberto; o padrão é escolha nossa.

        Em um regulamento
          Par Sozinho / Lone Even Die = Age de Novo (padrão)
            leituras: (a) Age de Novo / Acts Again; (b) Passa ao Oponente / Goes to
            Opponents; (c) Recomeça / Restarts

        Onde as regras estão construídas e testadas não se sabe: esta versão não tem o
        índice.
        """
            .stripTrailing(),
        String.join("\n", text(Language.PT, NONE).pages(List.of(Rule.INI_05))));
  }

  @Test
  void theContentsHaveBothTitlesAndWhereEachRuleIs() {
    Optional<Traces> traces =
        Optional.of(TraceScan.of(Path.of(System.getProperty("encounter.root"))));
    List<String> lines =
        text(Language.EN, traces).contents(List.of(Rule.MAN_13, Rule.SIT_09, Rule.TRV_01));
    assertEquals(
        """
        Manoeuvres · Manobras
          MAN-13   Getting up · Pôr-se de pé
        """
            .stripTrailing(),
        String.join("\n", lines.subList(0, 2)));
    assertTrue(lines.get(2).strip().startsWith("built and tested · rules."), lines.get(2));
    int travelling = lines.indexOf("  TRV-01   Travelling · Viagens");
    String journeys = lines.get(travelling + 1).strip();
    assertTrue(journeys.startsWith("built and tested · "), String.join("\n", lines));
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void noLineIsWiderThanTheTerminal(Language language) {
    for (int width : List.of(20, 40, 100)) {
      Terminal terminal = new Terminal(width, false, StandardCharsets.US_ASCII);
      RulesText text = new RulesText(language, terminal, NONE);
      text.pages(ALL).forEach(line -> assertTrue(line.length() <= width, line));
      text.contents(ALL).forEach(line -> assertTrue(line.length() <= width, line));
    }
  }
}
