import { parseFrancs } from '~/i18n/typed-amount.ts';
import { readHeight } from '~/modules/catalog/typed-height.ts';

/*
 * The questions of the suggestion quiz and their answers (spec §1, `/suggestion-quiz`). Answers travel in the address,
 * so that every step works as a plain form, nothing is lost on the way back, and a result can be shared (decision 47:
 * words of addresses).
 */

export const questions = ['height', 'uses', 'terrain', 'distance', 'load', 'entry', 'storage', 'budget'] as const;

export type Question = (typeof questions)[number];

export const uses = ['work', 'town', 'kids', 'tours', 'trails', 'loads'] as const;
export const terrains = ['flat', 'hilly', 'steep', 'offroad'] as const;
export const loads = ['little', 'bags', 'child', 'children', 'heavy'] as const;
export const entries = ['low', 'medium', 'any'] as const;
export const storages = ['ground', 'outside', 'steps', 'carry'] as const;
export const speeds = [25, 45] as const;

export type Use = (typeof uses)[number];
export type Terrain = (typeof terrains)[number];
export type Load = (typeof loads)[number];
export type Entry = (typeof entries)[number];
export type Storage = (typeof storages)[number];
export type Speed = (typeof speeds)[number];

/** Most uses that a person may name. */
export const MOST_USES = 2;
/** Body heights that are asked for, cm. */
export const HEIGHTS = { min: 140, max: 220, start: 172 } as const;
/** A day's way, km. */
export const DISTANCES = { min: 1, max: 120, start: 15, mark: 60 } as const;
/** CHF a month, in steps. */
export const BUDGETS = { min: 40, max: 400, step: 5, start: 140 } as const;

/** What a person has answered; a question that is left out was skipped or has not been reached. */
export interface Answers {
  /** cm */
  height?: number;
  uses?: Use[];
  terrain?: Terrain;
  /** km a day, and how fast: 45 needs a driving licence and a number plate. */
  distance?: number;
  speed?: Speed;
  load?: Load;
  entry?: Entry;
  storage?: Storage;
  /** CHF a month at most. */
  budget?: number;
}

/** Words of the address, which do not change with the language. */
const PARAMETERS: Readonly<Record<keyof Answers, string>> = {
  height: 'groesse',
  uses: 'wofuer',
  terrain: 'gelaende',
  distance: 'strecke',
  speed: 'tempo',
  load: 'dabei',
  entry: 'einstieg',
  storage: 'abstellen',
  budget: 'budget',
};

const WORDS: Readonly<Record<Use | Terrain | Load | Entry | Storage, string>> = {
  work: 'arbeit', town: 'stadt', kids: 'kinder', tours: 'touren', trails: 'trails', loads: 'lasten',
  flat: 'flach', hilly: 'huegelig', steep: 'steil', offroad: 'abseits',
  little: 'wenig', bags: 'taschen', child: 'kind', children: 'kinder-2', heavy: 'schwer',
  low: 'tief', medium: 'mittel', any: 'egal',
  ground: 'ebenerdig', outside: 'draussen', steps: 'stufen', carry: 'tragen',
}; // prettier-ignore

/** The name of an answer's field in forms and addresses. */
export const fieldOf = (key: keyof Answers): string => PARAMETERS[key];

/** The word of a choice in forms and addresses. */
export const wordOf = (choice: keyof typeof WORDS): string => WORDS[choice];

function choiceOf<T extends keyof typeof WORDS>(choices: readonly T[], word: string | null): T | undefined {
  return choices.find((choice) => WORDS[choice] === word);
}

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean => value >= min && value <= max;

function wholeOf(text: string): number | undefined {
  const hundredths = parseFrancs(text);
  return hundredths === undefined ? undefined : Math.round(hundredths / 100);
}

/** Questions that a number answers, each with what it may be and how it is read. */
const numbers = {
  height: { ...HEIGHTS, read: readHeight },
  distance: { ...DISTANCES, read: wholeOf },
  budget: { ...BUDGETS, read: wholeOf },
} as const;

const numberQuestions = ['height', 'distance', 'budget'] as const;

export type NumberQuestion = (typeof numberQuestions)[number];

/** The number that was typed as an answer; undefined for what is none, or outside what it may be. */
export function typedNumber(question: NumberQuestion, text: string): number | undefined {
  const { read, ...range } = numbers[question];
  const value = read(text);
  return typeof value === 'number' && isWithin(value, range) ? value : undefined;
}

/** A number that was typed and can't be an answer: the question, and the text as it is. */
export function wrongNumber(fields: URLSearchParams): { question: NumberQuestion; text: string } | undefined {
  return numberQuestions
    .map((question) => ({ question, text: fields.get(PARAMETERS[question]) ?? '' }))
    .find(({ question, text }) => text.trim() !== '' && typedNumber(question, text) === undefined);
}

/**
 * The answers of an address or form. What cannot be read counts as not answered; of more uses than may be named the
 * first ones count.
 */
export function readAnswers(fields: URLSearchParams): Answers {
  const get = (key: keyof Answers) => fields.get(PARAMETERS[key]);
  const named = fields
    .getAll(PARAMETERS.uses)
    .flatMap((value) => value.split(','))
    .flatMap((word) => choiceOf(uses, word) ?? []);
  return compact({
    height: typedNumber('height', get('height') ?? ''),
    uses: named.length > 0 ? [...new Set(named)].slice(0, MOST_USES) : undefined,
    terrain: choiceOf(terrains, get('terrain')),
    distance: typedNumber('distance', get('distance') ?? ''),
    speed: speeds.find((speed) => String(speed) === get('speed')),
    load: choiceOf(loads, get('load')),
    entry: choiceOf(entries, get('entry')),
    storage: choiceOf(storages, get('storage')),
    budget: typedNumber('budget', get('budget') ?? ''),
  });
}

/** Without what was not answered. */
function compact(answers: { [Key in keyof Answers]: Answers[Key] | undefined }): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined)) as Answers;
}

/** The answers as fields of an address or hidden ones of a form, in the order of the questions. */
export function answerFields(answers: Answers): [field: string, value: string][] {
  const { height, uses: named, terrain, distance, speed, load, entry, storage, budget } = answers;
  const fields: [keyof Answers, string | number | undefined][] = [
    ['height', height],
    ['uses', named && named.length > 0 ? named.map(wordOf).join(',') : undefined],
    ['terrain', terrain && wordOf(terrain)],
    ['distance', distance],
    ['speed', speed],
    ['load', load && wordOf(load)],
    ['entry', entry && wordOf(entry)],
    ['storage', storage && wordOf(storage)],
    ['budget', budget],
  ];
  return fields.flatMap(([key, value]) => (value === undefined ? [] : [[PARAMETERS[key], String(value)]]));
}

/** Whether a question has an answer. */
export function isAnswered(answers: Answers, question: Question): boolean {
  if (question === 'distance') return answers.distance !== undefined || answers.speed !== undefined;
  return answers[question] !== undefined;
}

/** The answers without those to one question. */
export function without(answers: Answers, question: Question): Answers {
  const { [question]: _, ...others } = answers;
  if (question === 'distance') delete others.speed;
  return others;
}
