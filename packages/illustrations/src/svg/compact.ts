import { num } from './path.ts';

/**
 * Shortens the path data of finished marks: coordinates are rounded to a grid and written as steps between grid points,
 * so that rounding never drifts. It runs for every picture, hence the plain loops.
 */

const TOKEN = /[a-zA-Z]|-?[\d.]+/g;

/** How many numbers a command takes at a time, and from which of them on they are coordinates. */
const SHAPES: Readonly<Record<string, readonly [size: number, pairs: number]>> = {
  m: [2, 0],
  l: [2, 0],
  t: [2, 0],
  h: [1, 0],
  v: [1, 0],
  c: [6, 0],
  s: [4, 0],
  q: [4, 0],
  a: [7, 5],
};

/** Writes numbers one after another; a minus sign or a command's letter separates by itself. */
const append = (path: string, number: string, afterLetter: boolean): string =>
  afterLetter || number.startsWith('-') ? path + number : `${path} ${number}`;

/** Path data on a grid of `digits` decimals, in relative steps. */
export function compactPath(d: string, digits: number): string {
  const unit = 10 ** digits;
  const tokens = d.match(TOKEN) ?? [];
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  let path = '';
  let written = '';
  let place = 0;
  while (place < tokens.length) {
    const command = tokens[place++] ?? '';
    const letter = command.toLowerCase();
    const shape = SHAPES[letter];
    if (!shape) {
      path += 'z';
      written = 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const [size, pairs] = shape;
    const relative = command === letter;
    let word = letter;
    while (place + size <= tokens.length && (tokens[place] ?? 'z') < 'A') {
      if (word === 'm' && written === 'm') path = path.slice(0, path.lastIndexOf('M'));
      const moves = word === 'm';
      if (moves || word !== written) path += moves ? 'M' : word;
      let afterLetter = moves || word !== written;
      let endX = x;
      let endY = y;
      for (let k = 0; k < size; k++) {
        const value = Number(tokens[place++]);
        if (k < pairs) {
          path = append(path, num(value), afterLetter);
        } else {
          const vertical = letter === 'v' || (letter !== 'h' && (k - pairs) % 2 === 1);
          const origin = vertical ? y : x;
          const exact = relative ? origin + value : value;
          if (vertical) endY = exact;
          else endX = exact;
          const step = Math.round(exact * unit) - (moves ? 0 : Math.round(origin * unit));
          path = append(path, num(step / unit, digits), afterLetter);
        }
        afterLetter = false;
      }
      [x, y] = [endX, endY];
      written = word;
      if (moves) [startX, startY, word] = [x, y, 'l'];
    }
  }
  return path;
}

const PATH_DATA = / d="([^"]*)"/g;
const PLACE = / (cx|cy|x|y)="(-?[\d.]+)"/g;
const LARGE = / (r|rx|ry|width|height|stroke-width)="(\d\d+\.\d)"/g;
const SHORT_HEX = /"#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3"/g;
const SAME_STROKES = /<path d="[^"]*("(?: stroke)[^>]*\/>)(?:<path d="[^"]*\1)+/g;

/**
 * Lines of one look that follow each other become one element (unless they are translucent, where overlaps would show).
 */
const mergeStrokes = (body: string): string =>
  body.replace(SAME_STROKES, (run, look: string) =>
    look.includes('opacity') ? run : `<path d="${[...run.matchAll(PATH_DATA)].map(([, d]) => d).join('')}${look}`,
  );

/** The same marks with places and larger sizes of at most `digits` decimals, and short colours. */
export const compact = (body: string, digits: number): string =>
  mergeStrokes(body)
    .replace(PATH_DATA, (_, d: string) => ` d="${compactPath(d, digits)}"`)
    .replace(PLACE, (_, name: string, value: string) => ` ${name}="${num(Number(value), digits)}"`)
    .replace(LARGE, (_, name: string, value: string) => ` ${name}="${num(Number(value), digits)}"`)
    .replace(SHORT_HEX, '"#$1$2$3"');
