import { formatChfWithRappen } from '~/i18n/money.ts';
import type { ProductRecord } from '~/modules/catalog-import/reading/record.ts';
import { type Message, createMessage } from '~/modules/catalog-import/reporting/message.ts';
import type { ExistingProduct } from './existing.server.ts';
import type { Storing } from './storing.ts';

/*
 * What a feed takes from the shop without leaving it out: products that it makes drafts of, or gives away for a
 * fraction of their price. One of them may be meant; where it is more than a third of the shop, something is wrong
 * with the feed.
 */

/** Share of the shop's products above which that is taken for a mistake, as with products that vanish. */
const MOST = 1 / 3;

/** So few are believed in any shop. */
const BELIEVED = 3;

/** A price that changes by more than this many times is worth a look. */
const JUMP = 5;

/** The price that the shop would show, Rappen: sold-out variants count only where there is no other (`gatherOffer`). */
function shownPrice({ variants }: ProductRecord): number {
  const orderable = variants.filter(({ stockStatus }) => stockStatus !== 'outofstock');
  return Math.min(...(orderable.length > 0 ? orderable : variants).map(({ offer }) => offer.price));
}

/** Whether a product of the shop would be shown no more, or would cost less than a fifth. */
export function isWithdrawn({ existing, record }: Pick<Storing, 'existing' | 'record'>): boolean {
  if (existing?.status !== 'published') return false;
  return record.draft || shownPrice(record) * JUMP < existing.price;
}

/** Whether so many withdrawn products are more than a feed is believed. */
export const isMistaken = (withdrawn: number, present: number): boolean =>
  withdrawn > BELIEVED && withdrawn > present * MOST;

/** Says where a price has changed by more than five times: a point or the unit may be wrong. */
export function warnOfJump(
  record: ProductRecord,
  existing: ExistingProduct,
  warn: (label: string, field: string, message: Message) => void,
): void {
  const before = existing.price;
  const after = shownPrice(record);
  if (!Number.isFinite(after) || before <= 0) return;
  if (after * JUMP >= before && after <= before * JUMP) return;
  warn(
    record.label,
    'price',
    createMessage('price-jump', { before: formatChfWithRappen(before), after: formatChfWithRappen(after) }),
  );
}
