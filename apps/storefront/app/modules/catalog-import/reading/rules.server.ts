import { createHash } from 'node:crypto';
import { type Mapping, noMapping } from './mapping.ts';

/** Counts up when the importer reads the same feed differently, so that unchanged items are read and written again. */
export const READER_VERSION = 6;

/** What reading depends on beside the feed, as a short text: the reader's version and the operator's mapping. */
export function rulesOf(mapping: Mapping = noMapping): string {
  const { categories, attributes, brands } = mapping;
  const entries = [categories, attributes, brands].map((meanings) =>
    [...meanings].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return createHash('sha256')
    .update(JSON.stringify([READER_VERSION, entries]))
    .digest('base64url');
}
