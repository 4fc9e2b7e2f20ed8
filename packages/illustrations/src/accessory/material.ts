import { GRAPHITE, INK, SILVER, STEEL, darken, lighten } from '../svg/colour.ts';
import { type Point, at } from '../svg/geometry.ts';
import { area, block, disc, line } from '../svg/shapes.ts';
import type { Look } from './kit.ts';

/*
 * What accessories are made of, each material with its habit: webbing has two pale edges, plastic one grey edge, metal
 * a hard light beside a hard shade, a reflector two greys split by a diagonal, fabric creases and a stitched seam.
 * Light falls from above right.
 */

const WEBBING = '#24292d';
const WEBBING_EDGE = '#4b5258';
const PLASTIC_EDGE = '#5a6166';
const THREAD = '#7d868c';

/** An upright strap by its left top corner. */
export const webbing = (x: number, y: number, width: number, height: number): string =>
  block(x, y, width, height, 1, WEBBING) +
  line(`M${x + 2.5} ${y + 2}v${height - 4}M${x + width - 2.5} ${y + 2}v${height - 4}`, WEBBING_EDGE, 1);

/** A strap along a path, its thread along the middle. */
export const strap = (d: string, width = 9, colour = WEBBING): string =>
  line(d, colour, width) + line(d, lighten(colour, 0.2), 1.3, { dash: [5, 3.5] });

/** The cross that fixes a strap's end. */
export const boxStitch = (x: number, y: number, width: number, height: number): string =>
  line(
    `M${x} ${y}h${width}v${height}h${-width}zM${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`,
    THREAD,
    1,
    { dash: [2.6, 1.8] },
  );

/** A buckle that a strap runs through. */
export const ladder = (x: number, y: number, width = 26): string =>
  block(x, y, width, 20, 3, INK) +
  block(x + 3, y + 3, width - 6, 3, 1.5, PLASTIC_EDGE) +
  block(x + 4, y + 9, width - 8, 2.5, 1, '#3b4146') +
  block(x + 4, y + 13.5, width - 8, 2.5, 1, '#3b4146');

/** A buckle that opens when its sides are pressed. */
export const sideRelease = (x: number, y: number): string =>
  area(`M${x} ${y + 3}q0-3 3-3h20q3 0 3 3v11l-4 4v9q0 3-3 3h-12q-3 0-3-3v-9l-4-4z`, INK) +
  block(x + 4, y + 3, 18, 3, 1.5, PLASTIC_EDGE) +
  area(`M${x + 1} ${y + 9}h4v9l-4-3zM${x + 25} ${y + 9}h-4v9l4-3z`, '#3b4146') +
  block(x + 9, y + 14, 8, 10, 2, '#3b4146');

/** A zip with its pull in the accent's colour. @param pull position of the slider */
export const zip = (x: number, y: number, width: number, pull: number, { accent }: Look): string =>
  area(`M${x} ${y}h${width}v14h${-width}z`, INK) +
  line(`M${x + 4} ${y + 7}h${width - 8}`, '#6b7278', 3, { dash: [2.4, 2.2] }) +
  block(x + width * pull, y + 2, 15, 10, 2, STEEL) +
  area(`M${x + width * pull + 4} ${y + 12}h7l3 22q-6 6-13 0z`, accent.base) +
  line(`M${x + width * pull + 6} ${y + 18}l-1 12`, accent.light, 1.6);

/** A seam beside an edge, in a pale tone of the fabric. */
export const stitch = (d: string, fabric: string): string => line(d, lighten(fabric, 0.36), 1.4, { dash: [4.5, 3.5] });

/** A leaning reflector by its left top corner. */
export const reflector = (x: number, y: number, width: number, height: number): string => {
  const lean = height / 3;
  return (
    area(`M${x} ${y}h${width}l${-lean} ${height}h${-width}z`, '#dfe4e6') +
    area(`M${x + width * 0.44} ${y}h${width * 0.56}l${-lean} ${height}h${-width * 0.56}z`, '#f7f9f9')
  );
};

/** A plastic body with one grey edge along its top. */
export const plastic = (x: number, y: number, width: number, height: number, radius: number): string =>
  block(x, y, width, height, radius, '#2b3136') +
  block(x, y + height * 0.7, width, height * 0.3, Math.min(radius, height * 0.15), '#191d20') +
  line(`M${x + radius} ${y + 4}h${width - 2 * radius}`, PLASTIC_EDGE, 3.4);

/** A lock's cylinder with its keyhole: a hard light beside a hard shade. */
export function cylinder({ x, y }: Point, radius: number): string {
  const inner = radius * 0.6;
  return (
    disc(at(x, y), radius, '#0b1016') +
    disc(at(x, y), radius * 0.78, STEEL) +
    area(
      `M${x - radius * 0.7} ${y - radius * 0.3}A${radius * 0.76} ${radius * 0.76} 0 0 1 ${x + radius * 0.7} ${y - radius * 0.3}L${x + inner * 0.76} ${y - radius * 0.2}A${inner * 0.8} ${inner * 0.8} 0 0 0 ${x - inner * 0.76} ${y - radius * 0.2}z`,
      '#e6eaec',
    ) +
    disc(at(x, y), inner, '#3b4146') +
    disc(at(x, y), inner * 0.8, SILVER) +
    area(`M${x} ${y - inner * 0.8}A${inner * 0.8} ${inner * 0.8} 0 0 1 ${x + inner * 0.8} ${y}H${x}z`, '#f2f5f6') +
    block(x - radius * 0.1, y - radius * 0.42, radius * 0.2, radius * 0.84, 2, INK)
  );
}

/** The mark of a security level: four rising bars on a plate. @param filled 1 to 4 */
export const levelMark = (x: number, y: number, filled: number, plate: string): string =>
  block(x, y, 34, 30, 3, plate) +
  [0, 1, 2, 3]
    .map((k) =>
      line(`M${x + 7 + k * 6.6} ${y + 25}v${-5 - k * 4}`, k < filled ? INK : lighten(INK, 0.62), 3.4, { butt: true }),
    )
    .join('');

/** A rivet or a screw's head with light from above right. */
export const rivet = ({ x, y }: Point, radius: number): string =>
  disc(at(x, y), radius * 1.3, INK) +
  disc(at(x, y), radius, STEEL) +
  area(`M${x - radius * 0.7} ${y - radius * 0.7}A${radius} ${radius} 0 0 1 ${x + radius} ${y}L${x} ${y}z`, '#e6eaec') +
  disc(at(x, y), radius * 0.35, '#4b5258');

/** The handle of a bag: a webbing arch. */
export const arch = (left: number, right: number, foot: number, top: number): string => {
  const d = `M${left} ${foot}C${left} ${top} ${right} ${top} ${right} ${foot}`;
  const shine = `M${left + 3} ${foot - 8}C${left + 7} ${top + 5} ${right - 7} ${top + 5} ${right - 3} ${foot - 8}`;
  return line(d, WEBBING, 13) + line(shine, WEBBING_EDGE, 2.5);
};

/** The darker fabric of a bottom or a side. */
export const deep = (fabric: string): string => darken(fabric, 0.42);

/** A rail with the two hooks that a bag hangs on a rack by. */
export const hooks = (left: number, right: number, y: number): string =>
  block(left, y, right - left, 14, 5, GRAPHITE) +
  block(left + 4, y + 3, right - left - 8, 3, 1.5, '#565c61') +
  [left + (right - left) * 0.125, left + (right - left) * 0.74]
    .map(
      (x) =>
        area(`M${x} ${y + 16}v-30q0-12 13-12t13 12v8h-9v-7q0-4-4-4t-4 4v29z`, INK) +
        line(`M${x + 3} ${y + 12}v-25q0-9 9-10`, PLASTIC_EDGE, 2),
    )
    .join('');
