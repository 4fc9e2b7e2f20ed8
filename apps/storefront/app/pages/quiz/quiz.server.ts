import type { Translate } from '~/i18n/keys.ts';
import type { Locale } from '~/i18n/locales.ts';
import { formatChf, formatExactAmount, formatRate } from '~/i18n/money.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { cardPlan } from '~/modules/catalog/card-plan.ts';
import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import { type Picture, pictureUrl, type ProductCard, STANDING_VIEW } from '~/modules/catalog/catalog.ts';
import { splitName, stockKind, stockText } from '~/modules/catalog/product-tile.ts';
import { findStandingBike } from '~/modules/catalog/standing-bike.server.ts';
import type { StandingBike } from '~/modules/catalog/standing-bike.ts';
import { bikesQuery } from '~/modules/comparison/comparison.ts';
import { chatLink } from '~/modules/content/chat-link.ts';
import { getShopSettings } from '~/modules/content/content.server.ts';
import { defaultPlanLength, usedPlanLengths } from '~/modules/financing/financing.ts';
import { type Answers, type Question, questions, readAnswers, without, wrongNumber } from '~/modules/quiz/answers.ts';
import { findChanges } from '~/modules/quiz/changes.ts';
import type { QuizBike } from '~/modules/quiz/quiz-bike.ts';
import { findQuizBikes } from '~/modules/quiz/quiz.server.ts';
import { MAILED_FIELD } from '~/modules/quiz/result-mail.ts';
import { type RateBin, rateBins } from '~/modules/quiz/rate-bins.ts';
import { type SizeBand, sizeBands } from '~/modules/quiz/size-bands.ts';
import { placeOf, questionQuery, resultQuery } from '~/modules/quiz/steps.ts';
import { countFitting, type JudgedBike, suggest, type Suggestion } from '~/modules/quiz/suggest.ts';
import type { PageInfo } from '~/seo/seo.ts';
import { alternatesOf, href } from '~/site-map.ts';
import type { StockKind } from '~/ui/badge.tsx';
import { answerOf, answerText, reasonText } from './quiz-words.server.ts';

/** A stop of the quiz: a question and what was answered. */
export interface QuizStop {
  question: Question;
  label: string;
  /** Empty if it was not answered. */
  answer: string;
  path: string;
}

interface Common {
  page: PageInfo;
  answers: Answers;
  stops: QuizStop[];
  /** Bikes that fulfil the answers so far, among all. */
  fitting: number;
  total: number;
}

export interface QuestionView extends Common {
  kind: 'question';
  question: Question;
  /** From 1. */
  number: number;
  /** What was typed of a number and can't be read. */
  wrong?: string | undefined;
  /** For the question about the height. */
  standing?: StandingBike | null;
  sizes?: SizeBand[];
  /** For the question about the budget. */
  rates?: RateBin[];
  /** What its words name: months of the usual plan, and of the longest for a used bike. */
  plans?: { months: number; used: number };
}

export interface SuggestedBike {
  id: number;
  path: string;
  brand?: string;
  name: string;
  picture: Picture;
  /** As written: a month, or once. */
  rate: string;
  months: number;
  total: string;
  stock: { kind: StockKind; label: string };
  pros: { answer: string; text: string }[];
  cons: string[];
}

export interface QuizChange {
  question: string;
  from: string;
  to: string;
  path: string;
  bike: string;
  picture: Picture;
  rate: string;
  months: number;
  place: number;
}

export interface ResultView extends Common {
  kind: 'result';
  places: SuggestedBike[];
  /** Names of the answers that the suggested bikes miss. */
  missed: string[];
  changes: QuizChange[];
  comparePath: string;
  /** Without the path's host: what can be shared. */
  sharePath: string;
  /** Whether it was mailed just now. */
  isMailed: boolean;
  chat?: string;
  /** First question, with the answers. */
  editPath: string;
}

export type QuizView = QuestionView | ResultView;

/**
 * All that an address of the quiz shows: a question, or three bikes with what speaks for and against them (spec §1,
 * §2).
 */
export async function loadQuiz(request: Request, locale: Locale): Promise<QuizView> {
  const { searchParams } = new URL(request.url);
  const answers = readAnswers(searchParams);
  const place = placeOf(searchParams);
  const bikes = await findQuizBikes();
  const t = i18nFor(locale, ['quiz', 'quiz-reasons', 'common']);
  const path = href('quiz', {}, locale);
  const common: Common = {
    page: {
      locale,
      title: t(place.kind === 'result' ? 'seo.resultTitle' : 'seo.title'),
      description: t('seo.description'),
      alternates: alternatesOf('quiz', {}),
      noindex: searchParams.size > 0,
    },
    answers,
    stops: questions.map((question, index) => ({
      question,
      label: t(`stop.${question}`),
      answer: answerText(question, answers, t),
      path: `${path}?${questionQuery(index + 1, answers)}`,
    })),
    fitting: countFitting(bikes, answers),
    total: bikes.length,
  };
  return place.kind === 'result'
    ? resultView(bikes, { common, locale, t, isMailed: searchParams.has(MAILED_FIELD) })
    : questionView(bikes, {
        common,
        question: place.question,
        number: place.number,
        wrong: wrongNumber(searchParams)?.text.slice(0, 20),
      });
}

/** Names of the answers that the suggested bikes miss; the question about a day's way asks for the speed too. */
function missedNames({ missed, places }: Suggestion, t: Translate<'quiz'>): string[] {
  const keys = new Set(places.flatMap(({ cons }) => cons.map(({ key }) => key)));
  return missed.flatMap((question) => {
    if (question !== 'distance' || !keys.has('onlySlow')) return [t(`stop.${question}`)];
    return keys.has('tooFar') ? [t('stop.distance'), t('stop.speed')] : [t('stop.speed')];
  });
}

async function questionView(
  bikes: readonly QuizBike[],
  { common, question, number, wrong }: { common: Common } & Pick<QuestionView, 'question' | 'number' | 'wrong'>,
): Promise<QuestionView> {
  const others = without(common.answers, question);
  const view: QuestionView = { ...common, kind: 'question', question, number, wrong };
  if (question === 'height') {
    const example =
      bikes.find(({ frameTypes, sizes }) => frameTypes.includes('trapez') && sizes.length > 2) ?? bikes[0];
    return { ...view, standing: example ? await findStandingBike(example.id) : null, sizes: sizeBands(bikes) };
  }
  if (question !== 'budget') return view;
  return {
    ...view,
    rates: rateBins(bikes, others),
    plans: { months: defaultPlanLength, used: Math.max(...usedPlanLengths) },
  };
}

async function resultView(
  bikes: readonly QuizBike[],
  {
    common,
    locale,
    t,
    isMailed,
  }: { common: Common; locale: Locale; t: Translate<['quiz', 'quiz-reasons']>; isMailed: boolean },
): Promise<ResultView> {
  const { answers } = common;
  const suggestion = suggest(bikes, answers);
  const changes = suggestion.places.length > 0 ? findChanges(bikes, answers, suggestion) : [];
  const ids = [...suggestion.places, ...changes.map(({ newcomer }) => newcomer)].map(({ bike }) => bike.id);
  const cards = new Map((await findProductCards({ ids: [...new Set(ids)], locale })).map((card) => [card.id, card]));
  const { chatNumber } = await getShopSettings(locale);
  const path = href('quiz', {}, locale);
  const places = suggestion.places.flatMap((judged) => {
    const card = cards.get(judged.bike.id);
    return card ? [suggestedBike(card, judged, { answers, locale, t })] : [];
  });
  const slugs = suggestion.places.flatMap(({ bike }) => {
    const slug = cards.get(bike.id)?.slug;
    return slug ? [{ slug }] : [];
  });
  return {
    ...common,
    kind: 'result',
    places,
    missed: missedNames(suggestion, t),
    changes: changes.flatMap(({ question, answers: changed, newcomer, place }) => {
      const card = cards.get(newcomer.bike.id);
      if (!card) return [];
      const plan = cardPlan(card, defaultPlanLength);
      return [
        {
          question: t(`stop.${question}`),
          from: answerText(question, answers, t),
          to: answerText(question, changed, t),
          path: `${path}?${resultQuery(changed)}`,
          bike: card.name,
          picture: { ...card.picture, alt: '' },
          rate: formatRate(plan.rate, plan.months),
          months: plan.months,
          place,
        },
      ];
    }),
    comparePath: `${href('comparison', {}, locale)}?${bikesQuery(slugs)}`,
    sharePath: `${path}?${resultQuery(answers)}`,
    isMailed,
    ...(chatNumber ? { chat: chatLink(chatNumber, t('chat.text')) } : {}),
    editPath: `${path}?${questionQuery(1, answers)}`,
  };
}

function suggestedBike(
  card: ProductCard,
  { pros, cons }: JudgedBike,
  { answers, locale, t }: { answers: Answers; locale: Locale; t: Translate<['quiz', 'quiz-reasons']> },
): SuggestedBike {
  const plan = cardPlan(card, defaultPlanLength);
  return {
    id: card.id,
    path: href('product', { bike: card.slug }, locale),
    ...splitName(card),
    picture: card.picture.srcSet ? card.picture : { ...card.picture, src: pictureUrl(card, { view: STANDING_VIEW }) },
    rate: plan.months > 1 ? formatRate(plan.rate, plan.months) : formatExactAmount(card.displayPrice),
    months: plan.months,
    total: formatChf(card.displayPrice),
    stock: { kind: stockKind(card), label: stockText(card, locale, i18nFor(locale, 'common')) },
    pros: pros.slice(0, MOST_PROS).map((reason) => ({
      answer: answerOf(reason, answers, t),
      text: reasonText(reason, t),
    })),
    cons: cons.slice(0, MOST_CONS).map((reason) => reasonText(reason, t)),
  };
}

/** Reasons that are shown of a bike. */
const MOST_PROS = 5;
const MOST_CONS = 3;
