import { type Message, createMessage } from '~/modules/catalog-import/reporting/message.ts';
import type { Offer } from '~/modules/catalog-import/feed/feed-item.ts';
import { type ParsedPrice, parsePrice } from './numbers.ts';

/** A feed's price fields, as they stand. */
export interface PriceFields {
  price: unknown;
  regularPrice: unknown;
  salePrice: unknown;
  saleFrom: Date | null;
  saleTo: Date | null;
  /** A date of the sale that is given and cannot be read: whether the sale is on, no one knows. */
  unreadableDate?: { field: string; value: string };
}

export interface ReadOffer {
  offer: Offer | null;
  /** What keeps the item from being sold: a price that could not be read. */
  problem: Message | null;
  warnings: { field: string; message: Message }[];
}

/**
 * The offer of an item (contract of WooCommerce: `price` is what it costs now, `regular_price` and `sale_price` say
 * why). A sale that is not cheaper than the regular price is no sale. Without any readable price there is no offer.
 */
export function readOffer(fields: PriceFields): ReadOffer {
  const warnings: ReadOffer['warnings'] = [];
  const regular = parsePrice(fields.regularPrice);
  const { price, sale } = pricesOf(fields, regular, warnings);

  if (price.kind !== 'amount' && regular.kind === 'unreadable')
    return { offer: null, problem: price.kind === 'unreadable' ? price.reason : regular.reason, warnings };
  if (price.kind === 'unreadable') return { offer: null, problem: price.reason, warnings };
  if (regular.kind === 'unreadable')
    warnings.push({ field: 'regular_price', message: createMessage('absent', { reason: regular.reason }) });
  if (sale.kind === 'unreadable')
    warnings.push({ field: 'sale_price', message: createMessage('absent', { reason: sale.reason }) });

  let now = price.kind === 'amount' ? price.rappen : null;
  const before = regular.kind === 'amount' ? regular.rappen : null;
  let reduced = sale.kind === 'amount' ? sale.rappen : null;
  if (reduced !== null && before !== null && reduced >= before) {
    if (reduced > before) warnings.push({ field: 'sale_price', message: createMessage('sale-above') });
    // A present price that is the sale's goes with it.
    if (now === reduced) now = before;
    reduced = null;
  }

  const { saleFrom, saleTo } = fields;
  if (reduced !== null && before !== null && (now === null || now === before || now === reduced)) {
    if (saleFrom && saleTo && saleFrom >= saleTo) {
      warnings.push({ field: 'date_on_sale_to', message: createMessage('sale-ends-first') });
      return { offer: withoutWindow(before, null), problem: null, warnings };
    }
    // Without dates the present price says whether the sale is on.
    if (!saleFrom && !saleTo) return { offer: withoutWindow(now ?? reduced, before), problem: null, warnings };
    const window = {
      regularPrice: before,
      salePrice: reduced,
      from: saleFrom?.toISOString() ?? null,
      to: saleTo?.toISOString() ?? null,
    };
    return { offer: { price: before, uvpPrice: null, sale: window }, problem: null, warnings };
  }
  const effective = now ?? reduced ?? before;
  return { offer: effective === null ? null : withoutWindow(effective, before), problem: null, warnings };
}

/** The price and the sale's price, without the sale where one of its dates cannot be read. */
function pricesOf(
  fields: PriceFields,
  regular: ParsedPrice,
  warnings: ReadOffer['warnings'],
): { price: ParsedPrice; sale: ParsedPrice } {
  const price = parsePrice(fields.price);
  const sale = parsePrice(fields.salePrice);
  const { unreadableDate } = fields;
  if (!unreadableDate || sale.kind !== 'amount' || regular.kind !== 'amount') return { price, sale };
  warnings.push({ field: unreadableDate.field, message: createMessage('sale-date', { value: unreadableDate.value }) });
  const isOfSale = price.kind === 'amount' && price.rappen === sale.rappen;
  return { price: isOfSale ? regular : price, sale: { kind: 'absent' } };
}

function withoutWindow(price: number, regular: number | null): Offer {
  return { price, uvpPrice: regular !== null && regular > price ? regular : null, sale: null };
}

/** Price and regular price at a moment; both in Rappen. */
export function offerAt(offer: Offer, now: Date): { price: number; uvpPrice: number | null } {
  const { sale } = offer;
  if (!sale) return { price: offer.price, uvpPrice: offer.uvpPrice };
  const started = sale.from === null || Date.parse(sale.from) <= now.getTime();
  const ended = sale.to !== null && Date.parse(sale.to) <= now.getTime();
  return started && !ended
    ? { price: sale.salePrice, uvpPrice: sale.regularPrice }
    : { price: sale.regularPrice, uvpPrice: null };
}
