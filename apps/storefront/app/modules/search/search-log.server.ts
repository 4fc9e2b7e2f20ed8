import type { Locale } from '~/i18n/locales.ts';
import { db, Prisma } from '~/platform/db.server.ts';
import { log } from '~/platform/log.server.ts';
import { foldWords } from './query/fold.ts';

/** Different texts stored per day; more of them come from a bot. */
const MOST_TEXTS_A_DAY = 20_000;
/** Longest stored text, in characters; a longer one was pasted. */
const LONGEST = 60;

/**
 * Normalizes a search text for storage without personal data: texts with an `@` or a long number (telephone, card), or
 * much longer than the name of a bike, are rejected. Folded, so that spellings of one search count as one.
 * @returns undefined if the text may not be stored
 */
export function keepableText(text: string): string | undefined {
  const folded = foldWords(text).join(' ');
  const isPersonal = text.includes('@') || text.replace(/[\s./+()-]/g, '').search(/\d{7}/) >= 0;
  return isPersonal || folded === '' || folded.length > LONGEST ? undefined : folded;
}

/**
 * Counts a search under today's date (spec §3: topSearches). A failure is logged and never breaks the page.
 * @param hits number of products found
 */
export async function recordSearch({
  text,
  locale,
  hits,
}: {
  text: string;
  locale: Locale;
  hits: number;
}): Promise<void> {
  const folded = keepableText(text);
  if (folded === undefined) return;
  try {
    await db.$executeRaw(Prisma.sql`
      insert into top_search (day, locale, text, hits)
      select today, ${locale}::locale, ${folded}, ${hits}
      from (select (now() at time zone 'Europe/Zurich')::date as today) clock
      where (select count(*) from top_search where day = today) < ${MOST_TEXTS_A_DAY}
      on conflict (day, locale, text) do update set count = top_search.count + 1, hits = excluded.hits`);
  } catch (error) {
    log.warn({ err: error }, 'search could not be counted');
  }
}

export interface TopSearch {
  locale: Locale;
  text: string;
  count: number;
  /** Products found by the most recent search. */
  hits: number;
}

/**
 * The most frequent searches of the last days.
 * @param withoutHits only searches that found nothing, for editors
 */
export async function topSearches({
  days = 30,
  limit = 100,
  withoutHits = false,
}: { days?: number; limit?: number; withoutHits?: boolean } = {}): Promise<TopSearch[]> {
  return db.$queryRaw<TopSearch[]>(Prisma.sql`
    select locale, text, sum(count)::int as count, (array_agg(hits order by day desc))[1] as hits
    from top_search where day > current_date - ${days}::int
    group by locale, text
    having not ${withoutHits} or (array_agg(hits order by day desc))[1] = 0
    order by 3 desc, text limit ${limit}`);
}
