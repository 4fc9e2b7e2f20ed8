import type { DropReason } from './drop-reason.ts';
import de from './words.de.json' with { type: 'json' };
import en from './words.en.json' with { type: 'json' };
import fr from './words.fr.json' with { type: 'json' };

export const reportLanguages = ['de', 'fr', 'en'] as const;
export type ReportLanguage = (typeof reportLanguages)[number];

export type MessageKey = keyof typeof en.messages;

/** Everything a report needs of a language. `{name}` in a text represents a value. */
export interface ReportWords {
  messages: Readonly<Record<MessageKey, string>>;
  reasons: Readonly<Record<DropReason, string>>;
  labels: Readonly<Record<keyof typeof en.labels, string>>;
}

/** The report's words in each language. */
export const reportWords: Readonly<Record<ReportLanguage, ReportWords>> = { de, fr, en };

type MessageValue = string | number | Message | readonly Message[];

/** A message of the report as plain data, rendered in the reader's language. */
export interface Message {
  key: MessageKey;
  values?: Readonly<Record<string, MessageValue>>;
}

/** A message of the report with its values, which may be messages themselves. */
export function createMessage(key: MessageKey, values?: Message['values']): Message {
  return values ? { key, values } : { key };
}

export function sentenceOf(message: Message, language: ReportLanguage): string {
  const valueOf = (value: MessageValue | undefined): string => {
    if (typeof value !== 'object') return String(value ?? '');
    return 'key' in value ? sentenceOf(value, language) : value.map((each) => sentenceOf(each, language)).join(', ');
  };
  return filled(reportWords[language].messages[message.key], (name) => valueOf(message.values?.[name]));
}

/** A text with its `{names}` filled in. */
export function filled(text: string, valueOf: (name: string) => string): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name));
}

/**
 * An error whose message says all there is to say, in the language of the person who reads it. `message` is English.
 */
export class ReportedError extends Error {
  constructor(readonly said: Message) {
    super(sentenceOf(said, 'en'));
  }
}
