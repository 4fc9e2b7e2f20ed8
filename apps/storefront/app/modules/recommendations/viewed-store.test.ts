import { expect, it } from 'vitest';
import { MAX_VIEWED, readViewed, withView } from './viewed-store.ts';

const now = Date.parse('2026-11-23T08:00:00Z');
const view = (slug: string, at = '2026-11-20T08:00:00.000Z') => ({ slug, at });

it('views are read as they were kept, for 90 days, without what does not fit', () => {
  const stored = [
    view('a'),
    { slug: 'b' },
    view('../c'),
    view('d', 'gestern'),
    view('e', '2026-08-01T08:00:00.000Z'),
    7,
  ];
  expect(readViewed(JSON.stringify(stored), now)).toEqual([view('a')]);
  for (const text of [null, '', '{', '{}', '1']) expect(readViewed(text, now)).toEqual([]);
});

it('a bike that is looked at again stands once, at the front; the oldest leave', () => {
  expect(withView([view('a'), view('b')], view('b', '2026-11-23T08:00:00.000Z'))).toEqual([
    view('b', '2026-11-23T08:00:00.000Z'),
    view('a'),
  ]);
  expect(MAX_VIEWED).toBe(30);
  const full = Array.from({ length: MAX_VIEWED }, (_, index) => view(`s${index}`));
  const after = withView(full, view('new'));
  expect(after).toHaveLength(MAX_VIEWED);
  expect([after[0]?.slug, after.at(-1)?.slug]).toEqual(['new', 's28']);
});
