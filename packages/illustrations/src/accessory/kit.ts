import { type Fields, type RawFields, type ValuesOf, completeFields } from '../fields.ts';
import { type Shades, shadesOf, toHex } from '../svg/colour.ts';
import { type Box, type Point, at } from '../svg/geometry.ts';
import { num } from '../svg/path.ts';
import { area, line, outlined, oval, placed } from '../svg/shapes.ts';

/** What accessories share: a square window of 400 units, light from above right, and a way to declare one. */

const SQUARE: Box = { x: 0, y: 0, width: 400, height: 400 };

/** Pictures of an accessory: as it stands, a close-up, and a second state or side for those that have one. */
export const ACCESSORY_VIEWS = ['front', 'detail', 'back', 'open'] as const;
export type AccessoryView = (typeof ACCESSORY_VIEWS)[number];

/** Paint and distance a picture is drawn with. */
export interface Look {
  readonly main: Shades;
  readonly accent: Shades;
  /** A close-up: seams, screws and prints are worth drawing. */
  readonly close: boolean;
}

interface Artwork<F extends Fields> {
  readonly draw: (values: ValuesOf<F>, look: Look) => string;
  /** Window of the close-up. */
  readonly detail: (values: ValuesOf<F>) => Box;
  readonly back?: (values: ValuesOf<F>, look: Look) => string;
  readonly open?: (values: ValuesOf<F>, look: Look) => string;
}

interface Picture {
  readonly body: string;
  readonly window: Box;
}

/** A kind of accessory: its fields, the pictures there are, and how to draw one from plain JSON. */
export interface Accessory<F extends Fields = Fields> {
  readonly fields: F;
  readonly views: readonly AccessoryView[];
  readonly picture: (
    raw: RawFields,
    paint: { readonly main: string; readonly accent: string },
    view: AccessoryView,
  ) => Picture;
}

const DEFAULT_MAIN = '#2f3a40';
const DEFAULT_ACCENT = '#e0aa2f';

/** A look in a product's paint. @param close for a close-up */
export const lookOf = (paint: { readonly main: string; readonly accent: string }, close: boolean): Look => ({
  main: shadesOf(toHex(paint.main, DEFAULT_MAIN)),
  accent: shadesOf(toHex(paint.accent, DEFAULT_ACCENT)),
  close,
});

/** Declares an accessory. Fields and artwork are tied by type; outside only plain JSON goes in. */
export function defineAccessory<F extends Fields>(fields: F, artwork: Artwork<F>): Accessory<F> {
  const views = ACCESSORY_VIEWS.filter((view) => view === 'front' || artwork[view] !== undefined);
  return {
    fields,
    views,
    picture(raw, paint, view) {
      const values = completeFields(fields, raw);
      const look = lookOf(paint, view === 'detail');
      if (view === 'detail') return { body: artwork.draw(values, look), window: artwork.detail(values) };
      const draw = (view === 'back' ? artwork.back : view === 'open' ? artwork.open : undefined) ?? artwork.draw;
      return { body: draw(values, look), window: SQUARE };
    },
  };
}

const SHADOW = '#10161c';

/** Soft shadow on the ground. */
export const ground = (x: number, halfWidth: number, y = 346): string =>
  oval(at(x, y), halfWidth, 10, SHADOW, 0.06) + oval(at(x, y - 1), halfWidth * 0.72, 6, SHADOW, 0.1);

/** A painted body with its outline. */
export const body = (d: string, { base, edge }: Pick<Shades, 'base' | 'edge'>, width = 3): string =>
  outlined(d, base, edge, width);

/** A square window around a point. */
export const closeUp = (x: number, y: number, size: number): Box => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});

/** Smaller or larger, standing on the same ground. */
export const scaled = (content: string, scale: number, y = 346): string =>
  scale === 1 ? content : placed(at(200 - 200 * scale, y - y * scale), content, { scale });

/** Drawn larger or smaller in each direction about a point that stays. */
export const stretched = (
  content: string,
  { x, y, about }: { readonly x: number; readonly y: number; readonly about: Point },
): string =>
  x === 1 && y === 1
    ? content
    : `<g transform="translate(${num(about.x * (1 - x), 2)} ${num(about.y * (1 - y), 2)})scale(${num(x, 3)} ${num(y, 3)})">${content}</g>`;

/** Dashed seam of a fabric. */
export const seam = (d: string, colour: string): string => line(d, colour, 1.6, { dash: [5, 4] });

/** Upright rounded box as path data. */
export const boxPath = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`;

/** An upright round part (barrel, tube): body, shadow on its right side, light on its left. */
export const barrel = (
  x: number,
  y: number,
  width: number,
  height: number,
  shades: Shades,
  r = Math.min(8, width / 4),
): string =>
  body(boxPath(x, y, width, height, r), shades) +
  area(boxPath(x + width * 0.62, y + 1, width * 0.38 - 1, height - 2, Math.min(r, width * 0.18)), shades.dark) +
  area(boxPath(x + width * 0.14, y + 4, width * 0.14, height - 8, Math.min(3, width * 0.06)), shades.light);
