import { beforeAll, describe, expect, it } from 'vitest';
import { action as createWishList } from '~/api/create-wish-list.ts';
import { loader as getWishList } from '~/api/get-wish-list.ts';
import { action as wishAction } from '~/api/wish.ts';
import { type Visitor, visitorOf } from '~/modules/identity/identity.server.ts';
import { mergeUsers } from '~/modules/identity/sessions/merge-users.server.ts';
import { findVisit } from '~/modules/visit/visit.server.ts';
import { MAX_WISHES } from '~/modules/wishlist/wishlist.ts';
import { findOwnWishlist } from '~/modules/wishlist/wishlist.server.ts';
import { listWishlistIds } from '~/modules/wishlist/lists/change-wishlist.server.ts';
import { action as change, loader as page } from '~/pages/wishlist/route.tsx';
import type { WishlistView } from '~/pages/wishlist/wishlist-view.ts';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { createProduct } from '../checkout/shop.ts';
import { Device } from '../identity/device.ts';

beforeAll(() => wireModules());

const press = (device: Device, product: number, intent = 'toggle', more: Record<string, string> = {}) =>
  device.ask(wishAction, '/merken', { product: String(product), intent, ...more });

const view = async (device: Device, query = '') =>
  (await device.ask(page, `/wunschliste${query}`)).data.list as WishlistView;

const visitorOn = async (device: Device): Promise<Visitor> =>
  (await visitorOf(device.request('/'))) ?? { userId: 'nobody' };

const call = (device: Device, body: unknown) =>
  createWishList({
    request: new Request('http://localhost:3000/api/document-store/createWishList', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { Cookie: device.cookie },
    }),
    params: {},
    context: {},
  });

const ask = (query: string) =>
  getWishList({
    request: new Request(`http://localhost:3000/api/document-store/getWishList${query}`),
    params: {},
    context: {},
  });

describe('a heart', () => {
  it('as the first request ever, without scripts, begins a session, loses nothing and leads back', async () => {
    const device = new Device();
    const { id, slug } = await createProduct();
    const answer = await press(device, id, 'add', { returnTo: `/produkt/${slug}` });
    expect([answer.status, answer.location]).toEqual([303, `/produkt/${slug}`]);
    expect(await view(device)).toMatchObject({ kind: 'own', cards: [{ tile: { id } }], email: null });
    expect((await findVisit(device.cookie))?.hearts).toEqual([id]);
  });

  it('pressed again removes the product; the same request twice changes nothing', async () => {
    const device = new Device();
    const first = await createProduct();
    const second = await createProduct();
    await press(device, first.id);
    await press(device, second.id, 'add');
    await press(device, second.id, 'add');
    expect((await findVisit(device.cookie))?.hearts).toEqual([second.id, first.id]);
    await press(device, first.id);
    await press(device, first.id, 'remove');
    expect((await findVisit(device.cookie))?.hearts).toEqual([second.id]);
  });

  it('begins no session for what is nothing, and leads to no other host', async () => {
    const device = new Device();
    for (const product of ['0', '-1', 'x', '2147483648', '999999999'])
      expect((await device.ask(wishAction, '/merken', { product })).location).toBe('/wunschliste?hinweis=unknown');
    await press(device, 1, 'remove');
    expect(device.cookie).toBe('');
    const { id } = await createProduct();
    expect((await press(device, id, 'add', { returnTo: 'https://evil.example/' })).location).toBe('/wunschliste');
  });

  it(`finds room for ${MAX_WISHES} products, also when two are pressed at once`, async () => {
    const device = new Device();
    const products = await Promise.all([createProduct(), createProduct(), createProduct()]);
    await press(device, products[0]?.id ?? 0, 'add');
    const { userId } = await visitorOn(device);
    const data = await Promise.all(Array.from({ length: MAX_WISHES - 2 }, () => createProduct()));
    await db.wishlistItem.createMany({
      data: data.map(({ id }) => ({ userId, productId: id, notedPrice: 1, toldPrice: 1, toldStock: 'instock' })),
    });
    await Promise.all(products.slice(1).map(({ id }) => press(device, id, 'add')));
    expect(await listWishlistIds({ userId })).toHaveLength(MAX_WISHES);
    expect(JSON.stringify({ success: true, visit: await findVisit(device.cookie) }).length).toBeLessThanOrEqual(2048);
    const { id } = await createProduct();
    expect((await press(device, id, 'add')).location).toBe('/wunschliste?hinweis=full');
  });
});

describe('POST createWishList and GET getWishList', () => {
  it('create and read the caller’s list; remaining products keep the price at which they were saved', async () => {
    const device = new Device();
    const one = await createProduct({ price: 4320_00 });
    const two = await createProduct();
    const first = await call(device, { wishList: [{ slug: one.slug }, { slug: 'gibt-es-nicht' }] });
    expect(first.status).toBe(200);
    device.receive(first.headers);
    const { uid } = (await first.json()) as { uid: string };
    await db.product.update({ where: { id: one.id }, data: { displayPrice: 3960_00 } });
    const second = await call(device, {
      uid,
      wishList: [{ slug: two.slug.replace('de-', 'fr-') }, { slug: one.slug }],
    });
    expect(await second.json()).toEqual({ success: true, uid, wishList: [{ slug: two.slug }, { slug: one.slug }] });
    expect(await (await ask(`?uid=${uid}`)).json()).toMatchObject({
      success: true,
      wishList: [{}, { slug: one.slug }],
    });
    const swapped = await call(device, { uid, wishList: [{ slug: one.slug }, { slug: two.slug }] });
    expect(await swapped.json()).toMatchObject({ wishList: [{ slug: one.slug }, { slug: two.slug }] });
    await call(device, { uid, wishList: [{ slug: two.slug }, { slug: one.slug }] });
    expect(await view(device)).toMatchObject({ cards: [{}, { drop: { less: '10', before: '120', isMonthly: true } }] });
  });

  it('refuse everybody but the owner, alike for lists that exist and lists that do not', async () => {
    const owner = new Device();
    const other = new Device();
    const product = await createProduct();
    await press(owner, product.id, 'add');
    const uid = (await findOwnWishlist(await visitorOn(owner)))?.shareId ?? '';
    const body = { uid, wishList: [] };
    expect((await call(new Device(), body)).status).toBe(401);
    await press(other, product.id, 'add');
    expect((await call(other, body)).status).toBe(403);
    expect((await call(other, { ...body, uid: 'aaaaaaaaaaaa' })).status).toBe(403);
    expect(await listWishlistIds(await visitorOn(owner))).toEqual([product.id]);
    const tooMany = Array.from({ length: MAX_WISHES + 1 }, () => ({ slug: 'a' }));
    for (const wrong of [{ wishList: 'x' }, { wishList: [{}] }, { wishList: tooMany }, { uid: '../x', wishList: [] }])
      expect((await call(owner, wrong)).status).toBe(400);
    expect((await ask('?uid=aaaaaaaaaaaa')).status).toBe(404);
    expect((await ask('')).status).toBe(400);
  });
});

describe('a shared list', () => {
  it('can be viewed and saved as a whole, and its old link opens nothing once it is renewed', async () => {
    const lea = new Device();
    const noe = new Device();
    const one = await createProduct();
    const two = await createProduct();
    await press(lea, one.id, 'add');
    await press(lea, two.id, 'add');
    await lea.ask(change, '/wunschliste', { intent: 'name', name: 'Lea' });
    const { shareId = '' } = (await findOwnWishlist(await visitorOn(lea))) ?? {};

    expect(await view(noe, `?uid=${shareId}`)).toMatchObject({
      kind: 'shared',
      ownerName: 'Lea',
      cards: [{ tile: { id: two.id } }, { tile: { id: one.id } }],
    });
    expect(noe.cookie).toBe('');
    expect((await noe.ask(change, '/wunschliste', { intent: 'add-all', uid: shareId })).location).toBe(
      '/wunschliste?hinweis=added',
    );
    expect((await findVisit(noe.cookie))?.hearts).toEqual([two.id, one.id]);
    expect(await view(lea, `?uid=${shareId}`)).toMatchObject({ kind: 'own' });

    await lea.ask(change, '/wunschliste', { intent: 'renew' });
    const removed = await noe.ask(page, `/wunschliste?uid=${shareId}`);
    expect([removed.status, removed.data.list]).toEqual([404, { kind: 'gone' }]);
    expect((await ask(`?uid=${shareId}`)).status).toBe(404);
  });

  it('is shown for another term and by price, to its owner and to others, as its address says', async () => {
    const lea = new Device();
    const dear = await createProduct({ price: 4800_00 });
    const cheap = await createProduct({ price: 2400_00 });
    for (const { id } of [dear, cheap]) await press(lea, id, 'add');
    const { shareId = '' } = (await findOwnWishlist(await visitorOn(lea))) ?? {};
    const rates = async (device: Device, query: string) => {
      const list = await view(device, query);
      if (list.kind !== 'own' && list.kind !== 'shared') throw new Error(list.kind);
      return list.cards.map(({ tile }) => [tile.id, tile.monthly?.months ?? 1, tile.monthly?.rate ?? tile.price]);
    };
    expect(await rates(lea, '?plan=7&sortieren=nie')).toEqual([
      [cheap.id, 36, '67'],
      [dear.id, 36, '133'],
    ]);
    expect(await rates(lea, '?plan=24&sortieren=preis-ab')).toEqual([
      [dear.id, 24, '200'],
      [cheap.id, 24, '100'],
    ]);
    expect(await rates(new Device(), `?uid=${shareId}&plan=1&sortieren=preis-auf`)).toEqual([
      [cheap.id, 1, '2’400'],
      [dear.id, 1, '4’800'],
    ]);
  });

  it('contains no name as a link or an address', async () => {
    const lea = new Device();
    await press(lea, (await createProduct()).id, 'add');
    for (const name of ['www.evil.example', 'a@b.example', 'x'.repeat(41)])
      expect((await lea.ask(change, '/wunschliste', { intent: 'name', name })).location).toBe(
        '/wunschliste?hinweis=name',
      );
    await lea.ask(change, '/wunschliste', { intent: 'name', name: 'Zoë' });
    await lea.ask(change, '/wunschliste', { intent: 'name', name: ' ' });
    expect((await findOwnWishlist(await visitorOn(lea)))?.ownerName).toBeNull();
  });

  it('whose products are gone says so to its owner only', async () => {
    const lea = new Device();
    const { id } = await createProduct();
    await press(lea, id, 'add');
    await db.product.update({ where: { id }, data: { status: 'vanished' } });
    expect(await view(lea)).toMatchObject({ kind: 'own', cards: [], unavailable: [id] });
    const { shareId = '' } = (await findOwnWishlist(await visitorOn(lea))) ?? {};
    expect(await view(new Device(), `?uid=${shareId}`)).toMatchObject({ kind: 'shared', cards: [] });
    expect(await (await ask(`?uid=${shareId}`)).json()).toMatchObject({ wishList: [] });
  });
});

describe('two lists of one person', () => {
  it('become one at sign-in: each product as it was first saved, the link of the account stays', async () => {
    const here = new Device();
    const account = new Device();
    const both = await createProduct({ price: 4000_00 });
    const mine = await createProduct();
    await press(account, both.id, 'add');
    await db.product.update({ where: { id: both.id }, data: { displayPrice: 3000_00 } });
    await press(here, both.id, 'add');
    await press(here, mine.id, 'add');
    const from = await visitorOn(here);
    const to = await visitorOn(account);
    const before = await findOwnWishlist(to);
    await db.$transaction((database) => mergeUsers(database, from.userId, to.userId));
    const after = await findOwnWishlist(to);
    expect(after?.shareId).toBe(before?.shareId);
    expect(after?.items.map(({ productId, notedPrice }) => [productId, notedPrice])).toEqual([
      [mine.id, 4320_00],
      [both.id, 4000_00],
    ]);
    expect((await findVisit(here.cookie))?.hearts).toEqual([mine.id, both.id]);
  });
});
