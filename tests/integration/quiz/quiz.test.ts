import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loader as countLoader } from '~/api/quiz-count.ts';
import { readAnswers } from '~/modules/quiz/answers.ts';
import { storeSuggestion } from '~/modules/quiz/quiz.server.ts';
import { findQuizBikes } from '~/modules/quiz/quiz.server.ts';
import { quizFigures } from '~/modules/staff/quiz-figures.server.ts';
import { action } from '~/pages/quiz/route.tsx';
import { db } from '~/platform/db.server.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import { createProduct } from '../checkout/shop.ts';
import { runJobs } from '../orders/paying.ts';
import { quizModule } from '~/modules/quiz/module.server.ts';
import { removeExpired } from '~/platform/retention.server.ts';

const context = { params: {}, context: {} };

const ask = (body: string, path = '/suggestion-quiz'): Promise<unknown> => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };
  return action({
    request: new Request(`http://localhost:3000${path}`, { method: 'POST', headers, body }),
    ...context,
  });
};

const send = async (body: string, path?: string) => (await ask(body, path)) as Response;

describe('The suggestion quiz', () => {
  it('knows e-bikes for grown-ups that can be ordered, with the sizes that can', async () => {
    const bike = await createProduct({ variants: [{ size: 'M' }, { size: 'L', stockStatus: 'outofstock' }] });
    const removed = await createProduct({ stockStatus: 'outofstock' });
    const kids = await createProduct({ categorySlugs: ['bike', 'kids'] });
    await db.product.update({
      where: { id: bike.id },
      data: {
        frameSizes: [
          { size: 'M', minCm: 165, maxCm: 178 },
          { size: 'L', minCm: 176, maxCm: 190 },
        ],
      },
    });
    const found = await findQuizBikes();
    expect(found.find(({ id }) => id === bike.id)?.sizes.map(({ size }) => size)).toEqual(['M']);
    expect(found.map(({ id }) => id)).not.toContain(removed.id);
    expect(found.map(({ id }) => id)).not.toContain(kids.id);
  });

  it('keeps the suggestion and leads to a result that can be shared', async () => {
    const answer = await send('groesse=172&wofuer=arbeit,touren&budget=140');
    expect(answer.status).toBe(303);
    const to = new URL(answer.headers.get('Location') ?? '', 'http://localhost:3000');
    expect([to.pathname, to.searchParams.get('ergebnis')]).toEqual(['/suggestion-quiz', '1']);
    expect(readAnswers(to.searchParams)).toEqual({ height: 172, uses: ['work', 'tours'], budget: 140 });
    const stored = await db.quizSuggestion.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
    expect(stored).toMatchObject({ locale: 'de', answers: { height: 172, uses: ['work', 'tours'], budget: 140 } });
  });

  it('stores a group with its size and leads it to the people who answer', async () => {
    const answer = await send('groesse=172&gruppe=10-30', '/fr/suggestion-quiz');
    expect(answer.headers.get('Location')).toBe('/fr/service-clientele/questions-generales');
    const stored = await db.quizSuggestion.findFirstOrThrow({ where: { groupSize: '10-30' } });
    expect(stored.locale).toBe('fr');
  });

  it('ignores answers that make no sense', async () => {
    const answer = await send('wofuer=%00&gelaende=x&gruppe=alle');
    expect(answer.headers.get('Location')).toBe('/suggestion-quiz?ergebnis=1');
    const count = await countLoader({
      request: new Request('http://localhost:3000/api/quiz/count?groesse=x'),
      ...context,
    });
    const { fitting, total } = (await count.json()) as { fitting: number; total: number };
    expect(fitting).toBe(total);
  });

  it('asks again for an unreadable number, with what was typed', async () => {
    const answer = await send('groesse=172&budget=9999');
    expect(answer.headers.get('Location')).toBe('/suggestion-quiz?frage=8&groesse=172&budget=9999');
    expect((await send('groesse=1.72&budget=Fr. 140.–')).headers.get('Location')).toBe(
      '/suggestion-quiz?ergebnis=1&groesse=172&budget=140',
    );
  });

  it('is mailed on request, and stores the address nowhere', async () => {
    const email = `${randomUUID()}@example.ch`;
    const path = '/fr/suggestion-quiz?groesse=172&wofuer=arbeit&ergebnis=1';
    const answer = await send(`email=${email.toUpperCase()}`, path);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toMatch(/^\/fr\/suggestion-quiz\?.*groesse=172.*gesendet=1/);
    await runJobs(['mail.quiz-result']);
    const [mail, ...more] = await db.localMail.findMany({ where: { recipient: email } });
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/fr\/suggestion-quiz\?\S*groesse=172/);
    expect(mail?.text).toContain('CHF');
    const stored = await db.$queryRaw<{ count: number }[]>`
      select count(*)::int as count from quiz_suggestion q where position(${email} in q::text) > 0`;
    expect(stored[0]?.count).toBe(0);
    // The sentence next to it is stored, without a name.
    expect(await db.formSubmission.findMany({ where: { form: 'quiz-result-fr' } })).toMatchObject([
      { email: null, consentText: expect.stringContaining('adresse') as string },
    ]);
  });

  it('is not mailed to an invalid address, nor to one address without limit', async () => {
    const path = '/suggestion-quiz?groesse=172&ergebnis=1';
    expect(await ask('email=nichts', path)).toMatchObject({
      data: { error: { email: ['invalid'] }, initialValue: { email: 'nichts' } },
    });
    expect(await ask('email=', path)).toMatchObject({
      init: { status: 400 },
      data: { error: { email: ['required'] } },
    });
    await clearJobs();
    const email = `${randomUUID()}@example.ch`;
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(`email=${email}`, path)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect(await waitingJobs()).toHaveLength(3);
  });

  it('shows the staff how often it was completed, and nothing about people', async () => {
    await db.quizSuggestion.deleteMany();
    const bike = await createProduct();
    await storeSuggestion({ locale: 'fr', answers: { uses: ['work', 'tours'] }, bikes: [bike.id] });
    await storeSuggestion({ locale: 'de', answers: { uses: ['work'] }, bikes: [999_999, bike.id], groupSize: '30+' });
    await storeSuggestion({ locale: 'de', answers: {}, bikes: [] });
    expect(await quizFigures()).toEqual({
      total: 3,
      french: 1,
      groups: [
        { size: '2-9', count: 0 },
        { size: '10-30', count: 0 },
        { size: '30+', count: 1 },
      ],
      uses: [
        { use: 'work', count: 2 },
        { use: 'tours', count: 1 },
      ],
      bikes: [{ slug: bike.slug, name: 'Allegro Limmat 5', count: 2, first: 1 }],
    });
  });

  it('is deleted after a year', async () => {
    const id = await storeSuggestion({ locale: 'de', answers: { height: 180 }, bikes: [] });
    const lastYear = new Date(Date.now() - 366 * 24 * 60 * 60 * 1000);
    await db.quizSuggestion.update({ where: { id }, data: { createdAt: lastYear } });
    await removeExpired(quizModule.retention);
    expect(await db.quizSuggestion.count({ where: { id } })).toBe(0);
  });
});
