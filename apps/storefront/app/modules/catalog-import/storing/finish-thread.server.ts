import { parentPort } from 'node:worker_threads';
import { PostgresWords } from '~/modules/search/index-products.server.ts';
import { finishBatch, type StoredProduct } from './finish.server.ts';
import { threadSql } from './thread-sql.server.ts';

/*
 * The thread that ends the storing of products beside the one that reads them (`finish-in-thread.server.ts`). It has
 * connections and remembered words of its own.
 */

/** Messages to the thread: products to finish, or the end. */
export type FinishRequest = { products: readonly StoredProduct[] } | 'end';
/** What it answers each request with. */
export type FinishAnswer = { error?: unknown };

const sql = threadSql();
const words = new PostgresWords();

parentPort?.on('message', (request: FinishRequest) => {
  void answer(request).then((message) => {
    parentPort?.postMessage(message);
    if (request === 'end') parentPort?.close();
  });
});

async function answer(request: FinishRequest): Promise<FinishAnswer> {
  try {
    if (request === 'end') await sql.end({ timeout: 5 });
    else await finishBatch(sql, request.products, words);
    return {};
  } catch (error) {
    return { error };
  }
}
