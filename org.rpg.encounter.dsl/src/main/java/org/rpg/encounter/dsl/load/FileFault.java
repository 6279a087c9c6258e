package org.rpg.encounter.dsl.load;

import org.rpg.encounter.dsl.words.Language;

/** What keeps a file from being read as a script. */
public enum FileFault {
  MISSING("file-missing", "There is no file '%s'.", "O arquivo '%s' não existe."),
  DIRECTORY(
      "file-directory", "'%s' is a folder, not a script.", "'%s' é uma pasta, não um roteiro."),
  UNREADABLE("file-unreadable", "'%s' cannot be read.", "Não foi possível ler '%s'."),
  TOO_LARGE(
      "file-too-large",
      "'%s' is larger than 16 MB: this is no script.",
      "'%s' tem mais de 16 MB: isto não é um roteiro."),
  BINARY(
      "file-binary",
      "This file holds no text: a script is plain text in UTF-8.",
      "Este arquivo não contém texto: um roteiro é texto simples em UTF-8."),
  WIDE(
      "file-encoding",
      "This file is written in UTF-16. Save it as UTF-8 in your editor.",
      "Este arquivo está em UTF-16. Salve-o como UTF-8 no seu editor."),
  ENCODING(
      "file-encoding",
      "This character is not written in UTF-8. Save the file as UTF-8 in your editor.",
      "Este caractere não está em UTF-8. Salve o arquivo como UTF-8 no seu editor."),
  TOO_DEEP(
      "file-too-deep",
      "There are too many brackets inside each other.",
      "Há parênteses demais uns dentro dos outros."),
  EMPTY(
      "file-empty",
      "The file is empty. A script holds at least one declaration, such as 'encounter' or"
          + " 'creature'.",
      "O arquivo está vazio. Um roteiro tem ao menos uma declaração, como 'encontro' ou"
          + " 'criatura'."),
  NO_SCRIPT(
      "file-no-script",
      "This page holds no script. In a Markdown page, scripts stand between a line ```encounter"
          + " and a line ```.",
      "Esta página não contém roteiro. Numa página Markdown, os roteiros ficam entre uma linha"
          + " ```encontro e uma linha ```.");

  private final String code;
  private final String english;
  private final String portuguese;

  FileFault(String code, String english, String portuguese) {
    this.code = code;
    this.english = english;
    this.portuguese = portuguese;
  }

  /** What tools know the fault by. */
  public String code() {
    return code;
  }

  /** The sentence about a file, in the reader's language. */
  public String message(String file, Language language) {
    return String.format(language == Language.PT ? portuguese : english, file);
  }
}
