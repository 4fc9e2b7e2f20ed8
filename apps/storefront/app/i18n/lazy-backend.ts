import type { BackendModule, ReadCallback, Services } from 'i18next';
import { fallbackLocale } from './i18n.ts';

/** Attempts at one namespace before the German text stands in: the first and the five repetitions of spec §7. */
const MAX_ATTEMPTS = 6;

/**
 * Loads namespaces that did not come with the page. i18next repeats a failed read up to 5 times, beginning after 350 ms
 * and doubling (spec §7); after the last one that is told (spec §8) and the German text stands in (decision 40: Errors).
 * The http backend itself is fetched at its first use.
 * @param version of the build; the files are immutable under it
 * @param tell hears of a namespace that could not be had after all attempts
 */
export function lazyBackend(version: string, tell: (failure: Error) => void): BackendModule {
  const attempts = new Map<string, number>();
  let services: Services;
  let backend: Promise<BackendModule> | undefined;

  async function connect(): Promise<BackendModule> {
    const { default: HttpBackend } = await import('i18next-http-backend');
    return new HttpBackend(services, { loadPath: `/locales/{{lng}}/{{ns}}?v=${version}` });
  }

  /** Tells of a failure that is not tried again. @returns whether it is one */
  function isFinal(key: string, error: unknown, triesAgain: boolean): boolean {
    if (!error || (triesAgain && (attempts.get(key) ?? 0) < MAX_ATTEMPTS)) return false;
    tell(new Error(`Texts ${key} can't be loaded: ${String(error)}`));
    return true;
  }

  async function read(language: string, namespace: string, callback: ReadCallback): Promise<void> {
    const key = `${language}/${namespace}`;
    attempts.set(key, (attempts.get(key) ?? 0) + 1);
    try {
      const http = await (backend ??= connect());
      http.read(language, namespace, (error, texts) => {
        const standIn = isFinal(key, error, texts === true) && language !== fallbackLocale;
        if (standIn) http.read(fallbackLocale, namespace, callback);
        else callback(error, texts);
      });
    } catch (error) {
      backend = undefined;
      isFinal(key, error, true);
      callback(error instanceof Error ? error : new Error(String(error)), true);
    }
  }

  return {
    type: 'backend',
    init: (given) => {
      services = given;
    },
    read: (language, namespace, callback) => void read(language, namespace, callback),
  };
}
