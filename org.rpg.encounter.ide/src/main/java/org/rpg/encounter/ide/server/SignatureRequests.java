package org.rpg.encounter.ide.server;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpOptions;
import org.rpg.encounter.ide.OpenDocument;
import org.rpg.encounter.ide.signature.Signatures;

/** What a client asks about the shape of what is being written. */
@Singleton
final class SignatureRequests {
  private final ScriptWorkspace workspace;

  @Inject
  SignatureRequests(ScriptWorkspace workspace) {
    this.workspace = workspace;
  }

  /** After which characters a client asks by itself. */
  static SignatureHelpOptions options() {
    return new SignatureHelpOptions(List.of(" "), List.of(",", "["));
  }

  /** The shape at a position; null where nothing is begun. */
  SignatureHelp at(URI uri, Position position) {
    return workspace.doRead(
        uri,
        (document, script) ->
            Signatures.at(
                    script, ((OpenDocument) document).getOffSet(position), workspace.reader(script))
                .orElse(null));
  }
}
