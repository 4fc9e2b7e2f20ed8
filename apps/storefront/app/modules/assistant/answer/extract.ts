import type { Locale } from '~/i18n/locales.ts';
import type { Answer, AnsweredSentence, NamedSource, SourceEntry, SourceUnit } from '~/modules/assistant/assistant.ts';
import { asksPrice, heightIn, readKind, wantedBy, withoutPrice } from '~/modules/assistant/words/question-kinds.ts';
import { fold, stemOf, wordsOf } from '~/modules/assistant/words/stems.ts';
import { isOfAnother } from '~/modules/assistant/words/whom-it-asks.ts';
import { type Ranked, SourceIndex } from './rank.ts';
import { spoken } from './spoken.ts';

/** Share of what is asked that an entry has to hold to answer. */
const ENOUGH = 0.66;

/** The same where its question has nothing of it, or it is a sentence of a description. */
const ENOUGH_UNASKED = 0.8;

/**
 * Share that is enough of an entry that is called like what is asked and stands out: so much better than the next by
 * score.
 */
const ENOUGH_LEADING = 0.5;
const LEAD = 1.25;

/** From which part of the best score on another entry is as good. */
const AS_GOOD = 0.97;

/** Share that makes an entry worth a link where nothing answers, or worth telling a language model. */
const NEAR = 0.3;

/** Sentences that one entry answers with at most, and sources of a whole answer. */
const MOST_SENTENCES = 3;
const MOST_OF_LIST = 8;
const MOST_SOURCES = 5;

const nothing: Answer = { outcome: 'unknown', sentences: [], sources: [], isPartial: false, nearest: [] };

/** Questions that stand in one: "…, und wie schwer darf alles sein?" */
const nextQuestion =
  /[?!.;]\s+|,?\s+(?:und|sowie|et)\s+(?=(?:wie|was|wann|wo|wer|passt|kann|hat|gibt|ist|darf|welche\w*|combien|quand|quel\w*|ou|est|peut|a-t)\b)/giu;

/** Where a reason begins ("falls es gestohlen wird"): what is asked is before it. */
const reason = /,?\s+(?=(?:falls|weil|da ich|au cas ou|parce que|car)\s)/giu;

/** Two things that are asked for at once and stand at a place each: "Welche Farben und Grössen gibt es?" */
const bothAsked =
  /(?<=\b(?:farben|couleurs)) (?:und|et) (?=(?:grössen|tailles)\b)|(?<=\b(?:grössen|tailles)) (?:und|et) (?=(?:farben|couleurs)\b)/iu;

/** What asks how something is done: a row of the data sheet says what a thing is. */
const wantsHowTo =
  /^wie (?:kann|muss|soll)(?:te)? (?:ich|man)\b|^wie \p{L}{3,}e ich\b|^comment (?:(?:je |on |puis-je |dois-je |peut-on |faire pour )|(?:\p{L}{3,}(?:er|ir|re)\b))/u;

/** Entries are read once: a question is asked of the same ones several times. */
const indexes = new WeakMap<readonly SourceEntry[], SourceIndex>();

function indexOf(entries: readonly SourceEntry[], locale: Locale): SourceIndex {
  const index = indexes.get(entries) ?? new SourceIndex(entries, locale);
  indexes.set(entries, index);
  return index;
}

interface Found {
  units: SourceUnit[];
  ranked: Ranked[];
}

interface AnswerContext {
  question: string;
  locale: Locale;
  /** Part of the question has no answer. */
  isPartial: boolean;
}

/**
 * Answers a question by what is in the sources, word by word, or says that nothing does.
 * @param typed the question, without personal data
 */
export function extractAnswer(entries: readonly SourceEntry[], typed: string, locale: Locale): Answer {
  const index = indexOf(entries, locale);
  const question = index.scoreFound(typed);
  if (isAboutPrice(index, question, locale)) return { ...nothing, outcome: 'money' };
  const both = question.split(bothAsked).map((part) => findUnits(index, part, { entries, locale }));
  if (both.length > 1 && both.every(({ units }) => units.length > 0)) {
    return answerOf({ units: both.flatMap(({ units }) => units), ranked: [] }, { question, locale, isPartial: false });
  }
  const whole = findUnits(index, question, { entries, locale });
  if (whole.units.length > 0) return answerOf(whole, { question, locale, isPartial: false });
  const parts = question
    .split(nextQuestion)
    .flatMap((part) => part.split(reason))
    .filter((part) => index.termsOf(part).length > 0);
  const found = parts.length > 1 ? parts.map((part) => findUnits(index, part, { entries, locale })) : [];
  const units = [...new Set(found.flatMap((each) => each.units))];
  if (units.length > 0) {
    const isPartial = found.some((each) => each.units.length === 0);
    return answerOf({ units, ranked: whole.ranked }, { question, locale, isPartial });
  }
  return { ...nothing, nearest: nearestOf(whole.ranked) };
}

/** Whether a question wants what the bike costs, and nothing else. */
const isAboutPrice = (index: SourceIndex, question: string, locale: Locale): boolean =>
  asksPrice(question, locale) && index.termsOf(withoutPrice(question, locale)).length === 0;

/** Whether units speak of what is asked: words of a model that are true and beside the point are no answer. */
export function areToThePoint(
  units: readonly SourceUnit[],
  { entries, question, locale }: { entries: readonly SourceEntry[]; question: string; locale: Locale },
): boolean {
  const index = indexOf(entries, locale);
  const { text, holds } = readKind(index.scoreFound(question), locale);
  if (holds && !units.some((unit) => holds.test(fold(unit.text)))) return false;
  return heightIn(question) !== undefined || index.coverage(index.termsOf(text), units) >= ENOUGH;
}

/** The units to pass to a language model: those that contain something of the question, the best first. */
export function unitsNear(entries: readonly SourceEntry[], question: string, locale: Locale): SourceUnit[] {
  const index = indexOf(entries, locale);
  const { text } = readKind(index.scoreFound(question), locale);
  const near = index.rank(index.termsOf(text)).filter(({ covered }) => covered >= NEAR);
  return near.slice(0, 6).flatMap(({ entry }) => entry.units.slice(0, 8));
}

/**
 * A question without the name of the product that it is asked about, and without what the product is where more is
 * said.
 */
function withoutName(text: string, entries: readonly SourceEntry[], locale: Locale): string {
  const row = entries.find(isRow);
  const [name = ''] = (row?.units[0]?.place ?? '').split(', ');
  const words = wordsOf(name);
  const things = [...words, ...wordsOf(row?.thing ?? '')].map((word) => stemOf(word, locale));
  const rest =
    words.length === 0 ? text : text.replace(new RegExp(String.raw`\b${words.join(String.raw`\s+`)}\b`, 'g'), ' ');
  return rest.replace(/\p{L}{4,}/gu, (word) => (things.includes(stemOf(word, locale)) ? ' ' : word));
}

function findUnits(
  index: SourceIndex,
  question: string,
  { entries, locale }: { entries: readonly SourceEntry[]; locale: Locale },
): Found {
  const height = heightIn(question);
  const { text: requested, holds } = readKind(question, locale);
  const own = withoutName(requested, entries, locale);
  const text = index.termsOf(own).length > 0 ? own : requested;
  if (height !== undefined) {
    const fitting = entries.filter(({ heights }) => heights && heights.minCm <= height && height <= heights.maxCm);
    if (fitting.length > 0) return { units: fitting.flatMap(({ units }) => units), ranked: [] };
  }
  const terms = index.termsOf(text);
  const sought = wantedBy(question, locale);
  const asks = { locale, isBeside: entries.some(isRow), seeksNone: sought === undefined };
  const ranked = index
    .rank(terms, sought)
    .filter(({ entry }) => !(isRow(entry) && wantsHowTo.test(fold(question))))
    .filter(({ entry }) => !isOfAnother(entry.units[0]?.label ?? '', question, asks));
  const isAllKnown = terms.every((term) => term.isLight || index.knows(term));
  // What is sold or at hand may be in a list that a longer answer ends with.
  const isWhether =
    /\b(?:verkauft|gibt es|habt|fuhrt|bietet|kaufen|erhaltlich|vendez|avez|y a|proposez|trouve|acheter|faites)\b/.test(
      fold(question),
    );
  // Words that any question has say what is asked only together with what is wanted.
  const isLight = terms.every((term) => term.isLight);
  const isWanted = (each: Ranked) => !isLight || sought === undefined || each.isWanted;
  const isKind = (unit: SourceUnit) => !holds || holds.test(fold(unit.text));
  // What a sentence happens to have makes no answer of a long entry that asks something else.
  const isNamed = (each: Ranked) =>
    !isLongUnasked(each) ||
    (isWhether && (each.units.find(({ unit }) => isKind(unit))?.covered ?? 0) >= ENOUGH_UNASKED);
  const best = ranked.filter((each, place) => {
    const isEnough = each.covered >= enoughOf(each) || (place === 0 && isLeading(ranked) && isAllKnown);
    return isEnough && isNamed(each) && each.entry.units.some(isKind) && isWanted(each);
  });
  const [first] = best;
  if (!first) return { units: [], ranked };
  const asGood = best.slice(1).filter(({ score }) => score >= first.score * AS_GOOD);
  // Rows that fit as well are beside the first: motor and torque.
  const beside = asGood.filter(({ entry }) => isRow(entry));
  return { units: [first, ...beside].slice(0, 3).flatMap((each) => sentencesOf(each, isKind)), ranked };
}

const enoughOf = ({ named }: Ranked): number => (named === 0 ? ENOUGH_UNASKED : ENOUGH);

/**
 * Whether the first entry stands out by its question. A row says one thing: half of a question is none of its
 * business.
 */
const isLeading = ([first, second]: readonly Ranked[]): boolean =>
  first !== undefined &&
  !isRow(first.entry) &&
  Math.min(first.covered, first.named) >= ENOUGH_LEADING &&
  first.score >= LEAD * (second?.score ?? 0);

/** Whether an entry is long and its question has nothing of what is asked: one sentence of it may answer. */
const isLongUnasked = ({ named, entry }: Ranked): boolean => named === 0 && entry.units.length > MOST_SENTENCES;

const isRow = (entry: SourceEntry): boolean => entry.units[0]?.kind === 'row';

/** The sentences of an entry that answer: all of a short one, else those around what is asked, in their order. */
function sentencesOf(ranked: Ranked, isKind: (unit: SourceUnit) => boolean): SourceUnit[] {
  const { entry, units } = ranked;
  if (isLongUnasked(ranked)) return units.flatMap(({ unit }) => (isKind(unit) ? [unit] : [])).slice(0, 1);
  const isList = entry.units.some(({ text }) => text.endsWith(':'));
  // A list with a gap says something else than the whole.
  if (entry.units.length <= (isList ? MOST_OF_LIST : MOST_SENTENCES)) return entry.units;
  const best = units.toSorted((a, b) => Number(isKind(b.unit)) - Number(isKind(a.unit)) || b.covered - a.covered);
  const chosen = new Set(best.slice(0, MOST_SENTENCES).map(({ unit }) => unit));
  // Where nothing stands out, an answer begins at its beginning.
  const isFlat = best.every(({ covered }) => covered === 0);
  return isFlat ? entry.units.slice(0, MOST_SENTENCES) : entry.units.filter((unit) => chosen.has(unit));
}

const isSame = (one: string, other: string): boolean => String(wordsOf(one)) === String(wordsOf(other));

function answerOf({ units, ranked }: Found, { question, locale, isPartial }: AnswerContext): Answer {
  const sources: NamedSource[] = [];
  const sentences: AnsweredSentence[] = [];
  for (const unit of units) {
    const known = sources.find(
      ({ kind, href, label }) => kind === 'text' && href === unit.href && label === unit.label,
    );
    if (!known && sources.length === MOST_SOURCES) continue;
    const source = known ?? { ...unit, number: sources.length + 1 };
    if (known) known.text = `${known.text}${/[.!?:…]$/.test(known.text) ? '' : ' ·'} ${unit.text}`;
    else sources.push(source);
    const isAlone = !known && !isSame(unit.label, question);
    sentences.push({ text: spoken(unit, { locale, isAlone }), sources: [source.number] });
  }
  return { outcome: 'answered', sentences, sources, isPartial, nearest: isPartial ? nearestOf(ranked) : [] };
}

/** What comes near to a question: at most three entries, each by its name. */
export function nearestOf(ranked: readonly Ranked[]): Answer['nearest'] {
  const near = ranked.filter(({ covered }) => covered >= NEAR).flatMap(({ entry }) => entry.units.slice(0, 1));
  const named = near.map(({ label, href }) => ({ label, href }));
  return named
    .filter(({ label }, place) => label !== '' && named.findIndex((each) => each.label === label) === place)
    .slice(0, 3);
}
