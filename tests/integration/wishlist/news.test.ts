import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifyNewsJob } from '~/modules/wishlist/emails/notify-news.server.ts';
import { wishlistModule } from '~/modules/wishlist/module.server.ts';
import { chooseMails, findOwnWishlist, wish } from '~/modules/wishlist/wishlist.server.ts';
import { action as change, loader as page } from '~/pages/wishlist/route.tsx';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { clearJobs, completeJob, waitingJobs } from '../../support/jobs.ts';
import { createProduct, createVisitor, type TestProduct } from '../checkout/shop.ts';
import { createInstance } from '../organizations/instance.ts';
import { Device } from '../identity/device.ts';

beforeAll(() => wireModules());
beforeEach(async () => {
  await clearJobs();
  await db.wishlist.updateMany({ data: { priceMail: false, stockMail: false } });
});

/** A user with an account who has saved a product and agreed to mails about it. */
async function owner(product: TestProduct, mails = { priceMail: true, stockMail: true }) {
  const visitor = await createVisitor();
  const email = `${randomUUID()}@example.ch`;
  await db.user.update({ where: { id: visitor.userId }, data: { email } });
  await wish(visitor, { product: product.id, intent: 'add' }, 'de');
  await chooseMails(visitor, mails, 'de');
  return { visitor, email };
}

const run = { idempotencyKey: 'test', signal: AbortSignal.timeout(30_000) };

/** A morning: the scheduled job, then the waiting mails, each twice. */
async function morning(): Promise<void> {
  await notifyNewsJob.handle({}, run);
  for (const { id, identifier, payload } of await waitingJobs()) {
    const job = [...wishlistModule.jobs, ...wishlistModule.mails].find(({ name }) => name === identifier);
    await job?.handle(payload, { ...run, idempotencyKey: id });
    await job?.handle(payload, { ...run, idempotencyKey: id });
    await completeJob(id);
  }
}

const mailsTo = (recipient: string) => db.localMail.findMany({ where: { recipient }, orderBy: { id: 'asc' } });
const set = ({ id }: TestProduct, data: { displayPrice?: number; stockStatus?: 'instock' | 'outofstock' }) =>
  db.product.update({ where: { id }, data });

describe('mails about a list', () => {
  it('of a private shop reach its members only', async () => {
    const organization = await createInstance({ private: true, emailDomains: ['example.ch'] });
    const product = await createProduct({ price: 4320_00 });
    const [member, former] = await organization.here(async () => [await owner(product), await owner(product)] as const);
    const { userId } = member.visitor;
    await db.userOrganization.create({ data: { userId, organizationId: organization.id, way: 'domain' } });
    const removed = { organizationId: organization.id, way: 'domain', leftAt: new Date() } as const;
    await db.userOrganization.create({ data: { userId: former.visitor.userId, ...removed } });
    const items = [{ productId: product.id, toldPrice: 4900_00, isCheaper: true, isBack: false }];
    const job = [...wishlistModule.jobs, ...wishlistModule.mails].find(({ name }) => name === 'mail.wishlist-news');
    for (const { visitor } of [member, former])
      await job?.handle({ ...visitor, items }, { ...run, idempotencyKey: randomUUID() });
    expect([(await mailsTo(member.email)).length, (await mailsTo(former.email)).length]).toEqual([1, 0]);
  });

  it('announce a price drop once, and nothing that rises or falls back', async () => {
    const product = await createProduct({ price: 4320_00 });
    const { email } = await owner(product);
    await morning();
    expect(await mailsTo(email)).toHaveLength(0);
    await set(product, { displayPrice: 3960_00 });
    await morning();
    await morning();
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Allegro Limmat 5: CHF\u00a0110 statt 120 im Monat');
    await set(product, { displayPrice: 4500_00 });
    await morning();
    await set(product, { displayPrice: 3960_00 });
    await morning();
    expect(await mailsTo(email)).toHaveLength(1);
    await set(product, { displayPrice: 3600_00 });
    await morning();
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('announce that something is back in stock, each time it was away', async () => {
    const product = await createProduct({ stockStatus: 'outofstock' });
    const { email } = await owner(product);
    await set(product, { stockStatus: 'instock' });
    await morning();
    await morning();
    expect((await mailsTo(email)).map(({ text }) => text.includes('wieder an Lager'))).toEqual([true]);
    await set(product, { stockStatus: 'outofstock' });
    await morning();
    await set(product, { stockStatus: 'instock' });
    await morning();
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('go only to owners who agreed, about what was agreed to', async () => {
    const product = await createProduct({ price: 4320_00, stockStatus: 'outofstock' });
    const people = [
      await owner(product, { priceMail: false, stockMail: false }),
      await owner(product, { priceMail: false, stockMail: true }),
    ];
    await set(product, { displayPrice: 3960_00 });
    await morning();
    for (const { email } of people) expect(await mailsTo(email)).toHaveLength(0);
    // A price drop from before the agreement is no news afterwards.
    const [late] = people;
    await chooseMails(late?.visitor as Visitor, { priceMail: true, stockMail: true }, 'de');
    await morning();
    expect(await mailsTo(late?.email ?? '')).toHaveLength(0);
  });

  it('are ended by their own link, with a confirmation and without sign-in; another’s link ends nothing', async () => {
    const product = await createProduct({ price: 4320_00 });
    const { visitor, email } = await owner(product);
    await set(product, { displayPrice: 3960_00 });
    await morning();
    const [mail] = await mailsTo(email);
    const [, path = ''] = /http:\/\/localhost:3000(\/wunschliste\?abmelden=\S+)/.exec(mail?.text ?? '') ?? [];
    const token = new URLSearchParams(path.split('?')[1]).get('abmelden') ?? '';
    const stranger = new Device();
    expect((await stranger.ask(page, path)).data.message).toMatchObject({ stopToken: token });
    expect(await findOwnWishlist(visitor)).toMatchObject({ priceMail: true, stockMail: true });
    const end = (value: string) => stranger.ask(change, '/wunschliste', { intent: 'stop-mails', token: value });
    expect((await end(`${visitor.userId}.${'A'.repeat(43)}`)).location).toBe('/wunschliste');
    expect(await findOwnWishlist(visitor)).toMatchObject({ priceMail: true });
    expect((await end(token)).location).toBe('/wunschliste?hinweis=stopped');
    expect(await findOwnWishlist(visitor)).toMatchObject({ priceMail: false, stockMail: false });
    await set(product, { displayPrice: 3000_00 });
    await morning();
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
