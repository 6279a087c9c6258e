package org.rpg.encounter.ide.server;

import com.google.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.ide.server.UriExtensions;
import org.rpg.encounter.dsl.pages.FileKind;
import org.rpg.encounter.dsl.project.Projects;

/**
 * Between the URIs of the client and ours. The client gets back each URI as it wrote it, and a
 * document that is no file whose name says what it is (unsaved, or of another name) has a URI of
 * ours that the language accepts: as a page if the client calls it Markdown, else as a script.
 */
@Singleton
public class ClientUris extends UriExtensions {
  /** Where documents live that are no scripts of a folder. */
  static final URI LOOSE = URI.createURI("encounter-loose:/");

  /** What no URI has, and a sign of percent that escapes nothing. */
  private static final Pattern UNESCAPED =
      Pattern.compile("[ \"<>\\[\\]^`{|}\\\\]|%(?![0-9A-Fa-f]{2})|[^\\x00-\\x7F]+");

  private final Map<URI, String> asWritten = new ConcurrentHashMap<>();
  private final Set<String> pages = ConcurrentHashMap.newKeySet();
  private final Set<String> documents = ConcurrentHashMap.newKeySet();

  /** The client opens a document in what it takes for that language. */
  void opens(String written, String languageId) {
    documents.add(written);
    if ("markdown".equals(languageId)) {
      pages.add(written);
    } else {
      pages.remove(written);
    }
    asWritten.put(parsed(written), written); // it is answered as it calls what it has open
  }

  @Override
  public URI toUri(String written) {
    URI uri = parsed(written);
    asWritten.putIfAbsent(uri, written);
    return uri;
  }

  private URI parsed(String written) {
    URI uri = written.startsWith("file:") ? lowerDrive(file(written)) : null;
    boolean known =
        uri != null && (FileKind.of(uri) != FileKind.OTHER || Projects.isProjectFile(uri));
    boolean folder =
        uri != null
            && !documents.contains(written)
            && (uri.fileExtension() == null || uri.hasTrailingPathSeparator());
    FileKind kind = pages.contains(written) ? FileKind.PAGE : FileKind.SCRIPT;
    return known || folder
        ? uri
        : LOOSE.appendSegment(URI.encodeSegment(written, false) + "." + kind.extension());
  }

  /** A file has one URI, however its letters are escaped. */
  private URI file(String written) {
    try {
      String path = Path.of(java.net.URI.create(escaped(written))).toString();
      URI uri = URI.createFileURI(path);
      return written.endsWith("/") ? uri.appendSegment("") : uri;
    } catch (IllegalArgumentException | FileSystemNotFoundException e) {
      return super.toUri(written);
    }
  }

  /** Some clients leave blanks, accents and the like as they are. */
  private static String escaped(String written) {
    return UNESCAPED.matcher(written).replaceAll(it -> escapes(it.group()));
  }

  private static String escapes(String letters) {
    StringBuilder escapes = new StringBuilder();
    for (byte each : letters.getBytes(StandardCharsets.UTF_8)) {
      escapes.append(String.format(Locale.ROOT, "%%%02X", each));
    }
    return escapes.toString();
  }

  /** {@code C:} and {@code c:} are one drive. */
  private static URI lowerDrive(URI uri) {
    String device = uri.segmentCount() > 0 ? uri.device() : null;
    if (device == null || device.length() != 2 || !Character.isUpperCase(device.charAt(0))) {
      return uri;
    }
    String text = uri.toString();
    return URI.createURI(text.replace("/" + device, "/" + device.toLowerCase(Locale.ROOT)));
  }

  @Override
  public String toUriString(URI uri) {
    String written = asWritten.get(uri);
    if (written != null) {
      return written;
    }
    try {
      return uri.isFile() ? Path.of(uri.toFileString()).toUri().toString() : uri.toString();
    } catch (InvalidPathException e) {
      return super.toUriString(uri);
    }
  }

  static boolean isLoose(URI uri) {
    return LOOSE.scheme().equals(uri.scheme());
  }
}
