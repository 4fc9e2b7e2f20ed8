import { searchEngine } from '~/integrations/search/search-engine.server.ts';
import { log } from '~/platform/log.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import { engineSearch } from '~/modules/search/engine/engine-search.server.ts';
import { readSearch } from './reading.ts';
import { matchProducts, type Matches, type MatchQuery, type ProductSearch } from './matches.server.ts';

/**
 * The search that the environment chooses: a search engine with Postgres behind it, or Postgres alone. An engine knows
 * words; what sets conditions beside them is searched for in Postgres.
 */
export const productSearch = (): ProductSearch =>
  singleton('product-search', () => {
    const engine = searchEngine();
    const postgres: ProductSearch = { find: matchProducts };
    return engine ? new SearchWithFallback(engineSearch(engine), postgres) : postgres;
  });

/** ms that a search which failed is left alone. */
const PAUSE = 30_000;

/** Uses a first search engine, and a second one if the first fails; logs an outage once. */
export class SearchWithFallback implements ProductSearch {
  /** While the first one is away: when it is asked again. */
  #retryAt: number | undefined;

  constructor(
    private readonly first: ProductSearch,
    private readonly second: ProductSearch,
    private readonly pause = PAUSE,
  ) {}

  async find(query: MatchQuery): Promise<Matches> {
    const { conditions, preference } = readSearch(query.text, query.locale, query.kind);
    if (conditions.length > 0 || preference) return this.second.find(query);
    if (this.#retryAt !== undefined) {
      if (Date.now() < this.#retryAt) return this.second.find(query);
      // One search tries, those beside it do not wait for it.
      this.#retryAt = Date.now() + this.pause;
    }
    try {
      const found = await this.first.find(query);
      if (this.#retryAt !== undefined) log.info('search engine is available again');
      this.#retryAt = undefined;
      return found;
    } catch (error) {
      if (this.#retryAt === undefined) log.warn({ err: error }, 'search engine failed; using Postgres');
      this.#retryAt = Date.now() + this.pause;
      return this.second.find(query);
    }
  }
}
