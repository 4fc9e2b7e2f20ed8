import { expect, test } from 'vitest';
import type { FeedProduct } from '~/modules/catalog-import/feed/feed-item.ts';
import { mappingOf, noMapping } from './mapping.ts';
import { readItem } from './read-item.server.ts';

/** Reads a product's item, with the fields that were warned of. */
function read(fields: Record<string, unknown>, mapping = noMapping): FeedProduct & { warned: string[] } {
  const warned: string[] = [];
  const item = { id: 7, name: 'Limmat 5', price: '1900', ...fields };
  const result = readItem(item, (_, field) => warned.push(field), mapping);
  if (result.kind !== 'product') throw new Error(`The item is a ${result.kind}`);
  return { ...result.product, warned };
}

const meta = (key: string, value: unknown) => ({ meta_data: [{ key, value }] });

test('null and false say nothing, and numbers count as text', () => {
  const product = read({ sku: 4711, date_on_sale_from: null, date_on_sale_to: false, featured: null, virtual: null });
  expect(product).toMatchObject({ sku: '4711', warned: [] });
});

test.each([
  [
    meta('frame_sizes', [{ size: 'M', minCm: 165, maxCm: 178 }]),
    meta('frame_sizes', [{ size: 'M', minCm: '165', maxCm: '178' }]),
  ],
  [meta('colorData', [{ name: '5', hex: '#102030' }]), meta('colorData', [{ name: 5, hex: '#102030' }])],
  [
    meta('highlights', [{ title: '85 Nm', text: '85' }]),
    meta('highlights', [{ title: '85 Nm', text: 85, view: null }]),
  ],
  [
    { images: [{ src: 'https://shop.test/1.jpg', alt: '1' }] },
    { images: [{ src: 'https://shop.test/1.jpg', alt: 1, name: false }] },
  ],
  [{ related_ids: [8, 9] }, { related_ids: ['8', 9] }],
])('an entry that stands plainly is read as its schema reads it: %j', (plain, other) => {
  expect(read(plain)).toEqual(read(other));
  expect(read(plain)).toMatchObject({ warned: [] });
});

test.each([
  ['frame_sizes', { size: 'M', minCm: 178, maxCm: 165 }],
  ['frame_sizes', { size: '', minCm: 165, maxCm: 178 }],
  ['frame_sizes', { size: 'M', minCm: 16.5, maxCm: 17.8 }],
  ['highlights', { title: '', text: '' }],
])('an entry of %s that does not fit is left out with a warning', (key, entry) => {
  expect(read(meta(key, [entry]))).toMatchObject({ frameSizes: [], highlights: [], warned: [`meta_data.${key}`] });
});

test('what an attribute means is remembered for its mapping alone', () => {
  const fields = { attributes: [{ name: 'Kraftquelle', options: ['Bosch'] }] };
  const mapped = { ...noMapping, attributes: mappingOf({ Kraftquelle: 'pa_motor' }) };
  const without = { ...noMapping, attributes: mappingOf<string>({ Kraftquelle: null }) };
  const slugs = [mapped, noMapping, without, mapped].map((mapping) =>
    read(fields, mapping).attributes.map(({ slug }) => slug),
  );
  expect(slugs).toEqual([['pa_motor'], ['pa_kraftquelle'], [], ['pa_motor']]);
});
