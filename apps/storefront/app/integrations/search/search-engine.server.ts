import { env } from '~/platform/env.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import { createMeilisearch } from './meilisearch.server.ts';
import type { SearchEngine } from './search-engine.ts';

/** The engine that the environment chooses: Meilisearch where `MEILISEARCH_URL` is set, else none. */
export const searchEngine = (): SearchEngine | undefined =>
  singleton('search-engine', () => {
    const { MEILISEARCH_URL: url, MEILISEARCH_API_KEY: apiKey, APP_MODE } = env();
    return url ? createMeilisearch({ url, apiKey, indexPrefix: `velory-${APP_MODE}` }) : undefined;
  });
