import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('CSV is told by its mark, quotes what would break a row, and holds no formula', () => {
  const rows = [
    ['Was', 'Wert'],
    ['=SUMME(A1)', 'a;b'],
    ['sagt "ja"', 'zwei\nZeilen'],
  ];
  expect(csvOf(rows)).toBe('\uFEFFWas;Wert\r\n\'=SUMME(A1);"a;b"\r\n"sagt ""ja""";"zwei\nZeilen"\r\n');
});
