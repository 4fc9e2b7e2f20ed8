import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserI18n } from './browser-i18n.ts';

/** When each file was asked for, in ms. */
let requested: { path: string; at: number }[];
/** What was reported. */
let failures: unknown[];
/** Files that can't be had. */
let missing: (path: string) => boolean;

beforeAll(() => {
  vi.stubEnv('TEXTS_VERSION', 'v1');
  vi.stubGlobal('fetch', (path: string) => {
    requested.push({ path, at: Date.now() });
    if (missing(path)) return Promise.resolve(new Response('', { status: 503 }));
    return Promise.resolve(Response.json({ word: path.includes('/de/') ? 'Velo' : 'vélo' }));
  });
});

beforeEach(() => {
  vi.useFakeTimers();
  requested = [];
  failures = [];
  missing = () => false;
});

afterEach(() => vi.useRealTimers());

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Loads a namespace of a page in French, and lets all the time pass that it takes. @returns its word */
async function loadedWord(): Promise<string> {
  const i18n = createBrowserI18n('fr', { common: {} }, (failure) => failures.push(failure));
  expect(i18n.hasLoadedNamespace('faq')).toBe(false);
  const loaded = i18n.loadNamespaces('faq');
  // The code that fetches is itself imported on first use.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(30_000);
  await loaded;
  expect(i18n.hasLoadedNamespace('faq')).toBe(true);
  return i18n.t('faq:word');
}

describe('a namespace that did not come with the page', () => {
  it('is fetched by language, name and version', async () => {
    expect(await loadedWord()).toBe('vélo');
    expect(requested.map(({ path }) => path)).toEqual(['/locales/fr/faq?v=v1']);
    expect(failures).toEqual([]);
  });

  it('is tried again five times, after 350 ms and then twice as long each, before the failure is reported and the German text stands in', async () => {
    missing = (path) => path.includes('/fr/');
    expect(await loadedWord()).toBe('Velo');
    expect(requested.map(({ path }) => path)).toEqual([
      ...Array.from({ length: 6 }, () => '/locales/fr/faq?v=v1'),
      '/locales/de/faq?v=v1',
    ]);
    const times = requested.map(({ at }) => at);
    const waits = times.slice(1, 6).map((at, index) => at - (times[index] ?? 0));
    expect(waits).toEqual([350, 700, 1400, 2800, 5600]);
    expect(failures).toEqual([new Error('/locales/fr/faq?v=v1: 503')]);
  });

  it('leaves the page standing where no language can be had', async () => {
    missing = () => true;
    expect(await loadedWord()).toBe('word');
  });
});
