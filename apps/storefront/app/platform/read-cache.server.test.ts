import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makingPageForAll, withinInstance } from './instance-scope.server.ts';
import { MAIN_SHOP } from './instance-id.ts';
import { invalidateReads, ReadCache, listenForChanges } from './read-cache.server.ts';

interface Word {
  word: string;
}

let stored: Record<string, string>;
let reads: string[];
let cache: ReadCache<Word>;

beforeEach(() => {
  stored = { a: 'Limmat', b: 'Aare' };
  reads = [];
  cache = new ReadCache<Word>('catalog', 10);
  listenForChanges(true);
});

afterEach(() => {
  vi.useRealTimers();
  listenForChanges(false);
});

const rowOf = (key: string): Word | undefined => {
  reads.push(key);
  return stored[key] === undefined ? undefined : { word: stored[key] };
};
const one = async (key: string) => (await cache.one(key, () => Promise.resolve(rowOf(key))))?.word;
const several = async (...keys: string[]) => {
  const rows = await cache.several(keys, (missing) =>
    Promise.resolve(
      missing.flatMap((key) => {
        const row = rowOf(key);
        return row ? [[key, row] as const] : [];
      }),
    ),
  );
  return rows.map(({ word }) => word).sort();
};

describe('what is read for a page that is the same for everybody', () => {
  const forAll = <Value>(work: () => Promise<Value>) => makingPageForAll(work);

  it('is read once, until a change of it is heard of', async () => {
    expect([await forAll(() => one('a')), await forAll(() => one('a'))]).toEqual(['Limmat', 'Limmat']);
    expect(reads).toEqual(['a']);
    stored.a = 'Reuss';
    invalidateReads('content');
    expect(await forAll(() => one('a'))).toBe('Limmat');
    invalidateReads('catalog');
    expect(await forAll(() => one('a'))).toBe('Reuss');
    stored.a = 'Sihl';
    invalidateReads();
    expect(await forAll(() => one('a'))).toBe('Sihl');
  });

  it('is asked for where it is not known yet, and what is not there is asked for again', async () => {
    await forAll(() => one('a'));
    expect(await forAll(() => several('a', 'b', 'c'))).toEqual(['Aare', 'Limmat']);
    expect(await forAll(() => several('b', 'a'))).toEqual(['Aare', 'Limmat']);
    expect(await forAll(() => one('c'))).toBeUndefined();
    expect(reads).toEqual(['a', 'b', 'c', 'c']);
  });

  it('is not kept where a change is heard of while it is read', async () => {
    const slow = forAll(() =>
      cache.one('a', async () => {
        const row = rowOf('a');
        await Promise.resolve();
        stored.a = 'Reuss';
        invalidateReads('catalog');
        return row;
      }),
    );
    expect((await slow)?.word).toBe('Limmat');
    expect(await forAll(() => one('a'))).toBe('Reuss');
  });

  it('is read anew after five minutes, whatever is heard', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await forAll(() => one('a'));
    vi.advanceTimersByTime(5 * 60_000 - 1);
    await forAll(() => one('a'));
    expect(reads).toEqual(['a']);
    vi.advanceTimersByTime(2);
    await forAll(() => one('a'));
    expect(reads).toEqual(['a', 'a']);
  });

  it('is read each time while nobody hears of changes', async () => {
    await forAll(() => one('a'));
    listenForChanges(false);
    stored.a = 'Reuss';
    expect(await forAll(() => one('a'))).toBe('Reuss');
  });
});

it('everything else is read anew each time, also what a page has kept', async () => {
  await makingPageForAll(() => one('a'));
  stored.a = 'Reuss';
  expect(await one('a')).toBe('Reuss');
  expect(await withinInstance(MAIN_SHOP, () => one('a'))).toBe('Reuss');
  expect(await several('a')).toEqual(['Reuss']);
});
