import fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ACCESSORIES } from './accessory/registry.ts';
import { bikeForSize } from './bike/sizes.ts';
import { BIKE_FIELDS } from './bike/spec.ts';
import type { Field, Fields } from './fields.ts';
import {
  ACCESSORY_TYPES,
  BIKE_TYPES,
  type BikeDrawing,
  type Drawing,
  PICTURE_VIEWS,
  drawSvg,
  isPictureView,
  normaliseDrawing,
  viewsOf,
} from './illustrations.ts';

const PAINT = { main: '#2f6d8a', accent: '#e9b44c' };
const SIZE_LIMIT = 14 * 1024;
/** Room for combinations of options that no real product has. */
const COMBINED_LIMIT = 15 * 1024;
const GZIP_LIMIT = 4.5 * 1024;

/** Natural size of a picture in pixels. */
function sizeOf(kind: 'bike' | 'accessory', view: string): { width: number; height: number } {
  if (kind === 'accessory') return { width: 800, height: 800 };
  return view === 'side' ? { width: 1600, height: 1000 } : { width: 1200, height: 750 };
}

const TYPES: readonly { kind: 'bike' | 'accessory'; type: string; fields: Fields }[] = [
  ...BIKE_TYPES.map((type) => ({ kind: 'bike' as const, type, fields: BIKE_FIELDS })),
  ...ACCESSORY_TYPES.map((type) => ({ kind: 'accessory' as const, type, fields: ACCESSORIES[type].fields })),
];

/** A drawing of known type; fails the test if it is none. */
function drawing(value: unknown): Drawing {
  const result = normaliseDrawing(value);
  if (!result) throw new Error(`not a drawing: ${JSON.stringify(value)}`);
  return result;
}

/** Faults of an SVG as text: what no XML parser, browser or page would forgive. */
function faults(svg: string, limit = SIZE_LIMIT): string[] {
  const found: string[] = [];
  if (/NaN|undefined|Infinity|null|\d[eE][-+]?\d/.test(svg.replace(/"#[0-9a-f]+"/g, '')))
    found.push('a number is not finite or not plain');
  if (/\sid=|<style|<script|url\(|href|class=/.test(svg)) found.push('it refers to something outside of itself');
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<>&]*(?:&(?:amp|lt|gt|quot|#39);[^"<>&]*)*")*)(\/?)>/g,
    (_, close: string, name: string, _attributes: string, empty: string) => {
      if (close && open.pop() !== name) found.push(`</${name}> closes another element`);
      if (!close && !empty) open.push(name);
      return '';
    },
  );
  if (rest !== '' || open.length > 0) found.push('it is not well-formed');
  if (svg.length > limit) found.push(`it has ${svg.length} characters`);
  return found;
}

const arbitraryFields = (fields: Fields): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fc.constantFrom(...field.samples)])),
    { requiredKeys: [] },
  );

const arbitraryDrawing: fc.Arbitrary<Drawing> = fc
  .constantFrom(...TYPES)
  .chain(({ kind, type, fields }) => arbitraryFields(fields).map((own) => drawing({ ...own, kind, type })));

describe.each(TYPES)('$kind $type', ({ kind, type, fields }) => {
  it('is drawn soundly with every option, whole and in a close-up', () => {
    let turn = 0;
    for (const [name, field] of Object.entries(fields)) {
      for (const sample of field.samples) {
        const own = drawing({ kind, type, [name]: sample });
        const [whole = 'side', ...others] = viewsOf(own);
        for (const view of [whole, others[turn++ % others.length] ?? whole]) {
          expect(faults(drawSvg(own, { paint: PAINT, view })), `${view} with ${name} ${String(sample)}`).toEqual([]);
        }
      }
    }
  });

  it('is as small as a listing needs it', () => {
    const svg = drawSvg(drawing({ kind, type }), { paint: PAINT, view: kind === 'bike' ? 'side' : 'front' });
    expect(gzipSync(svg).length).toBeLessThan(GZIP_LIMIT);
  });

  it('has its whole picture first, then others, all of a known size', () => {
    const own = drawing({ kind, type });
    const [first, ...others] = viewsOf(own);
    expect(first).toBe(kind === 'bike' ? 'side' : 'front');
    expect(others.length).toBeGreaterThan(0);
    for (const view of viewsOf(own)) {
      const { width, height } = sizeOf(kind, view);
      expect(drawSvg(own, { paint: PAINT, view })).toContain(` width="${width}" height="${height}"`);
    }
  });

  it('is read by an SVG renderer', async () => {
    const own = drawing({ kind, type });
    const view = viewsOf(own)[0] ?? 'side';
    const { width, height } = sizeOf(kind, view);
    const image = await sharp(Buffer.from(drawSvg(own, { paint: PAINT, view }))).metadata();
    expect([image.width, image.height]).toEqual([width, height]);
  });
});

/** Whether some host looks different with (nearly) each value of a field; one value may be another's usual case. */
function isVisible(name: string, field: Field<unknown>, hosts: readonly object[]): boolean {
  const enough = Math.max(2, field.samples.length - 1);
  return hosts.some((host) => {
    const pictures = field.samples.map((sample) => {
      const own = drawing({ ...host, [name]: sample });
      return viewsOf(own)
        .map((view) => drawSvg(own, { paint: PAINT, view }))
        .join('');
    });
    return new Set(pictures).size >= enough;
  });
}

describe('options', () => {
  it.each(TYPES.filter(({ kind }) => kind === 'accessory'))(
    'of $type all show in some form of it',
    ({ type, fields }) => {
      const forms = fields.form?.samples ?? [undefined];
      for (const [name, field] of Object.entries(fields)) {
        expect(
          isVisible(
            name,
            field,
            forms.map((form) =>
              form === undefined || name === 'form' ? { kind: 'accessory', type } : { kind: 'accessory', type, form },
            ),
          ),
          name,
        ).toBe(true);
      }
    },
  );

  it.each(Object.entries(BIKE_FIELDS))('%s shows on some bike', (name, field) => {
    const hosts = BIKE_TYPES.flatMap((type) =>
      [{}, { rack: 'tube' }, { lights: 'round', basket: 'front', deepRim: 0 }].map((own) => ({
        ...own,
        kind: 'bike',
        type,
      })),
    );
    expect(isVisible(name, field, hosts)).toBe(true);
  });
});

describe('drawSvg', () => {
  it('stays sound when options come together', () => {
    fc.assert(
      fc.property(arbitraryDrawing, fc.constantFrom(...PICTURE_VIEWS), (own, view) => {
        expect(faults(drawSvg(own, { paint: PAINT, view }), COMBINED_LIMIT)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same text for the same input, and another for another paint', () => {
    fc.assert(
      fc.property(arbitraryDrawing, (own) => {
        const view = viewsOf(own)[0] ?? 'side';
        const svg = drawSvg(own, { paint: PAINT, view });
        expect(drawSvg(structuredClone(own), { paint: { ...PAINT }, view })).toBe(svg);
      }),
      { numRuns: 60 },
    );
    const trapez = drawing({ kind: 'bike', type: 'trapez' });
    expect(drawSvg(trapez, { paint: { ...PAINT, main: '#aa3322' }, view: 'side' })).not.toBe(
      drawSvg(trapez, { paint: PAINT, view: 'side' }),
    );
  });

  it('lets no markup through a paint', () => {
    const wave = drawing({ kind: 'bike', type: 'wave' });
    const svg = drawSvg(wave, { paint: { main: '"/><script>', accent: 'url(#x)' }, view: 'side' });
    expect(faults(svg)).toEqual([]);
  });

  it('escapes its title and is decoration without one', () => {
    const road = drawing({ kind: 'bike', type: 'road' });
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), (title) => {
        expect(faults(drawSvg(road, { paint: PAINT, view: 'saddle', title }))).toEqual([]);
      }),
    );
    expect(drawSvg(road, { paint: PAINT, view: 'side', title: 'Velo "A" & <B>' })).toContain(
      'aria-label="Velo &quot;A&quot; &amp; &lt;B&gt;"',
    );
    expect(drawSvg(road, { paint: PAINT, view: 'side' })).toContain('aria-hidden="true"');
  });

  it('draws the first view when a product has no such view', () => {
    const kids = drawing({ kind: 'bike', type: 'kids' });
    expect(viewsOf(kids)).not.toContain('motor');
    expect(drawSvg(kids, { paint: PAINT, view: 'motor' })).toBe(drawSvg(kids, { paint: PAINT, view: 'side' }));
  });

  it('keeps 8:5 when it closes in on the bike, with the ground 24 mm above the lower edge', () => {
    for (const type of BIKE_TYPES) {
      const svg = drawSvg(drawing({ kind: 'bike', type }), { paint: PAINT, view: 'side', fit: true });
      const [, y = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
      expect(width / height).toBeCloseTo(1.6, 2);
      expect(y + height).toBeCloseTo(24, -1);
    }
  });

  it('draws each frame size as a bike of that size', () => {
    const diamant: BikeDrawing = { kind: 'bike', type: 'diamant' };
    expect(drawSvg(diamant, { paint: PAINT, view: 'side', size: 'L' })).toBe(
      drawSvg(bikeForSize(diamant, 'L'), { paint: PAINT, view: 'side' }),
    );
  });
});

describe('viewsOf', () => {
  it('shows only parts that the bike has', () => {
    const views = (own: object) => viewsOf(drawing({ kind: 'bike', type: 'diamant', ...own }));
    expect(views({})).toEqual(expect.arrayContaining(['motor', 'battery', 'suspension', 'rack']));
    expect(views({ motor: 'none' })).not.toContain('motor');
    expect(views({ motor: 'none' })).not.toContain('battery');
    expect(views({ rack: 'none', fork: 'rigid' })).not.toEqual(expect.arrayContaining(['rack']));
    expect(views({ fork: 'rigid' })).not.toContain('suspension');
    expect(views({})).not.toContain('box');
    expect(viewsOf(drawing({ kind: 'bike', type: 'frontbox' }))).toContain('box');
  });

  it('names known views only', () => {
    fc.assert(
      fc.property(arbitraryDrawing, (own) => viewsOf(own).every(isPictureView)),
      { numRuns: 100 },
    );
    expect(isPictureView('constructor')).toBe(false);
  });
});
