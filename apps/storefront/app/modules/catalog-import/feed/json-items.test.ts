import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonItems, type JsonItem } from './json-items.ts';

async function* inChunks(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

type Item = Exclude<JsonItem, { kind: 'value' }> | { kind: 'value'; value: unknown };

async function itemsOf(text: string, size = 7): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of jsonItems(inChunks(text, size))) {
    if (item.kind !== 'value') items.push(item);
    else {
      expect(JSON.parse(item.text)).toEqual(item.value);
      items.push({ kind: 'value', value: item.value });
    }
  }
  return items;
}

const value = (each: unknown): Item => ({ kind: 'value', value: each });

describe('jsonItems', () => {
  const products = [
    { id: 1, name: 'a "b" \\ [c] {d}' },
    { id: 2, variations: [{ id: 3 }, []] },
  ];
  const expected = products.map(value);

  it.each([
    ['an array', JSON.stringify(products)],
    ['an array over many lines', `\n${JSON.stringify(products, null, 2)}\n`],
    ['one value a line', products.map((each) => JSON.stringify(each)).join('\n')],
    [
      'one value a line, with empty lines and carriage returns',
      `${products.map((each) => JSON.stringify(each)).join('\r\n\r\n')}\r\n`,
    ],
    ['values over many lines', products.map((each) => JSON.stringify(each, null, 2)).join('\n')],
    ['pages one after the other', products.map((each) => JSON.stringify([each])).join('\n')],
    ['pages in an array', JSON.stringify(products.map((each) => [each]))],
    ['a wrapped array', `{ "products": ${JSON.stringify(products)}, "total": 2 }`],
  ])('reads %s', async (_, text) => {
    for (const size of [1, 5, 4096, 100_000]) expect(await itemsOf(text, size)).toEqual(expected);
  });

  it('reads a single object and lists without products', async () => {
    expect(await itemsOf('{"id": 1}')).toEqual([value({ id: 1 })]);
    expect(await itemsOf('{\n "id": 1,\n "data": {"status": 401}\n}\n')).toEqual([
      value({ id: 1, data: { status: 401 } }),
    ]);
    expect(await itemsOf('[]')).toEqual([]);
    expect(await itemsOf('[1, "x", null, {"id":1} ]')).toEqual([1, 'x', null, { id: 1 }].map(value));
  });

  it('leaves out a broken item and keeps the others', async () => {
    const [first, second, third] = await itemsOf('[{"id": 1}, {"id": 2,, "x": 1}, {"id": 3}]');
    expect([first, third]).toEqual([value({ id: 1 }), value({ id: 3 })]);
    expect(second).toMatchObject({ kind: 'broken' });
    expect((await itemsOf('{"id":1}\n{"id":2\n{"id":3}\n')).map(({ kind }) => kind)).toEqual([
      'value',
      'broken',
      'value',
    ]);
  });

  it('says where the file ends inside an item', async () => {
    expect((await itemsOf('[{"id": 1}, {"id": 2, "na')).map(({ kind }) => kind)).toEqual(['value', 'truncated']);
    expect((await itemsOf('[{"id": 1},')).map(({ kind }) => kind)).toEqual(['value', 'truncated']);
    expect((await itemsOf('{"id":1}\n{"id":2,"na')).map(({ kind }) => kind)).toEqual(['value', 'truncated']);
  });

  it('looks through a long item once, however small its parts come', async () => {
    const long = JSON.stringify([{ name: 'x'.repeat(15_000_000) }]);
    const timeOf = async (size: number) => {
      const begin = performance.now();
      const [item] = await itemsOf(long, size);
      expect(item?.kind).toBe('value');
      return performance.now() - begin;
    };
    // Looked through anew for each of its nine hundred parts, it would take some four hundred times as long.
    const atOnce = await timeOf(long.length);
    expect(await timeOf(16_384)).toBeLessThan(100 * atOnce);
    await expect(itemsOf(`["${'x'.repeat(16_500_000)}`, 16_384)).rejects.toThrow();
  });

  it('counts for the length of an item nothing that comes behind it', async () => {
    const list = [{ name: 'x'.repeat(12_200_000) }, { name: 'y'.repeat(5_000_000) }];
    const items = await itemsOf(JSON.stringify(list), 1_000_000);
    expect(items.map(({ kind }) => kind)).toEqual(['value', 'value']);
  });

  const notAnArray = fc.jsonValue({ maxDepth: 3 }).filter((each) => !Array.isArray(each));

  it('gives back whatever was written, cut anywhere', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(notAnArray, { maxLength: 6 }), fc.integer({ min: 1, max: 40 }), async (list, size) => {
        const copy = JSON.parse(JSON.stringify(list)) as unknown[];
        expect(await itemsOf(JSON.stringify(list), size)).toEqual(copy.map(value));
        expect(await itemsOf(JSON.stringify(list, null, 2), size)).toEqual(copy.map(value));
      }),
    );
  });

  it('never throws on junk', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string(),
        fc.integer({ min: 1, max: 9 }),
        async (text, size) => void (await itemsOf(text, size)),
      ),
    );
  });
});
