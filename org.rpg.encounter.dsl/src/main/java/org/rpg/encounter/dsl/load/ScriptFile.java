package org.rpg.encounter.dsl.load;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A file read as a script: its text, and what is wrong with the file itself.
 *
 * @param source the text, as far as there is one
 * @param fault what keeps it from being a script, if anything does
 * @param offset where in the text the fault shows
 */
public record ScriptFile(Source source, Optional<FileFault> fault, int offset) {
  private static final long LARGEST = 16L << 20;

  /** The first words of a script, in which there is hardly anything but Latin letters. */
  private static final int WIDE_SAMPLE = 16;

  /** Reads a file; whatever is wrong with it is an answer, never an exception. */
  public static ScriptFile read(Path file, String name) {
    try {
      if (Files.isDirectory(file)) {
        return faulty(name, FileFault.DIRECTORY);
      }
      if (Files.notExists(file)) {
        return faulty(name, FileFault.MISSING);
      }
      if (Files.size(file) > LARGEST) {
        return faulty(name, FileFault.TOO_LARGE);
      }
      return of(name, Files.readAllBytes(file));
    } catch (IOException | SecurityException e) {
      return faulty(name, FileFault.UNREADABLE);
    }
  }

  /** Reads bytes as the text of a script. */
  public static ScriptFile of(String name, byte[] bytes) {
    for (byte b : bytes) {
      if (b == 0) { // text has none; UTF-16 has many
        return faulty(name, isWide(bytes) ? FileFault.WIDE : FileFault.BINARY);
      }
    }
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length + 1);
    CharsetDecoder strict = StandardCharsets.UTF_8.newDecoder();
    CoderResult result = strict.decode(in, out, true);
    int good = out.position();
    if (result.isError()) {
      CharsetDecoder lenient =
          StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPLACE);
      lenient.decode(in, out, true);
    }
    String decoded = out.flip().toString();
    int mark = decoded.startsWith("\uFEFF") ? 1 : 0;
    Source source = new Source(name, decoded.substring(mark));
    if (result.isError()) {
      FileFault fault = mostlyControls(source.text()) ? FileFault.BINARY : FileFault.ENCODING;
      return new ScriptFile(source, Optional.of(fault), good - mark);
    }
    if (source.text().isBlank()) {
      return new ScriptFile(source, Optional.of(FileFault.EMPTY), 0);
    }
    return new ScriptFile(source, Optional.empty(), 0);
  }

  /** Whether bytes are text of two bytes a character: its mark, or every other byte nought. */
  private static boolean isWide(byte[] bytes) {
    boolean little = true;
    boolean big = true;
    for (int i = 0; i + 1 < Math.min(bytes.length, WIDE_SAMPLE); i += 2) {
      boolean marked = i == 0 && Math.min(bytes[0], bytes[1]) == -2 && bytes[0] + bytes[1] == -3;
      boolean first = (bytes[i] & 0xFF) >= '\t';
      boolean second = (bytes[i + 1] & 0xFF) >= '\t';
      little &= marked || bytes[i + 1] == 0 && first;
      big &= marked || bytes[i] == 0 && second;
    }
    return bytes.length > 1 && (little || big);
  }

  /** What has an unprintable or undecodable character in every five is no text in another code. */
  private static boolean mostlyControls(String text) {
    long odd =
        text.chars().filter(c -> c == 0xFFFD || c < ' ' && !Character.isWhitespace(c)).count();
    return odd > 3 && odd * 5 > text.length();
  }

  private static ScriptFile faulty(String name, FileFault fault) {
    return new ScriptFile(new Source(name, ""), Optional.of(fault), 0);
  }
}
