import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawSvg, normaliseDrawing, viewsOf } from '@velory/illustrations/illustrations.ts';
import { readPaint } from './colours.ts';
import { demoDrafts } from './feed.ts';

const SIZE = 100;

/** Every accessory in every colour, with its drawing. */
const accessories = [...demoDrafts()].flatMap(({ draft }) => {
  const drawing = normaliseDrawing(draft.drawing);
  if (drawing?.kind !== 'accessory') return [];
  const paints = draft.colours.length > 0 ? draft.colours : draft.onlyColour ? [draft.onlyColour] : [];
  return paints.map((paint) => {
    const { colour, accent } = readPaint(paint);
    return { name: `${draft.name.de} ${paint}`, drawing, paint: { main: colour.hex, accent } };
  });
});

/** Marks on the outermost pixels of a picture: what does not fit into its window. */
async function spilled(svg: string): Promise<number> {
  const { data } = await sharp(Buffer.from(svg))
    .resize(SIZE, SIZE)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isMarked = (x: number, y: number) => (data[(y * SIZE + x) * 4 + 3] ?? 0) > 8;
  const rim = Array.from({ length: SIZE }, (_, k) => [
    isMarked(k, 0),
    isMarked(k, SIZE - 1),
    isMarked(0, k),
    isMarked(SIZE - 1, k),
  ]);
  return rim.flat().filter(Boolean).length;
}

describe('the drawings of the demo accessories', () => {
  it('are all different', () => {
    const rendered = new Map<string, string[]>();
    for (const { name, drawing, paint } of accessories) {
      const svg = drawSvg(drawing, { paint, view: 'front' });
      rendered.set(svg, [...(rendered.get(svg) ?? []), name]);
    }
    expect([...rendered.values()].filter(({ length }) => length > 1)).toEqual([]);
  });

  it('are sound in every colour and view', () => {
    for (const { name, drawing, paint } of accessories)
      for (const view of viewsOf(drawing))
        expect(drawSvg(drawing, { paint, view }), name).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('keep within their window', async () => {
    const firsts = accessories.filter(({ drawing }, index) => accessories[index - 1]?.drawing !== drawing);
    const faults = await Promise.all(
      firsts.map(async ({ name, drawing, paint }) =>
        (await spilled(drawSvg(drawing, { paint, view: 'front' }))) > 0 ? name : [],
      ),
    );
    expect(faults.flat()).toEqual([]);
  });
});
