package org.rpg.encounter.ide.server;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CompletionItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** textDocument/completion over the wire. */
class CompletionTest {
  private static final String HEAD =
      """
      arma Espada / Sword { tamanho médio dano 1d6 cortante corpo a corpo 1,5 m }
      armadura Cota de Malha { proteção 4 camada 2 }
      perícia Físico
      criatura Goblin { perícias Físico 0 }
      """;

  @TempDir Path folder;
  private WireClient client;
  private String uri;

  @BeforeEach
  void connect() {
    client = WireClient.with(folder);
    uri = folder.resolve("é #1.encounter").toUri().toString();
  }

  @AfterEach
  void disconnect() {
    client.close();
  }

  private List<String> labels(String marked) {
    return client.completion(uri, HEAD + marked).stream().map(CompletionItem::getLabel).toList();
  }

  private CompletionItem item(String marked, String label) {
    return client.completion(uri, HEAD + marked).stream()
        .filter(i -> i.getLabel().equals(label))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void show() {
    for (String m :
        List.of(
            "<|>",
            "enc<|>",
            "personagem Ana {\n    <|>\n}",
            "personagem Ana {\n    perícias Físico 2\n    pe<|>\n}",
            "personagem Ana {\n    empunha <|>\n}",
            "personagem Ana {\n    veste Cota de M<|>\n}",
            "tática D {\n    <|>\n}",
            "tática D {\n    se <|>\n}",
            "tática D {\n    se caído: levan<|>\n}",
            "tática D {\n    se expostas<|>\n}",
            "tática D {\n    se inimigo ao alcance: atacar <|>\n}",
            "jornada J {\n    descanso l<|>\n}",
            "encontro P {\n    heróis: Ana\n    <|>\n}",
            "encontro P {\n    heróis: Ana\n    espera <|>\n}",
            "encontro P {\n    no turno 3: <|>\n}")) {
      List<String> l = labels(m);
      System.out.println(m.replace("\n", "⏎") + "\n   " + l.size() + " " + l);
    }
  }
}
