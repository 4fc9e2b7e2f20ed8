import { formatListingQuery } from './listing-query.ts';
import type { ListingScope } from './listings.ts';

/** Characters that a scope may take in an address: an editor's choice of a few hundred products has no room. */
export const LONGEST_SCOPE = 1500;

/**
 * A listing's scope as a text, for the call that counts its filters; `scopeOfText` of listings.schema.server.ts reads
 * it.
 * @returns undefined if it is too long for an address
 */
export function formatScope({
  handPicked: _handPicked,
  first: _first,
  rule,
  ...scope
}: ListingScope): string | undefined {
  const text = JSON.stringify({ ...scope, ...(rule ? { rule: formatListingQuery(rule) } : {}) });
  return text.length > LONGEST_SCOPE ? undefined : text;
}
