import { groupSizes } from '~/modules/quiz/group-sizes.ts';
import { sql } from '~/platform/sql.server.ts';

/** What the quiz was asked and answered in the last thirty days; it names no one. */
export interface QuizFigures {
  total: number;
  french: number;
  /** Groups that asked, by their size (spec §9). */
  groups: { size: string; count: number }[];
  /** What bikes are wanted for, the most frequent first. */
  uses: { use: string; count: number }[];
  /** Bikes that were suggested most, with how often they came first. */
  bikes: { slug: string; name: string; count: number; first: number }[];
}

const MOST_BIKES = 15;

export async function quizFigures(): Promise<QuizFigures> {
  const [[sums], groups, uses, bikes] = await Promise.all([
    sql<{ total: number; french: number }[]>`
      select count(*)::int as total, (count(*) filter (where locale = 'fr'))::int as french
      from quiz_suggestion where created_at > now() - interval '30 days'`,
    sql<{ size: string; count: number }[]>`
      select group_size as size, count(*)::int as count from quiz_suggestion
      where created_at > now() - interval '30 days' and group_size is not null group by group_size`,
    sql<{ use: string; count: number }[]>`
      select use, count(*)::int as count
      from quiz_suggestion, jsonb_array_elements_text(case when jsonb_typeof(answers -> 'uses') = 'array' then answers -> 'uses' else '[]' end) as use
      where created_at > now() - interval '30 days' group by use order by count(*) desc, use`,
    sql<QuizFigures['bikes']>`
      select text.slug, text.name, count(*)::int as count, (count(*) filter (where place = 1))::int as first
      from quiz_suggestion
      cross join lateral unnest(product_ids) with ordinality as suggested (id, place)
      join product_text text on text.product_id = suggested.id and text.locale = 'de'
      where created_at > now() - interval '30 days'
      group by text.slug, text.name order by count(*) desc, text.name limit ${MOST_BIKES}`,
  ]);
  const counted = new Map(groups.map(({ size, count }) => [size, count]));
  return {
    total: sums?.total ?? 0,
    french: sums?.french ?? 0,
    groups: groupSizes.map((size) => ({ size, count: counted.get(size) ?? 0 })),
    uses: [...uses],
    bikes: [...bikes],
  };
}
