import { mix } from './colour.ts';
import type { Point } from './geometry.ts';
import { num, segment } from './path.ts';

/**
 * The marks a drawing consists of. Every function returns one or more SVG elements; the root sets round caps and no
 * fill.
 */

interface LineOptions {
  /** Lengths of dash and gap in mm. */
  readonly dash?: readonly [number, number];
  readonly opacity?: number;
  /** Ends cut off straight instead of round. */
  readonly butt?: boolean;
}

function lineAttributes({ dash, opacity, butt = dash !== undefined }: LineOptions): string {
  return (
    (butt ? ' stroke-linecap="butt"' : '') +
    (dash ? ` stroke-dasharray="${num(dash[0], 2)} ${num(dash[1], 2)}"` : '') +
    (opacity === undefined ? '' : ` opacity="${num(opacity, 2)}"`)
  );
}

/** A filled path. */
export const area = (d: string, colour: string, opacity?: number): string =>
  `<path d="${d}" fill="${colour}"${opacity === undefined ? '' : ` opacity="${num(opacity, 2)}"`}/>`;

/**
 * A filled path with an outline that lies outside of it (the root paints strokes first): overlapping parts of the path
 * melt into one shape.
 */
export const outlined = (d: string, colour: string, edge: string, width = 6): string =>
  `<path d="${d}" fill="${colour}" stroke="${edge}" stroke-width="${num(width)}"/>`;

/** A stroked path. */
export const line = (d: string, colour: string, width: number, options: LineOptions = {}): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${num(width)}"${lineAttributes(options)}/>`;

/** Coordinates of a centre; those at 0 are SVG's own default. */
const centred = (c: Point): string => {
  const x = num(c.x);
  const y = num(c.y);
  return (x === '0' ? '' : ` cx="${x}"`) + (y === '0' ? '' : ` cy="${y}"`);
};

export const disc = (c: Point, radius: number, colour: string): string =>
  `<circle${centred(c)} r="${num(radius)}" fill="${colour}"/>`;

export const ring = (c: Point, radius: number, colour: string, width: number, options: LineOptions = {}): string =>
  `<circle${centred(c)} r="${num(radius)}" stroke="${colour}" stroke-width="${num(width)}"${lineAttributes(options)}/>`;

/** A ring cut into `count` equal dashes; `share` of each step is solid. */
export function toothedRing(
  c: Point,
  radius: number,
  colour: string,
  width: number,
  count: number,
  share = 0.5,
  butt = true,
): string {
  const step = (2 * Math.PI * radius) / Math.max(1, Math.round(count));
  return ring(c, radius, colour, width, { dash: [step * share, step * (1 - share)], butt });
}

export const oval = (c: Point, rx: number, ry: number, colour: string, opacity?: number): string =>
  `<ellipse${centred(c)} rx="${num(rx)}" ry="${num(ry)}" fill="${colour}"${opacity === undefined ? '' : ` opacity="${num(opacity, 2)}"`}/>`;

/** An upright rectangle by its left top corner. */
export const block = (x: number, y: number, width: number, height: number, radius: number, colour: string): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" rx="${num(radius)}" fill="${colour}"/>`;

/** A straight round bar, with a glint along its middle if a colour for it is given. */
export const rod = (a: Point, b: Point, width: number, colour: string, glint?: string): string => {
  const d = segment(a, b);
  return line(d, colour, width) + (glint ? line(d, mix(colour, glint, 0.6), width * 0.26) : '');
};

/** A straight bar with ends cut off. */
export const bar = (a: Point, b: Point, width: number, colour: string): string =>
  line(segment(a, b), colour, width, { butt: true });

/** A bolt: dark rim, bright head, and its socket where there is room for it. */
export const bolt = (c: Point, radius: number, head: string, rim: string): string =>
  `<circle${centred(c)} r="${num(radius * 0.62)}" fill="${head}" stroke="${rim}" stroke-width="${num(radius * 0.76)}"/>` +
  (radius >= 14 ? disc(c, radius * 0.24, rim) : '');

interface Placement {
  readonly rotate?: number;
  readonly scale?: number;
  /** Lines inside end straight unless they say otherwise. */
  readonly butt?: boolean;
}

/** Local drawing, moved to a point, turned (degrees) and scaled. */
export function placed(
  origin: Point,
  content: string,
  { rotate = 0, scale = 1, butt = false }: Placement = {},
): string {
  const turn = rotate === 0 ? '' : `rotate(${num(rotate)})`;
  const grow = scale === 1 ? '' : `scale(${num(scale, 3)})`;
  return `<g transform="translate(${num(origin.x)} ${num(origin.y)})${turn}${grow}"${butt ? ' stroke-linecap="butt"' : ''}>${content}</g>`;
}

/** Translates a point to the text of a rotation about it. */
export const turned = (c: Point, degrees: number, content: string): string =>
  `<g transform="rotate(${num(degrees)} ${num(c.x)} ${num(c.y)})">${content}</g>`;
