import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isWishlistLoading, wishlistIds } from '~/modules/wishlist/wishlist-store.ts';
import { begin, cartCount } from './visitor-store.ts';
import { anonymousVisit } from './visit.ts';

const remembered = { ...anonymousVisit, cart: { count: 2, planLength: 36 }, hearts: [7, 8] };
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'velory_visit=1', adoptedStyleSheets: [] });
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(remembered), setItem: () => undefined });
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => call());
  vi.stubGlobal('fetch', () => answer());
});
afterEach(() => vi.unstubAllGlobals());

describe('the hearts of a document', () => {
  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
    ['has no answer', () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 }))],
    ['says that it failed', () => Promise.resolve(Response.json({ success: false }))],
  ])('are none where the server %s, while the cart stays as it is remembered', async (_how, given) => {
    answer = () => Promise.resolve(Response.json({ success: true, visit: remembered }));
    begin(remembered as never);
    expect(wishlistIds()).toEqual([7, 8]);
    answer = given;
    begin(null);
    await vi.waitFor(() => expect(wishlistIds()).toEqual([]));
    expect(cartCount()).toBe(2);
  });

  it.each([
    ['answers', () => Promise.resolve(Response.json({ success: true, visit: { ...remembered, hearts: [9] } })), [9]],
    ['cannot be reached', () => Promise.reject(new TypeError('offline')), []],
  ])('are loading until the server %s (spec §4)', async (_how, given, hearts) => {
    let go: () => void = () => undefined;
    const gate = new Promise<void>((open) => (go = open));
    answer = () => gate.then(given);
    begin(null);
    await vi.waitFor(() => expect(isWishlistLoading()).toBe(true));
    go();
    await vi.waitFor(() => expect([isWishlistLoading(), wishlistIds()]).toEqual([false, hearts]));
  });
});
