package org.rpg.encounter.ide.cli;

import picocli.CommandLine.Option;

/** For whom a result is printed: people or programs. */
final class Shape {
  @Option(
      names = "--format",
      paramLabel = "F",
      defaultValue = "text",
      descriptionKey = "option.format")
  private ResultFormat format;

  boolean isJson() {
    return format == ResultFormat.JSON;
  }
}
