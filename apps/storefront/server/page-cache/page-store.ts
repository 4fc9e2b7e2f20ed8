import { LRUCache } from 'lru-cache';
import { nextZurichMidnight } from '~/platform/zurich-time.server.ts';

export interface PageVariant {
  /** Names and values in turn. */
  headers: readonly string[];
  body: Buffer;
}

/** A page as the cache holds it: complete and compressed. */
export interface CachedPage {
  etag: string;
  /** All headers of the answer but those that depend on the encoding, the request or the connection. */
  headers: readonly string[];
  br: PageVariant;
}

interface Entry {
  page: CachedPage;
  tags: readonly string[];
  /** ms since 1970 until which the page may be shown; 0 once it was dropped. */
  freshUntil: number;
  cachedAt: number;
}

export interface PageStoreOptions {
  /** Bytes that pages of all owners may take together. */
  maxBytes: number;
  /** ms that a page may replace one that cannot be rendered, counted from when it was stored. */
  staleFor: number;
  now?: () => number;
}

/** Taken before a page is rendered: pages that were rendered from what has been dropped since are not kept as fresh. */
export interface RenderMark {
  readonly total: number;
  readonly byTag: ReadonlyMap<string, number>;
}

export interface KeepOptions {
  /** Seconds. */
  maxAge: number;
  tags: readonly string[];
  /** From before the page was rendered. */
  mark: RenderMark;
}

/** Whose page it is: what is before the first blank of its key. */
function ownerOf(key: string): string {
  const blank = key.indexOf(' ');
  return blank < 0 ? '' : key.slice(0, blank);
}

/**
 * Whole pages in memory, of several owners (instances of the shop). Where memory is short, the owner that holds most
 * gives up its least used page: one that holds no more than its share, the bytes divided by the owners, never loses a
 * page to another. A dropped or expired page stays as a stale copy until a new one replaces it or memory is short: it
 * is better than no page while the database is unavailable.
 *
 * It answers before any of the app runs, with bytes. What pages are made of is stored by
 * `platform/read-cache.server.ts`, for the addresses that no one has asked for since the last change.
 */
export class PageStore {
  readonly #owners = new Map<string, LRUCache<string, Entry>>();
  readonly #maxBytes: number;
  readonly #staleFor: number;
  readonly #now: () => number;
  readonly #drops = new Map<string, number>();
  #totalDrops = 0;
  #midnight = 0;

  constructor({ maxBytes, staleFor, now = Date.now }: PageStoreOptions) {
    this.#staleFor = staleFor;
    this.#now = now;
    this.#maxBytes = maxBytes;
  }

  /** The page that may be shown now. */
  fresh(key: string): CachedPage | undefined {
    const entry = this.#owners.get(ownerOf(key))?.get(key);
    return entry && entry.freshUntil > this.#now() ? entry.page : undefined;
  }

  /** The last page there was, however old up to the limit: for when a new one cannot be made. */
  stale(key: string): CachedPage | undefined {
    const entry = this.#owners.get(ownerOf(key))?.get(key);
    return entry && entry.cachedAt + this.#staleFor > this.#now() ? entry.page : undefined;
  }

  /** To be taken before rendering and handed to `keep`. */
  mark(): RenderMark {
    return { total: this.#totalDrops, byTag: new Map(this.#drops) };
  }

  /**
   * Keeps a page until its age or Zurich's midnight is reached or one of its tags is dropped.
   * A page whose content was dropped since the mark is kept as a stale copy only.
   */
  keep(key: string, page: CachedPage, { maxAge, tags, mark }: KeepOptions): void {
    const now = this.#now();
    if (now >= this.#midnight) this.#midnight = nextZurichMidnight(now);
    const outdated =
      mark.total !== this.#totalDrops || tags.some((tag) => mark.byTag.get(tag) !== this.#drops.get(tag));
    const freshUntil = outdated ? 0 : Math.min(now + maxAge * 1000, this.#midnight);
    this.#pagesOf(ownerOf(key)).set(key, { page, tags, freshUntil, cachedAt: now });
    this.#makeRoom();
  }

  #pagesOf(owner: string): LRUCache<string, Entry> {
    let pages = this.#owners.get(owner);
    if (!pages) {
      pages = new LRUCache({
        maxSize: this.#maxBytes,
        maxEntrySize: Math.max(1, Math.floor(this.#maxBytes / 4)),
        sizeCalculation: ({ page }, key) => sizeOf(page) + key.length * 2 + 200,
      });
      this.#owners.set(owner, pages);
    }
    return pages;
  }

  /** Lets the largest owner give up pages until all fit. */
  #makeRoom(): void {
    while (this.bytes > this.#maxBytes) {
      let largest: LRUCache<string, Entry> | undefined;
      for (const pages of this.#owners.values())
        if (!largest || pages.calculatedSize > largest.calculatedSize) largest = pages;
      if (!largest?.pop()) return;
    }
  }

  /** Pages with a tag are not shown any more. */
  drop(tag: string): void {
    this.#drops.set(tag, (this.#drops.get(tag) ?? 0) + 1);
    for (const entry of this.#all()) if (entry.tags.includes(tag)) entry.freshUntil = 0;
  }

  /**
   * Pages of one owner are gone, stale copies too: it may not be served any more.
   * Those that are being rendered right now are not kept as fresh either.
   */
  dropOwner(owner: string): void {
    this.#totalDrops += 1;
    this.#owners.delete(owner);
  }

  /** No page is shown any more. */
  dropAll(): void {
    this.#totalDrops += 1;
    for (const entry of this.#all()) entry.freshUntil = 0;
  }

  get pages(): number {
    let pages = 0;
    for (const own of this.#owners.values()) pages += own.size;
    return pages;
  }

  get bytes(): number {
    let bytes = 0;
    for (const own of this.#owners.values()) bytes += own.calculatedSize;
    return bytes;
  }

  /** Bytes that the pages of one owner take. */
  bytesOf(owner: string): number {
    return this.#owners.get(owner)?.calculatedSize ?? 0;
  }

  *#all(): Iterable<Entry> {
    for (const pages of this.#owners.values()) yield* pages.values();
  }
}

/** Bytes of a page: its body, its headers' characters once, and a reference to each in both lists. */
function sizeOf({ headers, br }: CachedPage): number {
  const texts = headers.reduce((size, text) => size + text.length, 0);
  return br.body.length + texts + (headers.length + br.headers.length) * 8;
}
