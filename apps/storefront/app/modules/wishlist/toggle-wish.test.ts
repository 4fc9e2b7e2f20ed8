import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onWishNews, toggleWish, type WishNews } from './toggle-wish.ts';
import { noted, showHearts } from './wishlist-store.ts';

/** Answers that a test gives when it wants to, the oldest first. */
let waiting: { intent: string | null; answer: (hearts: number[] | 'full' | undefined) => void }[] = [];

beforeEach(() => {
  waiting = [];
  showHearts([]);
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
    expect(noted()).toEqual([1]);
    await sent(1);
    waiting[0]?.answer([1, 9]);
    await done;
    expect(noted()).toEqual([1, 9]);
    expect(news.at(-1)).toBe('added');
  });

  it('turns back where nothing is stored, which is logged (spec §8), and where the list is full', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    showHearts([7]);
    const lost = toggleWish(product(7), 'de');
    expect(noted()).toEqual([]);
    await sent(1);
    waiting[0]?.answer(undefined);
    await lost;
    expect(noted()).toEqual([7]);
    expect(log).toHaveBeenCalledWith('Something went wrong with firestore');
    expect(news.at(-1)).toBe('failed');
    const full = toggleWish(product(8), 'de');
    await sent(2);
    waiting[1]?.answer('full');
    await full;
    expect(noted()).toEqual([7]);
    expect(news.at(-1)).toBe('full');
  });

  it('waits for the one before, whose answer does not undo it', async () => {
    const both = [toggleWish(product(1), 'de'), toggleWish(product(2), 'de')];
    await sent(1);
    expect(noted()).toEqual([2, 1]);
    waiting[0]?.answer([1]);
    await sent(2);
    expect(noted()).toEqual([2, 1]);
    waiting[1]?.answer([2, 1]);
    await Promise.all(both);
    expect(noted()).toEqual([2, 1]);
  });

  it('pressed again on its way ends as it was pressed last', async () => {
    const done = toggleWish(product(1), 'de');
    await sent(1);
    void toggleWish(product(1), 'de');
    expect(noted()).toEqual([]);
    waiting[0]?.answer([1]);
    await sent(2);
    expect(waiting[1]?.intent).toBe('remove');
    waiting[1]?.answer([]);
    await done;
    expect(noted()).toEqual([]);
  });
});
