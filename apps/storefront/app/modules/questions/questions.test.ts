import { describe, expect, it } from 'vitest';
import { questionForm } from './questions.schema.server.ts';
import {
  AVERAGE_FROM,
  averageOf,
  markHits,
  searchQuestions,
  shownName,
  similarQuestions,
  summaryOf,
} from './questions.ts';

const questions = [
  { questionText: 'Passt der Kindersitz Hamax?', answerText: 'Ja, auf den Träger.' },
  { questionText: 'Wie viel trägt der Gepäckträger?', answerText: '27 kg.' },
];

describe('questions', () => {
  it('are not taken where nothing of them is seen', () => {
    const requested = { firstName: 'Lea', lastName: 'Muster', questionText: '\u200b'.repeat(60) };
    expect(questionForm.safeParse(requested).error?.issues).toMatchObject([
      { path: ['questionText'], message: 'required' },
    ]);
  });

  it.each([
    ['', 2],
    ['kinder', 1],
    ['trager', 1],
    ['TRÄGER hamax', 1],
    ['helm', 0],
  ])('are searched by the beginnings of words, whatever their accents: %j', (typed, count) =>
    expect(searchQuestions(questions, typed)).toHaveLength(count),
  );

  it('show where they say what was searched for', () => {
    const hits = markHits('Der Kindersitz, ein Sitz', 'sitz kind').filter(({ isHit }) => isHit);
    expect(hits.map(({ text }) => text)).toEqual(['Kindersitz', 'Sitz']);
    expect(
      markHits('Öl & Kette', 'ol')
        .map(({ text }) => text)
        .join(''),
    ).toBe('Öl & Kette');
  });

  it('are offered where they are about what is being typed', () => {
    expect(similarQuestions(questions, 'Hält der Gepäckträger zwei Taschen')).toEqual([questions[1]]);
    expect(similarQuestions(questions, 'Wie viel der')).toEqual([]);
  });

  it('are signed with first name and initial', () => {
    expect(shownName({ firstName: 'Aline', lastName: 'rochat' })).toBe('Aline R.');
  });
});

describe('reviews', () => {
  it('have an average from three on, to a tenth', () => {
    expect(averageOf(10, AVERAGE_FROM - 1)).toBeNull();
    expect(averageOf(14, 3)).toBe(4.7);
    expect(summaryOf([5, 5, 4].map((stars) => ({ stars, fit: 'right' as const })))).toEqual({
      count: 3,
      average: 4.7,
      stars: [0, 0, 0, 1, 2],
      fit: { small: 0, right: 3, large: 0 },
    });
  });
});
