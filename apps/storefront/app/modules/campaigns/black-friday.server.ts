import { getEntries } from '~/modules/content/content.server.ts';
import type { BlackFriday } from '~/modules/content/content.ts';
import type { Locale } from '~/i18n/locales.ts';
import { sql } from '~/platform/sql.server.ts';
import { blackFridayCount, type BlackFridayCount, blackFridayState, type BlackFridayState } from './black-friday.ts';

export interface RunningBlackFriday {
  entry: BlackFriday;
  /** Null if no editor has confirmed the figures: then none are shown. */
  count: BlackFridayCount | null;
  state: BlackFridayState;
}

/** Reduced bikes of orders within the action; what was cancelled or sent back is free again. */
async function orderedBikes({ startsAt, endsAt }: BlackFriday): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from deal join checkout on checkout.id = deal.checkout_id
    left join fulfilment on fulfilment.checkout_id = checkout.id
    where checkout.created_at >= ${startsAt} and checkout.created_at < ${endsAt}
      and (deal.properties->>'isOnSale')::boolean and deal.properties->>'e_bike_category' <> 'accessory'
      and coalesce(fulfilment.stage not in ('cancelled', 'returned'), true)`;
  return row?.count ?? 0;
}

/** The Black Friday that editors have published, with its figures; undefined if there is none (spec §2, §9). */
export async function findBlackFriday(locale: Locale, now: Date): Promise<RunningBlackFriday | undefined> {
  const [entry] = await getEntries('black-friday', locale);
  if (!entry) return undefined;
  const isAhead = now.getTime() < Date.parse(entry.startsAt);
  const count = entry.figuresConfirmed
    ? blackFridayCount(isAhead ? { ...entry, soldAtStart: 0 } : entry, await orderedBikes(entry))
    : null;
  return { entry, count, state: blackFridayState(entry, count, now) };
}
