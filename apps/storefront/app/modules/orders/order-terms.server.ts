import { createHash } from 'node:crypto';
import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { getLegalPage, type LegalPage } from '~/modules/content/content.server.ts';
import type { Database, Prisma } from '~/platform/db.server.ts';

/*
 * The proof of what was agreed to with an order: the words at the box, and the pages they lead to as they stood that day. Each version
 * of a page is kept once (decision 114).
 */

/** What a shopper agrees to in a language at the moment. */
export interface AgreedTerms {
  /** The words at the box, without the marks of links. */
  words: string;
  locale: Locale;
  /** Absent if it is published in no language. */
  terms?: LegalPage;
  privacy?: LegalPage;
}

/** The terms as they are now; to be read before the order's transaction begins. */
export async function currentTerms(locale: Locale): Promise<AgreedTerms> {
  const [terms, privacy] = await Promise.all([
    getLegalPage({ key: 'terms', locale }),
    getLegalPage({ key: 'privacy', locale }),
  ]);
  const words = i18nFor(locale, 'checkout')('contact.terms').replace(/<\/?\w+>/g, '');
  return { words, locale, terms, privacy };
}

/** Keeps what an order was agreed to by, in the order's transaction. */
export async function storeTerms(
  database: Database,
  { checkoutId, terms: agreed, now }: { checkoutId: string; terms: AgreedTerms; now: Date },
): Promise<void> {
  const { words } = agreed;
  const [terms, privacy] = [agreed.terms, agreed.privacy].map((page) => page && versionOf(page));
  const data = [terms, privacy].filter((version) => version !== undefined);
  if (data.length > 0) await database.agreedPage.createMany({ data, skipDuplicates: true });
  await database.orderTerms.create({
    data: { checkoutId, words, termsHash: terms?.hash, privacyHash: privacy?.hash, agreedAt: now },
    select: { checkoutId: true },
  });
}

function versionOf({ page: { key, title, html, blocks }, locale }: LegalPage) {
  const content = { html: html ?? '', blocks } as unknown as Prisma.InputJsonObject;
  const hash = createHash('sha256')
    .update(JSON.stringify([locale, title, content]))
    .digest('hex');
  return { hash, key, locale, title, content };
}
