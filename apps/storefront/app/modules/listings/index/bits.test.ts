import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addWithin, countAmong, countCommon, difference, emptyBits, numbersIn, setBit } from './bits.ts';

const CAPACITY = 32 * 7;
const LARGEST = 2 ** 31 - 1;

const numbers = fc.uniqueArray(fc.integer({ min: 0, max: CAPACITY - 1 }));

function setOf(members: readonly number[]) {
  const bits = emptyBits(CAPACITY);
  for (const member of members) setBit(bits, member);
  return bits;
}

it('tells what two sets have in common and what only one has', () => {
  fc.assert(
    fc.property(numbers, numbers, (a, b) => {
      const common = a.filter((each) => b.includes(each)).length;
      expect(countCommon(setOf(a), setOf(b))).toBe(common);
      expect(countAmong(Int32Array.from(a), setOf(b))).toBe(common);
      expect([...numbersIn(difference(setOf(a), setOf(b)))]).toEqual(
        a.filter((each) => !b.includes(each)).sort((left, right) => left - right),
      );
    }),
  );
});

it('finds the values of a column that lie in a range, up to the largest', () => {
  const value = fc.oneof(fc.integer({ min: -1, max: 20 }), fc.constantFrom(-1, 0, LARGEST - 1, LARGEST));
  const bound = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constantFrom(0, LARGEST - 1, LARGEST));
  fc.assert(
    fc.property(fc.array(value, { minLength: CAPACITY, maxLength: CAPACITY }), bound, bound, (values, least, end) => {
      const bits = emptyBits(CAPACITY);
      addWithin(bits, Int32Array.from(values), least, end - 1);
      const expected = values.flatMap((each, at) => (each >= least && each < end ? [at] : []));
      expect([...numbersIn(bits)]).toEqual(expected);
    }),
  );
});
