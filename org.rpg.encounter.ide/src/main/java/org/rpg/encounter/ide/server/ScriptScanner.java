package org.rpg.encounter.ide.server;

import java.nio.file.Path;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.util.IAcceptor;
import org.eclipse.xtext.util.IFileSystemScanner;
import org.rpg.encounter.dsl.pages.ScriptFolder;

/** Finds the scripts below a folder of the client. */
final class ScriptScanner implements IFileSystemScanner {
  @Override
  public void scan(URI root, IAcceptor<URI> found) {
    ScriptFolder.scan(
        Path.of(root.toFileString()), file -> found.accept(URI.createFileURI(file.toString())));
  }

  /** Whether a scan of a folder leaves out what lies at that address below it. */
  static boolean skips(URI root, URI file) {
    URI below = file.deresolve(root);
    return below.isRelative()
        && below.segmentsList().subList(0, Math.max(0, below.segmentCount() - 1)).stream()
            .anyMatch(ScriptFolder::isSkipped);
  }
}
