import { expect, it } from 'vitest';
import { ItemFile } from './item-file.server.ts';

it('gives back texts in any order, near each other and far apart', async () => {
  const file = await ItemFile.open();
  const texts = ['{"name":"Grösse é"}', '', 'x'.repeat(300_000), '“quoted”', 'y'.repeat(2_000_000), '{"id":3}'];
  const places = [];
  for (const text of texts) {
    const { place, bytes } = await file.add(text);
    expect(bytes.toString()).toBe(text);
    places.push(place);
  }
  await file.flush();
  expect(await file.read([...places].reverse())).toEqual([...texts].reverse());
  expect(await file.read(places.filter((_, index) => index % 5 === 0))).toEqual([texts[0], texts[5]]);
  expect(await file.read([])).toEqual([]);
  await file.close();
});
