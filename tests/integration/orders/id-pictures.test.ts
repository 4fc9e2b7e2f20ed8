import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Application } from '~/integrations/financing-partner/financing-partner.ts';
import { removeObjectJob } from '~/integrations/storage/remove-object-job.server.ts';
import { bucketName, objectStorage } from '~/integrations/storage/storage.server.ts';
import { addIdPicture, idDocumentView, removeIdPicture } from '~/modules/after-order/id-document.server.ts';
import { idPictureLabel } from '~/modules/after-order/id-document.ts';
import { chooseInsurance } from '~/modules/after-order/insurance.server.ts';
import { removeOldIdPictures } from '~/modules/after-order/old-id-pictures.server.ts';
import { removeStrayFiles } from '~/modules/after-order/uploads/stray-files.server.ts';
import { moveOrder } from '~/modules/fulfilment/fulfilment.server.ts';
import { financingPartnerJob } from '~/modules/fulfilment/partners/notify-partners.server.ts';
import type { OrderFact } from '~/modules/orders/order-facts.ts';
import { findOrder, type Order } from '~/modules/orders/orders.server.ts';
import { loader as pictureLoader } from '~/api/partner-picture.ts';
import { db } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import type { Job } from '~/platform/jobs.server.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import { createProduct, order, readyVisitor } from '../checkout/shop.ts';
import { photograph } from './pictures.ts';

const DAY = 24 * 60 * 60 * 1000;
const front = idPictureLabel('permit_b', 'front');
const back = idPictureLabel('permit_b', 'back');

beforeEach(clearJobs);

/** An order on a plan. */
async function ordered(): Promise<Order> {
  const visitor = await readyVisitor([await createProduct()]);
  const placed = await order(visitor);
  const found = placed.kind === 'placed' ? await findOrder({ visitor, number: placed.number }) : null;
  if (!found) throw new Error(placed.kind);
  return found;
}

async function upload(to: Order, label: string, colour?: string): Promise<void> {
  const file = new File([new Uint8Array(await photograph(colour))], 'a.jpg', { type: 'image/jpeg' });
  expect(await addIdPicture(to, label, { file })).toBeUndefined();
}

/** Runs the waiting jobs of a kind, as the worker does. */
async function runJobs(job: Job): Promise<number> {
  const waiting = (await waitingJobs()).filter(({ identifier }) => identifier === job.name);
  await clearJobs();
  for (const { payload, key } of waiting) {
    await job.handle(payload, { idempotencyKey: key ?? randomUUID(), signal: new AbortController().signal });
  }
  return waiting.length;
}

type IdNotice = Application & { message: string };

/** What was sent to the financing partner about an order. */
async function noticeOf({ number }: Order): Promise<IdNotice[]> {
  const where = { kind: 'financing-partner', payload: { path: ['order'], equals: number } };
  const messages = await db.localMessage.findMany({ where, orderBy: { id: 'asc' } });
  return messages.map(({ payload }) => payload as unknown as IdNotice);
}

async function open(address: string) {
  const request = new Request(address);
  const id = new URL(address).pathname.split('/').at(-1) ?? '';
  const answer = await pictureLoader({ request, params: { id }, context: {} });
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
}

const move = ({ id: checkoutId }: Order, fact: OrderFact) =>
  db.$transaction((database) => moveOrder(database, { checkoutId, fact, who: 'staff' }));

describe('the application', () => {
  it('is sent to the financing partner once all pictures exist, with a link to each', async () => {
    const bike = await ordered();
    await upload(bike, front);
    expect(await runJobs(financingPartnerJob)).toBe(0);
    await upload(bike, back);
    expect(await runJobs(financingPartnerJob)).toBe(1);
    const [reported, ...more] = await noticeOf(bike);
    expect(more).toEqual([]);
    expect(reported).toMatchObject({ message: 'application', applicant: { lastname: 'Keller' }, months: 36 });
    expect(reported?.identityDocument.kind).toBe('permit_b');
    expect(reported?.identityDocument.pictures.map(({ side }) => side)).toEqual(['front', 'back']);
    for (const { url, expiresAt } of reported?.identityDocument.pictures ?? []) {
      expect(url.startsWith(`${env().PUBLIC_URL}/api/partners/financing/pictures/`)).toBe(true);
      expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(7 * DAY);
    }
    expect((await db.fulfilment.findUniqueOrThrow({ where: { checkoutId: bike.id } })).appliedAt).not.toBeNull();
    await chooseInsurance(bike, false);
    expect(await runJobs(financingPartnerJob)).toBe(0);
  });

  it('is sent again with each new picture, and its repeated job has no second effect', async () => {
    const bike = await ordered();
    await upload(bike, front);
    await upload(bike, back);
    const [job] = (await waitingJobs()).filter(({ identifier }) => identifier === financingPartnerJob.name);
    const run = { idempotencyKey: job?.key ?? '', signal: new AbortController().signal };
    await financingPartnerJob.handle(job?.payload, run);
    await financingPartnerJob.handle(job?.payload, run);
    expect(await noticeOf(bike)).toHaveLength(1);
    await clearJobs();
    await upload(bike, back, '#ffffff');
    await runJobs(financingPartnerJob);
    const [first, second] = await noticeOf(bike);
    const links = (reported?: IdNotice) => reported?.identityDocument.pictures.map(({ url }) => url) ?? [];
    expect((await open(links(first)[1] ?? '')).status).toBe(404);
    expect((await open(links(second)[1] ?? '')).status).toBe(200);
  });

  it('is not sent if a picture was withdrawn, or the order has ended, before its job', async () => {
    const one = await ordered();
    const two = await ordered();
    for (const each of [one, two]) for (const label of [front, back]) await upload(each, label);
    await removeIdPicture(one, 'back');
    await move(two, 'cancelled');
    await runJobs(financingPartnerJob);
    // A partner who knows nothing of the order is not informed about its end either.
    expect([await noticeOf(one), await noticeOf(two)]).toEqual([[], []]);
  });

  it('is followed by the cancellation', async () => {
    const bike = await ordered();
    await upload(bike, front);
    await upload(bike, back);
    await runJobs(financingPartnerJob);
    await move(bike, 'cancelled');
    await runJobs(financingPartnerJob);
    expect((await noticeOf(bike)).map(({ message }) => message)).toEqual(['application', 'cancellation']);
  });
});

describe('a link to a picture', () => {
  async function linkOf(): Promise<{ bike: Order; url: string }> {
    const bike = await ordered();
    await upload(bike, idPictureLabel('passport', 'front'));
    await runJobs(financingPartnerJob);
    return { bike, url: (await noticeOf(bike))[0]?.identityDocument.pictures[0]?.url ?? '' };
  }

  it('returns it once, however many ask at the same time', async () => {
    const { url } = await linkOf();
    const answers = await Promise.all([open(url), open(url), open(url)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const given = answers.find(({ status }) => status === 200);
    expect(given?.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await sharp(given?.body).metadata()).toMatchObject({ format: 'jpeg', width: 1200 });
    expect((await open(url)).status).toBe(404);
  });

  it('cannot be forged or extended', async () => {
    const { url } = await linkOf();
    const other = new URL(url);
    other.pathname = other.pathname.replace(/[^/]+$/, randomUUID());
    const longer = new URL(url);
    longer.searchParams.set('expires', String(Date.now() + 90 * DAY));
    const unsigned = new URL(url);
    unsigned.searchParams.delete('signature');
    for (const wrong of [other, longer, unsigned]) expect((await open(wrong.href)).status).toBe(404);
    expect((await open(url)).status).toBe(200);
  });

  it('that was not opened within its week is sent again with another, until the check has passed', async () => {
    const read = await linkOf();
    const unread = await linkOf();
    const checked = await linkOf();
    await open(read.url);
    await move(checked.bike, 'checked');
    await removeOldIdPictures();
    await removeOldIdPictures(new Date(Date.now() + 7 * DAY + 60_000));
    await runJobs(financingPartnerJob);
    const counts = [read, unread, checked].map(async ({ bike }) => (await noticeOf(bike)).length);
    expect(await Promise.all(counts)).toEqual([1, 2, 1]);
    const [, again] = await noticeOf(unread.bike);
    expect((await open(unread.url)).status).toBe(404);
    expect((await open(again?.identityDocument.pictures[0]?.url ?? '')).status).toBe(200);
  });

  it('ends after a week, and with its picture', async () => {
    const one = await linkOf();
    const two = await linkOf();
    const [, id = ''] = /pictures\/([^?]+)/.exec(one.url) ?? [];
    await db.idPictureLink.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1000) } });
    await removeIdPicture(two.bike, 'front');
    expect([(await open(one.url)).status, (await open(two.url)).status]).toEqual([404, 404]);
  });
});

describe('pictures that are no longer needed', () => {
  const keysOf = async ({ id: checkoutId }: Order) =>
    (await db.idPicture.findMany({ where: { checkoutId }, select: { key: true } })).map(({ key }) => key);
  const isStored = async (key: string) => (await objectStorage().get(bucketName('documents'), key, 10 ** 7)) !== null;

  async function complete(): Promise<{ bike: Order; keys: string[] }> {
    const bike = await ordered();
    await upload(bike, front);
    await upload(bike, back);
    return { bike, keys: await keysOf(bike) };
  }

  it.each<[string, OrderFact[]]>([
    ['the contract is concluded', ['checked', 'contract']],
    ['the contract is concluded, told the other way round', ['contract', 'checked']],
    ['the order is cancelled', ['cancelled']],
  ])('are removed once %s', async (_, facts) => {
    const { bike, keys } = await complete();
    for (const fact of facts) {
      await removeOldIdPictures();
      expect(await keysOf(bike)).toEqual(keys);
      await move(bike, fact);
    }
    await removeOldIdPictures();
    expect(await keysOf(bike)).toEqual([]);
    await runJobs(removeObjectJob);
    expect(await Promise.all(keys.map(isStored))).toEqual([false, false]);
    expect(await idDocumentView(bike)).toEqual({ kind: 'permit_b', sides: [], complete: true, erased: true });
    // What the shop has recorded about the shopper stays.
    await chooseInsurance(bike, true);
    const { idUploadUpdated } = await db.checkout.findUniqueOrThrow({ where: { id: bike.id } });
    expect(idUploadUpdated).toBe(true);
    expect(await removeOldIdPictures()).toBe(0);
  });

  it('are removed 90 days after their upload at the latest, not before', async () => {
    const { bike, keys } = await complete();
    const partly = await ordered();
    await upload(partly, front);
    await removeOldIdPictures(new Date(Date.now() + 89 * DAY));
    expect(await keysOf(bike)).toEqual(keys);
    await removeOldIdPictures(new Date(Date.now() + 90 * DAY + 60_000));
    expect([await keysOf(bike), await keysOf(partly)]).toEqual([[], []]);
    expect(await idDocumentView(bike)).toMatchObject({ erased: true });
    expect(await idDocumentView(partly)).toEqual({ kind: null, sides: [], complete: false, erased: false });
  });

  it('are removed if no row names them', async () => {
    const { keys } = await complete();
    const stray = `orders/${randomUUID()}/${randomUUID()}.jpg`;
    await objectStorage().put(bucketName('documents'), stray, await photograph(), 'image/jpeg');
    await removeStrayFiles();
    expect(await isStored(stray)).toBe(true);
    await removeStrayFiles(new Date(Date.now() + DAY));
    expect(await isStored(stray)).toBe(false);
    expect(await Promise.all(keys.map(isStored))).toEqual([true, true]);
  });
});
