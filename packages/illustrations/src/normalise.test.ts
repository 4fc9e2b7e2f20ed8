import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawSvg, normaliseDrawing } from './illustrations.ts';
import { isDrawing } from './normalise.ts';

const PAINT = { main: '#2f6d8a', accent: '#e9b44c' };

describe('normaliseDrawing', () => {
  it('takes any JSON without throwing, and what it gives can be drawn', () => {
    const kind = fc.constantFrom('bike', 'accessory', 'car');
    const type = fc.constantFrom('wave', 'helmet', 'lock', 'fully', 'toString', '__proto__');
    const value = fc.oneof(
      fc.jsonValue(),
      fc.string(),
      fc.double(),
      fc.constantFrom('<svg onload=1>', 1e300, -1, '#zzzzzz'),
    );
    const fields = fc.dictionary(
      fc.constantFrom('wheelbase', 'tyre', 'rim', 'fork', 'vents', 'strap', 'form', 'box', 'x'),
      value,
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.tuple(kind, type, fields).map(([k, t, f]) => ({ ...f, kind: k, type: t })),
        ),
        (input) => {
          const drawing = normaliseDrawing(input);
          if (!drawing) return;
          expect(isDrawing(drawing)).toBe(true);
          expect(normaliseDrawing(JSON.parse(JSON.stringify(drawing)))).toEqual(drawing);
          expect(drawSvg(drawing, { paint: PAINT, view: 'side' })).not.toMatch(/onload|NaN|undefined/);
        },
      ),
    );
  });

  it('returns null for what is not a drawing', () => {
    for (const value of [
      null,
      undefined,
      3,
      'bike',
      [],
      {},
      { kind: 'bike' },
      { kind: 'bike', type: 'helmet' },
      { kind: 'accessory', type: 'wave' },
      { kind: 'bike', type: 'toString' },
    ]) {
      expect(normaliseDrawing(value)).toBeNull();
    }
  });

  it('drops unknown names and values of the wrong kind', () => {
    expect(
      normaliseDrawing({ kind: 'bike', type: 'wave', colour: 'red', fork: 'springy', tyre: '50', mirror: 1 }),
    ).toEqual({ kind: 'bike', type: 'wave' });
  });

  it('clamps numbers to their range', () => {
    expect(normaliseDrawing({ kind: 'bike', type: 'road', tyre: 5000, spokes: -3.2, rake: Number.NaN })).toEqual({
      kind: 'bike',
      type: 'road',
      tyre: 100,
      spokes: 12,
    });
  });

  it('accepts colours only as hex, and writes them in full', () => {
    const rims = ['#ABC', '#a1b2c3', 'red', 'url(#a)', '#12345', '"><script>'].map((rim) =>
      normaliseDrawing({ kind: 'bike', type: 'road', rim }),
    );
    expect(rims.map((drawing) => (drawing && 'rim' in drawing ? drawing.rim : undefined))).toEqual([
      '#aabbcc',
      '#a1b2c3',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('lets equipment be switched by true and false', () => {
    expect(normaliseDrawing({ kind: 'bike', type: 'wave', rack: true, lights: false, kickstand: true })).toMatchObject({
      rack: 'tube',
      lights: 'none',
      kickstand: 'single',
    });
  });
});
