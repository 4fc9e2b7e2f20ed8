import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findQuestionProduct, askQuestion } from '~/modules/questions/questions.server.ts';
import { action as personAction, loader as people } from '~/pages/admin/customers/route.tsx';
import { loader as exported } from '~/pages/admin/customers/export-route.ts';
import { action as decide, loader as adminPage } from '~/pages/admin/questions/route.tsx';
import type { ModerationEntry } from '~/modules/staff/moderation.ts';
import { countQuestionsAndReviews, publishedQuestions } from '~/modules/questions/questions.server.ts';
import type { QuestionAids } from '~/modules/staff/question-templates.server.ts';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import { createProduct, order, readyVisitor, type TestProduct } from '../checkout/shop.ts';
import { Device, type RouteAnswer } from '../identity/device.ts';
import { actsOf, colleague, type Someone, someone } from './team.ts';

let nadia: Someone;
let bike: TestProduct;
let browser: Device;

beforeAll(async () => {
  wireModules();
  bike = await createProduct();
});
beforeEach(async () => {
  await clearJobs();
  await db.productQuestion.deleteMany();
  nadia = await colleague();
  browser = new Device();
  browser.plant(nadia.cookie);
});

async function requested(questionText: string): Promise<{ id: string; email: string }> {
  const { userId, email } = await someone();
  const product = await findQuestionProduct(bike.slug, 'de');
  if (!product) throw new Error('There is no product.');
  const message = { firstName: 'Aline', lastName: 'Rochat', questionText, sender: randomUUID() };
  await askQuestion({ ...message, visitor: { userId }, email, product, locale: 'de' });
  const { id } = await db.productQuestion.findFirstOrThrow({ where: { userId } });
  return { id, email };
}

async function reviewed(): Promise<string> {
  const buyer = await readyVisitor([bike]);
  const placed = await order(buyer);
  if (placed.kind !== 'placed') throw new Error(placed.kind);
  const { deals } = await db.checkout.findUniqueOrThrow({ where: { number: placed.number }, include: { deals: true } });
  const message = {
    firstName: 'Benno',
    stars: 2,
    title: 'Schwer',
    text: 'Gutes Bike, aber 25 Kilo.',
    locale: 'de',
  } as const;
  const ids = { dealId: deals[0]?.id ?? '', productId: bike.id, userId: buyer.userId };
  return (await db.productReview.create({ data: { ...message, ...ids } })).id;
}

const ids = ({ data }: RouteAnswer) => (data.entries as ModerationEntry[]).map(({ item }) => item.id);
const at = (id: string, more = '') => `/admin/fragen?eintrag=${id}${more}`;

describe('the staff page of questions and reviews', () => {
  it('lists both, the oldest first, and opens the first with what was answered to a similar one', async () => {
    const known = await requested('Passt ein Kindersitz auf den Gepäckträger?');
    await browser.ask(decide, at(known.id), { intent: 'answer', answer: 'Ja, er klickt ein.', seen: '' });
    const review = await reviewed();
    const question = await requested('Passt der Kindersitz Polisport?');
    const queue = await browser.ask(adminPage, '/admin/fragen');
    expect(ids(queue)).toEqual([review, question.id]);
    // The queue shows no names: viewing it is logged all the same.
    expect(JSON.stringify(queue.data.entries)).not.toMatch(/Rochat|Benno|@/);
    expect(await actsOf(nadia)).toContain('questions.list');
    expect(queue.data.frame).toMatchObject({ waiting: 2 });
    expect(ids(await browser.ask(adminPage, '/admin/fragen?art=bewertungen'))).toEqual([review]);
    expect(ids(await browser.ask(adminPage, '/admin/fragen?stand=sichtbar&art=fragen'))).toEqual([known.id]);
    expect(ids(await browser.ask(adminPage, `/admin/fragen?nach=${review}`))).toEqual([question.id]);
    const { data } = await browser.ask(adminPage, at(question.id));
    expect(data.opened).toMatchObject({
      entry: { item: { email: question.email, lastName: 'Rochat' } },
      similar: [{ answerText: 'Ja, er klickt ein.' }],
    });
    const removed = await browser.ask(adminPage, at(randomUUID()));
    expect(removed.data.opened).toBeNull();
    expect(ids(await browser.ask(adminPage, '/admin/fragen?stand=x&art=y&eintrag=z&nach=w'))).toHaveLength(2);
    expect((await actsOf(nadia)).filter((each) => each.endsWith('.read'))).toEqual(
      ['review', 'review', 'question', 'question', 'question', 'review'].map((kind) => `${kind}.read`),
    );
    await db.productReview.deleteMany({ where: { id: review } });
  });

  it('answers once by mail, hides with a reason and shows again, each in the log', async () => {
    const { id } = await requested('Ist die Gabel sperrbar?');
    await clearJobs();
    const refused = await browser.ask(decide, at(id), { intent: 'answer', answer: ' \u0007', seen: '' });
    expect(refused).toMatchObject({ status: 400, data: { typed: { answer: ' \u0007' } } });
    const first = await browser.ask(decide, at(id, '&stand=offen'), { intent: 'answer', answer: 'Ja.', seen: '' });
    expect(first).toMatchObject({ status: 303, location: '/admin/fragen?antwort=beantwortet' });
    // A colleague who still sees the empty field overwrites nothing.
    const late = await browser.ask(decide, at(id), { intent: 'answer', answer: 'Nein.', seen: '' });
    expect(late).toMatchObject({ status: 400, data: { refusal: expect.stringContaining('inzwischen') as string } });
    const anew = await browser.ask(decide, at(id), { intent: 'answer', answer: 'Ja,\r\nam Lenker.', seen: 'Ja.' });
    expect(anew.status).toBe(303);
    expect((await waitingJobs()).map(({ identifier }) => identifier)).toEqual(['mail.question-answer']);
    expect((await browser.ask(decide, at(id), { intent: 'hide-question', reason: '' })).status).toBe(400);
    await browser.ask(decide, at(id), { intent: 'hide-question', reason: 'Doppelt gefragt' });
    expect(ids(await browser.ask(adminPage, '/admin/fragen?stand=verborgen&art=fragen'))).toEqual([id]);
    await browser.ask(decide, at(id), { intent: 'show-question' });
    expect(await db.productQuestion.findUnique({ where: { id } })).toMatchObject({
      answerText: 'Ja,\nam Lenker.',
      hiddenAt: null,
      hiddenReason: null,
    });
    const changes = (await actsOf(nadia)).filter((each) => !/\.(?:read|list)$/.test(each));
    expect(changes).toEqual(['question.answer', 'question.answer', 'question.hide', 'question.show']);
    await db.productQuestion.delete({ where: { id } });
    expect((await browser.ask(decide, at(id), { intent: 'answer', answer: 'Ja.', seen: '' })).status).toBe(400);
  });

  it("translates a question for its page only, and fills templates with the question's data", async () => {
    const { id } = await requested('Ist der Akku abnehmbar?');
    await browser.ask(decide, at(id), { intent: 'answer', answer: 'Ja, mit dem Schlüssel.', seen: '' });
    const { productId } = await db.productQuestion.findUniqueOrThrow({ where: { id } });
    const read = async (locale: 'de' | 'fr') =>
      (await publishedQuestions(productId, locale))
        .filter((each) => each.id === id)
        .map(({ questionText, answerText }) => [questionText, answerText]);
    expect(await read('fr')).toEqual([]);
    const half = await browser.ask(decide, at(id), {
      intent: 'translate',
      'other-question': '',
      'other-answer': 'Oui.',
    });
    expect(half.status).toBe(400);
    expect(half.data.typed).toMatchObject({ otherQuestion: '', otherAnswer: 'Oui.' });
    const words = { 'other-question': 'La batterie est-elle amovible ?', 'other-answer': 'Oui, avec la clé.' };
    expect((await browser.ask(decide, at(id), { intent: 'translate', ...words })).status).toBe(303);
    expect(await read('fr')).toEqual([[words['other-question'], words['other-answer']]]);
    expect(await read('de')).toEqual([['Ist der Akku abnehmbar?', 'Ja, mit dem Schlüssel.']]);
    expect((await countQuestionsAndReviews(productId, 'fr')).questions).toBe(
      (await publishedQuestions(productId, 'fr')).length,
    );
    // A rewritten answer makes the other language outdated, which the page says until that is rewritten too.
    const anew = { intent: 'answer', answer: 'Ja, ohne Werkzeug.', seen: 'Ja, mit dem Schlüssel.' };
    expect((await browser.ask(decide, at(id), anew)).location).toContain('andere-sprache-veraltet');
    const isOutdated = async () => (await db.productQuestion.findUniqueOrThrow({ where: { id } })).otherOutdated;
    expect(await isOutdated()).toBe(true);
    await browser.ask(decide, at(id), { intent: 'translate', ...words });
    expect(await isOutdated()).toBe(false);
    expect((await browser.ask(decide, at(id), { ...anew, seen: anew.answer })).location).toContain('=beantwortet');
    await browser.ask(decide, at(id), { intent: 'translate', 'other-question': '', 'other-answer': '' });
    expect(await read('fr')).toEqual([]);

    const title = `Vorlage ${id.slice(-6)}`;
    const template = { intent: 'add-template', title, answer: 'Hoi {name}, der {produkt} hat {was}. {datum}' };
    expect((await browser.ask(decide, at(id), template)).status).toBe(303);
    expect((await browser.ask(decide, at(id), template)).status).toBe(400);
    const { data } = await browser.ask(adminPage, at(id));
    const { aids } = data.opened as { aids: QuestionAids };
    const [stored] = aids.templates.filter((each) => each.title === title);
    expect(stored?.text).toMatch(/^Hoi \p{L}+, der .+ hat \{was\}\. \d+\.\u00a0\p{L}+ 20\d\d$/u);
    await db.productQuestion.delete({ where: { id } });
  });

  it('publishes a review as it was read, answers it and hides it', async () => {
    const id = await reviewed();
    const text = 'Gutes Bike, aber 25 Kilo.';
    const other = await browser.ask(decide, at(id), { intent: 'publish', text: 'Ein anderer Text.' });
    expect(other.status).toBe(400);
    expect((await browser.ask(decide, at(id), { intent: 'publish', text })).status).toBe(303);
    await browser.ask(decide, at(id), { intent: 'reply', answer: 'Danke, Benno.', seen: '' });
    expect(await db.productReview.findUnique({ where: { id } })).toMatchObject({
      publishedAt: expect.any(Date) as Date,
      answerText: 'Danke, Benno.',
    });
    await browser.ask(decide, at(id), { intent: 'hide-review', reason: 'Nennt jemanden' });
    expect(ids(await browser.ask(adminPage, '/admin/fragen?stand=verborgen&art=bewertungen'))).toEqual([id]);
    expect((await actsOf(nadia)).filter((each) => !/\.(?:read|list)$/.test(each))).toEqual([
      'review.publish',
      'review.answer',
      'review.hide',
    ]);
  });
});

describe('the data of a person', () => {
  const page = (email: string) => `/admin/personen?person=${encodeURIComponent(email)}`;

  it('is handed out and erased by staff with a fresh link, and in the log without a name', async () => {
    const { userId, email } = await someone();
    const file = () => exported({ request: browser.request(page(email)), params: {}, context: {} });
    expect((await file()).status).toBe(303);
    expect((await browser.ask(personAction, page(email), { intent: 'erase', sprache: 'fr' })).status).toBe(400);
    const code = await browser.ask(personAction, page(email), { intent: 'link' });
    expect(code.location).toBe(`${page(email)}&antwort=link#daten`);
    // The mailed link contains no name.
    const [asking] = await db.signInRequest.findMany({ where: { email: nadia.email } });
    expect(JSON.stringify(asking)).not.toContain(email);

    await db.signInRequest.updateMany({ where: { email: nadia.email }, data: { usedAt: new Date() } });
    expect((await browser.ask(people, page(email))).data.fresh).not.toBeNull();
    const answer = await file();
    expect(await answer.json()).toMatchObject({ account: [{ email }] });
    const erased = await browser.ask(personAction, page(email), { intent: 'erase', sprache: 'fr' });
    expect(erased.status).toBe(303);
    expect(await db.erasure.findUnique({ where: { userId } })).toMatchObject({ locale: 'fr' });
    expect((await waitingJobs()).map(({ identifier }) => identifier)).toEqual(
      expect.arrayContaining(['mail.erasure', 'people.erase']),
    );
    await browser.ask(personAction, page(email), { intent: 'keep' });
    expect(await db.erasure.count({ where: { userId } })).toBe(0);
    const team = await browser.ask(personAction, page(nadia.email), { intent: 'erase' });
    expect(team.status).toBe(400);
    const log = await db.staffLog.findMany({ where: { staffId: nadia.userId } });
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['person.export', 'person.erase', 'person.keep']),
    );
    const text = log.map(({ subject }) => subject).join(' ');
    expect(text).not.toContain(email);
    expect(text).not.toContain(userId);
  });
});
