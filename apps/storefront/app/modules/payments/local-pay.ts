import type { Locale } from '~/i18n/locales.ts';

/** The buttons of the local payment page. */
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

/** The data of the local payment page. */
export interface LocalPayView {
  purpose: string;
  /** Rappen */
  amount: number;
  /** Status, in the provider's terms. */
  status: string;
  locale: Locale;
  /** The page of the shop that it was opened from. */
  backTo: string;
  /** The texts of the page, in its language. */
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
  /** With the placeholders `{{test}}` and `{{answer}}`. */
  reported: string;
  intents: Partial<Record<LocalPayIntent, string>>;
  statuses: Partial<Record<string, string>>;
}
