import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packOptions, unpackOptions } from './packed-options.ts';

const slug = fc.stringMatching(/^[a-z0-9_-]{0,12}$/);
const option = fc
  .record({ value: slug, count: fc.nat(), name: fc.string().map((text) => text.replaceAll('~', '')) })
  .chain((each) => fc.constantFrom(each, { ...each, selected: true as const }, { ...each, hex: '#14595f' }));

it('gives packed options back as they were', () => {
  fc.assert(
    fc.property(fc.array(option, { minLength: 1 }), (options) => {
      expect(unpackOptions(packOptions(options))).toEqual(options);
    }),
  );
  expect(unpackOptions(packOptions([]))).toEqual([]);
});

it('takes the sign between options out of names', () => {
  expect(unpackOptions(packOptions([{ value: 'x', count: 1, name: 'a~b|c' }]))).toEqual([
    { value: 'x', count: 1, name: 'a-b|c' },
  ]);
});
