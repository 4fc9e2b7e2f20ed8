import type { SqlPool } from '~/platform/sql-pool.server.ts';
import { indexProducts, type PostgresWords } from '~/modules/search/index-products.server.ts';

export interface StoredProduct {
  productId: number;
  /** The hash of the items that it was read from. */
  hash: string;
  /** What was noted while they were read, as JSON; null if nothing was. */
  notes: string | null;
}

/** Ends the storing of some products; called again once the call before has ended. */
export type FinishProducts = (products: readonly StoredProduct[]) => Promise<void>;

/**
 * Ends the storing of products in a transaction of its own: puts them into the search index and notes what they were
 * read from. A product without that note is not finished: the next import does so, however this one ended.
 * @param words what the import has learnt of words already
 */
export async function finishBatch(
  sql: Pick<SqlPool, 'begin'>,
  products: readonly StoredProduct[],
  words: PostgresWords,
): Promise<void> {
  const ids = products.map(({ productId }) => productId);
  await sql.begin(async (transaction) => {
    await transaction`set local synchronous_commit = off`;
    const unfinished = await transaction<{ id: number }[]>`
      select id from unnest(${ids}::int[]) id where not exists (select from product_source where product_id = id)`;
    await indexProducts(
      transaction,
      unfinished.map(({ id }) => id),
      words,
    );
    await transaction`
      insert into product_source (product_id, hash, notes)
      select * from unnest(${ids}::int[], ${products.map(({ hash }) => hash)}::text[], ${products.map(({ notes }) => notes)}::text[])
      on conflict (product_id) do update set hash = excluded.hash, notes = excluded.notes`;
  });
}
