import type { Locale } from '~/i18n/locales.ts';

/*
 * The helper of product pages and of the FAQ (spec §1: AI helpers; decision 93). What it says is in a source: a line
 * of the data sheet, a sentence of the description or of an answer of the FAQ.
 */

/** Letters that a question has at most. */
export const QUESTION_MOST = 300;

/** Where scripts ask by `POST`. */
export const ASSISTANT_CALL = '/api/assistant';

/** Days that questions with their answers are stored. */
export const RETENTION_DAYS = 90;

/** Something that may be quoted: one line of a data sheet, or one sentence. */
export interface SourceUnit {
  /** `row`: a name and its value; `text`: a sentence. */
  kind: 'row' | 'text';
  /** What the place is called: "Limmat 5, Einzelheiten", "Finanzierung". */
  place: string;
  /** The name of a row; the question that a sentence answers. */
  label: string;
  text: string;
  /** Where it is in the shop. */
  href: string;
}

/** What belongs together: a row, or all sentences of one answer. */
export interface SourceEntry {
  units: SourceUnit[];
  /** Words for what it is a part of: a torque is the motor's. */
  about?: string;
  /** Of a product: words for what it is, which say nothing on its own page. */
  thing?: string;
  /** Sizes: heights of the riders that a row is for, cm. */
  heights?: { minCm: number; maxCm: number };
}

export interface NamedSource extends SourceUnit {
  /** Its number in the answer, from 1. */
  number: number;
}

/** A sentence of an answer with the numbers of what holds it. */
export interface AnsweredSentence {
  text: string;
  sources: number[];
}

/** `money`: amounts come from the plan; `unknown`: nothing stands anywhere. */
export type Outcome = 'answered' | 'unknown' | 'money';

/** What is answered. */
export interface Answer {
  outcome: Outcome;
  sentences: AnsweredSentence[];
  sources: NamedSource[];
  /** Whether a part of the question has no answer. */
  isPartial: boolean;
  /** What stands nearest to a question without an answer. */
  nearest: { label: string; href: string }[];
}

export interface StoredAnswer extends Answer {
  id: string;
  /** As it was stored: what is personal has been taken out. */
  question: string;
  helpful: boolean | null;
  /** Whether it was handed on to a person. */
  isHandedOver: boolean;
  locale: Locale;
}

/** Where a question is asked: about a product by its slug, or in the FAQ. */
export interface AskedPlace {
  locale: Locale;
  bikeSlug?: string;
}
