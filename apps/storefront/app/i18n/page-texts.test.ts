import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPageTexts } from './page-texts.ts';

const texts = { common: { close: 'Schliessen' } };
let requested: string[];
let answers: Response[];

beforeEach(() => {
  vi.useFakeTimers();
  requested = [];
  vi.stubGlobal('document', { getElementById: () => ({ dataset: { texts: '/locales/de/~common?v=1' } }) });
  vi.stubGlobal('fetch', (path: string) => {
    requested.push(path);
    return Promise.resolve(answers.shift() ?? new Response('', { status: 503 }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets the time go on until the texts were asked for so many times. */
async function untilAsked(times: number): Promise<void> {
  while (requested.length < times) await vi.advanceTimersByTimeAsync(100);
}

describe('the texts that a page was drawn with', () => {
  it('are those that were asked for beside the scripts', async () => {
    vi.stubGlobal('window', { pageTexts: Promise.resolve(texts) });
    expect(await readPageTexts()).toBe(texts);
    expect(requested).toEqual([]);
  });

  it.each([
    ['could not be asked for', () => Promise.reject(new Error('offline'))],
    ['were refused', () => Promise.resolve(undefined)],
    ['were never asked for', () => undefined],
  ])('are asked for again where they %s', async (_, pageTexts) => {
    vi.stubGlobal('window', { pageTexts: pageTexts() });
    answers = [new Response('', { status: 502 }), Response.json(texts)];
    const read = readPageTexts();
    await untilAsked(2);
    expect(await read).toEqual(texts);
    expect(requested).toEqual(['/locales/de/~common?v=1', '/locales/de/~common?v=1']);
  });

  it('leave the page as it was drawn where they cannot be had', async () => {
    vi.stubGlobal('window', {});
    answers = [];
    const read = expect(readPageTexts()).rejects.toThrow('503');
    await untilAsked(6);
    await read;
  });
});
