import type { Locale } from '~/i18n/locales.ts';
import {
  dateOfParts,
  type DocumentKind,
  type EligibilityRefusal,
  eligibilityRefusals,
  firstOfMonth,
  type IsoDate,
  minimumAge,
  monthsBetween,
} from '~/modules/financing/financing.ts';

/*
 * The credit check (spec §2, §5): whether a person fits the rules of a plan, asked before an order. The rules
 * themselves are financing's; what is asked differs by language (decision 40: Two readings).
 */

/** The papers that the form draws, all as cards. */
export const papers = ['swiss', 'permit-c', 'permit-b', 'other'] as const;
export type Paper = (typeof papers)[number];

export const debtAnswers = ['no', 'yes', 'unknown'] as const;
export type DebtAnswer = (typeof debtAnswers)[number];

/**
 * Papers beside which the German form asks whether a person comes from an EU or EFTA country; the French one never
 * asks.
 */
const asksEuEfta: Record<Locale, readonly Paper[]> = { de: ['permit-b', 'other'], fr: [] };

/** Whether a language's form asks a holder of a paper for an EU or EFTA country. */
export const isEuEftaAsked = (paper: Paper, locale: Locale): boolean => asksEuEfta[locale].includes(paper);

export interface CheckAnswers {
  isResident: boolean;
  birthDate: IsoDate;
  documentKind: DocumentKind;
  /** First of the month since when a holder of permit B has lived here; null if it is not asked. */
  residentSince: IsoDate | null;
  debt: DebtAnswer;
}

/** Why the answers do not fit: the rules' reasons, and that a person does not know of proceedings. */
export type CheckReason = EligibilityRefusal | 'debt-unknown';

/** Whether another person may be suggested as the buyer: not to take over what a person with debts cannot pay. */
export function maySuggestOtherBuyer(reasons: readonly CheckReason[]): boolean {
  return !reasons.some((reason) => reason === 'debt-collection' || reason === 'debt-unknown');
}

export function documentKindOf(paper: Paper, isEuEfta: boolean): DocumentKind {
  return isEuEfta && (paper === 'permit-b' || paper === 'other') ? 'eu-efta' : paper;
}

/** Months after the month of arrival from which residence counts as more than a year, whatever its day was. */
const RESIDENCE_MONTHS = 13;

/** Whether a person who arrived in a month has lived here for more than a year. */
export function isResidentOverOneYear(since: IsoDate | null, today: IsoDate): boolean {
  return since !== null && monthsBetween(since, today) >= RESIDENCE_MONTHS;
}

/** All reasons against a plan; none: the answers fit the rules of §5. */
export function checkReasons(answers: CheckAnswers, today: IsoDate): CheckReason[] {
  const { isResident, residentSince, debt, ...rest } = answers;
  const refusals = eligibilityRefusals(
    {
      ...rest,
      countryCode: isResident ? 'CH' : '',
      residentOverOneYear: isResidentOverOneYear(residentSince, today),
      noDebtCollection: debt !== 'yes',
    },
    today,
  );
  return debt === 'unknown' ? [...refusals, 'debt-unknown'] : refusals;
}

/**
 * Whether a yes to earlier answers holds for a reason against newer ones: they are of a person born on the same day,
 * and the answer behind the reason is the same, or no worse: who had proceedings let pass may also not know of them.
 */
export function coversReason(allowed: CheckAnswers, newer: CheckAnswers, reason: CheckReason): boolean {
  if (allowed.birthDate !== newer.birthDate) return false;
  const isSameDocument = allowed.documentKind === newer.documentKind;
  if (reason === 'document-not-accepted') return isSameDocument;
  if (reason === 'residence-too-short') return isSameDocument && allowed.residentSince === newer.residentSince;
  return reason !== 'debt-collection' || allowed.debt === newer.debt;
}

/** The birthday from which the age fits; who is born on 29 February has it on 1 March. */
export function ofAgeOn(birthDate: IsoDate): IsoDate {
  const year = Number(birthDate.slice(0, 4)) + minimumAge;
  return dateOfParts(year, Number(birthDate.slice(5, 7)), Number(birthDate.slice(8, 10))) ?? `${year}-03-01`;
}

/** The day on which a reason falls away by itself; null if none is known. */
export function reasonEndsOn(
  reason: CheckReason,
  { birthDate, residentSince }: Pick<CheckAnswers, 'birthDate' | 'residentSince'>,
): IsoDate | null {
  if (reason === 'too-young') return ofAgeOn(birthDate);
  return reason === 'residence-too-short' && residentSince ? firstOfMonth(residentSince, RESIDENCE_MONTHS) : null;
}

/** The day on which nothing speaks against a plan any more, where each reason has such a day. */
export function fitsOn(
  reasons: readonly CheckReason[],
  answers: Pick<CheckAnswers, 'birthDate' | 'residentSince'>,
): IsoDate | null {
  const days = reasons.map((reason) => reasonEndsOn(reason, answers));
  const known = days.filter((day) => day !== null);
  return known.length === days.length ? (known.sort().at(-1) ?? null) : null;
}

/** Where the document's pictures are sent, and seen by their owner. */
export const CHECK_PICTURES = '/creditcheck/2/ausweis';

/** Days for which a yes holds. */
export const VALID_DAYS = 30;

/** Days after which a result is deleted that no person looks at or has decided late: the privacy page promises it. */
export const RETENTION_DAYS = 90;

/** The status of a check. `approved`, `declined`: by a person. */
export type CheckState = 'fits' | 'approved' | 'refused' | 'in-review' | 'declined' | 'expired';
