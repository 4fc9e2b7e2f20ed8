import { LRUCache } from 'lru-cache';
import { isForAll } from './instance-scope.server.ts';
import type { CacheTag } from './page-cache.server.ts';
import { singleton } from './singleton.server.ts';

/*
 * Results of reads for pages that are the same for everyone, kept until a change of them is heard of (decision 112).
 * Such a page is stored until the same change, so what it is made from may be as old as it is itself, and no older.
 * All other work reads anew each time.
 *
 * Why beside the cache of whole pages (`server/page-cache/page-store.ts`): that one holds the compressed bytes of
 * addresses that were asked for before; this one serves the addresses that were not, as after each change of the
 * catalogue and for filters, which are nearly all different. They are made of the same cards, texts and counts. Both
 * are emptied by the same notification and by tag.
 */

/** ms after which what no one has said to have changed is read anew all the same. */
const MAX_AGE = 5 * 60_000;

/** What this process has heard of changes. */
const changes = singleton('kept-reads', () => ({ isListening: false, all: 0, byTag: new Map<string, number>() }));

/** Says whether changes are heard of from now on; until then nothing is stored. */
export function listenForChanges(isListening: boolean): void {
  changes.isListening = isListening;
}

/** Forgets what was read of something that has changed. @param tag everything where none is given */
export function invalidateReads(tag?: string): void {
  if (tag === undefined) changes.all += 1;
  else changes.byTag.set(tag, (changes.byTag.get(tag) ?? 0) + 1);
}

/**
 * A number that rises with each change that is heard of; undefined if nothing may be stored: the work is not for
 * everyone, or no one listens.
 */
export function changesOf(tag: CacheTag): number | undefined {
  if (!changes.isListening || !isForAll()) return undefined;
  return changes.all + (changes.byTag.get(tag) ?? 0);
}

/** Reads of one kind. What they gave is shared by those who ask, and not to be changed. */
export class ReadCache<Value extends object> {
  readonly #tag: CacheTag;
  readonly #values: LRUCache<string, Value>;
  #changes = -1;
  /** ms since 1970 when all that is stored was read, or later. */
  #since = 0;

  /** @param tag whose changes make them old @param max values that are stored */
  constructor(tag: CacheTag, max: number) {
    this.#tag = tag;
    this.#values = new LRUCache({ max });
  }

  /** What was read under a key, or is read now. What is not there is not remembered. @throws whatever reading throws */
  async one<Read extends Value | undefined>(key: string, read: () => Promise<Read>): Promise<Value | Read> {
    const changes = this.#current();
    const stored = changes === undefined ? undefined : this.#values.get(key);
    if (stored) return stored;
    const value = await read();
    if (value !== undefined && this.#isAsAt(changes)) this.#values.set(key, value);
    return value;
  }

  /**
   * What was read under several keys; those that are not known are read at once.
   * @param read gives what is there of them, each with its key, in any order
   * @returns in no order
   */
  async several(
    keys: readonly string[],
    read: (missing: readonly string[]) => Promise<(readonly [key: string, value: Value])[]>,
  ): Promise<Value[]> {
    const changes = this.#current();
    const known = changes === undefined ? [] : keys.map((key) => this.#values.get(key));
    const missing = keys.filter((_, index) => !known[index]);
    const found = known.filter((value) => value !== undefined);
    if (missing.length === 0) return found;
    const fresh = await read(missing);
    if (this.#isAsAt(changes)) for (const [key, value] of fresh) this.#values.set(key, value);
    return [...found, ...fresh.map(([, value]) => value)];
  }

  /** The changes so far; forgets what is from before them, or too old. */
  #current(): number | undefined {
    const changes = changesOf(this.#tag);
    const now = Date.now();
    if (changes !== undefined && (changes !== this.#changes || now > this.#since + MAX_AGE)) {
      this.#values.clear();
      this.#changes = changes;
      this.#since = now;
    }
    return changes;
  }

  /** Whether nothing has changed since. What was read before a change was heard of may be from before it. */
  #isAsAt(changes: number | undefined): boolean {
    return changes !== undefined && changesOf(this.#tag) === changes;
  }
}
