import { LanguageClient } from "vscode-languageclient/node";

/** A client whose own complaints, always in English, go to the output and not onto the screen. */
export class QuietClient extends LanguageClient {
  override error(message: string, data?: unknown): void {
    super.error(message, data, false);
  }
}
