import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkTurn, markOf } from './draw.ts';
import { drawnField, hashOf, keyOf, newSeed, ticketOf } from './turns/keys.server.ts';
import { FIELDS, layoutOf, oddsOf } from './wheel.ts';

/** Fields of each prize of the demonstration's wheel. */
const counts = [1, 3, 8];
const layout = layoutOf(counts);

/** Upper tail of the chi-square distribution, by the regularised gamma function's continued fraction and series. */
function chiSquareTail(statistic: number, freedom: number): number {
  const [a, x] = [freedom / 2, statistic / 2];
  const logGamma = (z: number): number => {
    const c = [
      76.18009172947146, -86.50532032941677, 24.01409824083091, -1.231739572450155, 0.001208650973866179,
      -0.000005395239384953,
    ];
    const t = z + 5.5 - (z + 0.5) * Math.log(z + 5.5);
    return (
      Math.log((2.5066282746310007 * c.reduce((sum, each, i) => sum + each / (z + 1 + i), 1.000000000190015)) / z) - t
    );
  };
  let [sum, term] = [1 / a, 1 / a];
  for (let n = 1; n < 2000; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return 1 - sum * Math.exp(-x + a * Math.log(x) - logGamma(a));
}

/** Draws as the server does. @param word what the person of a number adds */
function fieldsOf(seed: string, turns: number, word: (number: number) => string): number[] {
  const drawn = Array.from({ length: FIELDS }, () => 0);
  for (let number = 1; number <= turns; number += 1) {
    const field = drawnField(keyOf(seed, number), markOf(ticketOf(seed, number), word(number)));
    drawn[field] = (drawn[field] ?? 0) + 1;
  }
  return drawn;
}

describe('the draw', () => {
  it.each([
    ['people who all add the same word', () => 'velo'],
    ['people who add words of their own', (number: number) => `w${(number * 7919) % 100_003}`],
  ])('gives in 100,000 turns what the odds say, for %s', (_, word) => {
    const turns = 100_000;
    const drawn = fieldsOf(hashOf('a seed that is the same in every run'), turns, word);
    const statistic = (observed: number[], expected: number[]) =>
      observed.reduce((sum, count, i) => sum + (count - (expected[i] ?? 0)) ** 2 / (expected[i] ?? 1), 0);
    const fields = statistic(
      drawn,
      drawn.map(() => turns / FIELDS),
    );
    expect(chiSquareTail(fields, FIELDS - 1)).toBeGreaterThanOrEqual(0.001);

    const perPrize = [...counts, FIELDS - 12].map((_count, prize) =>
      drawn.reduce((sum, count, field) => sum + ((layout[field] ?? counts.length) === prize ? count : 0), 0),
    );
    const published = [...counts, FIELDS - 12].map((count) => {
      const [part, whole] = oddsOf(count);
      return (turns * part) / whole;
    });
    expect(chiSquareTail(statistic(perPrize, published), counts.length)).toBeGreaterThanOrEqual(0.001);
  });

  it('would be caught by that measure where a field came up a twentieth too often', () => {
    const drawn = fieldsOf(hashOf('a seed that is the same in every run'), 100_000, () => 'velo');
    const skewed = drawn.map((count, field) => (layout[field] === null ? count : Math.round(count * 1.05)));
    const total = skewed.reduce((sum, count) => sum + count, 0);
    const statistic = skewed.reduce((sum, count) => sum + (count - total / FIELDS) ** 2 / (total / FIELDS), 0);
    expect(chiSquareTail(statistic, FIELDS - 1)).toBeLessThan(0.001);
  });

  it('is worked out again in the browser, and anything forged of it is told', async () => {
    const { seed, seal } = newSeed();
    expect(hashOf(seed)).toBe(seal);
    const key = keyOf(seed, 5);
    const mark = markOf(ticketOf(seed, 5), 'velo');
    const turn = { key, mark, fingerprint: hashOf(key), field: drawnField(key, mark) };
    const hash = createHash('sha256').update(`${key}:${mark}`).digest('hex');
    expect(await checkTurn(turn)).toMatchObject({ isRight: true, hash, field: parseInt(hash.slice(0, 8), 16) % 36 });
    expect((await checkTurn({ ...turn, field: (turn.field + 1) % FIELDS })).isRight).toBe(false);
    expect((await checkTurn({ ...turn, key: keyOf(seed, 6) })).isRight).toBe(false);
  });

  it('knows the example that a calculator gives', () => {
    // printf '%s' 'e65181bcdd88ca49b3d0ae1a54f43197:lea.muster' | sha256sum
    expect(drawnField('e65181bcdd88ca49b3d0ae1a54f43197', 'lea.muster')).toBe(9);
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
