import type { Locale } from '~/i18n/locales.ts';

/** What the buttons of the local payment page do. */
export const localPayIntents = [
  'twint',
  'card',
  'decline',
  'abandon',
  'late',
  'twice',
  'forged',
  'forged-status',
  'expire',
  'refund',
  'chargeback',
] as const;

export type LocalPayIntent = (typeof localPayIntents)[number];

export function isLocalPayIntent(value: unknown): value is LocalPayIntent {
  return localPayIntents.some((intent) => intent === value);
}

/** The local payment page as its visitor sees it. */
export interface LocalPayView {
  purpose: string;
  /** Rappen */
  amount: number;
  /** In the provider's words. */
  status: string;
  locale: Locale;
  /** The shop's page that it was opened from. */
  backTo: string;
  /** What the page says, in its language. */
  words: LocalPayWords;
}

export interface LocalPayWords {
  provider: string;
  merchant: string;
  twint: string;
  card: string;
  abandon: string;
  back: string;
  tests: string;
  testsLead: string;
  /** With the places `{{test}}` and `{{answer}}`. */
  reported: string;
  intents: Partial<Record<LocalPayIntent, string>>;
  statuses: Partial<Record<string, string>>;
}
