import { l10n } from "vscode";
import texts from "./texts.json";

export type Message = keyof typeof texts.messages;

/** A message in the language of the editor; both wordings stand side by side in texts.json. */
export function text(message: Message, ...values: string[]): string {
  return l10n.t(texts.messages[message].en, ...values);
}
