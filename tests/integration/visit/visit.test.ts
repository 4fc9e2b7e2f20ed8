import { describe, expect, it } from 'vitest';
import { loader as askCart } from '~/api/cart-data.ts';
import { action as tellVisit, loader as askVisit } from '~/api/visit.ts';
import { loader as askStyles } from '~/api/visit-styles.ts';
import type { CartSummary } from '~/modules/cart/browser-copy/cart-summary.ts';
import { emptyCart, removeLine, viewCart } from '~/modules/cart/cart.server.ts';
import { cartState } from '~/modules/cart/lines/read-cart.server.ts';
import { sessionPostcode } from '~/modules/delivery/session-postcode.server.ts';
import { ensureVisitor, type Visitor } from '~/modules/identity/identity.server.ts';
import { SESSION_COOKIE } from '~/modules/identity/session-cookie.server.ts';
import { VISIT_COOKIE } from '~/modules/identity/visit-cookie.ts';
import { anonymousVisit, parseVisit } from '~/modules/visit/visit.ts';
import { visitSchema } from '~/modules/visit/visit.schema.server.ts';
import { findVisit } from '~/modules/visit/visit.server.ts';
import { db } from '~/platform/db.server.ts';
import { sql } from '~/platform/sql.server.ts';
import { createProduct, fillCart } from '../checkout/shop.ts';

const ask = (cookie?: string) => ({
  request: new Request('http://localhost:3000/api/visit', { headers: cookie ? { Cookie: cookie } : {} }),
  params: {},
  context: {},
});

/** A visitor with a session, and their browser's cookie. */
async function customer(): Promise<{ visitor: Visitor; cookie: string }> {
  const { visitor, headers } = await ensureVisitor(new Request('http://localhost:3000/cart', { method: 'POST' }));
  return { visitor, cookie: headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' };
}

describe('what a session adds to shared pages', () => {
  it('is the cart as all else reads it, through its life', async () => {
    const { visitor, cookie } = await customer();
    expect(await findVisit(cookie)).toEqual(anonymousVisit);
    await fillCart(visitor, await createProduct());
    await fillCart(visitor, await createProduct());
    const filled = await findVisit(cookie);
    expect(filled?.cart).toEqual(await cartState(visitor));
    expect(filled?.cart?.count).toBe(2);

    const [line] = (await viewCart({ visitor, locale: 'fr' })).lines;
    await removeLine(visitor, line?.id ?? '');
    expect((await findVisit(cookie))?.cart).toEqual(await cartState(visitor));

    await db.cartItem.updateMany({ where: { cart: visitor }, data: { isSponsored: true } });
    expect((await findVisit(cookie))?.cart).toMatchObject({ count: 1, isSponsored: true });
    await db.$transaction((database) => emptyCart(database, filled?.cart?.id ?? ''));
    expect((await findVisit(cookie))?.cart).toMatchObject({ id: filled?.cart?.id, count: 0, isSponsored: false });
  });

  it('is the first bike in the cart with the months of its plan, and none if there are only accessories', async () => {
    const { visitor, cookie } = await customer();
    await fillCart(visitor, await createProduct({ kind: 'accessory', price: 94_00 }));
    expect((await findVisit(cookie))?.bike).toBeUndefined();

    const bike = await createProduct({ price: 4320_00 });
    const [variantId = 0] = bike.variantIds;
    await fillCart(visitor, bike);
    await fillCart(visitor, await createProduct({ price: 2500_00 }));
    await db.product.updateMany({
      where: { variants: { some: { id: variantId } } },
      data: { mounts: ['rack', 'wheel-28'] },
    });
    const found = (await findVisit(cookie))?.bike;
    expect(found).toMatchObject({ offers: ['rack', 'wheel-28'], months: 36 });
    expect(await db.variant.count({ where: { id: variantId, productId: found?.id ?? 0 } })).toBe(1);

    await db.cart.updateMany({ where: visitor, data: { planLength: 1 } });
    expect((await findVisit(cookie))?.bike?.months).toBe(1);
  });

  it('keeps the body height until it is removed, and no invalid one', async () => {
    const { cookie } = await customer();
    const notify = async (height: unknown, from?: string) => {
      const { request, ...rest } = ask(from);
      const sent = new Request(request, { method: 'POST', body: JSON.stringify({ height }) });
      return (await tellVisit({ request: sent, ...rest })).status;
    };
    expect(await notify(172, cookie)).toBe(200);
    expect((await findVisit(cookie))?.height).toBe(172);
    for (const wrong of [89, 172.5, '172', undefined]) expect(await notify(wrong, cookie)).toBe(400);
    expect(await notify(180)).toBe(200);
    expect((await findVisit(cookie))?.height).toBe(172);
    expect(await notify(null, cookie)).toBe(200);
    expect((await findVisit(cookie))?.height).toBeNull();
  });

  it('keeps the postcode in addition to the height, for the days of the cart’s lines', async () => {
    const { visitor, cookie } = await customer();
    const notify = async (stored: unknown) => {
      const { request, ...rest } = ask(cookie);
      return (
        await tellVisit({ request: new Request(request, { method: 'POST', body: JSON.stringify(stored) }), ...rest })
      ).status;
    };
    await notify({ height: 172 });
    expect(await notify({ postcode: '8001' })).toBe(200);
    for (const wrong of ['801', '0800', 'abcd', 8001]) expect(await notify({ postcode: wrong })).toBe(400);
    expect(await findVisit(cookie)).toMatchObject({ height: 172, postcode: '8001' });
    expect(await sessionPostcode(cookie)).toBe('8001');

    await fillCart(visitor, await createProduct());
    const { request, ...rest } = ask(cookie);
    const data = (await (await askCart({ request, ...rest })).json()) as CartSummary;
    expect(data.delivery.postcode).toBe('8001');
    const named = new Request(`${request.url}?plz=1204`, request);
    const other = (await (await askCart({ request: named, ...rest })).json()) as CartSummary;
    expect(other.delivery.postcode).toBe('1204');
    await notify({ postcode: null });
    expect(await sessionPostcode(cookie)).toBeUndefined();
  });

  it("is the account's initial once signed in", async () => {
    const { visitor, cookie } = await customer();
    await db.user.update({ where: { id: visitor.userId }, data: { email: `étienne-${visitor.userId}@example.ch` } });
    expect((await findVisit(cookie))?.account).toEqual({ id: visitor.userId, initial: 'É' });
  });

  it('is nothing without a session, with another one, or after it has ended', async () => {
    const { visitor, cookie } = await customer();
    expect(await findVisit(undefined)).toBeNull();
    expect(await findVisit(`${SESSION_COOKIE}=abc`)).toBeNull();
    expect(await findVisit(cookie.replace(/.$/, (letter) => (letter === 'a' ? 'b' : 'a')))).toBeNull();
    await db.session.updateMany({ where: visitor, data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await findVisit(cookie)).toBeNull();
  });

  it('is each visitor’s own for parallel requests, and as new as the call', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, customer));
    const product = await createProduct();
    for (const [place, { visitor }] of people.entries())
      for (let line = 0; line < place % 3; line += 1) await fillCart(visitor, product);
    const visits = await Promise.all(people.map(({ cookie }) => findVisit(cookie)));
    expect(visits.map((visit) => visit?.cart?.count ?? 0)).toEqual(people.map((_, place) => place % 3));

    const first = people[0] ?? (await customer());
    const running = findVisit(people[1]?.cookie);
    await fillCart(first.visitor, product);
    const [after] = await Promise.all([findVisit(first.cookie), running]);
    expect(after?.cart?.count).toBe(1);
  });

  it('arrives in one call of at most 2 KB that is not cached', async () => {
    const { visitor, cookie } = await customer();
    for (let line = 0; line < 20; line += 1) await fillCart(visitor, await createProduct());
    const answer = await askVisit(ask(cookie));
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const text = await answer.text();
    expect(text.length).toBeLessThanOrEqual(2048);
    const { success, visit } = JSON.parse(text) as { success: boolean; visit: unknown };
    expect(success).toBe(true);
    expect(visitSchema.parse(visit)).toEqual(visit);
    expect(parseVisit(JSON.stringify(visit))).toEqual(visit);
    expect(await (await askVisit(ask())).json()).toEqual({ success: true, visit: null });
  });

  it('is read by indexes only', async () => {
    const { cookie } = await customer();
    await findVisit(cookie);
    const plan = await sql.begin(async (database) => {
      await database`set local enable_seqscan = off`;
      return database`explain select cart.id from session left join cart on cart.user_id = session.user_id
        left join cart_item on cart_item.cart_id = cart.id where session.token_hash = 'x'`;
    });
    expect(JSON.stringify(plan)).not.toContain('Seq Scan');
  });
});

describe('the style sheet of browsers without scripts', () => {
  it('restores personal pages to visitors who had scripts, and tells only them', async () => {
    const both = `${SESSION_COOKIE}=abc; ${VISIT_COOKIE}=1`;
    const theirs = askStyles(ask(both));
    expect(theirs.headers.getSetCookie()).toEqual([`${VISIT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`]);
    expect(await theirs.text()).not.toContain('display');
    for (const cookie of [undefined, `${SESSION_COOKIE}=abc`, `${VISIT_COOKIE}=1`]) {
      const others = askStyles(ask(cookie));
      expect(others.headers.getSetCookie()).toEqual([]);
      expect(await others.text()).toContain('display:none');
      expect(others.headers.get('Cache-Control')).toBe('private, no-store');
    }
  });
});

describe('a new session', () => {
  it('makes pages personal until scripts have run again', async () => {
    const begin = (cookie: string) =>
      ensureVisitor(new Request('http://localhost:3000/cart', { method: 'POST', headers: { Cookie: cookie } }));
    const spent = expect.stringMatching(new RegExp(`^${VISIT_COOKIE}=; .*Max-Age=0`));
    expect((await begin(`${VISIT_COOKIE}=0`)).headers.getSetCookie()).toContainEqual(spent);
    expect((await begin('a=1')).headers.getSetCookie()).not.toContainEqual(spent);
  });
});
