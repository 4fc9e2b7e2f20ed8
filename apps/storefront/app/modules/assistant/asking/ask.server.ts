import { randomUUID } from 'node:crypto';
import { db, type Prisma } from '~/platform/db.server.ts';
import { createRateLimiter } from '~/platform/rate-limit.server.ts';
import type { Answer, AskedPlace, StoredAnswer } from '~/modules/assistant/assistant.ts';
import { extractAnswer } from '~/modules/assistant/answer/extract.ts';
import { withoutPersonalParts } from '~/modules/assistant/answer/personal-data.ts';
import { listAnswerSources } from '~/modules/assistant/sources/asked-entries.server.ts';
import { addRow } from '~/modules/assistant/spreadsheet.server.ts';
import { storedAnswerSchema } from '~/modules/assistant/assistant.schema.server.ts';
import { type OnSentences, generateAnswer } from './worded-answer.server.ts';

/** Questions of one network: in a minute, and in an hour. */
const perMinute = createRateLimiter({ name: 'assistant-minute', points: 10, seconds: 60 });
const perHour = createRateLimiter({ name: 'assistant-hour', points: 60, seconds: 3600 });

interface Wish extends AskedPlace {
  question: string;
  sender: string;
  onSentences?: OnSentences;
}

/** `too-many`: seconds until the next; `unknown-product`: there is none of this slug. */
export type AskedAnswer =
  { kind: 'answered'; answer: StoredAnswer } | { kind: 'too-many'; seconds: number } | { kind: 'unknown-product' };

/**
 * Answers a question by what the shop has written, and keeps both for ninety days (spec §1: AI helpers, §7:
 * store-spreadsheet). What is personal in the question is taken out first: no one gets it, and it is stored nowhere.
 * @param wish sender: an address, or whatever represents one; onSentences: told of checked sentences while others are
 * being written
 */
export async function ask({ question, sender, onSentences, ...place }: Wish): Promise<AskedAnswer> {
  const seconds = (await perMinute.consume(sender)) ?? (await perHour.consume(sender));
  if (seconds !== undefined) return { kind: 'too-many', seconds };
  const entries = await listAnswerSources(place);
  if (!entries) return { kind: 'unknown-product' };
  const requested = withoutPersonalParts(question);
  const own = extractAnswer(entries, requested, place.locale);
  const worded =
    own.outcome === 'money'
      ? undefined
      : await generateAnswer(entries, { question: requested, locale: place.locale, onSentences });
  const engine = worded?.answer ? worded.engine : 'extractive';
  const answer = worded?.answer ?? own;
  return {
    kind: 'answered',
    answer: await keep({ ...place, asked: requested, answer, engine, tokens: worded?.tokens ?? 0 }),
  };
}

interface StoredQuestion extends AskedPlace {
  asked: string;
  answer: Answer;
  engine: string;
  tokens: number;
}

async function keep({ locale, bikeSlug, asked, answer, engine, tokens }: StoredQuestion): Promise<StoredAnswer> {
  const id = randomUUID();
  const { outcome, ...said } = answer;
  await db.$transaction(async (database) => {
    const stored = said as unknown as Prisma.InputJsonObject;
    const row = { id, locale, bikeSlug: bikeSlug ?? null, question: asked, outcome, answer: stored, engine, tokens };
    await database.assistantAnswer.create({ data: row, select: { id: true } });
    const values = {
      locale,
      product: bikeSlug ?? '',
      question: asked,
      outcome,
      engine,
      answer: said.sentences.map(({ text }) => text).join(' '),
      sources: said.sources.map(({ href }) => href).join(' '),
    };
    await addRow(database, { source: 'pdpAi', values }, `assistant:${id}`);
  });
  return { id, locale, question: asked, ...answer, helpful: null, isHandedOver: false };
}

/** An answer that was given; undefined if there is none (any more). */
export async function findAnswer(id: string): Promise<(StoredAnswer & { bikeSlug: string | null }) | undefined> {
  const row = await db.assistantAnswer.findUnique({ where: { id } });
  const stored = row && storedAnswerSchema.safeParse(row.answer).data;
  if (!row || !stored) return undefined;
  const { locale, question, helpful, bikeSlug } = row;
  const outcome = row.outcome === 'answered' || row.outcome === 'money' ? row.outcome : 'unknown';
  return { id, locale, question, outcome, ...stored, helpful, bikeSlug, isHandedOver: row.handedOverAt !== null };
}
