import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onWishNews, toggleWish, type WishNews } from './toggle-wish.ts';
import { wishlistIds, setWishlistIds } from './wishlist-store.ts';

/** Answers that a test gives when it wants to, the oldest first. */
let waiting: { intent: string | null; answer: (hearts: number[] | 'full' | undefined) => void }[] = [];

beforeEach(() => {
  waiting = [];
  setWishlistIds([]);
  vi.stubGlobal('fetch', (_: string, { body }: { body: URLSearchParams }) => {
    return new Promise<Response>((resolve, reject) => {
      const answer = (result: number[] | 'full' | undefined) => {
        if (result === undefined) return reject(new TypeError('offline'));
        resolve(Response.json(result === 'full' ? { ok: false, refusal: 'full' } : { ok: true, hearts: result }));
      };
      waiting.push({ intent: body.get('intent'), answer });
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const product = (id: number) => ({ id, name: `Bike ${id}` });
const sent = async (count: number) => vi.waitFor(() => expect(waiting).toHaveLength(count));
const news: (WishNews['kind'] | undefined)[] = [];
onWishNews((latest) => news.push(latest?.kind));

describe('a heart that is pressed', () => {
  it('turns at once, and is what the server says once it has answered', async () => {
    const done = toggleWish(product(1), 'de');
    expect(wishlistIds()).toEqual([1]);
    await sent(1);
    waiting[0]?.answer([1, 9]);
    await done;
    expect(wishlistIds()).toEqual([1, 9]);
    expect(news.at(-1)).toBe('added');
  });

  it('turns back where nothing is stored, which is logged (spec §8), and where the list is full', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    setWishlistIds([7]);
    const lost = toggleWish(product(7), 'de');
    expect(wishlistIds()).toEqual([]);
    await sent(1);
    waiting[0]?.answer(undefined);
    await lost;
    expect(wishlistIds()).toEqual([7]);
    expect(log).toHaveBeenCalledWith('Something went wrong with firestore');
    expect(news.at(-1)).toBe('failed');
    const full = toggleWish(product(8), 'de');
    await sent(2);
    waiting[1]?.answer('full');
    await full;
    expect(wishlistIds()).toEqual([7]);
    expect(news.at(-1)).toBe('full');
  });

  it('waits for the one before, whose answer does not undo it', async () => {
    const both = [toggleWish(product(1), 'de'), toggleWish(product(2), 'de')];
    await sent(1);
    expect(wishlistIds()).toEqual([2, 1]);
    waiting[0]?.answer([1]);
    await sent(2);
    expect(wishlistIds()).toEqual([2, 1]);
    waiting[1]?.answer([2, 1]);
    await Promise.all(both);
    expect(wishlistIds()).toEqual([2, 1]);
  });

  it('pressed again on its way ends as it was pressed last', async () => {
    const done = toggleWish(product(1), 'de');
    await sent(1);
    void toggleWish(product(1), 'de');
    expect(wishlistIds()).toEqual([]);
    waiting[0]?.answer([1]);
    await sent(2);
    expect(waiting[1]?.intent).toBe('remove');
    waiting[1]?.answer([]);
    await done;
    expect(wishlistIds()).toEqual([]);
  });
});
