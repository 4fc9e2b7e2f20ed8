import { beforeEach, describe, expect, it } from 'vitest';
import { type CachedPage, PageStore } from './page-store.ts';

const HOUR = 3600_000;
let now = 0;
let store: PageStore;

function page(text: string): CachedPage {
  const variant = { headers: [], body: Buffer.from(text) };
  return { headers: [], etag: `"${text}"`, br: variant };
}

function keep(key: string, { tags = ['catalog'], maxAge = 3600 }: { tags?: string[]; maxAge?: number } = {}) {
  store.keep(key, page(key), { maxAge, tags, mark: store.mark() });
}

beforeEach(() => {
  now = Date.parse('2026-05-04T10:00:00Z');
  store = new PageStore({ maxBytes: 100_000, staleFor: 24 * HOUR, now: () => now });
});

describe('a kept page', () => {
  it('is shown until its age is reached and stays as a stale copy for a day', () => {
    keep('a');
    now += HOUR - 1;
    expect(store.fresh('a')?.etag).toBe('"a"');
    now += 1;
    expect(store.fresh('a')).toBeUndefined();
    expect(store.stale('a')?.etag).toBe('"a"');
    now += 23 * HOUR;
    expect(store.stale('a')).toBeUndefined();
  });

  it("does not outlive Zurich's midnight", () => {
    keep('a', { maxAge: 7 * 24 * 3600 });
    now = Date.parse('2026-05-04T21:59:59Z');
    expect(store.fresh('a')).toBeDefined();
    now = Date.parse('2026-05-04T22:00:00Z');
    expect(store.fresh('a')).toBeUndefined();
    keep('a', { maxAge: 7 * 24 * 3600 });
    now = Date.parse('2026-05-05T21:59:59Z');
    expect(store.fresh('a')).toBeDefined();
  });

  it('is dropped by each of its tags, others stay', () => {
    keep('a', { tags: ['catalog', 'content'] });
    keep('b', { tags: ['catalog'] });
    store.drop('content');
    expect(store.fresh('a')).toBeUndefined();
    expect(store.stale('a')).toBeDefined();
    expect(store.fresh('b')).toBeDefined();
  });

  it('is dropped with all others', () => {
    keep('a', { tags: [] });
    store.dropAll();
    expect(store.fresh('a')).toBeUndefined();
    keep('a', { tags: [] });
    expect(store.fresh('a')).toBeDefined();
  });
});

describe('a page that was rendered while its content changed', () => {
  it('is not shown again', () => {
    const mark = store.mark();
    store.drop('catalog');
    store.keep('a', page('a'), { maxAge: 3600, tags: ['catalog'], mark });
    expect(store.fresh('a')).toBeUndefined();
    expect(store.stale('a')).toBeDefined();
  });

  it('is shown where the change was about something else', () => {
    const mark = store.mark();
    store.drop('content');
    store.keep('a', page('a'), { maxAge: 3600, tags: ['catalog'], mark });
    expect(store.fresh('a')).toBeDefined();
  });

  it('is not shown after a drop of everything', () => {
    const mark = store.mark();
    store.dropAll();
    store.keep('a', page('a'), { maxAge: 3600, tags: [], mark });
    expect(store.fresh('a')).toBeUndefined();
  });
});

describe('memory', () => {
  it('is bounded: the page not asked for longest goes first', () => {
    const body = 'x'.repeat(20_000);
    for (const key of ['a', 'b', 'c', 'd']) store.keep(key, page(body), { maxAge: 60, tags: [], mark: store.mark() });
    store.fresh('a');
    store.keep('e', page(body), { maxAge: 60, tags: [], mark: store.mark() });
    expect(store.bytes).toBeLessThanOrEqual(100_000);
    expect(store.fresh('a')).toBeDefined();
    expect(store.fresh('b')).toBeUndefined();
    expect(store.fresh('e')).toBeDefined();
  });

  it('is not emptied for one huge page', () => {
    keep('a');
    store.keep('huge', page('x'.repeat(40_000)), { maxAge: 60, tags: [], mark: store.mark() });
    expect(store.fresh('huge')).toBeUndefined();
    expect(store.fresh('a')).toBeDefined();
  });
});

describe('pages of several instances', () => {
  const large = (text: string): CachedPage => ({ ...page(text), br: { headers: [], body: Buffer.alloc(900) } });
  const keepOf = (owner: string, count: number) => {
    for (let place = 0; place < count; place++) {
      store.keep(`${owner} /${place}`, large(owner), { maxAge: 3600, tags: [], mark: store.mark() });
    }
  };

  it('take no more together than one alone may, and none is pushed below its share by another', () => {
    const owners = Array.from({ length: 200 }, (_, place) => `org${place}`);
    store = new PageStore({ maxBytes: 1_000_000, staleFor: HOUR, now: () => now });
    for (const owner of owners) keepOf(owner, 4);
    const share = 1_000_000 / (owners.length + 1);
    keepOf('greedy', 5000);
    expect(store.bytes).toBeLessThanOrEqual(1_000_000);
    for (const owner of owners) {
      expect(store.bytesOf(owner)).toBeGreaterThanOrEqual(Math.min(share - 1300, 4 * 1100));
      expect(store.fresh(`${owner} /3`), owner).toBeDefined();
    }
    expect(store.fresh('greedy /0')).toBeUndefined();
    expect(store.fresh('greedy /4999')).toBeDefined();
  });

  it('are dropped for one of them alone, stale copies too', () => {
    keepOf('a', 2);
    keepOf('b', 2);
    store.dropOwner('a');
    expect(store.stale('a /0')).toBeUndefined();
    expect(store.fresh('b /1')).toBeDefined();
  });

  it('that were rendered before their instance was dropped are not kept as fresh', () => {
    const mark = store.mark();
    store.dropOwner('a');
    store.keep('a /', page('a'), { maxAge: 3600, tags: [], mark });
    expect(store.fresh('a /')).toBeUndefined();
  });
});
