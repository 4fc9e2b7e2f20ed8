import type { RunSql } from '~/platform/sql-pool.server.ts';
import { type Database, Prisma } from './db.server.ts';
import type { InstanceId } from './instance-id.ts';

/**
 * What a page says about being kept. The HTTP server's page
 * cache obeys this header and removes it.
 */
export const PAGE_CACHE_HEADER = 'x-page-cache';

/** What a public page depends on: a change of it drops all pages with that tag. */
export type CacheTag = 'catalog' | 'content' | 'questions' | 'winners';

export const PAGE_CACHE_CHANNEL = 'page_cache';

export interface PublicPage {
  /** Seconds a page may be stored at most. */
  maxAge?: number;
  tags: readonly CacheTag[];
}

/** What a page's route says of itself in its `handle` where its pages are the same for everyone. */
export interface SharedHandle {
  /** They are made without anyone's session, and kept where `publicPage` says so too (decision 52). */
  isShared?: boolean;
}

/**
 * Headers of a page that is the same for everyone; its route's `handle` says so too. Pages without them are private
 * and never kept.
 */
export function publicPage({ maxAge = 3600, tags }: PublicPage): Record<string, string> {
  return { [PAGE_CACHE_HEADER]: `max-age=${maxAge}; tags=${tags.join(',')}` };
}

/** How a notification names the pages of one instance. */
export const INSTANCE_PREFIX = 'instance:';

/** Makes every process drop the pages of some instances, as soon as the caller's transaction commits. */
export async function dropInstancePages(database: Database, instances: readonly InstanceId[]): Promise<void> {
  for (const id of instances)
    await database.$executeRaw(Prisma.sql`select pg_notify(${PAGE_CACHE_CHANNEL}, ${INSTANCE_PREFIX + id})`);
}

/** Makes every instance drop the pages with a tag, as soon as the caller's transaction commits. */
export async function dropPages(database: Database, tag: CacheTag): Promise<void> {
  await database.$executeRaw(Prisma.sql`select pg_notify(${PAGE_CACHE_CHANNEL}, ${tag})`);
}

/**
 * How a notification names changes of the catalogue of which more follow: pages that it concerns are dropped every few
 * seconds (decision 138).
 */
export const CATALOG_SERIES = 'catalog:series';

/**
 * Says of a transaction that it is one of a series, such as an import's: what it changes in products is announced as
 * `CATALOG_SERIES`. Anyone who does so announces `catalog` at the end.
 */
export async function markSeries(transaction: RunSql): Promise<void> {
  await transaction`select set_config('shop.catalog_notice', ${CATALOG_SERIES}, true)`;
}
