import { describe, expect, it } from 'vitest';
import type { Answers } from './answers.ts';
import { findChanges } from './changes.ts';
import type { QuizBike } from './quiz-bike.ts';
import { rateHeight } from './rules/body.ts';
import { rateBins } from './rate-bins.ts';
import { sizeBands } from './size-bands.ts';
import { countFitting, suggest } from './suggest.ts';

let next = 0;

const bike = (own: Partial<QuizBike>): QuizBike => ({
  id: (next += 1),
  brand: 'Allegro',
  name: `Allegro Modell${next}`,
  price: 432_000,
  isOccasion: false,
  inStock: true,
  categories: ['e_trekking', 'e_bike'],
  frameTypes: ['trapez'],
  speedKmh: 25,
  rangeMinKm: 60,
  rangeMaxKm: 120,
  weightGrams: 24_000,
  torqueNm: 75,
  mounts: ['rack'],
  sizes: [
    { size: 'S', minCm: 155, maxCm: 167 },
    { size: 'M', minCm: 165, maxCm: 178 },
    { size: 'L', minCm: 176, maxCm: 190 },
  ],
  riderMinCm: 155,
  riderMaxCm: 190,
  drive: 'Kette',
  batteryPlace: 'im Unterrohr, abnehmbar',
  ...own,
});

const trekking = bike({});
const cargo = bike({
  categories: ['e_cargo', 'e_bike'],
  frameTypes: [],
  weightGrams: 37_000,
  price: 620_000,
  torqueNm: 85,
});
const fast = bike({ categories: ['s_pedelec', 'e_trekking', 'e_bike'], speedKmh: 45 });
const fully = bike({
  categories: ['e_mountain', 'e_fully', 'e_bike'],
  frameTypes: ['diamant'],
  mounts: [],
  torqueNm: 85,
});
const light = bike({
  categories: ['e_city', 'e_bike'],
  weightGrams: 16_500,
  torqueNm: 40,
  frameTypes: ['diamant'],
  price: 300_000,
});
const all = [trekking, cargo, fast, fully, light];

const bestFor = (answers: Answers) => suggest(all, answers).places.map((place) => place.bike);

describe('The suggestion', () => {
  it('never names a bike that is too small or too large', () => {
    expect(suggest(all, { height: 205 }).places).toEqual([]);
    expect(bestFor({ height: 172 })).toContain(trekking);
  });

  it('says whether a height is in the middle half of a size, which counts more', () => {
    const one = bike({ sizes: [{ size: 'M', minCm: 160, maxCm: 180 }] });
    const verdictAt = (height: number) => rateHeight(one, height);
    for (const height of [165, 170, 175]) expect(verdictAt(height)).toEqual(verdictAt(170));
    for (const height of [160, 164, 176, 180]) expect(verdictAt(height)).toEqual(verdictAt(160));
    expect(verdictAt(170)).toMatchObject({ score: 1, pros: [{ key: 'sizeMiddle' }] });
    expect(verdictAt(160)).toMatchObject({ score: 0.6, pros: [{ key: 'sizeFits' }] });
  });

  it('names a fast bike only to who asks for one', () => {
    expect(bestFor({ uses: ['work'] })).not.toContain(fast);
    expect(bestFor({ uses: ['work'], speed: 45 })[0]).toBe(fast);
  });

  it('says that the speed is missing where no fast bike fits, and shows slow bikes only then', () => {
    const answers: Answers = { uses: ['work'], speed: 45 };
    expect(suggest(all, answers)).toMatchObject({ fitting: 1, missed: [] });
    expect(bestFor(answers)).toEqual([fast]);
    const slowOnly = suggest([trekking, light], answers);
    expect(slowOnly).toMatchObject({ fitting: 0, missed: ['distance'] });
    for (const { cons } of slowOnly.places) expect(cons).toContainEqual({ question: 'distance', key: 'onlySlow' });
  });

  it('names nothing that somebody cannot carry', () => {
    const found = bestFor({ storage: 'carry' });
    expect(found[0]).toBe(light);
    expect(found).not.toContain(cargo);
  });

  it('lets two children ride on a cargo bike only', () => {
    expect(bestFor({ load: 'children' })).toEqual([cargo]);
  });

  it('puts mountain bikes first on trails, and city bikes nowhere', () => {
    const found = bestFor({ uses: ['trails'], terrain: 'offroad' });
    expect(found[0]).toBe(fully);
    expect(found).not.toContain(light);
  });

  it('sets aside no answer that makes a bike dangerous, but the budget', () => {
    const poor = suggest(all, { budget: 60 });
    expect(poor).toMatchObject({ fitting: 0, missed: ['budget'] });
    expect(poor.places.length).toBeGreaterThan(0);
    expect(suggest(all, { height: 205, budget: 60 }).places).toEqual([]);
  });

  it('says what speaks for and against each bike, with the answer that it follows from', () => {
    const [first] = suggest([trekking], { height: 172, terrain: 'hilly', storage: 'carry' }).places;
    expect(first?.pros).toContainEqual({ question: 'terrain', key: 'easy-hilly', values: { nm: 75 } });
    expect(first?.cons).toContainEqual({ question: 'storage', key: 'heavyStairs', values: { kg: 24 } });
  });

  it('is not three of one series', () => {
    const series = ['Aare 5', 'Aare 7', 'Aare 9'].map((name) => bike({ brand: 'Cilo', name: `Cilo ${name}` }));
    const other = bike({ brand: 'Cilo', name: 'Cilo Reuss', torqueNm: 60 });
    expect(
      suggest([...series, other], { terrain: 'hilly' })
        .places.slice(0, 2)
        .map((place) => place.bike),
    ).toContain(other);
  });

  it('counts what fits, among all', () => {
    expect(countFitting(all, {})).toBe(4);
    expect(countFitting(all, { storage: 'carry' })).toBe(3);
  });
});

describe('What another answer changes', () => {
  it('is shown where it moves a place, once for each question', () => {
    const answers: Answers = { uses: ['work'], budget: 130, speed: 25 };
    const changes = findChanges(all, answers, suggest(all, answers));
    expect(new Set(changes.map(({ question }) => question)).size).toBe(changes.length);
    for (const { answers: changed, newcomer, place } of changes)
      expect(suggest(all, changed).places[place - 1]?.bike).toBe(newcomer.bike);
    expect(changes.map(({ question }) => question)).toContain('distance');
  });
});

describe('The questions', () => {
  it('show how rates are spread, each bike once', () => {
    const counted = (answers: Answers) => rateBins(all, answers).reduce((sum, { count }) => sum + count, 0);
    expect(counted({})).toBe(all.length - 1);
    expect(counted({ speed: 45 })).toBe(1);
  });

  it('say which size most bikes have for a height', () => {
    expect(sizeBands(all).find(({ from, to }) => from <= 172 && to >= 172)?.size).toBe('M');
    expect(sizeBands(all).some(({ to }) => to > 190)).toBe(false);
  });
});
