import type { BackendModule, ReadCallback, Services } from 'i18next';
import { fallbackLocale } from './i18n.ts';

/** Attempts at one namespace before the German text stands in: the first and the five repetitions of spec §7. */
const MAX_ATTEMPTS = 6;

/**
 * Loads namespaces that did not come with the page. i18next repeats a failed read up to 5 times, beginning after 350 ms
 * and doubling (spec §7); after the last one the German text stands in (decision 40: Errors). The http backend itself is
 * fetched at its first use.
 * @param version of the build; the files are immutable under it
 */
export function lazyBackend(version: string): BackendModule {
  const attempts = new Map<string, number>();
  let services: Services;
  let backend: Promise<BackendModule> | undefined;

  async function connect(): Promise<BackendModule> {
    const { default: HttpBackend } = await import('i18next-http-backend');
    return new HttpBackend(services, { loadPath: `/locales/{{lng}}/{{ns}}?v=${version}` });
  }

  async function read(language: string, namespace: string, callback: ReadCallback): Promise<void> {
    const key = `${language}/${namespace}`;
    const attempt = (attempts.get(key) ?? 0) + 1;
    attempts.set(key, attempt);
    const http = await (backend ??= connect());
    http.read(language, namespace, (error, texts) => {
      const standIn = error && language !== fallbackLocale && attempt >= MAX_ATTEMPTS;
      if (standIn) http.read(fallbackLocale, namespace, callback);
      else callback(error, texts);
    });
  }

  return {
    type: 'backend',
    init: (given) => {
      services = given;
    },
    read: (language, namespace, callback) => {
      read(language, namespace, callback).catch((error: unknown) => {
        backend = undefined;
        callback(error instanceof Error ? error : new Error(String(error)), true);
      });
    },
  };
}
