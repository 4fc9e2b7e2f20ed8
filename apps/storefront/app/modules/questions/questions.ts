import type { Locale } from '~/i18n/locales.ts';

/*
 * Rules of product questions and of reviews (spec §3 Product question, §7). Both are shown once staff have looked at
 * them.
 */

/** Characters of a question (spec §7). */
export const QUESTION_LENGTH = { min: 10, max: 1000 } as const;

/** Maximum length of a review's text. */
export const REVIEW_LENGTH = { title: 80, min: 10, max: 2000 } as const;

/** Stars of a review, from the worst to the best. */
export const STARS = [1, 2, 3, 4, 5] as const;

/** Minimum number of reviews for an average. */
export const AVERAGE_FROM = 3;

/** How a size turned out. */
export const reviewFits = ['small', 'right', 'large'] as const;
export type ReviewFit = (typeof reviewFits)[number];

/** The language in which staff may word a question and its answer too, by the one that it was asked in. */
export const otherLanguage: Readonly<Record<Locale, Locale>> = { de: 'fr', fr: 'de' };

/** A question with its answer, as everyone sees it. Times are ISO 8601. */
export interface PublicQuestion {
  id: string;
  questionText: string;
  answerText: string;
  firstName: string;
  createdAt: string;
  answeredAt: string;
  /** How many found it helpful. */
  helpful: number;
}

/** A review, as everyone sees it. */
export interface PublicReview {
  id: string;
  /** The language it is written in. */
  locale: Locale;
  firstName: string;
  stars: number;
  fit: ReviewFit | null;
  /** Label of the size that was bought. */
  size: string | null;
  title: string;
  text: string;
  createdAt: string;
  /** The shop's reply. */
  answerText: string | null;
  answeredAt: string | null;
  helpful: number;
}

/** Something that was delivered to a person, which they may review. */
export interface ReviewablePiece {
  dealId: string;
  productId: number;
  name: string;
  slug: string;
  /** The text of the review; null without one. */
  review: OwnReview | null;
}

/** A review as its writer sees it. */
export interface OwnReview {
  stars: number;
  fit: ReviewFit | null;
  firstName: string;
  title: string;
  text: string;
  state: 'waiting' | 'published' | 'hidden';
  hiddenReason: string | null;
}

/** What all reviews of a product say together. */
export interface ReviewSummary {
  count: number;
  /** Of the stars, to a tenth; null below `AVERAGE_FROM`. */
  average: number | null;
  /** How many gave one star, two, … */
  stars: number[];
  /** Number of reviewers with this answer about the size. */
  fit: Record<ReviewFit, number>;
}

/** Numbers of questions and reviews for a product page. */
export interface QuestionAndReviewCount {
  reviews: number;
  average: number | null;
  questions: number;
}

export function summaryOf(reviews: readonly Pick<PublicReview, 'stars' | 'fit'>[]): ReviewSummary {
  const count = reviews.length;
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  const fitCount = (fit: ReviewFit) => reviews.filter((review) => review.fit === fit).length;
  return {
    count,
    average: averageOf(sum, count),
    stars: STARS.map((star) => reviews.filter(({ stars }) => stars === star).length),
    fit: { small: fitCount('small'), right: fitCount('right'), large: fitCount('large') },
  };
}

/** The average of stars to a tenth; null if there are too few. @param sum of all stars */
export function averageOf(sum: number, count: number): number | null {
  return count < AVERAGE_FROM ? null : Math.round((sum / count) * 10) / 10;
}

/** Small letters without accents: `Écran` and `ecran` are one word. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The questions in which, answers included, every typed word begins a word; all where nothing was typed. */
export function searchQuestions<Question extends Pick<PublicQuestion, 'questionText' | 'answerText'>>(
  questions: readonly Question[],
  typed: string,
): Question[] {
  const requested = wordsOf(typed);
  return questions.filter(({ questionText, answerText }) => {
    const words = wordsOf(`${questionText} ${answerText}`);
    return requested.every((part) => words.some((word) => word.startsWith(part)));
  });
}

/** Minimum length of a word that identifies the subject of a question. */
const TELLING = 5;

/** Answered questions that are about the same as what a person is typing, the nearest first, at most two. */
export function similarQuestions<Question extends Pick<PublicQuestion, 'questionText' | 'answerText'>>(
  questions: readonly Question[],
  typed: string,
): Question[] {
  const telling = [...new Set(wordsOf(typed).filter(({ length }) => length >= TELLING))];
  const ranked = questions.map((question) => {
    const words = wordsOf(question.questionText);
    const shared = telling.filter((part) => words.some((word) => word.startsWith(part) || part.startsWith(word)));
    return { question, shared: words.length === 0 ? 0 : shared.length };
  });
  return ranked
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, 2)
    .map(({ question }) => question);
}

/** A part of a text; `isHit` where it begins a word that was searched for. */
export interface TextPart {
  text: string;
  isHit: boolean;
}

/** A text in parts, so that what was searched for can be marked. */
export function markHits(text: string, typed: string): TextPart[] {
  const requested = wordsOf(typed);
  if (requested.length === 0) return [{ text, isHit: false }];
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isHit: requested.some((word) => plain(part).startsWith(word)) }));
}

/** First name and the first letter of the last one, as a question is signed. */
export function shownName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial = ''] = lastName;
  return initial ? `${firstName} ${initial.toUpperCase()}.` : firstName;
}
