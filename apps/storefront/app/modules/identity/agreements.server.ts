import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { Database } from '~/platform/db.server.ts';

/** What people agree to where no form keeps it itself, with the words at its box: namespace and keys. */
const worded = {
  'sign-in': ['sign-in', ['ask.opt-in']],
  'cart-reminder': ['reminder', ['label', 'text']],
  'wishlist-mails': ['wishlist', ['mails.title', 'mails.price', 'mails.stock']],
} as const satisfies Record<string, readonly [namespace: string, keys: readonly string[]]>;

type AgreedPurpose = keyof typeof worded;

/** The words of an agreement as a person reads them, without the marks of links. */
export async function wordsOf(purpose: AgreedPurpose, locale: Locale): Promise<string> {
  const [namespace, keys] = worded[purpose];
  const t = i18nFor(locale, namespace);
  return keys.map((key) => t(key).replace(/<\/?\w+>/g, '')).join(' ');
}

/** Keeps the proof that a person has agreed, inside the caller's transaction: the words shown there, and when. */
export async function recordAgreement(
  database: Database,
  { userId, purpose, text, locale }: { userId: string; purpose: AgreedPurpose; text: string; locale: Locale },
): Promise<void> {
  await database.agreement.create({ data: { userId, purpose, text, locale } });
}
