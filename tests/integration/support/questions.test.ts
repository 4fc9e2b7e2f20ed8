import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { action as vote, loader as votes } from '~/api/questions/helpful-votes.ts';
import { action as post } from '~/api/questions/post-question.ts';
import { loader as read } from '~/api/questions/product-questions.ts';
import { loader as readReviews } from '~/api/questions/product-reviews.ts';
import { loader as staffList } from '~/api/questions/staff-questions.ts';
import { action as update } from '~/api/questions/update-question.ts';
import { issueIdToken } from '~/modules/identity/id-token.server.ts';
import { ensureVisitor, type Visitor, visitorOf } from '~/modules/identity/identity.server.ts';
import { mergeUsers } from '~/modules/identity/sessions/merge-users.server.ts';
import { cleanSubmissions } from '~/modules/forms/submissions.server.ts';
import { cleanQuestions } from '~/modules/questions/clean-questions.server.ts';
import { decideReview, listReviews } from '~/modules/questions/reviews.server.ts';
import {
  hideQuestion,
  listQuestions,
  listOwnQuestions,
  reviewablePieces,
} from '~/modules/questions/questions.server.ts';
import { action as ask, loader as page } from '~/pages/questions/route.tsx';
import { action as writeReview, loader as reviewPage } from '~/pages/review/route.tsx';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import { exportedRows } from '../../support/person.ts';
import { createProduct, order, readyVisitor, type TestProduct } from '../checkout/shop.ts';
import { Device } from '../identity/device.ts';
import { runAllJobs } from '../orders/paying.ts';

let bike: TestProduct;
/** Each test uses a network of its own. */
let sender = '';

beforeAll(() => wireModules());
beforeEach(async () => {
  await clearJobs();
  bike = await createProduct();
  sender = randomUUID();
});

const newEmail = () => `${randomUUID()}@example.ch`;

async function person(email = newEmail()): Promise<Visitor & { email: string; token: string }> {
  const { id: userId } = await db.user.create({ data: { email } });
  return { userId, email, token: (await issueIdToken({ userId })).token };
}

async function staff(): Promise<string> {
  const { userId, token } = await person();
  await db.admin.create({ data: { userId } });
  return token;
}

const message = (more: object = {}) => ({
  bikeSlug: bike.slug,
  firstName: 'Aline',
  lastName: 'Rochat',
  questionText: 'Passt der Kindersitz auf den Träger?',
  ...more,
});

type Call = (args: never) => Promise<Response>;

/** Sends JSON to a call. */
async function send(call: Call, body: object, token?: string) {
  const request = new Request('http://localhost:3000/api', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  const response = await call({ request, params: {}, context: { sender } } as never);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function get(call: Call, query: Record<string, string>, token?: string) {
  const request = new Request(`http://localhost:3000/api?${new URLSearchParams(query).toString()}`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  const response = await call({ request, params: {}, context: {} } as never);
  return { status: response.status, body: (await response.json()) as { data: Record<string, unknown>[] } };
}

const shown = async (locale = 'de') => (await get(read, { bikeSlug: bike.slug, locale })).body.data;

const mailsTo = (recipient: string) => db.localMail.findMany({ where: { recipient } });

/** A route of the product's questions page, as a browser without scripts calls it. */
const onPage =
  (route: typeof ask | typeof page): Parameters<Device['ask']>[0] =>
  ({ request }) =>
    route({ request, params: { bike: bike.slug }, context: { sender } } as never);

describe('a product question', () => {
  it('is asked, answered by staff, shown with its answer and mailed to its author, once', async () => {
    const aline = await person();
    const { status, body } = await send(post, message({ email: aline.email }), aline.token);
    expect(status).toBe(201);
    expect(await shown()).toEqual([]);
    expect((await waitingJobs()).map(({ payload }) => payload)).toEqual([{ text: 'Neue Frage zu Allegro Limmat 5' }]);

    const token = await staff();
    const { body: list } = await get(staffList, { state: 'waiting' }, token);
    const full = {
      id: body.id,
      email: aline.email,
      lastName: 'Rochat',
      bikeName: 'Allegro Limmat 5',
      state: 'waiting',
    };
    expect(list.data).toContainEqual(expect.objectContaining(full));
    for (const answerText of ['Ja, er klickt ein.', 'Ja, er klickt direkt ein.']) {
      expect((await send(update, { id: body.id, answerText }, token)).status).toBe(200);
      await runAllJobs();
    }
    expect(await shown()).toMatchObject([
      { id: body.id, firstName: 'Aline R.', answerText: 'Ja, er klickt direkt ein.', helpful: 0 },
    ]);
    expect(JSON.stringify(await shown())).not.toContain('Rochat');
    expect(await shown('fr')).toEqual([]);
    const mails = await mailsTo(aline.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Ja, er klickt ein.');
    expect(mails[0]?.text).toContain(`/produkt/${bike.slug}/fragen/${String(body.id)}`);
    expect(await listOwnQuestions(aline)).toMatchObject([{ state: 'answered', bikeName: 'Allegro Limmat 5' }]);
  });

  it('is removed two years after its last message: whole if it is not shown, otherwise its author', async () => {
    const aline = await person();
    const token = await staff();
    const ids: string[] = [];
    for (const questionText of ['Passt der Kindersitz?', 'Gibt es ihn in Rot?', 'Wird er montiert?']) {
      ids.push(String((await send(post, message({ email: aline.email, questionText }), aline.token)).body.id));
    }
    const [shownId, waitingId, youngId] = ids as [string, string, string];
    await send(update, { id: shownId, answerText: 'Ja, er klickt ein.' }, token);
    const years = (count: number) => new Date(Date.now() - count * 365.3 * 86_400_000);
    const long = { createdAt: years(3), sentAt: years(3) };
    await db.productQuestion.update({ where: { id: shownId }, data: { ...long, answeredAt: years(2.1) } });
    await db.productQuestion.update({ where: { id: waitingId }, data: { ...long, sentAt: years(2.1) } });
    await db.productQuestion.update({ where: { id: youngId }, data: { ...long, sentAt: years(1.9) } });
    const stored = { kind: 'forms', payload: {} };
    await db.localMessage.createMany({
      data: [
        { ...stored, idempotencyKey: `old:${shownId}`, createdAt: years(2.1) },
        { ...stored, idempotencyKey: `young:${shownId}`, createdAt: years(1.9) },
      ],
    });
    await cleanQuestions();
    await cleanSubmissions();
    const rows = await db.productQuestion.findMany({ where: { id: { in: ids } }, orderBy: { createdAt: 'asc' } });
    expect(rows.find(({ id }) => id === shownId)).toMatchObject({ email: null, lastName: 'R', firstName: 'Aline' });
    expect(rows.find(({ id }) => id === youngId)).toMatchObject({ email: aline.email, lastName: 'Rochat' });
    expect(rows).toHaveLength(2);
    expect(await shown()).toMatchObject([{ firstName: 'Aline R.' }]);
    const messages = await db.localMessage.findMany({ where: { idempotencyKey: { endsWith: shownId } } });
    expect(messages.map(({ idempotencyKey }) => idempotencyKey)).toEqual([`young:${shownId}`]);
  });

  it('is hidden from everybody but its writer, with the reason', async () => {
    const aline = await person();
    const token = await staff();
    const { body } = await send(post, message(), aline.token);
    const id = String(body.id);
    await send(update, { id, answerText: 'Ja.' }, token);
    expect(await shown()).toHaveLength(1);
    await hideQuestion(id, 'Doppelt');
    expect(await shown()).toEqual([]);
    expect(await listOwnQuestions(aline)).toMatchObject([{ state: 'hidden', hiddenReason: 'Doppelt' }]);
    await send(update, { id, visible: true }, token);
    expect(await shown()).toHaveLength(1);
  });

  it('is refused with what is wrong of each field, without an account, for another address, of no product', async () => {
    const aline = await person();
    const wrong = await send(
      post,
      message({ questionText: 'Hm?', firstName: '', lastName: 'www.spam.example' }),
      aline.token,
    );
    expect(wrong).toMatchObject({
      status: 400,
      body: {
        error: { fields: { questionText: ['short'], firstName: ['required'], lastName: ['name'] } },
      },
    });
    const { userId } = await db.user.create({ data: {} }).then(({ id }) => ({ userId: id }));
    const { token: anonymous } = await issueIdToken({ userId });
    expect((await send(post, message(), anonymous)).status).toBe(401);
    expect((await send(post, message())).status).toBe(401);
    expect((await send(post, message({ email: 'somebody@else.ch' }), aline.token)).status).toBe(400);
    expect((await send(post, message({ bikeSlug: 'nothing' }), aline.token)).status).toBe(404);
    expect(await db.productQuestion.count({ where: { userId: aline.userId } })).toBe(0);
  });

  it('is one however often it is sent, and five a day', async () => {
    const aline = await person();
    const answers = await Promise.all([1, 2, 3].map(() => send(post, message(), aline.token)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    for (let index = 2; index <= 5; index += 1) {
      expect((await send(post, message({ questionText: `Frage Nummer ${index}` }), aline.token)).status).toBe(201);
    }
    expect((await send(post, message({ questionText: 'Frage Nummer 6' }), aline.token)).status).toBe(429);
  });

  it('can be listed and answered by staff only', async () => {
    const aline = await person();
    const { body } = await send(post, message(), aline.token);
    const answer = { id: body.id, answerText: 'Ja.' };
    for (const [token, status] of [
      [undefined, 401],
      ['made-up', 401],
      [aline.token, 403],
    ] as const) {
      expect((await get(staffList, {}, token)).status).toBe(status);
      expect((await send(update, answer, token)).status).toBe(status);
    }
    expect((await send(update, { ...answer, id: randomUUID() }, await staff())).status).toBe(404);
    expect(await shown()).toEqual([]);
  });

  it('without an account is stored, and reaches the staff after signing in', async () => {
    const device = new Device();
    const form = { intent: 'ask', firstName: 'Aline', lastName: 'Rochat', questionText: 'Wie schwer ist der Akku?' };
    const short = await device.ask(onPage(ask), `/produkt/${bike.slug}/fragen`, { ...form, questionText: 'Hm' });
    expect(short).toMatchObject({
      status: 400,
      data: { error: { questionText: ['short'] }, initialValue: { firstName: 'Aline' } },
    });
    const { status, location } = await device.ask(onPage(ask), `/produkt/${bike.slug}/fragen`, form);
    expect({ status, path: location?.split('?')[0] }).toEqual({ status: 303, path: '/anmelden' });
    expect((await listQuestions({ state: 'waiting' })).questions.map(({ questionText }) => questionText)).not.toContain(
      form.questionText,
    );

    const { visitor } = await ensureVisitor(device.request('/'));
    const aline = await person();
    await db.$transaction((database) => mergeUsers(database, visitor.userId, aline.userId));
    expect(await listOwnQuestions(aline)).toMatchObject([{ questionText: form.questionText, state: 'waiting' }]);
    expect((await listQuestions({ state: 'waiting' })).questions).toContainEqual(
      expect.objectContaining({ questionText: form.questionText, email: aline.email }),
    );
    expect(await waitingJobs()).toHaveLength(1);
  });

  it('is voted helpful once by each visitor, and has a page of its own for search engines', async () => {
    const aline = await person();
    const { body } = await send(post, message(), aline.token);
    await send(update, { id: body.id, answerText: 'Ja, er klickt ein.' }, await staff());
    const choice = { vote: body.id, kind: 'question' };
    const device = new Device();
    const ballot = (query: string, form?: object) => {
      const request = new Request(`http://localhost:3000/api/document-store/helpfulVotes${query}`, {
        method: form ? 'POST' : 'GET',
        headers: { Cookie: device.cookie },
        ...(form && { body: JSON.stringify(form) }),
      });
      return (form ? vote : votes)({ request, params: {}, context: { sender } } as never) as Promise<Response>;
    };
    const first = await ballot('', choice);
    device.receive(first.headers);
    expect(await first.json()).toMatchObject({ isOn: true, helpful: 1 });
    expect(await (await ballot(`?bikeSlug=${bike.slug}`)).json()).toEqual({ success: true, votes: [body.id] });
    const voter = { userId: (await visitorOf(device.request('/')))?.userId ?? '', email: '' };
    expect(await exportedRows(voter, 'helpful')).toEqual([{ text: message().questionText }]);
    expect(await (await ballot('', choice)).json()).toMatchObject({ isOn: false, helpful: 0 });
    expect((await ballot('', { ...choice, vote: randomUUID() })).status).toBe(404);

    const alone = await page({
      request: new Request(`http://localhost:3000/produkt/${bike.slug}/fragen/${String(body.id)}`),
      params: { bike: bike.slug, question: body.id },
      context: {},
    } as never);
    const { jsonLd } = (alone as { data: { jsonLd: object[] } }).data;
    expect(jsonLd).toContainEqual(expect.objectContaining({ '@type': 'QAPage' }));
    const all = await new Device().ask(onPage(page), `/produkt/${bike.slug}/fragen?suche=kinder`);
    expect(all.data).toMatchObject({ typed: 'kinder', questions: [{ id: body.id }] });
    expect(JSON.stringify(all.data.jsonLd)).not.toContain('QAPage');
  });

  it('answers false if a call fails', async () => {
    const { token } = await person();
    const ofStaff = await staff();
    await db.$executeRawUnsafe('alter table product_question rename to product_question_away');
    try {
      const answers = [
        await get(read, { bikeSlug: bike.slug, locale: 'de' }),
        await send(post, message(), token),
        await get(staffList, { state: 'waiting' }, ofStaff),
        await send(update, { id: randomUUID(), answerText: 'Ja, er klickt ein.' }, ofStaff),
      ];
      expect(answers).toEqual(Array.from({ length: 4 }, () => ({ status: 500, body: false })));
    } finally {
      await db.$executeRawUnsafe('alter table product_question_away rename to product_question');
    }
  });
});

describe('a review', () => {
  const reviewed = {
    intent: 'review',
    stars: '4',
    fit: 'right',
    firstName: 'Nicole',
    title: 'Jeden Tag',
    text: 'Fährt ruhig und leise.',
  };

  /** A browser of a shopper to whom the bike was delivered, or not yet. */
  async function buyer(stage: 'delivered' | 'shipped'): Promise<{ device: Device; visitor: Visitor; dealId: string }> {
    const device = new Device();
    const { visitor: own, headers } = await ensureVisitor(device.request('/cart', { intent: 'add' }));
    device.receive(headers);
    const visitor = await readyVisitor([bike]);
    await order(visitor);
    const checkout = await db.checkout.findFirstOrThrow({
      where: { userId: visitor.userId },
      include: { deals: true },
    });
    await db.fulfilment.update({ where: { checkoutId: checkout.id }, data: { stage } });
    await db.checkout.update({ where: { id: checkout.id }, data: { userId: own.userId } });
    return { device, visitor: own, dealId: checkout.deals[0]?.id ?? '' };
  }

  const onReview =
    (route: typeof writeReview | typeof reviewPage): Parameters<Device['ask']>[0] =>
    ({ request }) =>
      route({ request, params: { bike: bike.slug }, context: {} } as never);
  const path = () => `/konto/bewertung/${bike.slug}`;

  it("is written once by the bike's recipient, and shown once staff have approved it", async () => {
    const { device, visitor, dealId } = await buyer('delivered');
    const { data } = await device.ask(onReview(reviewPage), path());
    expect(data.piece).toMatchObject({ dealId, review: null });
    const missing = await device.ask(onReview(writeReview), path(), {
      ...reviewed,
      stars: '',
      text: '',
      stueck: dealId,
    });
    expect(missing).toMatchObject({ status: 400, data: { error: { stars: ['required'], text: ['required'] } } });
    expect((await device.ask(onReview(writeReview), path(), { ...reviewed, stueck: dealId })).status).toBe(303);
    const again = { ...reviewed, stars: '5', stueck: dealId };
    expect((await device.ask(onReview(writeReview), path(), again)).status).toBe(303);
    const { reviews } = await listReviews({ state: 'waiting' });
    const own = reviews.filter(({ productId }) => productId === bike.id);
    expect(own).toMatchObject([{ stars: 5, fit: 'right', productName: 'Allegro Limmat 5' }]);
    const visible = async () => (await get(readReviews, { bikeSlug: bike.slug })).body.data;
    expect(await visible()).toEqual([]);

    const id = own[0]?.id ?? '';
    await decideReview(id, { kind: 'publish' });
    await decideReview(id, { kind: 'answer', text: 'Danke, Nicole.' });
    expect(await visible()).toMatchObject([
      { id, stars: 5, size: 'M', answerText: 'Danke, Nicole.', firstName: 'Nicole' },
    ]);
    await decideReview(id, { kind: 'hide', reason: 'Nennt jemanden beim Namen' });
    expect(await visible()).toEqual([]);
    expect(await reviewablePieces(visitor, 'de')).toMatchObject([
      { review: { state: 'hidden', hiddenReason: 'Nennt jemanden beim Namen' } },
    ]);
  });

  it("is refused without a delivered bike, and for another person's piece", async () => {
    const waiting = await buyer('shipped');
    expect((await waiting.device.ask(onReview(reviewPage), path())).data.piece).toBeNull();
    const foreign = (await buyer('delivered')).dealId;
    for (const stueck of [waiting.dealId, foreign, 'x']) {
      const answer = await waiting.device.ask(onReview(writeReview), path(), { ...reviewed, stueck });
      expect(answer).toMatchObject({ status: 400, data: { error: { '': ['foreign'] } } });
    }
    expect((await new Device().ask(onReview(writeReview), path(), reviewed)).location).toMatch(/^\/anmelden/);
    expect(await db.productReview.count({ where: { productId: bike.id } })).toBe(0);
  });
});
