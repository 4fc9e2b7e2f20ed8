import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { demoFeed } from './feed.ts';
import { feedText, readOptions } from './generate.ts';
import type { WooProduct } from './woo.ts';

const COUNT = 900;
const linesOf = (products: number): WooProduct[] =>
  [...feedText(products, 'ndjson')]
    .join('')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('a feed of a chosen size', () => {
  const items = linesOf(COUNT);

  it('has that many products in both languages, the demo products first', () => {
    expect(items.length).toBe(COUNT * 2);
    const demo = demoFeed();
    expect(items.slice(0, demo.length)).toEqual(demo);
  });

  it('repeats no id, slug or article number', () => {
    const ids = items.flatMap((item) => [item.id, ...item.variations.map((variation) => variation.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    const slugs = items.map((item) => item.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    const german = items.filter((item) => item.lang === 'de');
    const skus = german.flatMap((item) => [item.sku, ...item.variations.map((variation) => variation.sku)]);
    expect(new Set(skus).size).toBe(skus.length);
  });

  it('gives varied products at most three variations, whose cheapest price is the product’s', () => {
    const varied = items.slice(demoFeed().length);
    const prices = varied.map((item) => item.variations.map((variation) => Number(variation.price)));
    expect(Math.max(...prices.map((list) => list.length))).toBe(3);
    for (const [index, item] of varied.entries()) {
      const list = prices[index] ?? [];
      if (list.length) expect(Math.min(...list)).toBe(Number(item.price));
      if (item.on_sale) expect(Number(item.sale_price)).toBeLessThan(Number(item.regular_price));
    }
  });

  it('links the pairs and names sizes that exist', () => {
    const byId = new Map(items.map((item) => [item.id, item]));
    for (const item of items) {
      expect(byId.get(item.translations[item.lang === 'de' ? 'fr' : 'de'])?.translations).toEqual(item.translations);
      const options = item.attributes.find((attribute) => attribute.slug === 'pa_groesse')?.options ?? [];
      const chosen = item.variations.flatMap((one) => one.attributes.filter((part) => part.slug === 'pa_groesse'));
      expect(chosen.filter((part) => !options.includes(part.option))).toEqual([]);
    }
  });

  it('begins the same whatever its size', () => {
    expect(linesOf(400)).toEqual(items.slice(0, 800));
    expect(linesOf(10).length).toBe(20);
  });

  it('comes as one JSON array too', () => {
    expect(JSON.parse([...feedText(300, 'json')].join(''))).toEqual(items.slice(0, 600));
  });
});

describe('the command', () => {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  const script = fileURLToPath(new URL('./generate.ts', import.meta.url));

  it('writes the demo feed when asked for nothing or for 0', () => {
    const options = { encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
    const output = execFileSync(process.execPath, [tsx, script, '--products', '0', '--format', 'json'], options);
    expect(JSON.parse(output)).toEqual(demoFeed());
  });

  it('ends quietly when its reader goes away', () => {
    const command = `"${process.execPath}" "${tsx}" "${script}" --products 20000 | head -n 1 | wc -l`;
    const { stdout, stderr } = spawnSync('bash', ['-c', `set -o pipefail; ${command}`], { encoding: 'utf8' });
    expect([stdout.trim(), stderr]).toEqual(['1', '']);
  });

  it.each([
    [['--products', 'many']],
    [['--products', '-1']],
    [['--format', 'csv']],
    [['--date', 'soon']],
    [['--size', '1']],
  ])('refuses %o with a sentence', (args) => {
    expect(() => readOptions(args)).toThrow(/./);
  });
});
