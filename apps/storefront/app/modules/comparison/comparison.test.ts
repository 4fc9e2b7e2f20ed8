import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseRequestedSlugs,
  bikesQuery,
  checkedList,
  type ComparedBike,
  MAX_COMPARED,
  readStoredList,
  toggleCompared,
  withoutBike,
} from './comparison.ts';

const bike = (id: number): ComparedBike => ({
  id,
  slug: `bike-${id}`,
  name: `Bike ${id}`,
  picture: `/bilder/${id}.svg`,
});
const ids = (list: readonly ComparedBike[]) => list.map(({ id }) => id);

describe('a click on compare', () => {
  it('puts a bike to the front, and takes it off again', () => {
    const first = toggleCompared([], bike(1)).list;
    const both = toggleCompared(first, bike(2)).list;
    expect(ids(both)).toEqual([2, 1]);
    expect(ids(toggleCompared(both, bike(1)).list)).toEqual([2]);
  });

  it('knows a bike by its id, whatever its slug in the other language', () => {
    expect(toggleCompared([bike(1)], { ...bike(1), slug: 'velo-1' }).list).toEqual([]);
  });

  it('lets the oldest of four leave for a fifth, and says which', () => {
    const { list, left } = toggleCompared([4, 3, 2, 1].map(bike), bike(5));
    expect(ids(list)).toEqual([5, 4, 3, 2]);
    expect(left).toEqual(bike(1));
  });

  it('keeps each bike once and four at most, however often one clicks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 40 }), (clicks) => {
        let list: readonly ComparedBike[] = [];
        for (const id of clicks) {
          const before = ids(list);
          list = toggleCompared(list, bike(id)).list;
          expect(ids(list).includes(id)).toBe(!before.includes(id));
          if (!before.includes(id)) expect(list[0]?.id).toBe(id);
          expect(new Set(ids(list)).size).toBe(list.length);
          expect(list.length).toBeLessThanOrEqual(MAX_COMPARED);
        }
      }),
    );
  });

  it('leaves the others in their order when one is removed', () => {
    expect(ids(withoutBike([3, 2, 1].map(bike), 2))).toEqual([3, 1]);
  });
});

describe('a stored list', () => {
  it('comes back as it was stored', () => {
    expect(readStoredList(JSON.stringify([bike(2), bike(1)]))).toEqual([bike(2), bike(1)]);
    expect(readStoredList(null)).toBeUndefined();
  });

  it.each(['', '{', '"x"', 'null', '{"id":1}', '[[]]'])('that is %j is empty', (json) => {
    expect(readStoredList(json)).toEqual([]);
  });

  it('loses only the entries that do not fit', () => {
    const wrong = [
      null,
      7,
      { id: 1 },
      { ...bike(3), picture: 'https://elsewhere.example/x.svg' },
      { ...bike(4), slug: '../x' },
    ];
    expect(checkedList([...wrong, bike(2), bike(2)])).toEqual([bike(2)]);
  });
});

describe('the bikes of an address', () => {
  it('are read from one value or several, each once', () => {
    expect(parseRequestedSlugs(new URLSearchParams('bikes=a,b&bikes=c, A ,'))).toEqual(['a', 'b', 'c']);
  });

  it('survive the way through a link', () => {
    const query = bikesQuery([bike(2), bike(1)]);
    expect(parseRequestedSlugs(new URLSearchParams({ bikes: query }))).toEqual(['bike-2', 'bike-1']);
  });

  it('are limited in number and length', () => {
    const many = Array.from({ length: 100 }, (_, index) => `b${index}`).join(',');
    expect(parseRequestedSlugs(new URLSearchParams({ bikes: many }))).toHaveLength(12);
    expect(parseRequestedSlugs(new URLSearchParams({ bikes: 'x'.repeat(500) }))).toEqual([]);
  });
});
