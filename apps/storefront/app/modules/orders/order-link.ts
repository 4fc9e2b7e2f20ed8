import type { Locale } from '~/i18n/locales.ts';
import { href, type Query } from '~/site-map.ts';

/** Identifies an order in links and forms about it. */
export interface OrderLink {
  /** Order number: for the session that placed it. */
  nr?: string;
  /** The document's token: gives access from anywhere. */
  token?: string;
}

/**
 * Reads which order a query or a form names; a token has priority over a number.
 * @param fields the query of a URL, or the fields of a form
 */
export function orderLinkOf(fields: { get(name: string): unknown }): OrderLink {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const token = text('token');
  return token ? { token } : { nr: text('nr') };
}

/** Parts of the page after the order that links point to. */
export type AfterOrderPart = 'zahlung' | 'ausweis' | 'versicherung' | 'vertrag';

/** The path of an order's page, at one of its parts. */
export function orderPath(locale: Locale, { nr, token }: OrderLink, part?: AfterOrderPart, query: Query = {}): string {
  const path = href('checkoutConfirmation', {}, locale, { ...(token ? { token } : { nr }), ...query });
  return part ? `${path}#${part}` : path;
}
