import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { loader as recommended } from '~/api/recommended.ts';
import { action as forget, loader as ask } from '~/api/recently-viewed.ts';
import { action as tell } from '~/api/view-product.ts';
import { issueIdToken } from '~/modules/identity/id-token.server.ts';
import { ensureVisitor, type Visitor } from '~/modules/identity/identity.server.ts';
import { mergeUsers } from '~/modules/identity/sessions/merge-users.server.ts';
import { recordViews, viewedProducts } from '~/modules/recommendations/recommendations.server.ts';
import type { Recommended } from '~/modules/recommendations/recommended.ts';
import { MAX_VIEWED } from '~/modules/recommendations/viewed-store.ts';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { createProduct, createVisitor } from '../checkout/shop.ts';
import { recommendationsModule } from '~/modules/recommendations/module.server.ts';
import { removeExpired } from '~/platform/retention.server.ts';

beforeAll(() => wireModules());

/** A visitor with a session; signed in by default. */
async function customer({ isSignedIn = true } = {}): Promise<Visitor & { cookie: string }> {
  const { visitor, headers } = await ensureVisitor(new Request('http://localhost:3000/cart', { method: 'POST' }));
  if (isSignedIn) {
    await db.user.update({ where: { id: visitor.userId }, data: { email: `${randomUUID()}@example.ch` } });
  }
  return { ...visitor, cookie: headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' };
}

const call = (path: string, { cookie = '', ...init }: RequestInit & { cookie?: string } = {}) =>
  new Request(`http://localhost:3000/api/products/recently-viewed${path}`, { ...init, headers: { Cookie: cookie } });

const reported = async (body: unknown, cookie?: string) =>
  (await tell({ request: call('', { method: 'POST', body: JSON.stringify(body), cookie }), params: {}, context: {} }))
    .status;

const seenBy = async (userId: string, cookie?: string, query = '') => {
  const answer = await ask({ request: call(`/${userId}${query}`, { cookie }), params: { userId }, context: {} });
  const { data } = (await answer.json()) as { data?: { slug: string }[] };
  return { status: answer.status, slugs: data?.map(({ slug }) => slug) };
};

describe('bikes that were looked at', () => {
  it('are recorded by a beacon, the newest first, once each, without accessories', async () => {
    const { userId, cookie } = await customer();
    const one = await createProduct();
    const two = await createProduct();
    const lock = await createProduct({ kind: 'accessory' });
    for (const { slug } of [one, two, lock, one]) expect(await reported({ slug }, cookie)).toBe(204);
    expect(await seenBy(userId, cookie)).toEqual({ status: 200, slugs: [one.slug, two.slug] });
    const { slugs } = await seenBy(userId, cookie, '?locale=fr');
    expect(slugs).toEqual([one, two].map(({ slug }) => slug.replace('de-', 'fr-')));
    for (const wrong of [{}, { slug: '../x' }, { slugs: Array.from({ length: MAX_VIEWED + 1 }, () => 'a') }, null])
      expect(await reported(wrong, cookie)).toBe(400);
  });

  it('create no session for strangers, and are not stored for them', async () => {
    const users = await db.user.count();
    const { slug } = await createProduct();
    expect(await reported({ slug })).toBe(204);
    expect(await db.user.count()).toBe(users);
  });

  it('are private: 401 without a session, 403 for another’s, for an unknown list, and before signing in', async () => {
    const lea = await customer();
    const noe = await customer();
    const anonymous = await customer({ isSignedIn: false });
    const { slug } = await createProduct();
    await reported({ slug }, lea.cookie);
    await reported({ slug }, anonymous.cookie);
    expect((await seenBy(lea.userId)).status).toBe(401);
    expect((await seenBy(lea.userId, undefined, '?idToken=abc')).status).toBe(401);
    for (const userId of [lea.userId, randomUUID(), '../x'])
      expect((await seenBy(userId, noe.cookie)).status).toBe(403);
    expect((await seenBy(anonymous.userId, anonymous.cookie)).status).toBe(403);
    const { token } = await issueIdToken(lea);
    expect(await seenBy(lea.userId, undefined, `?idToken=${token}`)).toEqual({ status: 200, slugs: [slug] });
    expect((await seenBy(noe.userId, undefined, `?idToken=${token}`)).status).toBe(403);
    expect((await seenBy(lea.userId, lea.cookie, '?locale=en')).status).toBe(400);
  });

  it('are deleted by their owner', async () => {
    const lea = await customer();
    const noe = await customer();
    await reported({ slug: (await createProduct()).slug }, lea.cookie);
    const clear = async (cookie: string) =>
      (
        await forget({
          request: call(`/${lea.userId}`, { method: 'DELETE', cookie }),
          params: { userId: lea.userId },
          context: {},
        })
      ).status;
    expect(await clear(noe.cookie)).toBe(403);
    expect((await seenBy(lea.userId, lea.cookie)).slugs).toHaveLength(1);
    expect(await clear(lea.cookie)).toBe(200);
    expect((await seenBy(lea.userId, lea.cookie)).slugs).toEqual([]);
  });

  it(`are ${MAX_VIEWED} at most, 90 days long, and one list once two people are one`, async () => {
    const here = await createVisitor();
    const account = await createVisitor();
    const products = await Promise.all(Array.from({ length: MAX_VIEWED + 1 }, () => createProduct()));
    const slugs = products.map(({ slug }) => slug);
    const day = (date: string) => new Date(`2026-${date}T08:00:00Z`);
    await recordViews(account, slugs.slice(0, 20), day('11-01'));
    await recordViews(here, slugs.slice(10), day('11-20'));
    await db.$transaction((database) => mergeUsers(database, here.userId, account.userId));
    const merged = await viewedProducts(account, 'de');
    expect(merged).toHaveLength(MAX_VIEWED);
    expect(merged[0]?.slug).toBe(slugs.at(-1));
    expect(merged.map(({ slug }) => slug)).not.toContain(slugs[0]);
    await removeExpired(recommendationsModule.retention, new Date(day('11-20').getTime() + 89 * 24 * 60 * 60 * 1000));
    expect((await viewedProducts(account, 'de')).every(({ slug }) => slugs.indexOf(slug) >= 10)).toBe(true);
  });
});

describe('bikes like those that were looked at', () => {
  const find = async (query: string): Promise<Recommended> => {
    const request = new Request(`http://localhost:3000/empfehlungen${query}`);
    return (await (await recommended({ request, params: {}, context: {} })).json()) as Recommended;
  };

  it('say why, were not seen before, are of the requested category and for sale', async () => {
    // A category of these products only.
    const categorySlugs = ['e_bike', 's_pedelec', 'kids'];
    const seen = await createProduct({ categorySlugs, price: 4320_00 });
    const cheaper = await createProduct({ categorySlugs, price: 3960_00 });
    await createProduct({ categorySlugs, price: 4000_00, stockStatus: 'outofstock' });
    const other = await createProduct({ price: 4310_00 });
    const { seen: shown, similar, category } = await find(`?angesehen=${seen.slug},gibt-es-nicht&art=kids`);
    expect(shown.map(({ id }) => id)).toEqual([seen.id]);
    expect(similar.map(({ tile }) => tile.id)).toContain(cheaper.id);
    expect(similar.map(({ tile }) => tile.id)).not.toContain(other.id);
    expect(similar.find(({ tile }) => tile.id === cheaper.id)?.why).toBe(
      'Wie Allegro Limmat 5, CHF\u00a010 weniger im Monat',
    );
    expect(similar.map(({ tile }) => tile.id)).not.toContain(seen.id);
    expect(category === null || category.length > 0).toBe(true);
  });

  it('are thirty at most, however many are requested (spec §9)', async () => {
    const categorySlugs = ['e_bike', 'e_cargo', 'kids'];
    const seen = await createProduct({ categorySlugs, price: 4320_00 });
    for (let more = 0; more < 16; more += 1)
      for (const price of [3960_00, 4400_00]) await createProduct({ categorySlugs, price });
    for (const query of ['', '&anzahl=99'])
      expect((await find(`?angesehen=${seen.slug}&art=kids${query}`)).similar).toHaveLength(30);
  });

  it.each(['', '?angesehen=', '?angesehen=../x,%3Cb%3E&art=%27&anzahl=-4', '?anzahl=99999999999'])(
    'are none for %j',
    async (query) => expect(await find(query)).toMatchObject({ seen: [], similar: [] }),
  );
});
