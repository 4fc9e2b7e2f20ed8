import fc from 'fast-check';
import { expect, it } from 'vitest';
import { OptionColumn } from './option-column.ts';

const options = fc.array(fc.constantFrom('rot', 'blau', 'grün', 'schwarz'), { maxLength: 3 });

it('counts the options of some places as a list would, also where a place was written again', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ place: fc.nat(40), options }), { maxLength: 80 }),
      fc.uniqueArray(fc.nat(40)),
      (written, places) => {
        const column = new OptionColumn();
        column.grow(41);
        for (const each of written) column.set(each.place, each.options);
        const expected = new Map<string, number>();
        for (const place of places) {
          const last = written.findLast((each) => each.place === place);
          for (const option of new Set(last?.options)) expected.set(option, (expected.get(option) ?? 0) + 1);
        }
        expect(column.count(Int32Array.from(places))).toEqual(expected);
      },
    ),
  );
});

it('tells more than 65,536 combinations apart', () => {
  const column = new OptionColumn();
  const capacity = 70_000;
  column.grow(capacity);
  for (let place = 0; place < capacity; place += 1) column.set(place, [String(place)]);
  expect(column.count(Int32Array.of(0, 65_534, 65_535, 65_536, 69_999))).toEqual(
    new Map([0, 65_534, 65_535, 65_536, 69_999].map((place) => [String(place), 1])),
  );
});
