import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('CSV is told by its mark, quotes what would break a row, and holds no formula', () => {
  const rows = [
    ['Was', 'Wert'],
    ['=SUMME(A1)', 'a;b'],
    ['sagt "ja"', 'zwei\nZeilen'],
  ];
  expect(csvOf([['Muster,=1+8', 'a\t=1+8', 'a;=1', 'a\n@x', 'x,"=1+8', ' =1', '＝1', 'Meier-Huber, Zürich']])).toBe(
    ['\uFEFFMuster,\'=1+8;a\t\'=1+8;"a;\'=1";"a\n\'@x";"x,""\'=1+8"; \'=1;\'＝1;Meier-Huber, Zürich', ''].join('\r\n'),
  );
  expect(csvOf(rows)).toBe('\uFEFFWas;Wert\r\n\'=SUMME(A1);"a;b"\r\n"sagt ""ja""";"zwei\nZeilen"\r\n');
});
