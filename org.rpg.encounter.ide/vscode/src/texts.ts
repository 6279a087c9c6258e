import { l10n } from "vscode";
import texts from "./texts.json";

export type Message = keyof typeof texts.messages;

/** The words of our pages, in the language of the editor. */
export function viewTexts(): Record<string, string> {
  const keys = Object.keys(texts.messages) as Message[];
  const ours = keys.filter((key) => key.startsWith("view.") || key.startsWith("story."));
  return Object.fromEntries(ours.map((key) => [key, l10n.t(texts.messages[key].en)]));
}

/** A message in the language of the editor; both wordings stand side by side in texts.json. */
export function text(message: Message, ...values: string[]): string {
  return l10n.t(texts.messages[message].en, ...values);
}
