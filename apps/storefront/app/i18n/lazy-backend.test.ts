import { createInstance } from 'i18next';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18nOptions } from './i18n.ts';
import { lazyBackend } from './lazy-backend.ts';

/** When each file was asked for, in ms. */
let asked: { path: string; at: number }[];
/** Files that can't be had. */
let missing: (path: string) => boolean;
/** What a missing file answers with. */
let status: number;
/** What was told of. */
let told: string[];

beforeAll(async () => {
  vi.stubGlobal('fetch', (path: string) => {
    asked.push({ path, at: Date.now() });
    if (missing(path)) return Promise.resolve(new Response('', { status }));
    return Promise.resolve(Response.json({ word: path.includes('/de/') ? 'Velo' : 'vélo' }));
  });
  // Loaded before the clock is held; it takes the `fetch` that it finds.
  await import('i18next-http-backend');
});

beforeEach(() => {
  asked = [];
  missing = () => false;
  status = 503;
  told = [];
});

afterEach(() => vi.useRealTimers());

afterAll(() => vi.unstubAllGlobals());

/** Loads a namespace of a page in French, and lets all the time pass that it takes. @returns its word */
async function loadedWord(): Promise<string> {
  const instance = createInstance();
  await instance
    .use(lazyBackend('v1', ({ message }) => told.push(message)))
    .init({ ...i18nOptions, lng: 'fr', ns: [] });
  vi.useFakeTimers();
  const loaded = instance.loadNamespaces('faq');
  await vi.advanceTimersByTimeAsync(30_000);
  await loaded;
  return instance.getFixedT('fr', 'faq')('word');
}

describe('a namespace that did not come with the page', () => {
  it('is fetched by language, name and version', async () => {
    expect(await loadedWord()).toBe('vélo');
    expect(asked.map(({ path }) => path)).toEqual(['/locales/fr/faq?v=v1']);
  });

  it('is tried again five times, after 350 ms and then twice as long each, before the German text stands in', async () => {
    missing = (path) => path.includes('/fr/');
    expect(await loadedWord()).toBe('Velo');
    expect(asked.map(({ path }) => path)).toEqual([
      ...Array.from({ length: 6 }, () => '/locales/fr/faq?v=v1'),
      '/locales/de/faq?v=v1',
    ]);
    const times = asked.map(({ at }) => at);
    const waits = times.slice(1, 6).map((at, index) => at - (times[index] ?? 0));
    expect(waits).toEqual([350, 700, 1400, 2800, 5600]);
  });

  it('is told of once, after the last attempt', async () => {
    missing = (path) => path.includes('/fr/');
    await loadedWord();
    expect(told).toEqual([expect.stringMatching(/fr\/faq.*503/)]);
  });

  it('is told of at once where another attempt changes nothing', async () => {
    missing = (path) => path.includes('/fr/');
    status = 404;
    expect(await loadedWord()).toBe('Velo');
    expect(told).toEqual([expect.stringMatching(/fr\/faq.*404/)]);
    expect(asked).toHaveLength(2);
  });
});
