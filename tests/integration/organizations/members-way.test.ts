import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { formatChfWithRappen } from '~/i18n/money.ts';
import type { db as Database } from '~/platform/db.server.ts';
import { anyFreePort } from '../../../scripts/lib/ports.mjs';
import { createTestDatabase } from '../../support/databases.ts';
import { checkoutPaths, hiddenFields, typedContact } from '../../support/http-shopper.ts';
import { linesOf } from '../../support/pdf-lines.ts';
import { startShop, stopServices } from '../../support/services.ts';
import { HostShopper } from './host-shopper.ts';
import { type TestOrganization, orderOf, publishOrganization, signedIn } from './organizations.ts';

/* A member's whole way in a private shop whose employer shares the costs, in French, by forms and links only. */

let port: number;
let db: typeof Database;
let organization: TestOrganization;
let chief: HostShopper;
let chiefId: string;

const SHARE = 36_00;
/** The organization's name in French. */
const NAME = 'Usine Léman';
const paths = checkoutPaths.fr;

beforeAll(async () => {
  const databaseUrl = await createTestDatabase({ seeded: true });
  process.env.DATABASE_URL = databaseUrl;
  ({ db } = await import('~/platform/db.server.ts'));
  organization = await publishOrganization(db, 'leman', {
    costSharing: { planType: 'mhp', share: { kind: 'amount', francs: SHARE / 100 } },
    maxPlanLength: 36,
  });
  const french = {
    type_documentId_locale: { type: 'organization', documentId: organization.id, locale: 'fr' },
  } as const;
  const { data } = await db.contentDocument.findUniqueOrThrow({ where: french });
  await db.contentDocument.update({ where: french, data: { data: { ...(data as object), name: NAME } } });
  port = await anyFreePort();
  await startShop({ databaseUrl, port, env: { PUBLIC_URL: `http://localhost:${port}` } });
  const { userId, cookie } = await signedIn(db, organization.id, `cheffe@${organization.domain}`);
  chiefId = userId;
  await db.userOrganization.create({ data: { userId, organizationId: organization.id, way: 'domain', role: 'admin' } });
  chief = new HostShopper(port, organization.host).plant(cookie);
});
afterAll(async () => {
  await stopServices();
  await db.$disconnect();
});

/** The path of the link in the newest mail to an address, which leads to this shop. */
async function mailedLink(recipient: string, subject: RegExp): Promise<string> {
  return vi.waitFor(
    async () => {
      const mail = await db.localMail.findFirst({ where: { recipient }, orderBy: { id: 'desc' } });
      expect(mail?.subject).toMatch(subject);
      const link = new RegExp(`http://${organization.host}:${port}(/\\S+token=\\S+)`).exec(mail?.text ?? '')?.[1];
      expect(link).toBeDefined();
      return link ?? '';
    },
    { timeout: 20_000, interval: 200 },
  );
}

/** The text of a page, without its scripts' data; spaces plain. */
const plain = (text: string): string =>
  text.replace(/<script id="texts"[\s\S]*?<\/script>/, '').replace(/[\u00a0\u202f]/g, ' ');

it('A member joins by an invitation, orders with the employer’s share and finds it in contract and statement, to the Rappen', async () => {
  const email = 'noemie@partenaire.example';
  const invited = await chief.ask('/fr/admin/apercu', { form: { intent: 'invite', emails: email, foreign: 'on' } });
  expect(invited.status).toBe(303);
  const member = new HostShopper(port, organization.host);
  expect((await member.ask('/fr')).location).toMatch(/^\/fr\/bienvenue/);
  const link = await mailedLink(email, /invitation/i);
  expect((await member.ask(link)).body).toContain('vous invite.');
  expect((await member.ask(link, { form: {} })).location).toBe('/fr');

  const variant = await db.variant.findFirstOrThrow({
    where: {
      stockStatus: 'instock',
      price: { gt: 4000_00 },
      product: { kind: 'bike', status: 'published', isOccasion: false },
    },
    select: { id: true, product: { select: { texts: { where: { locale: 'fr' } } } } },
  });
  const page = await member.ask(`/fr/produit/${variant.product.texts[0]?.slug}`);
  expect(page.status).toBe(200);
  expect(plain(page.body)).toContain('Votre part');
  const added = await member.ask(paths.cart, { form: { intent: 'add', variantId: String(variant.id) } });
  expect(added.status).toBe(303);
  expect(plain((await member.ask(paths.plan)).body)).toContain('Votre employeur');
  expect((await member.ask(paths.contact, { form: typedContact(email) })).status).toBe(303);
  const review = await member.ask(paths.review);
  expect(review.body).toContain('name="agreesToShare"');
  const fields = hiddenFields(review.body);
  expect((await member.ask(paths.review, { form: fields })).status).toBe(400);
  const ordered = await member.ask(paths.review, { form: { ...fields, agreesToShare: 'on' } });
  expect(ordered.status).toBe(303);
  expect((await member.ask(ordered.location ?? '')).status).toBe(200);
  await mailedLink(email, /commande/i);

  const order = await db.checkout.findFirstOrThrow({ where: { instanceId: organization.id } });
  expect(order).toMatchObject({ employerShare: SHARE, employerMonths: 24, locale: 'fr' });
  const schedule = order.schedule as { kind: string; date: string; amount: number }[];
  expect(schedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.resultingPrice);

  const token = order.updateCheckoutDocToken;
  const contractId = await vi.waitFor(
    async () => (await db.contract.findUniqueOrThrow({ where: { checkoutId: order.id } })).id,
    { timeout: 20_000, interval: 200 },
  );
  const file = `/api/document-signing/downloadDocument/${contractId}`;
  const contract = await vi.waitFor(
    async () => {
      const answer = await member.ask(`${file}?token=${token}`);
      expect(answer.status).toBe(200);
      return answer;
    },
    { timeout: 20_000, interval: 200 },
  );
  const stranger = await new HostShopper(port, 'localhost').ask(`${file}?token=${token}`);
  expect(stranger.status).not.toBe(200);
  const lines = (await linesOf(contract.bytes)).map(plain);
  const employer = 24 * SHARE;
  const instalments = schedule.filter(({ kind }) => kind === 'instalment');
  const figures = (rappen: number[]) => rappen.map(formatChfWithRappen).map(plain).join(' | ');
  // Every instalment in two parts, and their sums, which are the price without the down payment.
  for (const [index, { amount }] of instalments.entries()) {
    const share = index < 24 ? SHARE : 0;
    expect(lines.filter((line) => line.includes(figures([amount - share, share, amount])))).not.toEqual([]);
  }
  const total = instalments.reduce((sum, { amount }) => sum + amount, 0);
  expect(total + order.totalDownPayment).toBe(order.resultingPrice);
  expect(lines.join('\n')).toContain(plain(formatChfWithRappen(employer)));
  expect(lines.join('\n')).toContain(plain(formatChfWithRappen(order.resultingPrice - employer)));

  // Nothing is due before the contract is signed.
  const months = instalments.map(({ date }) => date.slice(0, 7));
  const csvOf = async (month = '') => (await chief.ask(`/fr/admin/decompte/${month}.csv`)).body.trim().split('\r\n');
  expect(await csvOf(months[0])).toHaveLength(2);
  await db.orderEvent.create({
    data: {
      checkoutId: order.id,
      kind: 'contract',
      stage: 'contract',
      who: 'financing-partner',
      at: order.createdAt,
    },
  });
  // A statement contains the part of every order: a second one of the organization runs in parallel, with another
  // share, signed a month
  // later than ordered: all of it is due a month later.
  await orderOf(db, {
    instanceId: organization.id,
    userId: chiefId,
    share: 41_05,
    months: 3,
    instalments,
    signedLate: 1,
  });
  const sumOf = async (month: string) => {
    const rows = (await csvOf(month)).slice(1);
    const total = rows.pop()?.split(';').at(-1);
    const sum = rows.reduce((all, row) => all + Math.round(Number(row.split(';').at(-1)) * 100), 0);
    return { total, sum };
  };
  for (const index of [0, 1, 3, 4, 23, 24]) {
    const due = (index < 24 ? SHARE : 0) + (index >= 1 && index <= 3 ? 41_05 : 0);
    expect(await sumOf(months[index] ?? '')).toEqual({ total: (due / 100).toFixed(2), sum: due });
  }
  const bill = await chief.ask(`/fr/admin/decompte/${months[1]}.pdf`);
  const billed = (await linesOf(bill.bytes)).map(plain).join('\n');
  expect(billed).toMatch(/Payable le[^\n]*77\.05/);
  expect(billed).toContain(`${NAME} ${months[1]}`);

  // A member who leaves keeps the order: its links lead to the main shop, and the organization pays no part of what
  // falls due later.
  const own = [`/fr/suivi-de-commande?token=${token}`, `${file}?token=${token}`];
  const main = new HostShopper(port, 'localhost');
  expect((await main.ask(own[0] ?? '')).body).not.toContain(order.number);
  expect((await chief.ask('/fr/admin/membres', { form: { user: order.userId, intent: 'end' } })).status).toBe(303);
  expect((await member.ask('/fr')).location).toMatch(/^\/fr\/bienvenue/);
  for (const path of own) {
    expect(await member.ask(path)).toMatchObject({ status: 302, location: `http://localhost:${port}${path}` });
    expect((await main.ask(path)).status).toBe(200);
  }
  const followed = plain((await main.ask(own[0] ?? '')).body);
  expect(followed).toContain(order.number);
  expect(followed).toContain(`La boutique ${NAME} est réservée au personnel.`);
  expect(await sumOf(months[1] ?? '')).toEqual({ total: '41.05', sum: 41_05 });
});
