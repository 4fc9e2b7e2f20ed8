import type { Locale } from '~/i18n/locales.ts';
import type { ProductRecord } from '~/modules/catalog-import/reading/record.ts';
import type { ExistingProduct } from './existing.server.ts';

/** One product of a batch on its way to the database. */
export interface Storing {
  record: ProductRecord;
  existing: ExistingProduct | undefined;
  /** The place in the feed, from 1 on. */
  place: number;
  /** The record's hash: tells whether there is anything to write. */
  hash: string;
  slugs: Record<Locale, string>;
  /** The product's id, once it is known. */
  id: number;
}
