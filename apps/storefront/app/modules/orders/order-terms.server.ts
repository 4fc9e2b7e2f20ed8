import { createHash } from 'node:crypto';
import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { getLegalPage, type LegalPage } from '~/modules/content/content.server.ts';
import type { Database, Prisma } from '~/platform/db.server.ts';

/*
 * Evidence of the agreement to an order: the text at the checkbox, and the pages it links to in that day's version.
 * Each version of a page is stored once (decision 114).
 */

/** What a shopper currently agrees to, in one language. */
export interface AgreedTerms {
  /** The text at the checkbox, without link markup. */
  words: string;
  locale: Locale;
  /** Absent if it is published in no language. */
  terms?: LegalPage;
  privacy?: LegalPage;
}

/** The current terms; read them before the order's transaction begins. */
export async function currentTerms(locale: Locale): Promise<AgreedTerms> {
  const [terms, privacy] = await Promise.all([
    getLegalPage({ key: 'terms', locale }),
    getLegalPage({ key: 'privacy', locale }),
  ]);
  const words = i18nFor(locale, 'checkout')('contact.terms').replace(/<\/?\w+>/g, '');
  return { words, locale, terms, privacy };
}

/** Stores what was agreed to with an order, in the order's transaction. */
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
