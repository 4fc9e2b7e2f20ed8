import { z } from 'zod';
import { locales, type Locale } from '~/i18n/locales.ts';
import type { SearchDocument } from '~/integrations/search/search-engine.ts';
import { searchEngine } from '~/integrations/search/search-engine.server.ts';
import { defineJob } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import { sql } from '~/platform/sql.server.ts';
import type { FrameType, ProductKind, StockStatus } from '~/modules/catalog/catalog.ts';
import { timeLimit } from '~/platform/time-limit.server.ts';
import { engineSynonyms, tagWord } from './engine/engine-words.ts';

/** Gives the search engine all products anew. */
export const fillSearchJob = defineJob({
  name: 'search.fill',
  schema: z.object({}),
  run: (_, { signal }) => fillSearchEngine(signal),
});

/** Products of one request. */
const BATCH = 1000;
/** ms that the filling may take; less than a job may. */
const LIMIT = 4.5 * 60 * 1000;

/**
 * Gives the search engine all published products of each language; without an engine there is nothing to do.
 * @param signal aborts it
 * @throws if the engine fails, or another process fills it at the moment
 */
async function fillSearchEngine(signal: AbortSignal): Promise<void> {
  const engine = searchEngine();
  if (!engine) return;
  const limited = AbortSignal.any([signal, timeLimit(LIMIT)]);
  await alone(async () => {
    for (const locale of locales) {
      const options = { synonyms: engineSynonyms(locale), signal: limited };
      const products = await engine.replaceAll(locale, documentsOf(locale), options);
      log.info({ locale, products }, 'search engine filled');
    }
  });
}

/** Two at once would fill the same new index. */
async function alone(work: () => Promise<void>): Promise<void> {
  const connection = await sql.reserve();
  try {
    const [row] = await connection<{ free: boolean }[]>`select pg_try_advisory_lock(hashtext('search engine')) as free`;
    if (!row?.free) throw new Error('another process fills the search engine');
    await work();
  } finally {
    await connection.release();
  }
}

interface DocumentRow extends Pick<SearchDocument, 'id' | 'slug' | 'name' | 'brand' | 'words' | 'description'> {
  kind: ProductKind;
  codes: string[];
  categories: string[];
  frameTypes: FrameType[];
  speedKmh: number | null;
  isOccasion: boolean;
  stock: StockStatus;
  price: number;
  position: number;
}

/** The index of Postgres, in batches. */
async function* documentsOf(locale: Locale): AsyncGenerator<SearchDocument[]> {
  let last = 0;
  for (;;) {
    const rows = await sql<DocumentRow[]>`
      select p.id, t.slug, t.name, b.name as brand, p.kind, s.codes, s.words, p.category_slugs as categories,
        p.frame_types as "frameTypes", p.speed_kmh as "speedKmh", p.is_occasion as "isOccasion", p.stock_status as stock,
        p.display_price as price, p.position,
        left(regexp_replace(t.short_description || ' ' || t.description, '<[^>]*>|&[a-z]+;', ' ', 'g'), 8000) as description
      from search.product s
      join product p on p.id = s.product_id and p.status = 'published'
      join product_text t on t.product_id = p.id and t.locale = s.locale
      left join brand b on b.id = p.brand_id
      where s.locale = ${locale}::locale and s.product_id > ${last}
      order by s.product_id limit ${BATCH}`;
    if (rows.length === 0) return;
    yield rows.map(toDocument);
    last = rows.at(-1)?.id ?? last;
  }
}

const stockRanks: Record<StockStatus, SearchDocument['stock']> = { instock: 0, onbackorder: 1, outofstock: 2 };

function toDocument({ frameTypes, speedKmh, isOccasion, stock, ...row }: DocumentRow): SearchDocument {
  const tags = [
    ...row.categories.map((slug) => `category:${slug}`),
    ...frameTypes.map((type) => `frame:${type}`),
    ...(speedKmh === null ? [] : [`speed:${speedKmh}`]),
    ...(isOccasion ? ['category:occasion'] : []),
  ];
  return {
    ...row,
    tags: [...new Set(tags.map(tagWord))],
    stock: stockRanks[stock],
    orderable: stock === 'outofstock' ? 0 : 1,
  };
}
