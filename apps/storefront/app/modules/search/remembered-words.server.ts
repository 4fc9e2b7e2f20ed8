import { LRUCache } from 'lru-cache';
import { singleton } from '~/platform/singleton.server.ts';

/** What the catalogue's words tell of one that was typed. */
export interface KnownWord {
  typed: string;
  /** It is in the catalogue as it is. */
  isWord: boolean;
  /** Words of the catalogue begin so. */
  isBeginning: boolean;
  /** Longer words with other stems begin so. */
  isFront: boolean;
  stems: string[];
}

const MOST = 2000;
/** ms for which they are: only an import changes what the catalogue's words tell, in another process perhaps. */
const AGE = 10_000;

/** What this process remembers of words that were typed, by language, word and what was asked of it. */
export const rememberedWords = singleton(
  'search.remembered-words',
  () => new LRUCache<string, KnownWord>({ max: MOST, ttl: AGE }),
);

/** Forgets what this process remembers of the catalogue's words, after they have changed. */
export function clearRememberedWords(): void {
  rememberedWords.clear();
}
