/**
 * Writes a catalogue feed to standard output, as large as asked for.
 *
 *   tsx packages/demo-catalogue/src/generate.ts [--products 100000|demo] [--format ndjson|json] [--date YYYY-MM-DD]
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { REFERENCE_DATE } from './feed.ts';
import { itemsOf } from './items.ts';
import { scaledDrafts } from './scale.ts';

type Format = 'ndjson' | 'json';

/** Characters that are collected before they are written. */
const CHUNK = 256 * 1024;

/** The feed as text, item by item: one line each, or one JSON array. */
export function* feedText(products: number, format: Format, reference: string = REFERENCE_DATE): Generator<string> {
  const array = format === 'json';
  let text = array ? '[\n' : '';
  let separator = '';
  for (const { draft, identity } of scaledDrafts(products)) {
    for (const item of itemsOf(draft, identity, reference)) {
      text += separator + JSON.stringify(item);
      separator = array ? ',\n' : '\n';
    }
    if (text.length > CHUNK) {
      yield text;
      text = '';
    }
  }
  yield `${text}${array ? '\n]\n' : '\n'}`;
}

/** The options of the command line. @throws {Error} with a message for the user */
export function readOptions(args: readonly string[]): { products: number; format: Format; date: string } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      products: { type: 'string', default: 'demo' },
      format: { type: 'string', default: 'ndjson' },
      date: { type: 'string', default: REFERENCE_DATE },
    },
  });
  const products = values.products === 'demo' ? 0 : Number(values.products);
  if (!Number.isSafeInteger(products) || products < 0)
    throw new Error('--products takes a number from 0 on, or "demo".');
  const format = values.format;
  if (format !== 'ndjson' && format !== 'json') throw new Error('--format takes ndjson or json.');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(values.date) || Number.isNaN(Date.parse(values.date))) {
    throw new Error('--date takes a day as YYYY-MM-DD.');
  }
  return { products, format, date: values.date };
}

const isClosedPipe = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EPIPE';

async function main(): Promise<void> {
  const { products, format, date } = readOptions(process.argv.slice(2));
  const text = Readable.from(feedText(products, format, date), { objectMode: true, highWaterMark: 2 });
  await pipeline(text, process.stdout);
}

if (process.argv[1]?.endsWith('generate.ts')) {
  main().catch((error: unknown) => {
    if (isClosedPipe(error)) return;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
