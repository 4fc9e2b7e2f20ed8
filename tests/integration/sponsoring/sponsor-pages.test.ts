import { randomUUID } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import jsqr from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loader as listPages } from '~/api/list-sponsor-me.ts';
import { loader as listContributions } from '~/api/list-sponsor-me-payments.ts';
import { daysAfter } from '~/modules/financing/financing.ts';
import { issueIdToken } from '~/modules/identity/id-token.server.ts';
import { cleanSponsoring } from '~/modules/sponsoring/personal-data.server.ts';
import { endPage, syncContribution } from '~/modules/sponsoring/sponsoring.server.ts';
import { action as adminAction, loader as adminPage } from '~/pages/admin/sponsoring/route.tsx';
import { loader as cardRoute } from '~/pages/sponsor/card-route.ts';
import { loader as ownContribution } from '~/pages/sponsor/contribution-route.tsx';
import { action as manage, loader as manageView } from '~/pages/sponsor/manage-route.tsx';
import { loader as receiptRoute } from '~/pages/sponsor/receipt-route.ts';
import { action as give, loader as view } from '~/pages/sponsor/route.tsx';
import { action as create, loader as start } from '~/pages/sponsor/start-route.tsx';
import { db } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { fieldErrors, type FormReply } from '~/platform/parse-form.server.ts';
import { clearJobs } from '../../support/jobs.ts';
import { eraseWired, exportedRows } from '../../support/person.ts';
import { createProduct, firstVariant } from '../checkout/shop.ts';
import { Device } from '../identity/device.ts';
import { actsOf, colleague } from '../staff/team.ts';
import { createPage, deliver, ledger, pay, promise } from './riders.ts';

beforeAll(() => wireModules());
beforeEach(() => clearJobs());

type Route = (args: { request: Request; params: Record<string, string>; context: Record<string, never> }) => unknown;

/** Calls a route as a browser without scripts does, with its path parameters. */
async function ask(
  route: unknown,
  path: string,
  params: Record<string, string>,
  form?: Record<string, string>,
  device = new Device(),
) {
  const bound = (args: Parameters<Route>[0]) => (route as Route)({ ...args, params });
  return device.ask(bound, path, form);
}

const inDays = (days: number) => daysAfter(zurichDate(new Date()), days);
const words = {
  goal: '1’080',
  title: 'Lea fährt bald.',
  story: 'Zur Arbeit,\r\nvon Wollishofen nach Oerlikon.',
  firstName: 'Lea',
  endsOn: inDays(60),
  isListed: 'all',
};
const sponsor = { amount: 'free', free: '25', name: 'Tom', email: 'Tom@Example.ch', message: 'Fahr für mich mit.' };

describe('pages of riders', () => {
  it("are created, changed and shown without scripts, and managed by the mail's key only", async () => {
    const product = await createProduct();
    const email = `${randomUUID()}@example.ch`;
    const form = { ...words, variantId: String(firstVariant(product)), email, adult: 'on' };
    const made = await ask(create, '/sponsor-me', {}, form);
    expect(made.status).toBe(303);
    const own = new URL(made.location ?? '', 'http://localhost:3000');
    const [, , token = ''] = own.pathname.split('/');
    expect((await ask(manageView, `${own.pathname}${own.search}`, { token })).status).toBe(200);
    await expect(ask(manageView, `${own.pathname}?key=${'a'.repeat(43)}`, { token })).rejects.toMatchObject({
      status: 404,
    });
    await expect(ask(manage, own.pathname, { token }, { intent: 'withdraw' })).rejects.toMatchObject({ status: 404 });
    await deliver();
    const [mail] = await db.localMail.findMany({ where: { recipient: email } });
    expect(mail?.text).toContain(own.searchParams.get('key'));
    const changed = await ask(
      manage,
      `${own.pathname}${own.search}`,
      { token },
      { ...words, intent: 'change', goal: '500' },
    );
    expect(changed.status).toBe(303);
    const page = await ask(view, `/fr/sponsor-me/${token}`, { token });
    expect(page.data.view).toMatchObject({
      title: 'Lea fährt bald.',
      story: 'Zur Arbeit,\nvon Wollishofen nach Oerlikon.',
      phase: 'open',
      room: 2320_00,
      progress: { paid: 0, goal: 500_00, rate: 120_00, months: 36 },
    });
    const listed = (await ask(start, '/sponsor-me', {})).data.view as { listed: { token: string }[]; some: object[] };
    expect(listed.listed.map((each) => each.token)).toContain(token);
    // A visitor without a wishlist is shown some bikes.
    expect(listed.some.length).toBeGreaterThan(0);
    for (const bike of listed.some) expect(bike).toMatchObject({ picture: expect.stringContaining('/') });
  });

  it('name the error of each field and keep what was typed', async () => {
    const product = await createProduct();
    const form = {
      ...words,
      variantId: String(firstVariant(product)),
      email: 'lea@',
      goal: '3000',
      endsOn: inDays(61),
    };
    const story = 'Bitte direkt auf CH93 0076 2011 6238 5295 7';
    const wrong = await ask(create, '/sponsor-me', {}, { ...form, story, title: 'lea.ch', firstName: '' });
    expect(wrong.status).toBe(400);
    expect(fieldErrors(wrong.data as FormReply)).toEqual({
      email: 'invalid',
      story: 'elsewhere',
      title: 'elsewhere',
      firstName: 'required',
      adult: 'required',
    });
    expect(wrong.data.initialValue).toMatchObject({ story, goal: '3000' });
    const errorsOf = async (fields: Record<string, string>) =>
      fieldErrors((await ask(create, '/sponsor-me', {}, fields)).data as FormReply);
    const right = { ...form, email: 'lea@example.ch', adult: 'on' };
    expect(await errorsOf(right)).toEqual({ goal: 'too-high', endsOn: 'too-late' });
    const low = { ...right, goal: '99', endsOn: inDays(-1) };
    expect(await errorsOf(low)).toEqual({ goal: 'too-low', endsOn: 'past' });
    const cheap = await createProduct({ price: 2099_00 });
    const bike = { ...right, variantId: String(firstVariant(cheap)) };
    expect(await errorsOf(bike)).toEqual({ variantId: 'not-for-sponsors' });
  });

  it('take a contribution without scripts and lead to its payment', async () => {
    const { token, id: pageId } = await createPage();
    const wrong = await ask(give, `/sponsor-me/${token}`, { token }, { ...sponsor, free: '4', email: 'tom@' });
    expect(wrong).toMatchObject({
      status: 400,
      data: { reply: { error: { email: ['invalid'] }, initialValue: { free: '4', name: 'Tom' } } },
    });
    const little = await ask(give, `/sponsor-me/${token}`, { token }, { ...sponsor, free: '4' });
    expect(little).toMatchObject({ status: 409, data: { reply: { error: { amount: ['too-small'] } } } });
    const given = await ask(give, `/sponsor-me/${token}`, { token }, sponsor);
    expect(given.status).toBe(303);
    const path = given.location ?? '';
    const ticket = /beitrag\/([\w-]+)/.exec(path)?.[1] ?? '';
    const own = async (query = '') =>
      (await ask(ownContribution, `${path.split('?')[0]}${query}`, { token, ticket })).data;
    const waiting = await own();
    expect(waiting).toMatchObject({ state: 'wait', amount: 25_00 });
    await pay(String(waiting.link).split('/').at(-1) ?? '');
    // A returning visitor sees the provider's answer before its webhook arrives.
    expect(await own('?zahlung=bezahlt')).toMatchObject({ state: 'paid', view: { progress: { paid: 25_00 } } });
    expect(await ledger(pageId)).toMatchObject({ counted: 25_00 });
    const receipt = (of: string) =>
      receiptRoute({
        request: new Request(`http://localhost:3000${path.split('?')[0]}/quittung.pdf`),
        params: { token: of, ticket },
        context: {},
      });
    const pdf = await getDocument({ data: new Uint8Array(await (await receipt(token)).arrayBuffer()), verbosity: 0 })
      .promise;
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const text = items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replace(/\s+/g, ' ');
    expect(text).toMatch(/Quittung.*Von Tom.*CHF 25/);
    await deliver();
    const thanks = await db.localMail.findFirst({
      where: { recipient: 'tom@example.ch', subject: { contains: 'Danke' } },
    });
    expect(thanks?.text).toContain(`/beitrag/${ticket}/quittung.pdf`);
    const other = await createPage();
    await expect(ask(ownContribution, path, { token: other.token, ticket })).rejects.toMatchObject({ status: 404 });
    expect((await receipt(other.token)).status).toBe(404);
  });

  it('put the bike into the cart of the holder of the key, with the collected money', async () => {
    const page = await createPage();
    const path = `/sponsor-me/${page.token}/verwalten?key=${page.key}`;
    const early = await ask(manage, path, { token: page.token }, { intent: 'order' });
    expect(early).toMatchObject({ status: 409, data: { refusal: 'nothing-yet' } });
    const { id, hash } = await promise(page.token, 200_00);
    await pay(hash);
    await syncContribution({ contributionId: id });
    const ordered = await ask(manage, path, { token: page.token }, { intent: 'order' });
    expect(ordered).toMatchObject({ status: 303, location: '/checkout/' });
    expect(await db.cartItem.findFirst({ where: { sponsorMeToken: page.token } })).toMatchObject({
      isSponsored: true,
      downPayment: 200_00,
    });
  });
});

describe('staff', () => {
  it('lists pages and contributions for the staff by their idToken', async () => {
    const page = await createPage();
    await promise(page.token, 30_00, 'Samira');
    const nadia = await colleague();
    const address = (call: string, idToken: string) =>
      new Request(`http://localhost:3000/api/document-store/admin/${call}?idToken=${idToken}`);
    const { token } = await issueIdToken(nadia);
    const read = async (loader: typeof listPages, call: string, idToken: string) => {
      const response = await loader({ request: address(call, idToken), params: {}, context: {} });
      return {
        status: response.status,
        body: (await response.json()) as { data?: unknown[]; nextCursor?: string | null },
      };
    };
    expect((await read(listPages, 'listSponsorMe', 'x')).status).toBe(403);
    expect((await read(listContributions, 'listSponsorMePayments', 'x')).status).toBe(403);
    const pages = await read(listPages, 'listSponsorMe', token);
    expect(pages.body.data?.[0]).toMatchObject({ sponsorMeToken: page.token, goal: 1080_00, state: 'running' });
    const contributions = await read(listContributions, 'listSponsorMePayments', token);
    expect(contributions.body.data?.[0]).toMatchObject({
      sponsorMeToken: page.token,
      name: 'Samira',
      state: 'reserved',
    });
    expect(await actsOf(nadia)).toEqual(expect.arrayContaining(['sponsor.call']));
  });

  it('stops a page with a reason that the rider reads, and sends again what did not go', async () => {
    const page = await createPage();
    const { id, hash } = await promise(page.token, 60_00);
    await pay(hash);
    await syncContribution({ contributionId: id });
    const nadia = await colleague();
    const browser = new Device();
    browser.plant(nadia.cookie);
    const act = (form: Record<string, string>) =>
      ask(adminAction, '/admin/sponsoring', {}, { id: page.id, ...form }, browser);
    expect((await act({ intent: 'stop', reason: '' })).status).toBe(400);
    // The provider knows nothing of it: the money is not returned.
    await db.sponsorMeTransaction.updateMany({ where: { paymentId: id }, data: { amount: 60_00 } });
    const stored = await db.localGateway.findUniqueOrThrow({ where: { hash } });
    await db.localGateway.update({ where: { hash }, data: { transactions: [] } });
    expect((await act({ intent: 'stop', reason: 'Der Text wirbt für etwas anderes.' })).status).toBe(303);
    await deliver();
    const opened = async () => {
      const { data } = await ask(adminPage, `/admin/sponsoring?wer=${page.id}`, {}, undefined, browser);
      return data as {
        opened: { contributions: { refunds: { id: string; doneAt: string | null; failure: string | null }[] }[] };
      };
    };
    const { data: view } = await ask(adminPage, '/admin/sponsoring', {}, undefined, browser);
    expect(JSON.stringify(view.table)).toContain(page.id);
    expect(JSON.stringify(view.table)).not.toMatch(/@|oken/);
    const [refund] = (await opened()).opened.contributions[0]?.refunds ?? [];
    expect(refund).toMatchObject({ doneAt: null, failure: expect.stringContaining('no local transaction') as string });
    await db.localGateway.update({ where: { hash }, data: { transactions: stored.transactions ?? [] } });
    expect((await act({ intent: 'again', refund: refund?.id ?? '' })).status).toBe(303);
    await deliver();
    expect((await opened()).opened.contributions[0]?.refunds[0]).toMatchObject({ failure: null });
    expect((await db.localGateway.findUniqueOrThrow({ where: { hash } })).status).toBe('refunded');
    const mails = await db.localMail.findMany({ where: { recipient: page.email } });
    expect(mails.at(-1)?.text).toContain('Der Text wirbt für etwas anderes.');
    expect(await actsOf(nadia)).toEqual(
      expect.arrayContaining(['sponsor.list', 'sponsor.read', 'sponsor.stop', 'sponsor.refund']),
    );
  });
});

describe('people', () => {
  it('get an export of their data, and leave amounts only', async () => {
    const page = await createPage();
    const { id, hash } = await promise(page.token, 60_00);
    await pay(hash);
    await syncContribution({ contributionId: id });
    const { email } = await db.sponsorMePayment.findUniqueOrThrow({ where: { id } });
    const giver = { userId: randomUUID(), email };
    expect(await exportedRows(giver, 'sponsor-contributions')).toMatchObject([{ amount: 60_00 }]);
    await eraseWired(giver);
    expect(await exportedRows(giver, 'sponsor-contributions')).toEqual([]);
    expect(await db.sponsorMePayment.findUniqueOrThrow({ where: { id } })).toMatchObject({
      name: '',
      message: '',
      amount: 60_00,
    });
    const rider = { userId: randomUUID(), email: page.email };
    expect(await exportedRows(rider, 'sponsor-pages')).toMatchObject([{ token: page.token }]);
    await eraseWired(rider);
    expect(await db.sponsorMe.findUniqueOrThrow({ where: { id: page.id } })).toMatchObject({
      state: 'ended',
      end: 'withdrawn',
      email: '',
      story: '',
      firstName: '',
    });
    expect(await ledger(page.id)).toMatchObject({ back: 60_00, counted: 0 });
    await deliver();
  });

  it('are removed a year after the end of a page, and unpaid contributions after a month', async () => {
    const page = await createPage();
    const unpaid = await promise(page.token, 10_00);
    const { id, hash } = await promise(page.token, 60_00);
    await pay(hash);
    await syncContribution({ contributionId: id });
    const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    await cleanSponsoring(later(29));
    expect(await db.sponsorMePayment.count({ where: { id: unpaid.id } })).toBe(1);
    await cleanSponsoring(later(31));
    expect(await db.sponsorMePayment.count({ where: { id: unpaid.id } })).toBe(0);
    await db.sponsorMe.update({
      where: { id: page.id },
      data: { state: 'ended', end: 'withdrawn', endedAt: new Date() },
    });
    await cleanSponsoring(later(364));
    expect(await db.sponsorMe.findUniqueOrThrow({ where: { id: page.id } })).toMatchObject({ clearedAt: null });
    await cleanSponsoring(later(366));
    expect(await db.sponsorMe.findUniqueOrThrow({ where: { id: page.id } })).toMatchObject({ email: '', title: '' });
    expect(await db.sponsorMePayment.findUniqueOrThrow({ where: { id } })).toMatchObject({ email: '', amount: 60_00 });
    await cleanSponsoring(later(12 * 366));
    expect(await db.sponsorMe.count({ where: { id: page.id } })).toBe(0);
  });
});

it('hands out a card to print, whose code opens the page', async () => {
  const { token, id } = await createPage();
  const card = (locale: 'de' | 'fr') => {
    const url = locale === 'de' ? `/sponsor-me/${token}/karte.pdf` : `/fr/sponsor-me/${token}/carte.pdf`;
    return cardRoute({ request: new Request(`http://localhost:3000${url}`), params: { token }, context: {} });
  };
  const bytes = new Uint8Array(await (await card('fr')).arrayBuffer());
  const document = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: 4 });
  expect([Math.round(viewport.width / 4), Math.round(viewport.height / 4), document.numPages]).toEqual([298, 420, 1]);
  const canvas = createCanvas(viewport.width, viewport.height);
  await page.render({ canvas: canvas as never, canvasContext: canvas.getContext('2d') as never, viewport }).promise;
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, viewport.width, viewport.height);
  expect(jsqr(new Uint8ClampedArray(data), width, height)?.data).toBe(`http://localhost:3000/fr/sponsor-me/${token}`);
  await endPage(id, { end: 'withdrawn' });
  expect((await card('de')).status).toBe(404);
});
