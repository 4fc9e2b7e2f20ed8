import type { Locale } from '~/i18n/locales.ts';
import { isEuEftaAsked, isResidentOverOneYear, papers } from '~/modules/credit-check/credit-check.ts';
import { ageOn, dateOfParts, type IsoDate, minimumAge, monthsBetween } from '~/modules/financing/financing.ts';

/** The status of one of the things it takes. */
export type NeedState = 'todo' | 'done' | 'failed';

/** What the answers so far come to; nothing of it leaves the browser. */
export interface Progress {
  resident: NeedState;
  ofAge: NeedState;
  paper: NeedState;
  debt: NeedState;
  /** Years; null without a date. */
  age: number | null;
  isOfAge: boolean;
  /** Since the month of arrival; null if it is not asked or not answered. */
  months: number | null;
  isLongEnough: boolean;
  /** The first question without an answer; null if all are answered. */
  open: 'resident' | 'birth' | 'paper' | 'euEfta' | 'since' | 'debt' | null;
}

const stateOf = (isAnswered: boolean, isGood: boolean): NeedState =>
  !isAnswered ? 'todo' : isGood ? 'done' : 'failed';

/** Reads what is in the form. @param today ISO date in Zurich */
export function progressOf(
  typed: Readonly<Record<string, string>>,
  { today, locale }: { today: IsoDate; locale: Locale },
): Progress {
  const birth = dateOfParts(Number(typed.birthYear), Number(typed.birthMonth), Number(typed.birthDay));
  const born = birth !== null && birth <= today && birth >= '1900' ? birth : null;
  const age = born === null ? null : ageOn(born, today);
  const isOfAge = age !== null && age >= minimumAge;
  const paper = papers.find((each) => each === typed.paper);
  const asksEu = paper !== undefined && isEuEftaAsked(paper, locale);
  const isEu = asksEu && typed.euEfta === 'yes';
  const asksSince = paper === 'permit-b' && !isEu && !(asksEu && !typed.euEfta);
  const arrived = asksSince ? dateOfParts(Number(typed.sinceYear), Number(typed.sinceMonth || Number.NaN), 1) : null;
  const since = arrived !== null && arrived <= today && arrived >= '1900' ? arrived : null;
  const isLongEnough = isResidentOverOneYear(since, today);
  const isPaperWhole = paper !== undefined && (!asksEu || Boolean(typed.euEfta)) && (!asksSince || since !== null);
  const isPaperGood = isEu || (paper !== 'other' && (!asksSince || isLongEnough));
  const open =
    (!typed.resident && 'resident') ||
    (!born && 'birth') ||
    (!paper && 'paper') ||
    (asksEu && !typed.euEfta && 'euEfta') ||
    (asksSince && !since && 'since') ||
    (!typed.debt && 'debt') ||
    null;
  return {
    resident: stateOf(Boolean(typed.resident), typed.resident === 'yes'),
    ofAge: stateOf(born !== null, isOfAge),
    paper: stateOf(isPaperWhole, isPaperGood),
    debt: stateOf(Boolean(typed.debt), typed.debt === 'no'),
    age,
    isOfAge,
    isLongEnough,
    open,
    months: since === null ? null : monthsBetween(since, today),
  };
}
