import { describe, expect, it } from 'vitest';
import { loader as countLoader } from '~/api/quiz-count.ts';
import { readAnswers } from '~/modules/quiz/answers.ts';
import { forgetSuggestionsJob, storeSuggestion } from '~/modules/quiz/quiz.server.ts';
import { findQuizBikes } from '~/modules/quiz/quiz.server.ts';
import { action } from '~/pages/quiz/route.tsx';
import { db } from '~/platform/db.server.ts';
import { createProduct } from '../checkout/shop.ts';

const context = { params: {}, context: {} };

const send = (body: string, path = '/suggestion-quiz') => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return action({
    request: new Request(`http://localhost:3000${path}`, { method: 'POST', headers, body }),
    ...context,
  });
};

describe('The suggestion quiz', () => {
  it('knows e-bikes for grown-ups that can be ordered, with the sizes that can', async () => {
    const bike = await createProduct({ variants: [{ size: 'M' }, { size: 'L', stockStatus: 'outofstock' }] });
    const gone = await createProduct({ stockStatus: 'outofstock' });
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
    expect(found.map(({ id }) => id)).not.toContain(gone.id);
    expect(found.map(({ id }) => id)).not.toContain(kids.id);
  });

  it('keeps the suggestion and leads to a result that can be shared', async () => {
    const answer = await send('groesse=172&wofuer=arbeit,touren&budget=140');
    expect(answer.status).toBe(303);
    const to = new URL(answer.headers.get('Location') ?? '', 'http://localhost:3000');
    expect([to.pathname, to.searchParams.get('ergebnis')]).toEqual(['/suggestion-quiz', '1']);
    expect(readAnswers(to.searchParams)).toEqual({ height: 172, uses: ['work', 'tours'], budget: 140 });
    const kept = await db.quizSuggestion.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
    expect(kept).toMatchObject({ locale: 'de', answers: { height: 172, uses: ['work', 'tours'], budget: 140 } });
  });

  it('keeps a group with its size and leads it to the people who answer', async () => {
    const answer = await send('groesse=172&gruppe=10-30', '/fr/suggestion-quiz');
    expect(answer.headers.get('Location')).toBe('/fr/service-clientele/questions-generales');
    const kept = await db.quizSuggestion.findFirstOrThrow({ where: { groupSize: '10-30' } });
    expect(kept.locale).toBe('fr');
  });

  it('answers what nobody can mean as if it had not been said', async () => {
    const answer = await send('groesse=9999&wofuer=%00&budget=NaN&gruppe=alle');
    expect(answer.headers.get('Location')).toBe('/suggestion-quiz?ergebnis=1');
    const count = await countLoader({
      request: new Request('http://localhost:3000/api/quiz/count?groesse=x'),
      ...context,
    });
    const { fitting, total } = (await count.json()) as { fitting: number; total: number };
    expect(fitting).toBe(total);
  });

  it('forgets after a year', async () => {
    const id = await storeSuggestion({ locale: 'de', answers: { height: 180 }, bikes: [] });
    const lastYear = new Date(Date.now() - 366 * 24 * 60 * 60 * 1000);
    await db.quizSuggestion.update({ where: { id }, data: { createdAt: lastYear } });
    await forgetSuggestionsJob.handle({}, { idempotencyKey: 'forget', signal: new AbortController().signal });
    expect(await db.quizSuggestion.count({ where: { id } })).toBe(0);
  });
});
