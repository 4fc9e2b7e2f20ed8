import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hiddenFields, typedContact } from '../../support/http-shopper.ts';
import { stopServices } from '../../support/services.ts';
import { type TestOrganization, publishOrganization, signedIn } from './organizations.ts';
import type { HostShopper } from './host-shopper.ts';
import { openPrivateShops } from './private-shops.ts';

/* Combinations of an organization's rules, by forms and links only. */

type Shops = Awaited<ReturnType<typeof openPrivateShops>>;

let shops: Shops;
let short: TestOrganization;
let single: TestOrganization;
let shared: TestOrganization;

beforeAll(async () => {
  shops = await openPrivateShops();
  const { db } = shops;
  short = await publishOrganization(db, 'kurz', { private: false, maxPlanLength: 24 });
  single = await publishOrganization(db, 'eins', { private: false, restrictCartToOnlyOneProductMax: true });
  const costSharing = { planType: 'mhp', share: { kind: 'amount', francs: 36 } };
  shared = await publishOrganization(db, 'anteil', { costSharing });
  await db.$executeRaw`select pg_notify('page_cache', 'content')`;
  await vi.waitFor(async () => expect((await shops.at(shared.host).ask('/')).status).toBe(302), { timeout: 20_000 });
});
afterAll(async () => {
  await stopServices();
  await shops.db.$disconnect();
});

/** A product of the demonstration with stock. */
const productOf = async (where: { kind: 'bike' | 'accessory'; isOccasion?: boolean }) => {
  const variant = await shops.db.variant.findFirstOrThrow({
    where: {
      stockStatus: 'instock',
      ...(where.kind === 'bike' ? { price: { gt: 2700_00 } } : {}),
      product: { status: 'published', ...where },
    },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      productId: true,
      product: { select: { texts: { where: { locale: 'de' }, select: { slug: true, name: true } } } },
    },
  });
  const [text] = variant.product.texts;
  return {
    variantId: String(variant.id),
    product: String(variant.productId),
    slug: text?.slug ?? '',
    name: text?.name ?? '',
  };
};

const put = (shopper: HostShopper, variantId: string, more: Record<string, string> = {}) =>
  shopper.ask('/cart', { form: { intent: 'add', variantId, ...more } });

/** From a filled cart to the review. @returns what its button sends */
async function review(shopper: HostShopper): Promise<Record<string, string>> {
  const sent = await shopper.ask('/checkout/angaben/', { form: typedContact(`${randomUUID()}@example.ch`) });
  expect([sent.status, sent.location]).toEqual([303, '/checkout/pruefen/']);
  return hiddenFields((await shopper.ask('/checkout/pruefen/')).body);
}

/** A member of an organization. */
async function member(of: TestOrganization, email = `${randomUUID()}@${of.domain}`) {
  const { userId, cookie } = await signedIn(shops.db, of.id, email);
  await shops.db.userOrganization.create({ data: { userId, organizationId: of.id, way: 'domain' } });
  return { userId, shopper: shops.at(of.host, cookie) };
}

/** The months that a page's radio buttons offer. */
const offered = (html: string): number[] =>
  [...html.matchAll(/<input[^>]*name="planLength"[^>]*>/g)]
    .filter(([tag]) => !/\bdisabled\b/.test(tag))
    .map(([tag]) => Number(/\bvalue="(\d+)"/.exec(tag)?.[1]));

describe('a used bike in a shop of 24 months at most', () => {
  it('is sold on 12 at most there too, whatever a form wishes for, from its page to the order', async () => {
    const { variantId, slug } = await productOf({ kind: 'bike', isOccasion: true });
    const shopper = shops.at(short.host);
    const page = await shopper.ask(`/produkt/${slug}?plan=24`);
    expect(offered(page.body)).toEqual([3, 6, 9, 12, 1]);
    expect((await put(shopper, variantId, { planLength: '24' })).status).toBe(303);
    expect(offered((await shopper.ask('/checkout/')).body)).toEqual([3, 6, 9, 12, 1]);
    const placed = await shopper.ask('/checkout/pruefen/', { form: await review(shopper) });
    expect(placed.location).toContain('/checkout/bestaetigung/');
    const row = await shops.db.checkout.findFirstOrThrow({ where: { instanceId: short.id } });
    expect(row).toMatchObject({ planLength: 12, payOneTime: false });
  });

  it('limits its plans to what both it and a new bike in the same cart can have', async () => {
    const used = await productOf({ kind: 'bike', isOccasion: true });
    const fresh = await productOf({ kind: 'bike', isOccasion: false });
    const shopper = shops.at(short.host);
    await put(shopper, fresh.variantId, { planLength: '24' });
    await put(shopper, used.variantId);
    expect(offered((await shopper.ask('/checkout/')).body)).toEqual([12, 1]);
  });
});

describe('a shop of one product', () => {
  it('accepts a bike, says why no accessory can be added to it, and offers none in the drawer', async () => {
    const bike = await productOf({ kind: 'bike', isOccasion: false });
    const gear = await productOf({ kind: 'accessory' });
    const shopper = shops.at(single.host);
    await put(shopper, bike.variantId);
    const refused = await put(shopper, gear.variantId);
    expect(refused.status).toBe(303);
    const page = await shopper.ask(refused.location ?? '');
    expect(page.body).toContain('Hier geht ein Artikel in eine Bestellung. Nimm zuerst den anderen aus dem Warenkorb.');
    const drawer = async (at: HostShopper) => (await at.ask('/cart/data')).body;
    expect(await drawer(shopper)).toContain(`"variantId":${bike.variantId}`);
    expect(await drawer(shopper)).toContain('"fitting":null');
    const elsewhere = shops.at(short.host);
    await put(elsewhere, bike.variantId);
    expect(await drawer(elsewhere)).toContain('"fitting":{');
    const placed = await shopper.ask('/checkout/pruefen/', { form: await review(shopper) });
    expect(placed.location).toContain('/checkout/bestaetigung/');
  });

  it('accepts an order of a single accessory', async () => {
    const shopper = shops.at(single.host);
    const { variantId } = await productOf({ kind: 'accessory' });
    await put(shopper, variantId);
    const placed = await shopper.ask('/checkout/pruefen/', { form: await review(shopper) });
    expect(placed.location).toContain('/checkout/bestaetigung/');
  });
});

describe('a membership that ends between the review and the binding click', () => {
  it('leaves no order and leads to the gate; the cart waits, and is ordered once the member is back', async () => {
    const { userId, shopper } = await member(shared);
    const { variantId } = await productOf({ kind: 'bike', isOccasion: false });
    await put(shopper, variantId);
    const fields = { ...(await review(shopper)), agreesToShare: 'on' };
    const chief = await shops.administrator(shared);
    await chief.ask('/admin/mitglieder', { form: { user: userId, intent: 'end' } });
    const late = await shopper.ask('/checkout/pruefen/', { form: fields });
    expect(late.location).toMatch(/^\/willkommen/);
    expect(await shops.db.checkout.count({ where: { userId } })).toBe(0);
    expect(await shops.db.cartItem.count({ where: { cart: { userId } } })).toBe(1);
    await chief.ask('/admin/mitglieder', { form: { user: userId, intent: 'readmit' } });
    const again = await shopper.ask('/checkout/pruefen/', { form: fields });
    expect(again.location).toContain('/checkout/bestaetigung/');
    expect(await shops.db.checkout.findFirstOrThrow({ where: { userId } })).toMatchObject({ employerShare: 36_00 });
  });
});

describe('the link to a list of a private shop', () => {
  it('shows a stranger nothing of it, here, in the main shop or in another; to a colleague it does', async () => {
    const { product, slug, name } = await productOf({ kind: 'bike', isOccasion: false });
    const { userId, shopper } = await member(shared);
    const wished = await shopper.ask('/merken', { form: { product, intent: 'add', returnTo: '/' } });
    expect(wished.status).toBe(303);
    const { shareId } = await shops.db.wishlist.findUniqueOrThrow({ where: { userId } });
    const path = `/wunschliste?uid=${shareId}`;
    const { shopper: colleague } = await member(shared);
    expect((await colleague.ask(path)).body).toContain(name);
    const atGate = await shops.at(shared.host).ask(path);
    expect([atGate.status, atGate.location]).toEqual([302, `/willkommen?zurueck=${encodeURIComponent(path)}`]);
    expect((await shops.at(shared.host).ask(atGate.location ?? '')).body).not.toContain(slug);
    const strangers = [shops.at('localhost'), shops.at(single.host), (await member(shops.other)).shopper];
    for (const stranger of strangers) {
      const answer = await stranger.ask(path);
      expect(answer.body).not.toContain(slug);
      expect(answer.body).toContain('Diese Liste gibt es nicht mehr.');
    }
    const call = await shops.at(shared.host).ask(`/api/document-store/getWishList?uid=${shareId}`);
    expect(call.status).toBeGreaterThanOrEqual(300);
    expect(call.body).not.toContain(slug);
  });
});
