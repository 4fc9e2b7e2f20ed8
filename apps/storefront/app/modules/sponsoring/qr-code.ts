/*
 * QR codes of short texts (ISO/IEC 18004: bytes, error correction M, versions 1 to 6), which is what an address takes.
 */

/** Of each version: data of a block, error correction of a block, blocks, the middle of its alignment pattern. */
const versions = [
  { data: 16, correction: 10, blocks: 1, middle: 0 },
  { data: 28, correction: 16, blocks: 1, middle: 18 },
  { data: 44, correction: 26, blocks: 1, middle: 22 },
  { data: 32, correction: 18, blocks: 2, middle: 26 },
  { data: 43, correction: 24, blocks: 2, middle: 30 },
  { data: 27, correction: 16, blocks: 4, middle: 34 },
] as const;

type Version = (typeof versions)[number];

/** Modules of a code: rows from the top, true is dark; undefined where nothing stands yet. */
type Grid = (boolean | undefined)[][];

/** Powers of 2 in the field of 256 elements that the correction counts in. */
const powers = Array.from({ length: 255 }).reduce<number[]>(
  (list) => [...list, ((list.at(-1) ?? 0) << 1) ^ ((list.at(-1) ?? 0) & 128 ? 0x11d : 0)],
  [1],
);
const logs = new Map(powers.slice(0, 255).map((value, exponent) => [value, exponent]));

function times(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return powers[((logs.get(a) ?? 0) + (logs.get(b) ?? 0)) % 255] ?? 0;
}

/** The polynomial whose multiples are faultless, without its first coefficient. */
function generator(degree: number): number[] {
  let product = [1];
  for (let root = 0; root < degree; root += 1) {
    const next = [...product, 0];
    product.forEach((value, index) => (next[index + 1] = (next[index + 1] ?? 0) ^ times(value, powers[root] ?? 0)));
    product = next;
  }
  return product.slice(1);
}

function correctionOf(data: readonly number[], degree: number): number[] {
  const divisor = generator(degree);
  let rest = Array.from({ length: degree }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, index) => value ^ times(divisor[index] ?? 0, factor));
  }
  return rest;
}

/** The bits of a text with its correction, in the order they are laid. */
function bitsOf(bytes: Uint8Array, { data, correction, blocks }: Version): boolean[] {
  const half = (value: number) => value.toString(2).padStart(4, '0');
  const octet = (value: number) => value.toString(2).padStart(8, '0');
  const room = data * blocks * 8;
  const text = `${half(4)}${octet(bytes.length)}${[...bytes].map(octet).join('')}`;
  const ended = `${text}0000`.slice(0, room);
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, '0');
  const words = (whole.match(/.{8}/g) ?? []).map((word) => parseInt(word, 2));
  for (let pad = 0; words.length < data * blocks; pad += 1) words.push(pad % 2 === 0 ? 0xec : 0x11);
  const parts = Array.from({ length: blocks }, (_, block) => words.slice(block * data, (block + 1) * data));
  const checks = parts.map((part) => correctionOf(part, correction));
  const interleaved = [parts, checks].flatMap((lists) =>
    Array.from({ length: lists[0]?.length ?? 0 }, (_, index) => lists.map((list) => list[index] ?? 0)).flat(),
  );
  return [...interleaved.map(octet).join('')].map((bit) => bit === '1');
}

/** Lays a square pattern around a middle: a ring of dark, a ring of light, a dark core. */
function layTarget(grid: Grid, row: number, column: number, reach: number, dark: (distance: number) => boolean): void {
  for (let y = row - reach; y <= row + reach; y += 1) {
    for (let x = column - reach; x <= column + reach; x += 1) {
      const line = grid[y];
      if (line && x >= 0 && x < grid.length) line[x] = dark(Math.max(Math.abs(y - row), Math.abs(x - column)));
    }
  }
}

/** What every code of a version has; the places of the format are kept free. */
function frameOf(size: number, middle: number): Grid {
  const grid: Grid = Array.from({ length: size }, () => Array.from<boolean | undefined>({ length: size }));
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    layTarget(grid, row, column, 4, (distance) => distance !== 2 && distance !== 4);
  }
  if (middle > 0) layTarget(grid, middle, middle, 2, (distance) => distance !== 1);
  grid.forEach((line, index) => {
    line[6] ??= index % 2 === 0;
    if (index === 6) line.forEach((value, column) => (line[column] = value ?? column % 2 === 0));
  });
  layFormat(grid, 0);
  return grid;
}

/** Lays which mask was taken, twice, with a check of its own. */
function layFormat(grid: Grid, mask: number): void {
  let rest = mask;
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const format = ((mask << 10) | rest) ^ 0x5412;
  const size = grid.length;
  const set = (row: number, column: number, bit: number) => {
    const line = grid[row];
    if (line) line[column] = ((format >> bit) & 1) === 1;
  };
  for (let bit = 0; bit < 15; bit += 1) {
    const near = bit < 6 ? bit : bit < 8 ? bit + 1 : 14 - bit;
    if (bit < 8) {
      set(near, 8, bit);
      set(8, size - 1 - bit, bit);
    } else {
      set(8, bit === 8 ? 7 : near, bit);
      set(size - 15 + bit, 8, bit);
    }
  }
  const line = grid[size - 8];
  if (line) line[8] = true;
}

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/** The free places in the order in which bits are laid: columns in pairs from the right, up and down by turns. */
function* placesOf(grid: Grid): Generator<[row: number, column: number]> {
  const size = grid.length;
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) if (grid[row]?.[column] === undefined) yield [row, column];
    }
    isUp = !isUp;
  }
}

/** How hard a code is to read: long runs and blocks of one colour. */
function harshness(rows: readonly (readonly boolean[])[]): number {
  const columns = rows.map((_, column) => rows.map((row) => row[column] ?? false));
  const runs = [...rows, ...columns]
    .flatMap(
      (line) =>
        line
          .map(Number)
          .join('')
          .match(/0{5,}|1{5,}/g) ?? [],
    )
    .reduce((sum, run) => sum + run.length - 2, 0);
  const blocks = rows
    .slice(1)
    .flatMap((row, y) =>
      row.slice(1).filter((dark, x) => [row[x], rows[y]?.[x], rows[y]?.[x + 1]].every((each) => each === dark)),
    ).length;
  return runs + 3 * blocks;
}

/**
 * The QR code of a text.
 * @param text of 106 bytes at most
 * @returns its modules, rows from the top, true is dark, without the light margin of four modules that it needs; null where the text
 *   is longer
 */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const index = versions.findIndex(({ data, blocks }) => bytes.length <= data * blocks - 2);
  const version = versions[index];
  if (!version) return null;
  const bits = bitsOf(bytes, version);
  const frame = frameOf(21 + index * 4, version.middle);
  const places = [...placesOf(frame)];
  const codes = masks.map((mask, number) => {
    const grid = frame.map((line) => [...line]);
    places.forEach(([row, column], place) => {
      const line = grid[row];
      if (line) line[column] = (bits[place] ?? false) !== mask(row, column);
    });
    layFormat(grid, number);
    return grid.map((line) => line.map((dark) => dark ?? false));
  });
  return codes.reduce((best, code) => (harshness(code) < harshness(best) ? code : best));
}

/** A code as the path of an SVG, one unit a module. */
export function qrPath(code: readonly (readonly boolean[])[]): string {
  return code.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
