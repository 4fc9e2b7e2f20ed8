import { z } from 'zod';
import type { Locale } from '~/i18n/locales.ts';
import { MeilisearchApi, MeilisearchError, type MeilisearchOptions } from './meilisearch-api.server.ts';
import { indexSettings } from './meilisearch-settings.ts';
import type { EngineHits, EngineQuery, FillOptions, SearchDocument, SearchEngine } from './search-engine.ts';

interface IndexOptions extends MeilisearchOptions {
  /** Beginning of the indexes' names: shops of several modes may share a server. */
  indexPrefix: string;
}

const answerSchema = z.object({
  hits: z.array(
    z.object({
      id: z.number().int(),
      _rankingScoreDetails: z.object({ typo: z.object({ typoCount: z.number() }).optional() }).optional(),
    }),
  ),
  estimatedTotalHits: z.number().int(),
});

/** Hits whose typing errors are asked for; lists of all hits do not need them. */
const MOST_EXPLAINED = 100;

/** Products in Meilisearch, 1.10 or newer: an index for each language, e.g. `velory-production-products-de`. */
export function createMeilisearch({ indexPrefix, ...options }: IndexOptions): SearchEngine {
  const api = new MeilisearchApi(options);
  const indexOf = (locale: Locale): string => `${indexPrefix}-products-${locale}`;
  return {
    async find({ locale, signal, ...query }) {
      const answer = await api.call('POST', `/indexes/${indexOf(locale)}/search`, searchBody(query), signal);
      return readHits(answerSchema.parse(answer));
    },
    replaceAll: (locale, batches, fill) =>
      replaceIndex(api, indexOf(locale), { batches, ...fill, settings: indexSettings(locale, fill.synonyms) }),
  };
}

function searchBody({ words, kind, match, limit, offset }: Omit<EngineQuery, 'locale' | 'signal'>): object {
  return {
    q: words,
    filter: `kind = ${kind}`,
    matchingStrategy: match === 'all' ? 'all' : 'last',
    limit,
    offset,
    attributesToRetrieve: ['id'],
    showRankingScoreDetails: limit <= MOST_EXPLAINED,
  };
}

function readHits({ hits, estimatedTotalHits }: z.infer<typeof answerSchema>): EngineHits {
  return {
    ids: hits.map(({ id }) => id),
    total: estimatedTotalHits,
    corrected: (hits[0]?._rankingScoreDetails?.typo?.typoCount ?? 0) > 0,
  };
}

interface Filling extends FillOptions {
  batches: AsyncIterable<readonly SearchDocument[]>;
  settings: object;
}

/**
 * Fills a new index beside the one that is searched and swaps the two, so that no one searches half of the products.
 */
async function replaceIndex(
  api: MeilisearchApi,
  index: string,
  { batches, settings, signal }: Filling,
): Promise<number> {
  const next = `${index}-next`;
  const run = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<void> =>
    api.finish(await api.enqueue(method, path, body, signal), signal);

  await unless('index_not_found', run('DELETE', `/indexes/${next}`));
  await run('POST', '/indexes', { uid: next, primaryKey: 'id' });
  await run('PATCH', `/indexes/${next}/settings`, settings);
  const tasks: number[] = [];
  let count = 0;
  for await (const documents of batches) {
    tasks.push(await api.enqueue('POST', `/indexes/${next}/documents`, documents, signal));
    count += documents.length;
  }
  for (const task of tasks) await api.finish(task, signal);
  await unless('index_already_exists', run('POST', '/indexes', { uid: index, primaryKey: 'id' }));
  await run('POST', '/swap-indexes', [{ indexes: [index, next] }]);
  await run('DELETE', `/indexes/${next}`);
  return count;
}

/** Takes one kind of refusal for done. */
async function unless(code: string, running: Promise<void>): Promise<void> {
  await running.catch((error: unknown) => {
    if (!(error instanceof MeilisearchError) || error.code !== code) throw error;
  });
}
