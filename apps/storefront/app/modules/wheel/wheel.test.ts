import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifySpin, markOf } from './draw.ts';
import { getDrawnField, hashOf, keyOf, newSeed, ticketOf } from './spins/keys.server.ts';
import { FIELDS, layoutOf, oddsOf } from './wheel.ts';

/** Fields of each prize of the demonstration's wheel. */
const counts = [1, 3, 8];
const layout = layoutOf(counts);

/** What chi-square exceeds once in a thousand runs of a fair wheel (p = 0.001), by its degrees of freedom. */
const CRITICAL = { 3: 16.266, 35: 66.619 } as const;

/** Draws as the server does. @param word what the person of a number adds */
function fieldsOf(seed: string, spins: number, word: (number: number) => string): number[] {
  const rendered = Array.from({ length: FIELDS }, () => 0);
  for (let number = 1; number <= spins; number += 1) {
    const field = getDrawnField(keyOf(seed, number), markOf(ticketOf(seed, number), word(number)));
    rendered[field] = (rendered[field] ?? 0) + 1;
  }
  return rendered;
}

describe('the draw', () => {
  it.each([
    ['people who all add the same word', () => 'velo'],
    ['people who add words of their own', (number: number) => `w${(number * 7919) % 100_003}`],
  ])('gives in 100,000 turns what the odds say, for %s', (_, word) => {
    const turns = 100_000;
    const rendered = fieldsOf(hashOf('a seed that is the same in every run'), turns, word);
    const statistic = (observed: number[], expected: number[]) =>
      observed.reduce((sum, count, i) => sum + (count - (expected[i] ?? 0)) ** 2 / (expected[i] ?? 1), 0);
    const fields = statistic(
      rendered,
      rendered.map(() => turns / FIELDS),
    );
    expect(fields).toBeLessThanOrEqual(CRITICAL[35]);

    const perPrize = [...counts, FIELDS - 12].map((_count, prize) =>
      rendered.reduce((sum, count, field) => sum + ((layout[field] ?? counts.length) === prize ? count : 0), 0),
    );
    const published = [...counts, FIELDS - 12].map((count) => {
      const [part, whole] = oddsOf(count);
      return (turns * part) / whole;
    });
    expect(statistic(perPrize, published)).toBeLessThanOrEqual(CRITICAL[3]);
  });

  it('would be caught by that measure where a field came up a twentieth too often', () => {
    const rendered = fieldsOf(hashOf('a seed that is the same in every run'), 100_000, () => 'velo');
    const skewed = rendered.map((count, field) => (layout[field] === null ? count : Math.round(count * 1.05)));
    const total = skewed.reduce((sum, count) => sum + count, 0);
    const statistic = skewed.reduce((sum, count) => sum + (count - total / FIELDS) ** 2 / (total / FIELDS), 0);
    expect(statistic).toBeGreaterThan(CRITICAL[35]);
  });

  it('is worked out again in the browser, and anything forged of it is told', async () => {
    const { seed, seal } = newSeed();
    expect(hashOf(seed)).toBe(seal);
    const key = keyOf(seed, 5);
    const mark = markOf(ticketOf(seed, 5), 'velo');
    const turn = { key, mark, fingerprint: hashOf(key), field: getDrawnField(key, mark) };
    const hash = createHash('sha256').update(`${key}:${mark}`).digest('hex');
    expect(await verifySpin(turn)).toMatchObject({ isRight: true, hash, field: parseInt(hash.slice(0, 8), 16) % 36 });
    expect((await verifySpin({ ...turn, field: (turn.field + 1) % FIELDS })).isRight).toBe(false);
    expect((await verifySpin({ ...turn, key: keyOf(seed, 6) })).isRight).toBe(false);
  });

  it('knows the example that a calculator gives', () => {
    // printf '%s' 'e65181bcdd88ca49b3d0ae1a54f43197:lea.muster' | sha256sum
    expect(getDrawnField('e65181bcdd88ca49b3d0ae1a54f43197', 'lea.muster')).toBe(9);
  });
});

describe('the wheel', () => {
  it('lays winning fields evenly, the main prize on top', () => {
    expect(layout.flatMap((prize, field) => (prize === null ? [] : [field]))).toEqual([
      0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33,
    ]);
    expect(layout.flatMap((prize, field) => (prize === 1 ? [field] : []))).toEqual([9, 18, 27]);
    expect(layout[0]).toBe(0);
  });

  it.each([[[1]], [[35]], [[2, 5, 9, 10]], [[1, 1, 1]], [[12, 12, 11]]])(
    'gives each prize its fields of %j',
    (each) => {
      const laid = layoutOf(each);
      expect(laid).toHaveLength(FIELDS);
      expect(each.map((_, prize) => laid.filter((field) => field === prize).length)).toEqual(each);
    },
  );

  it('says odds in lowest terms', () => {
    expect([1, 3, 8, 24].map(oddsOf)).toEqual([
      [1, 36],
      [1, 12],
      [2, 9],
      [2, 3],
    ]);
  });
});
