import type { z } from 'zod';
import type { Locale } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';
import { createRateLimiter } from '~/platform/rate-limit.server.ts';
import type { helpfulCounts } from './helpful.schema.server.ts';

/** Answers that one sender may judge: who reads all of the help centre has enough. */
const votes = createRateLimiter({ name: 'faq-votes', points: 60, seconds: 3600 });

export type CountedVote = { kind: 'counted' | 'unknown' } | { kind: 'too-many'; seconds: number };

/**
 * Counts that an answer of the help centre helped, or that it did not; of whom is not kept.
 * @param question document id of a question that is published in the language
 * @param sender what represents the address of the request
 */
export async function countHelpful(
  { question, locale, helpful }: { question: string; locale: Locale; helpful: 'yes' | 'no' },
  sender: string,
): Promise<CountedVote> {
  const known = await db.contentDocument.count({ where: { type: 'faq-entry', documentId: question, locale } });
  if (known === 0) return { kind: 'unknown' };
  const seconds = await votes.consume(sender);
  if (seconds !== undefined) return { kind: 'too-many', seconds };
  await db.faqVote.upsert({
    where: { question_locale: { question, locale } },
    create: { question, locale, [helpful]: 1 },
    update: { [helpful]: { increment: 1 } },
  });
  return { kind: 'counted' };
}

/** What readers said of an answer so far. */
export async function getHelpfulCounts(question: string, locale: Locale): Promise<z.output<typeof helpfulCounts>> {
  const row = await db.faqVote.findUnique({ where: { question_locale: { question, locale } } });
  return { yes: row?.yes ?? 0, no: row?.no ?? 0, since: row?.since.toISOString() ?? null };
}
