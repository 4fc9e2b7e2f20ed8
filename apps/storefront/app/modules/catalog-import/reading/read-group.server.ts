import type { FeedProduct } from '~/modules/catalog-import/feed/feed-item.ts';
import type { Mapping } from './mapping.ts';
import { type MergeItem, mergeProduct, type MergeResult } from './merge.server.ts';
import type { Listener } from './notes.ts';
import { readItem } from './read-item.server.ts';

/** An item of a product as JSON; a variation names its product's item. */
interface GroupItem {
  seq: number;
  parentSeq: number | null;
  text: string;
}

/**
 * Reads the items of one product whole and joins them.
 * @param items at least one that is a product
 */
export function readGroup(items: readonly GroupItem[], listener: Listener, mapping: Mapping | undefined): MergeResult {
  const products = new Map<number, MergeItem>();
  const variations = [];
  for (const { seq, parentSeq, text } of items) {
    const item = readItem(JSON.parse(text), listener.warn, mapping);
    if (item.kind === 'variation') variations.push({ parentSeq, variation: item.variation });
    else if (item.kind === 'dropped') listener.drop(item.label, item.reason, item.detail);
    else {
      const { product } = item;
      products.set(seq, { label: labelOf(product), product, variations: [...product.variations] });
    }
  }
  for (const { parentSeq, variation } of variations) {
    const own = parentSeq === null ? undefined : products.get(parentSeq)?.variations;
    // A feed may bring a variation embedded and on its own.
    if (own && !own.some(({ id }) => id !== null && id === variation.id)) own.push(variation);
  }
  return mergeProduct([...products.values()], listener, mapping);
}

function labelOf({ id, sku, name }: FeedProduct): string {
  return [id !== null && `#${id}`, sku && `(${sku})`, name].filter(Boolean).join(' ');
}
