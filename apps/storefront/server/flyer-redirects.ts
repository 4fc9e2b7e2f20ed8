import { locales } from '~/i18n/locales.ts';
import { href } from '~/site-map.ts';

/** Visits of the root with `?{parameter}={value}` go to `page` (spec §2: print flyers). */
export interface FlyerRedirect {
  parameter: string;
  value: string;
  page: string;
}

/** Start pages in all languages. */
const roots: ReadonlySet<string> = new Set(locales.map((locale) => href('home', {}, locale)));

/**
 * The campaigns of printed flyers, kept in memory: they are looked at in front of the page cache, whose pages know
 * nothing of the query that a flyer brings.
 */
export class FlyerRedirects {
  readonly #load: () => Promise<readonly FlyerRedirect[]>;
  readonly #onError: (error: unknown) => void;
  #redirects: readonly FlyerRedirect[] = [];

  /** @param load reads the editors' list @param onError is told where that fails */
  constructor(load: () => Promise<readonly FlyerRedirect[]>, onError: (error: unknown) => void) {
    this.#load = load;
    this.#onError = onError;
  }

  /** Reads the list anew; where that fails, the last one stays. */
  async refresh(): Promise<void> {
    try {
      this.#redirects = await this.#load();
    } catch (error) {
      this.#onError(error);
    }
  }

  /** Where a visit of the root goes instead; undefined for all others. @param url path and query */
  target(url: string): string | undefined {
    const mark = url.indexOf('?');
    if (mark < 0 || !roots.has(url.slice(0, mark)) || this.#redirects.length === 0) return undefined;
    const search = new URLSearchParams(url.slice(mark));
    return this.#redirects.find(({ parameter, value }) => search.get(parameter) === value)?.page;
  }
}
