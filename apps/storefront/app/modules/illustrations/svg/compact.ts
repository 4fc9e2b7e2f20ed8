import { num } from './path';

/**
 * Shortens the path data of finished marks: coordinates are rounded to a grid and written as steps between grid points, so
 * that rounding never drifts.
 */

const COMMAND = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

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

/** Numbers in a row: a minus sign separates by itself. */
const joined = (numbers: readonly string[]): string => numbers.join(' ').replace(/ -/g, '-');

/** Path data on a grid of `digits` decimals, in relative steps. */
export function compactPath(d: string, digits: number): string {
  const unit = 10 ** digits;
  const grid = (value: number) => Math.round(value * unit) / unit;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let path = '';
  let open = '';
  for (const [, command = '', text = ''] of d.matchAll(COMMAND)) {
    const letter = command.toLowerCase();
    const shape = SHAPES[letter];
    if (!shape) {
      path += 'z';
      open = '';
      [x, y] = [startX, startY];
      continue;
    }
    const numbers = (text.match(NUMBER) ?? []).map(Number);
    const [size, pairs] = shape;
    const relative = command === letter;
    for (let first = 0; first + size <= numbers.length; first += size) {
      const isVertical = (k: number) => letter === 'v' || (letter !== 'h' && (k - pairs) % 2 === 1);
      const exact = numbers
        .slice(first, first + size)
        .map((value, k) => (k >= pairs && relative ? value + (isVertical(k) ? y : x) : value));
      const steps = exact.map((value, k) =>
        k < pairs ? num(value) : num(grid(value) - grid(isVertical(k) ? y : x), digits),
      );
      const endX = letter === 'v' ? x : (exact[letter === 'h' ? 0 : size - 2] ?? x);
      const endY = letter === 'h' ? y : (exact[size - 1] ?? y);
      [x, y] = [endX, endY];
      if (letter === 'm' && first === 0) {
        [startX, startY] = [x, y];
        if (path.endsWith(open) && open.startsWith('M')) path = path.slice(0, -open.length);
        open = `M${joined([num(x, digits), num(y, digits)])}`;
        path += open;
        continue;
      }
      const word = letter === 'm' ? 'l' : letter;
      const tight = joined(steps);
      path += word === open ? (tight.startsWith('-') ? tight : ` ${tight}`) : word + tight;
      open = word;
    }
  }
  return path;
}

const PATH_DATA = / d="([^"]*)"/g;
const PLACE = / (cx|cy|x|y|x1|y1)="(-?[\d.]+)"/g;
const SHORT_HEX = /"#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3"/g;

/** The same marks with coordinates of at most `digits` decimals and short colours. */
export const compact = (body: string, digits: number): string =>
  body
    .replace(PATH_DATA, (_, d: string) => ` d="${compactPath(d, digits)}"`)
    .replace(PLACE, (_, name: string, value: string) => ` ${name}="${num(Number(value), digits)}"`)
    .replace(SHORT_HEX, '"#$1$2$3"');
