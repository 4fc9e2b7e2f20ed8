import type { Locale } from '~/i18n/locales.ts';
import { type IsoDate, ageOn } from './dates.ts';

/** Minimum age for a plan (spec §9). */
export const minimumAge = 21;

/** Identity documents, all in card format (spec §5). */
export const documentKinds = ['swiss', 'permit-c', 'permit-b', 'eu-efta', 'other'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** Whether a language's form offers the document of EU/EFTA holders. */
const offersEuEfta: Record<Locale, boolean> = { de: true, fr: false };

/**
 * The documents offered by a language's form: the French one has none for EU/EFTA holders (decision 40: Two readings).
 */
export function documentKindsFor(locale: Locale): DocumentKind[] {
  return documentKinds.filter((kind) => kind !== 'eu-efta' || offersEuEfta[locale]);
}

export interface EligibilityAnswers {
  /** Code of the country of residence, e.g. `CH`. */
  countryCode: string;
  birthDate: IsoDate;
  documentKind: DocumentKind;
  /** Whether a holder of permit B has lived in Switzerland for more than a year. */
  residentOverOneYear: boolean;
  /** Whether no debt-collection proceedings are open. */
  noDebtCollection: boolean;
}

const refusals = [
  'not-resident',
  'too-young',
  'document-not-accepted',
  'residence-too-short',
  'debt-collection',
] as const;

/** Why a person cannot buy on a plan. */
export type EligibilityRefusal = (typeof refusals)[number];

/** Whether a code is a reason against a plan. */
export function isEligibilityRefusal(code: string): code is EligibilityRefusal {
  return refusals.some((refusal) => refusal === code);
}

/** The rules of §5 in the order in which their errors are shown; each is independent. */
const rules: readonly {
  refusal: EligibilityRefusal;
  holds: (answers: EligibilityAnswers, today: IsoDate) => boolean;
}[] = [
  { refusal: 'not-resident', holds: ({ countryCode }) => countryCode === 'CH' },
  { refusal: 'too-young', holds: ({ birthDate }, today) => ageOn(birthDate, today) >= minimumAge },
  { refusal: 'document-not-accepted', holds: ({ documentKind }) => documentKind !== 'other' },
  {
    refusal: 'residence-too-short',
    holds: ({ documentKind, residentOverOneYear }) => documentKind !== 'permit-b' || residentOverOneYear,
  },
  { refusal: 'debt-collection', holds: ({ noDebtCollection }) => noDebtCollection },
];

/** All reasons against a plan; empty if the answers satisfy the rules of §5. */
export function eligibilityRefusals(answers: EligibilityAnswers, today: IsoDate): EligibilityRefusal[] {
  return rules.filter((rule) => !rule.holds(answers, today)).map((rule) => rule.refusal);
}
