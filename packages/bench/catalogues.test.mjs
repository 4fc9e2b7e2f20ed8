import { expect, it } from 'vitest';
import { importFigures } from './catalogues.mjs';

const log = `  reading 1000
items read                  2000
products created            1000
time                        3.2 s, 312 products/s
peak memory                 231 MB
`;

it("the importer's figures are read from its summary", () => {
  expect(importFigures(log)).toEqual(['2000', '3.2 s', '312 products/s', '231 MB']);
});

it('figures that are missing are shown as such', () => {
  expect(importFigures('broken off')).toEqual(['–', '–', '–', '–']);
});
