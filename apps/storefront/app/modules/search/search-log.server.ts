import type { Locale } from '~/i18n/locales.ts';
import { db, Prisma } from '~/platform/db.server.ts';
import { log } from '~/platform/log.server.ts';
import { foldWords } from './query/fold.ts';

/** Different texts of one day that are stored: more would be a person's program. */
const MOST_TEXTS_A_DAY = 20_000;
/** Longest text that is stored, characters: what is longer was pasted. */
const LONGEST = 60;

/**
 * A search as it may be stored, without anything personal: nothing with an `@`, with a long number (telephone, card)
 * or much longer than the name of a bike. Folded, so that spellings of one search count as one.
 * @returns undefined if it is not kept
 */
export function keepableText(text: string): string | undefined {
  const folded = foldWords(text).join(' ');
  const isPersonal = text.includes('@') || text.replace(/[\s./+()-]/g, '').search(/\d{7}/) >= 0;
  return isPersonal || folded === '' || folded.length > LONGEST ? undefined : folded;
}

/**
 * Counts a search of today (spec §3: topSearches). A failure costs the count, never the page.
 * @param hits products found
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
  /** Products found the last time. */
  hits: number;
}

/** What was searched for most in the last days. @param withoutHits only searches that found nothing, for editors */
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
