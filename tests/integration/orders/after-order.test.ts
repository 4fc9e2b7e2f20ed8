import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { findOrder, type Order } from '~/modules/orders/orders.server.ts';
import { chooseForCart } from '~/modules/cart/cart.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { insuranceYearly } from '~/modules/financing/financing.ts';
import {
  addIdPicture,
  chooseIdDocument,
  idDocumentView,
  readIdPicture,
  removeIdPicture,
} from '~/modules/after-order/id-document.server.ts';
import { idPictureLabel } from '~/modules/after-order/id-document.ts';
import { chooseInsurance, insuranceView } from '~/modules/after-order/insurance.server.ts';
import { orderedBike } from '~/modules/after-order/ordered-bike.server.ts';
import { recordOrigin, recordOriginOfOrder } from '~/modules/orders/order-origin.server.ts';
import { db } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { removeObjectJob } from '~/integrations/storage/remove-object-job.server.ts';
import { orderConfirmationMail } from '~/modules/after-order/confirmation.server.ts';
import type { Job } from '~/platform/jobs.server.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import { createProduct, order, readyVisitor, type TestProduct } from '../checkout/shop.ts';
import { photograph } from './pictures.ts';

beforeEach(async () => {
  await clearJobs();
  await db.checkout.deleteMany();
});

async function ordered(products: TestProduct[], prepare?: (visitor: Visitor) => Promise<unknown>): Promise<Order> {
  const visitor = await readyVisitor(products);
  await prepare?.(visitor);
  const placed = await order(visitor);
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  const found = await findOrder({ visitor, number: placed.number });
  if (!found) throw new Error('The order is not there.');
  return found;
}

const flagsOf = ({ id }: Order) =>
  db.checkout.findUniqueOrThrow({
    where: { id },
    select: { processed: true, insuranceUpdated: true, idUploadUpdated: true },
  });

const fileOf = (bytes: Buffer, name = 'front.jpg') => ({
  file: new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }),
});

/** Files in the storage that belong to orders. */
async function storedFiles(): Promise<string[]> {
  const root = path.join(env().DATA_DIR, 'storage', 'velory-development-documents');
  if (!existsSync(root)) return [];
  return (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.jpg'));
}

async function runJobs(job: Job): Promise<number> {
  const waiting = (await waitingJobs()).filter(({ identifier }) => identifier === job.name);
  const run = { idempotencyKey: 'test', signal: new AbortController().signal };
  for (const { payload } of waiting) await job.handle(payload, run);
  return waiting.length;
}

describe('the identity document of a plan', () => {
  const front = idPictureLabel('permit_b', 'front');
  const back = idPictureLabel('permit_b', 'back');

  it('is complete with all its sides; the flag follows each change', async () => {
    const bike = await ordered([await createProduct()]);
    expect(await flagsOf(bike)).toEqual({ processed: false, insuranceUpdated: false, idUploadUpdated: false });
    await chooseIdDocument(bike, 'permit_b');
    expect(await addIdPicture(bike, front, fileOf(await photograph()))).toBeUndefined();
    expect((await flagsOf(bike)).idUploadUpdated).toBe(false);
    expect(await addIdPicture(bike, back, fileOf(await photograph()))).toBeUndefined();
    expect((await flagsOf(bike)).idUploadUpdated).toBe(true);
    expect(await idDocumentView(bike)).toMatchObject({ kind: 'permit_b', complete: true });
    await removeIdPicture(bike, 'back');
    expect((await flagsOf(bike)).idUploadUpdated).toBe(false);
    expect(await readIdPicture(bike, 'back')).toBeNull();
  });

  it('is stored without camera data, under a key of the server’s', async () => {
    const bike = await ordered([await createProduct()]);
    await addIdPicture(bike, front, fileOf(await photograph(), '../../../mia-keller-passport.jpg'));
    const [stored = ''] = (await storedFiles()).filter((name) => name.includes(bike.id));
    expect(stored).toMatch(new RegExp(`^orders/${bike.id}/[0-9a-f-]{36}\\.jpg$`));
    const bytes = await readIdPicture(bike, 'front');
    expect((await sharp(bytes ?? Buffer.alloc(0)).metadata()).exif).toBeUndefined();
    expect(bytes?.includes('Fairphone')).toBe(false);
  });

  it('has one picture a side, however many arrive at once; replaced files are removed by jobs', async () => {
    const bike = await ordered([await createProduct()]);
    const pictures = await Promise.all(['#111111', '#222222', '#333333'].map(photograph));
    await Promise.all(pictures.map((bytes) => addIdPicture(bike, front, fileOf(bytes))));
    expect(await db.idPicture.count({ where: { checkoutId: bike.id } })).toBe(1);
    expect(await runJobs(removeObjectJob)).toBe(2);
    const { key } = await db.idPicture.findFirstOrThrow({ where: { checkoutId: bike.id } });
    expect((await storedFiles()).filter((name) => name.includes(bike.id))).toEqual([key]);
  });

  it('drops the pictures of a document that is not shown any more', async () => {
    const bike = await ordered([await createProduct()]);
    await addIdPicture(bike, front, fileOf(await photograph()));
    await chooseIdDocument(bike, 'passport');
    expect(await idDocumentView(bike)).toEqual({
      kind: 'passport',
      sides: [{ side: 'front', version: null }],
      complete: false,
      erased: false,
    });
    expect(await addIdPicture(bike, idPictureLabel('passport', 'front'), fileOf(await photograph()))).toBeUndefined();
    expect((await flagsOf(bike)).idUploadUpdated).toBe(true);
  });

  it('accepts only pictures of it', async () => {
    const bike = await ordered([await createProduct()]);
    expect(await addIdPicture(bike, 'permit_b front', fileOf(await photograph()))).toBe('wrong-side');
    expect(await addIdPicture(bike, 'passport picture back', fileOf(await photograph()))).toBe('wrong-side');
    expect(await addIdPicture(bike, front, fileOf(Buffer.alloc(0)))).toBe('empty');
    expect(await addIdPicture(bike, front, fileOf(Buffer.from('<html>')))).toBe('no-picture');
    expect(await idDocumentView(bike)).toMatchObject({ kind: null });
    expect((await storedFiles()).filter((name) => name.includes(bike.id))).toEqual([]);
  });
});

describe('the insurance', () => {
  it('is taken and dropped after the order, at the price of the table, on the order and its bikes', async () => {
    const bike = await ordered([
      await createProduct({ price: 4320_00 }),
      await createProduct({ kind: 'accessory', price: 129_00 }),
    ]);
    const yearly = insuranceYearly(4320_00);
    expect(await insuranceView(bike)).toEqual({ yearly, insured: false, answered: false });
    expect(await chooseInsurance(bike, true)).toBe(true);
    expect(await insuranceView(bike)).toEqual({ yearly, insured: true, answered: true });
    const deals = () => db.deal.findMany({ where: { checkoutId: bike.id }, orderBy: { position: 'asc' } });
    expect((await deals()).map(({ properties }) => properties)).toMatchObject([
      { insurance_selected: true, insurance_price: yearly, e_bike_price: 4320_00 },
      { insurance_selected: false, insurance_price: null },
    ]);
    expect(await chooseInsurance(bike, false)).toBe(true);
    expect(await db.checkout.findUnique({ where: { id: bike.id } })).toMatchObject({
      insurance: false,
      insurancePrice: null,
      insuranceUpdated: true,
    });
    expect((await deals())[0]?.properties).toMatchObject({ insurance_selected: false, insurance_price: null });
  });

  it('leaves out a bike that is insured at no charge, which is on the confirmation all the same', async () => {
    const free = await createProduct();
    const other = await createProduct({ price: 5200_00 });
    await db.product.update({ where: { id: free.id }, data: { metaData: { free_insurance: 'yes' } } });
    await db.productText.updateMany({ where: { productId: free.id }, data: { name: 'Cilo Lavaux' } });
    const both = await ordered([free, other]);
    expect((await insuranceView(both)).yearly).toBe(insuranceYearly(5200_00));
    expect(await orderedBike(both)).toMatchObject({ name: expect.stringContaining('Lavaux') });
    expect(await orderedBike(await ordered([free]))).toMatchObject({ name: expect.stringContaining('Lavaux') });
    expect(await orderedBike(await ordered([await createProduct({ kind: 'accessory' })]))).toBeNull();
  });

  it('is not asked about if there is nothing to insure', async () => {
    const lock = await ordered([await createProduct({ kind: 'accessory', price: 129_00 })]);
    expect(await chooseInsurance(lock, true)).toBe(false);
    expect(await insuranceView(lock)).toMatchObject({ yearly: 0, insured: false, answered: false });
  });
});

describe('an order is processed', () => {
  const messages = async () =>
    (await waitingJobs()).filter(
      ({ identifier, payload }) => identifier === 'chat.send' && JSON.stringify(payload).includes('alle Unterlagen'),
    );

  it('when its identity document and the answer about the insurance exist; the team is notified once', async () => {
    const bike = await ordered([await createProduct()]);
    await chooseInsurance(bike, false);
    expect((await flagsOf(bike)).processed).toBe(false);
    await addIdPicture(bike, idPictureLabel('passport', 'front'), fileOf(await photograph()));
    expect(await flagsOf(bike)).toEqual({ processed: true, insuranceUpdated: true, idUploadUpdated: true });
    await removeIdPicture(bike, 'front');
    expect(await flagsOf(bike)).toEqual({ processed: true, insuranceUpdated: true, idUploadUpdated: false });
    await addIdPicture(bike, idPictureLabel('passport', 'front'), fileOf(await photograph()));
    expect(await messages()).toHaveLength(1);
  });

  it('without an identity document if it is paid once', async () => {
    const once = await ordered([await createProduct()], (visitor) => chooseForCart(visitor, { planLength: 1 }));
    expect(once.payOneTime).toBe(true);
    await chooseInsurance(once, true);
    expect((await flagsOf(once)).processed).toBe(true);
  });

  it('with its confirmation if nothing is waited for', async () => {
    const lock = await ordered([await createProduct({ kind: 'accessory', price: 129_00 })]);
    expect((await flagsOf(lock)).processed).toBe(false);
    await runJobs(orderConfirmationMail);
    expect((await flagsOf(lock)).processed).toBe(true);
  });
});

describe('the origin of an order', () => {
  it('is stored as a hash, and many orders from one network within a day are flagged', async () => {
    const reasons = [];
    for (let index = 0; index < 3; index++) {
      const lock = await ordered([await createProduct({ kind: 'accessory', price: 129_00 })]);
      await db.checkout.update({
        where: { id: lock.id },
        data: { contact: { ...lock.contact, email: `${index}@example.ch` } },
      });
      reasons.push(await recordOrigin({ checkoutId: lock.id, sender: '203.0.113.7' }));
    }
    expect(reasons).toEqual([[], [], ['many-orders-from-network']]);
    const [origin] = await db.orderOrigin.findMany();
    expect(JSON.stringify(origin)).not.toContain('203.0.113');
    expect(origin?.addressHash).toMatch(/^[\w-]{24}$/);
  });

  it('is the sum of several visits, however often it is recorded', async () => {
    const lock = await ordered([await createProduct({ kind: 'accessory', price: 129_00 })]);
    const { firstname, lastname, email, zip } = lock.contact;
    const claims = { firstname, lastname, email, zip, country: 'Switzerland', cartItems: [] };
    expect(await recordOrigin({ checkoutId: lock.id, sender: '203.0.113.7' })).toEqual([]);
    expect(await recordOrigin({ checkoutId: lock.id, sender: undefined, claims })).toEqual(['items-mismatch']);
    expect(await recordOrigin({ checkoutId: lock.id, sender: '203.0.113.7' })).toEqual(['items-mismatch']);
    expect(await db.orderOrigin.count()).toBe(1);
  });

  it('that cannot be recorded is reported to the team; the order is valid', async () => {
    const lock = await ordered([await createProduct({ kind: 'accessory', price: 129_00 })]);
    await db.checkout.update({ where: { id: lock.id }, data: { contact: {} } });
    await recordOriginOfOrder(lock.number, '203.0.113.7');
    const reported = (await waitingJobs()).map(({ payload }) => payload);
    expect(reported).toContainEqual({ text: `Flag failed: ${lock.number}` });
  });
});
