package org.rpg.encounter.rulebook;

/**
 * Something a rule's text does not settle: the question, its readings and what is played.
 *
 * @param origin whose answer the default is
 * @param text question and answers
 */
public record OpenPoint(Origin origin, Text text) {
  /** Where a default comes from, since it does not come from the text. */
  public enum Origin {
    /** From us. */
    OURS(
        new Text(
            "The source text leaves this open; the default is our own choice.",
            "O texto original deixa isto em aberto; o padrão é escolha nossa.")),
    /** From the usage of a published game with the same vocabulary. */
    USAGE(
        new Text(
            "The source text leaves this open; the default follows the usage of a published game"
                + " with the same vocabulary.",
            "O texto original deixa isto em aberto; o padrão segue o uso de um jogo publicado com"
                + " o mesmo vocabulário."));

    private final Text text;

    Origin(Text text) {
      this.text = text;
    }

    /** The same as a sentence for readers. */
    public Text text() {
      return text;
    }
  }
}
