import type { StockStatus } from '~/modules/catalog/stock.ts';
import { wholeNumber } from '~/modules/catalog-import/reading/numbers.ts';
import { getOwnEntry } from '~/platform/own-entry.ts';

/** A row of the feed, for one article number. */
export interface StockRow {
  sku: string;
  stockStatus: StockStatus;
  /** Pieces in the warehouse; null if the feed counts nothing. */
  quantity: number | null;
  deliveryTimeInDays: number | null;
  /** ISO date */
  expectedDeliveryDate: string | null;
}

/** Why a row was left out, or what was left out of it. */
export type StockReason = 'no-sku' | 'no-stock' | 'quantity' | 'status' | 'days' | 'date' | 'twice' | 'unknown';

/** Titles of columns and names of fields, without case, accents and signs. */
const fieldOfTitle = new Map(
  Object.entries({
    sku: ['sku', 'artikelnummer', 'artnr', 'articlenumber', 'numerodarticle', 'reference', 'articlenumber2'],
    quantity: ['quantity', 'stockquantity', 'stock', 'bestand', 'lagerbestand', 'menge', 'quantite'],
    status: ['status', 'stockstatus', 'lagerstatus', 'verfugbarkeit', 'disponibilite'],
    days: ['deliverytimeindays', 'deliverydays', 'lieferzeit', 'liefertage', 'lieferzeittage', 'delai', 'delaijours'],
    date: ['expecteddeliverydate', 'expecteddeliverydatewebsite', 'expected', 'liefertermin', 'datedelivraison'],
  }).flatMap(([field, titles]) => titles.map((title) => [title, field] as const)),
);

/** The field that a column's title means; undefined for others. */
export function stockField(title: string): string | undefined {
  const bare = title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');
  return fieldOfTitle.get(bare.replace(/[^a-z0-9]+/g, ''));
}

const statuses: Readonly<Record<string, StockStatus>> = {
  instock: 'instock',
  'in stock': 'instock',
  ja: 'instock',
  oui: 'instock',
  yes: 'instock',
  'an lager': 'instock',
  onbackorder: 'onbackorder',
  'on order': 'onbackorder',
  bestellt: 'onbackorder',
  'sur commande': 'onbackorder',
  outofstock: 'outofstock',
  nein: 'outofstock',
  non: 'outofstock',
  no: 'outofstock',
  ausverkauft: 'outofstock',
};

/** The most that is believed: a column was mixed up where there is more. */
const MOST_PIECES = 100_000;
const MOST_DAYS = 730;

/**
 * Reads one row.
 * @param cells by their fields (`stockField`), as they came
 * @param readDate a day as feeds write it, as an ISO date
 * @returns the row, with what was left out of it; or why it is left out as a whole
 */
export function readStockRow(
  cells: Readonly<Record<string, unknown>>,
  readDate: (value: unknown) => string | undefined,
): { row: StockRow; left: StockReason[] } | { row?: undefined; left: [StockReason] } {
  const text = (field: string): string => {
    const value = cells[field];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  const left: StockReason[] = [];
  const whole = (field: 'quantity' | 'days', most: number): number | null => {
    if (text(field) === '') return null;
    const number = wholeNumber(text(field));
    if (number !== undefined && number >= 0 && number <= most) return number;
    left.push(field);
    return null;
  };
  const sku = text('sku');
  if (sku === '' || sku.length > 100) return { left: ['no-sku'] };
  const quantity = whole('quantity', MOST_PIECES);
  const deliveryTimeInDays = whole('days', MOST_DAYS);
  const expectedDeliveryDate = text('date') === '' ? null : (readDate(text('date')) ?? null);
  if (text('date') !== '' && expectedDeliveryDate === null) left.push('date');
  const message = getOwnEntry(statuses, text('status').toLowerCase());
  if (text('status') !== '' && !message) left.push('status');
  const comes = expectedDeliveryDate !== null || deliveryTimeInDays !== null;
  const stockStatus = message ?? (quantity === null ? undefined : statusOf(quantity, comes));
  if (!stockStatus) return { left: [left[0] ?? 'no-stock'] };
  return { row: { sku, stockStatus, quantity, deliveryTimeInDays, expectedDeliveryDate }, left };
}

/** The status that a number of pieces gives: none are on order where the feed says when they come. */
function statusOf(quantity: number, comes: boolean): StockStatus {
  if (quantity > 0) return 'instock';
  return comes ? 'onbackorder' : 'outofstock';
}

/**
 * What the shop sells of a row: pieces in the warehouse that are ordered already and not sent yet are not sold once
 * more (decision 92).
 * @param reserved pieces of orders that have not left the warehouse
 */
export function sellable(
  { stockStatus, quantity, deliveryTimeInDays, expectedDeliveryDate }: Omit<StockRow, 'sku'>,
  reserved: number,
): { stockStatus: StockStatus; quantity: number | null } {
  if (quantity === null || stockStatus === 'outofstock') return { stockStatus, quantity };
  const left = Math.max(0, quantity - reserved);
  if (stockStatus === 'onbackorder' || left > 0) return { stockStatus, quantity: left };
  return { stockStatus: statusOf(0, expectedDeliveryDate !== null || deliveryTimeInDays !== null), quantity: 0 };
}
