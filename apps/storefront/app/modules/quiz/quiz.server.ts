import { randomUUID } from 'node:crypto';
import type { Locale } from '~/i18n/locales.ts';
import { sql } from '~/platform/sql.server.ts';
import type { Answers } from './answers.ts';
import type { GroupSize } from './group-sizes.ts';

export { findQuizBikes } from './quiz-bikes.server.ts';

/** What is stored about a suggestion (spec §3: quizSuggestions): the answers and the bikes, without a person. */
export interface StoredSuggestion {
  locale: Locale;
  answers: Answers;
  /** Ids of the suggested bikes, best first. */
  bikes: readonly number[];
  groupSize?: GroupSize | undefined;
}

/** Stores a suggestion. @returns its id */
export async function storeSuggestion({ locale, answers, bikes, groupSize }: StoredSuggestion): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into quiz_suggestion (id, locale, answers, product_ids, group_size)
    values (${id}, ${locale}::locale, (${JSON.stringify(answers)}::text)::jsonb, ${[...bikes]}::int[], ${groupSize ?? null})`;
  return id;
}
