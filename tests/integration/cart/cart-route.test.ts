import { describe, expect, it } from 'vitest';
import { action } from '~/api/cart.ts';
import { db } from '~/platform/db.server.ts';
import { createProduct, firstVariant } from '../checkout/shop.ts';

/** Sends the form as a page without JavaScript does. */
async function post(values: Record<string, string>, path = '/cart', headers: Record<string, string> = {}) {
  const body = new URLSearchParams(values);
  const request = new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    body,
    headers: { Accept: 'text/html,application/xhtml+xml', ...headers },
  });
  return action({ request, params: {}, context: {} });
}

/** The redirect after a form. */
async function redirected(...args: Parameters<typeof post>): Promise<Response> {
  const answer = await post(...args);
  expect(answer.status).toBe(303);
  return answer;
}

describe('POST /cart', () => {
  it('keeps the cart from the very first request on', async () => {
    const product = await createProduct();
    const answer = await redirected({ intent: 'add', variantId: String(firstVariant(product)) });
    expect(answer.headers.get('Location')).toBe('/checkout/');
    const [cookie = ''] = answer.headers.getSetCookie();
    const again = await redirected(
      { intent: 'add', slug: product.slug, returnTo: `/produkt/${product.slug}?plan=24` },
      '/cart',
      { Cookie: cookie.split(';')[0] ?? '' },
    );
    expect(again.headers.get('Location')).toBe(`/produkt/${product.slug}?plan=24`);
    expect(again.headers.getSetCookie()).toEqual([]);
    const where = { variantId: firstVariant(product) };
    expect(await db.cartItem.groupBy({ by: ['cartId'], where, _count: true })).toMatchObject([{ _count: 2 }]);
  });

  it('speaks the language of its path and never leads out of the shop', async () => {
    const variantId = String(firstVariant(await createProduct()));
    const answer = await redirected({ intent: 'add', variantId, returnTo: '//evil.example/' }, '/fr/cart');
    expect(answer.headers.get('Location')).toBe('/fr/checkout/');
  });

  it.each([
    [{ stockStatus: 'outofstock' as const }, {}, 'sold-out'],
    [{}, { variantId: '2000000000' }, 'not-found'],
    [{}, { variantId: 'x' }, 'not-understood'],
  ])('refuses with the reason and begins no session', async (facts, values, reason) => {
    const before = await db.user.count();
    const product = await createProduct(facts);
    const answer = await redirected({ intent: 'add', variantId: String(firstVariant(product)), ...values });
    expect(answer.headers.get('Location')).toBe(`/checkout/?hinweis=${reason}`);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await db.user.count()).toBe(before);
  });

  it('answers data to a script that stays on its page', async () => {
    const product = await createProduct();
    const values = { intent: 'add', variantId: String(firstVariant(product)), answer: 'data' };
    const added = await post(values, '/cart', { Accept: '*/*' });
    expect(await added.json()).toMatchObject({ ok: true });
    const refused = await post({ ...values, variantId: '0' }, '/cart', { Accept: '*/*' });
    expect(await refused.json()).toEqual({ ok: false, refusal: 'not-understood' });
  });
});
