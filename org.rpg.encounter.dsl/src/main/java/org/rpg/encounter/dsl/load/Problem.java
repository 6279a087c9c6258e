package org.rpg.encounter.dsl.load;

/**
 * Something to say about a place in a script.
 *
 * @param severity how bad it is
 * @param code what the manual and the editor know it by
 * @param message one or more sentences in the script's language
 * @param source the script it is about
 * @param offset where it begins in the source's text
 * @param length how many characters it covers; 0 is a point
 */
public record Problem(
    Severity severity, String code, String message, Source source, int offset, int length) {

  /** How bad a problem is; only an error keeps a script from running. */
  public enum Severity {
    ERROR,
    WARNING,
    INFO
  }

  /** Where it begins. */
  public Source.Place begin() {
    return source.place(offset);
  }

  /** Where it ends: the place behind its last character. */
  public Source.Place end() {
    return source.place(offset + length);
  }

  public boolean isError() {
    return severity == Severity.ERROR;
  }
}
