import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bucketName, objectStorage } from '~/integrations/storage/storage.server.ts';
import { cleanLockedOrders } from '~/modules/after-order/erased-orders.server.ts';
import { storeTyped } from '~/modules/checkout/checkout.server.ts';
import { saveCheckout } from '~/modules/checkout/saved-checkouts.server.ts';
import { storeEntry } from '~/modules/user-forms/user-forms.server.ts';
import { queueForm } from '~/modules/forms/forms.server.ts';
import { erasePerson, replayErasures } from '~/modules/identity/erase-person.server.ts';
import { requestReminder } from '~/modules/campaigns/reminder.server.ts';
import { requestNewsletter } from '~/modules/newsletter/newsletter.server.ts';
import { recordViews } from '~/modules/recommendations/recommendations.server.ts';
import { nameOwner, wish } from '~/modules/wishlist/wishlist.server.ts';
import { recordConsent } from '~/modules/consent/consent.server.ts';
import { ensureVisitor, type Visitor, visitorOf } from '~/modules/identity/identity.server.ts';
import { mergeUsers } from '~/modules/identity/sessions/merge-users.server.ts';
import { findOrder } from '~/modules/orders/orders.server.ts';
import { findQuestionProduct, askQuestion } from '~/modules/questions/questions.server.ts';
import { action as keep, loader as account } from '~/pages/account/route.tsx';
import { action as erase, loader as erasePage } from '~/pages/account/erase-route.tsx';
import { loader as exported } from '~/pages/account/export-route.ts';
import { loader as readable } from '~/pages/account/data-route.tsx';
import { action as confirmLink } from '~/pages/sign-in/link-route.tsx';
import { action as signIn } from '~/pages/sign-in/route.tsx';
import { db, Prisma } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { clearJobs, makeJobsDue, waitingJobs } from '../../support/jobs.ts';
import { createProduct, fillCart, order, readyVisitor, type TestProduct, typedContact } from '../checkout/shop.ts';
import { runAllJobs, runJobs } from '../orders/paying.ts';
import { Device } from './device.ts';

beforeAll(() => wireModules());
beforeEach(() => clearJobs());

const linkIn = (text = '', part = 'token=') =>
  new RegExp(`http://localhost:3000(/\\S*${part}\\S+)`).exec(text)?.[1] ?? '';

async function newestMail(email: string): Promise<string> {
  await runJobs(['mail.sign-in-link', 'mail.erasure']);
  const [mail] = await db.localMail.findMany({ where: { recipient: email }, orderBy: { id: 'desc' }, take: 1 });
  return mail?.text ?? '';
}

interface SignedIn {
  /** A unique name. */
  lastName: string;
  device: Device;
  visitor: Visitor;
  email: string;
  bike: TestProduct;
  /** Number of the proof of consent. */
  consentNumber: string;
}

/** A person who has left traces everywhere except in an order. */
async function customer(): Promise<SignedIn> {
  const email = `zoe.${randomUUID()}@example.ch`;
  const device = new Device();
  const bike = await createProduct();
  const { visitor: before, headers } = await ensureVisitor(device.request('/cart', { intent: 'add' }));
  device.receive(headers);
  await fillCart(before, bike);
  await storeTyped(before, { ...typedContact, email });
  await device.ask(signIn, '/anmelden', { intent: 'link', email, optIn: 'on' });
  await device.ask(confirmLink, linkIn(await newestMail(email)), { intent: 'confirm' });
  const visitor = await visitorOf(device.request('/konto'));
  if (!visitor) throw new Error('Nobody is signed in.');
  // A second link is unused; a file, a question and a form are pending.
  await new Device().ask(signIn, '/anmelden', { intent: 'link', email, optIn: 'on' });
  const key = `visitors/${visitor.userId}/${randomUUID()}/ausweis.jpg`;
  await objectStorage().put(bucketName('uploads'), key, Buffer.from(email), 'image/jpeg');
  await db.upload.create({
    data: { userId: visitor.userId, bucket: bucketName('uploads'), key, contentType: 'image/jpeg' },
  });
  const product = await findQuestionProduct(bike.slug, 'de');
  if (!product) throw new Error('There is no product.');
  const lastName = `Z${randomUUID()}`;
  const message = { firstName: 'Zoé', lastName, questionText: `Schreibt mir an ${email}`, sender: email };
  await askQuestion({ ...message, visitor, email, product, locale: 'de' });
  await queueForm(db, { form: 'newsletter-de', fields: [{ name: 'email', value: email }] } as never, { key: email });
  await wish(visitor, { product: bike.id, intent: 'add' }, 'de');
  await nameOwner(visitor, lastName);
  await recordViews(visitor, [bike.slug]);
  const pageUri = 'http://localhost:3000/newsletter';
  await requestNewsletter({ email, firstName: 'Zoé', lastName, locale: 'de', pageUri });
  await requestReminder({ email, locale: 'de' });
  await saveCheckout(visitor, { email, locale: 'de' });
  const form = { id: randomUUID(), title: 'Anlass', consent: 'Wir antworten dir.' };
  const answers = [{ label: 'E-Mail', value: email }];
  await storeEntry({ form, answers, email, locale: 'de', pageUri, key: randomUUID() });
  const { consent } = await recordConsent({ statistics: true, marketing: false, locale: 'de' });
  return { device, visitor, email, bike, lastName, consentNumber: consent.number };
}

/** Every place of the database that contains a text, including queue and search. */
async function placesWith(text: string): Promise<string[]> {
  const tables = await db.$queryRaw<{ name: string }[]>(Prisma.sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`);
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await db.$queryRawUnsafe<{ count: number }[]>(
        `select count(*)::int as count from ${name} t where position($1 in t::text) > 0`,
        text,
      );
      return rows[0]?.count ? [name] : [];
    }),
  );
  return found.flat().sort();
}

/** Files of the storage whose name or content contains a text. */
async function filesWith(text: string): Promise<string[]> {
  const folder = path.join(env().DATA_DIR, 'storage');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const hits = await Promise.all(
    files.map(async (file) => file.includes(text) || (await readFile(file)).includes(text)),
  );
  return files.filter((_, index) => hits[index]);
}

const ask = ({ device }: SignedIn, email: string) => device.ask(erase, '/konto/loeschen', { email });

describe('an account that is to be erased', () => {
  it('stays for a day, in which its mail’s link takes it back, or its owner', async () => {
    const zoe = await customer();
    const { device, email, visitor } = zoe;
    expect((await ask(zoe, 'customer@else.ch')).status).toBe(400);
    expect((await device.ask(erasePage, '/konto/loeschen')).data.own).toEqual({ email, due: null, hasOrders: false });
    expect((await ask(zoe, ` ${email.toUpperCase()}`)).status).toBe(303);
    const link = linkIn(await newestMail(email), 'loeschen');
    expect((await device.ask(account, '/konto')).data.account).toMatchObject({ erasure: expect.any(String) as string });

    const phone = new Device();
    expect((await phone.ask(erasePage, link)).data.link).toMatchObject({ due: expect.any(String) as string });
    expect((await phone.ask(erasePage, `${link}x`)).data.link).toMatchObject({ due: null });
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
    await phone.ask(erase, link, { token });
    expect((await device.ask(erasePage, '/konto/loeschen')).data.own).toMatchObject({ due: null });
    await ask(zoe, email);
    await device.ask(keep, '/konto', { intent: 'keep' });
    await makeJobsDue();
    await runAllJobs();
    expect(await db.user.count({ where: { id: visitor.userId } })).toBe(1);
  });

  it('without orders leaves nothing in database, queue, mails and storage', async () => {
    const zoe = await customer();
    const { device, email, visitor, lastName, consentNumber } = zoe;
    const before = [...(await placesWith(email)), ...(await placesWith(visitor.userId))];
    expect(new Set(before)).toEqual(
      new Set([
        ...before,
        'public."user"',
        'public.black_friday_reminder',
        'public.cart',
        'public.checkout_draft',
        'public.local_mail',
        'public.newsletter_subscription',
        'public.product_question',
        'public.session',
        'public.sign_in_request',
        'public.upload',
        'public.viewed_product',
        'public.wishlist',
        'public.wishlist_item',
        'graphile_worker._private_jobs',
      ]),
    );
    expect(await filesWith(email)).toHaveLength(1);
    await ask(zoe, email);
    await newestMail(email);
    expect(
      (await waitingJobs()).some(({ identifier, runAt }) => identifier === 'people.erase' && runAt > new Date()),
    ).toBe(true);

    await db.erasure.updateMany({ where: { userId: visitor.userId }, data: { dueAt: new Date(Date.now() - 1) } });
    await makeJobsDue();
    await runAllJobs();
    expect(await placesWith(email)).toEqual([]);
    expect(await placesWith(visitor.userId)).toEqual([]);
    expect(await placesWith(lastName)).toEqual([]);
    expect(await filesWith(email)).toEqual([]);
    expect(await filesWith(visitor.userId)).toEqual([]);
    // The proof names nobody: it stays as long as required.
    expect(await placesWith(consentNumber)).toEqual(['public.consent_choice']);
    expect((await device.ask(account, '/konto')).location).toMatch(/^\/anmelden/);
    expect(await erasePerson(visitor.userId)).toBe(false);
  });

  it('with orders leaves what the law requires, locked, and e-mail and phone until the order has ended', async () => {
    const { device, email, visitor, bike } = await customer();
    const guest = await readyVisitor([bike], { ...typedContact, email });
    await order(guest);
    await runAllJobs();
    await db.$transaction((database) => mergeUsers(database, guest.userId, visitor.userId));
    const before = await findOrder({ visitor });
    if (!before) throw new Error('There is no order.');

    await erasePerson(visitor.userId);
    await runAllJobs();
    expect((await device.ask(account, '/konto')).location).toMatch(/^\/anmelden/);
    expect(await findOrder({ visitor })).toBeNull();
    expect(await findOrder({ token: before.updateCheckoutDocToken } as never)).toBeNull();
    expect(await placesWith(visitor.userId)).toEqual([]);
    // The order is still open: it is kept, and staff can find it.
    const ofRunning = ['public.checkout', 'public.contract', 'staff.order_words'];
    expect((await placesWith(email)).filter((name) => !ofRunning.includes(name))).toEqual([]);

    await cleanLockedOrders();
    expect(await placesWith(email)).toEqual(ofRunning);
    await db.fulfilment.update({ where: { checkoutId: before.id }, data: { stage: 'cancelled' } });
    const { stripped } = await cleanLockedOrders();
    expect(stripped).toBe(1);
    expect(await placesWith(email)).toEqual([]);
    const stored = await db.checkout.findUniqueOrThrow({
      where: { id: before.id },
      include: { locked: true, deals: true },
    });
    const { lastname = '', street } = typedContact;
    expect(stored.contact).toMatchObject({ lastname, street, email: '', phone: '' });
    expect(stored).toMatchObject({ resultingPrice: before.resultingPrice, deals: [{}] });
    expect(stored.locked?.keptUntil?.getUTCFullYear()).toBe(new Date().getUTCFullYear() + 10);

    await cleanLockedOrders(new Date(Date.now() + 11 * 366 * 24 * 60 * 60 * 1000));
    expect(await db.checkout.count({ where: { id: before.id } })).toBe(0);
  });

  it('is erased again if a backup has restored it, even if the backup knows of no erasure', async () => {
    const { visitor, email } = await customer();
    await erasePerson(visitor.userId);
    await runAllJobs();
    await db.user.create({ data: { id: visitor.userId, email } });
    await db.erasedPerson.deleteMany();
    const { id: other } = await db.user.create({ data: { email: `${randomUUID()}@example.ch` } });
    expect(await replayErasures()).toBe(1);
    expect(await db.user.findMany({ where: { id: { in: [visitor.userId, other] } }, select: { id: true } })).toEqual([
      { id: other },
    ]);
  });
});

describe('stored data of a person', () => {
  it('is given as a file and to be read, to its owner only', async () => {
    const { device, email, lastName } = await customer();
    const answer = (await exported({
      request: device.request('/konto/daten.json'),
      params: {},
      context: {},
    })) as Response;
    expect(answer.headers.get('Content-Disposition')).toContain('velory.json');
    const body = z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).parse(await answer.json());
    expect(body).toMatchObject({
      account: [{ email }],
      cart: [{}],
      draft: [{ lastname: typedContact.lastname }],
      questions: [{ text: `Schreibt mir an ${email}` }],
      uploads: [{}],
      wishlist: [{ product: 'Allegro Limmat 5' }],
      wishlistShare: [{ name: lastName }],
      viewed: [{ product: 'Allegro Limmat 5' }],
      newsletter: [{ email, lastname: lastName, confirmedAt: null }],
      'black-friday-reminder': [{ email, confirmedAt: null, sentAt: null }],
    });
    const { data } = await device.ask(readable, '/fr/compte/donnees');
    expect(data.parts).toContainEqual(
      expect.objectContaining({ title: 'Compte', rows: [expect.arrayContaining([{ label: 'E-mail', value: email }])] }),
    );
    expect((await new Device().ask(readable, '/konto/daten')).location).toMatch(/^\/anmelden/);
    expect((await new Device().ask(exported, '/konto/daten.json')).location).toMatch(/^\/anmelden/);
  });
});
