package org.rpg.encounter.ide.server;

/** How the lines of a document end. */
enum LineEnd {
  LF("\n"),
  CRLF("\r\n");

  private final String text;

  LineEnd(String text) {
    this.text = text;
  }

  String in(String script) {
    return script.replace("\n", text);
  }
}
