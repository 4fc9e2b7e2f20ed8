import type { Locale } from '~/i18n/locales.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import {
  dateOfParts,
  documentKinds,
  type DocumentKind,
  type EligibilityRefusal,
  type IsoDate,
} from '~/modules/financing/financing.ts';
import { type CreditCheck, type Database, db } from '~/platform/db.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { momentInZurich, zurichDate } from '~/platform/zurich-time.server.ts';
import {
  type CheckAnswers,
  type CheckReason,
  checkReasons,
  coversReason,
  type CheckState,
  debtAnswers,
  fitsOn,
  isResidentOverOneYear,
  VALID_DAYS,
} from './credit-check.ts';
import { dropCheckPictures } from './check-pictures.server.ts';
import { creditReminderMail } from './review/check-mails.server.ts';

/** Use cases of the credit check (spec §2, §5; decision 96). */

const DAY_MS = 24 * 60 * 60 * 1000;

/** The status of a visitor's check, as pages show it. */
export interface CheckView {
  id: string;
  answers: CheckAnswers;
  reasons: CheckReason[];
  state: CheckState;
  /** ISO date until which a yes holds; null without one. */
  validUntil: IsoDate | null;
  /** ISO date on which every reason has fallen away by itself; null if that is not known. */
  fitsOn: IsoDate | null;
  /** What a person wrote. */
  decisionText: string | null;
  /** Whose it is; known of one that a person was to look at. */
  firstName: string | null;
  email: string | null;
  /** ISO 8601 */
  answeredAt: string;
}

const isoDay = (date: Date): IsoDate => date.toISOString().slice(0, 10);
const day = (date: IsoDate): Date => new Date(`${date}T00:00:00Z`);

function answersOf({ isResident, birthDate, documentKind, residentSince, debt }: CreditCheck): CheckAnswers {
  return {
    isResident,
    birthDate: isoDay(birthDate),
    documentKind: documentKinds.find((each): each is DocumentKind => each === documentKind) ?? 'other',
    residentSince: residentSince && isoDay(residentSince),
    debt: debtAnswers.find((each) => each === debt) ?? 'unknown',
  };
}

/** When the yes of a check began; null if there is none. */
function yesSince({ reasons, createdAt, decision, decidedAt }: CreditCheck): Date | null {
  if (reasons.length === 0) return createdAt;
  return decision === 'approved' ? decidedAt : null;
}

function stateOf(check: CreditCheck, now: Date): CheckState {
  const since = yesSince(check);
  if (since && since.getTime() + VALID_DAYS * DAY_MS <= now.getTime()) return 'expired';
  if (check.reasons.length === 0) return 'fits';
  if (check.decision) return check.decision === 'approved' ? 'approved' : 'declined';
  return check.reviewAskedAt ? 'in-review' : 'refused';
}

/**
 * Stores the answers of a visitor, with what a program says to them; their earlier checks go, but for those
 * that a person looks at or has approved.
 * @returns the reasons against a plan
 */
export async function saveCheck(
  { userId }: Visitor,
  answers: CheckAnswers,
  { locale, now = new Date() }: { locale: Locale; now?: Date },
): Promise<CheckReason[]> {
  const reasons = checkReasons(answers, zurichDate(now));
  await db.$transaction(async (database) => {
    await database.$queryRaw`select id from "user" where id = ${userId}::uuid for update`;
    const earlier = { userId, OR: [{ reviewAskedAt: null }, { decision: 'declined' }] };
    await dropCheckPictures(database, { check: earlier });
    await database.creditCheck.deleteMany({ where: earlier });
    await database.creditCheck.create({
      data: {
        userId,
        locale,
        reasons,
        createdAt: now,
        debt: answers.debt,
        isResident: answers.isResident,
        documentKind: answers.documentKind,
        birthDate: day(answers.birthDate),
        residentSince: answers.residentSince && day(answers.residentSince),
      },
    });
  });
  return reasons;
}

const newestOf = (userId: string, database: Database = db): Promise<CreditCheck | null> =>
  database.creditCheck.findFirst({ where: { userId }, orderBy: { createdAt: 'desc' } });

/** A visitor's newest check that a person has approved and whose yes still holds; null if there is none. */
async function heldYes(userId: string, { database, now }: { database: Database; now: Date }) {
  const approved = { where: { userId, decision: 'approved' }, orderBy: { decidedAt: 'desc' } } as const;
  const check = await database.creditCheck.findFirst(approved);
  return check && stateOf(check, now) === 'approved' ? check : null;
}

/** The reasons of a check as an order knows them: not to know of proceedings is as good as having some. */
const refusalsOf = ({ reasons }: CreditCheck): EligibilityRefusal[] =>
  (reasons as CheckReason[]).map((reason) => (reason === 'debt-unknown' ? 'debt-collection' : reason));

/** Whether a yes lets all pass that speaks against newer answers: those that it was given for, of the same person. */
function isLetPass(newer: CreditCheck, yes: CreditCheck): boolean {
  const reasons = newer.reasons as CheckReason[];
  return reasons.every((reason) => coversReason(answersOf(yes), answersOf(newer), reason)) && isPassed(newer, yes);
}

const isPassed = (newer: CreditCheck, yes: CreditCheck): boolean =>
  refusalsOf(newer).every((reason) => refusalsOf(yes).includes(reason));

/**
 * The newest answers of a visitor, with what holds of them: a person's yes to an earlier check goes on where it lets
 * pass what speaks against the newer ones. Null if there is none.
 */
export async function findCheck(visitor: Visitor | null, now = new Date()): Promise<CheckView | null> {
  const newest = visitor && (await newestOf(visitor.userId));
  if (!newest) return null;
  const yes = stateOf(newest, now) === 'fits' ? null : await heldYes(newest.userId, { database: db, now });
  const check = yes && isLetPass(newest, yes) ? yes : newest;
  const answers = answersOf(newest);
  const reasons = newest.reasons as CheckReason[];
  const since = yesSince(check);
  return {
    id: check.id,
    answers,
    reasons,
    state: stateOf(check, now),
    decisionText: check.decisionText,
    validUntil: since && zurichDate(new Date(since.getTime() + VALID_DAYS * DAY_MS)),
    fitsOn: fitsOn(reasons, answers),
    firstName: check.firstName,
    email: check.email,
    answeredAt: newest.createdAt.toISOString(),
  };
}

/** Who orders, as far as that is typed. */
export interface Orderer {
  firstname?: string | undefined;
  email?: string | undefined;
}

/** Who orders, with the answers that a yes is bound to, as the contact form has them. */
export interface OrderedAnswers extends Orderer {
  birthDay?: string | undefined;
  birthMonth?: string | undefined;
  birthYear?: string | undefined;
  idType?: string | undefined;
}

/** Whether the typed data matches, or is still empty. */
const isSame = (known: string, typed = ''): boolean =>
  typed.trim() === '' || known.trim().toLowerCase() === typed.trim().toLowerCase();

/**
 * Whether a check is of the person who orders, as far as is known. Only one that a person was to look at has a first
 * name and an e-mail address; where one of them is not that of the order, another person orders in the same browser.
 */
export function isOf(check: Pick<CreditCheck, 'firstName' | 'email'>, { firstname, email }: Orderer): boolean {
  return !check.firstName || !check.email || (isSame(check.firstName, firstname) && isSame(check.email, email));
}

/** What a check that holds answers of the checkout's contact step, as its form would send it. */
export interface CheckedAnswers {
  fields: Record<string, string>;
  validUntil: IsoDate;
  /** By which the person who orders sees whose answers they are: most checks carry no name. */
  birthDate: IsoDate;
  /** Whether a person has looked at it. */
  byPerson: boolean;
}

/**
 * The answers of a visitor's check for the checkout, which does not ask them again; null if none holds, or where it is
 * of another person than who orders.
 * @param orderer what is typed of who orders; as long as nothing is, it may be the person who answered
 */
export async function checkedAnswers(
  visitor: Visitor | null,
  orderer: Orderer,
  now = new Date(),
): Promise<CheckedAnswers | null> {
  const check = await findCheck(visitor, now);
  if (!check?.validUntil || (check.state !== 'fits' && check.state !== 'approved')) return null;
  if ((orderer.firstname || orderer.email) && !isOf(check, orderer)) return null;
  const { birthDate, documentKind, residentSince, debt } = check.answers;
  const [year = '', month = '', dayOfMonth = ''] = birthDate.split('-');
  return {
    fields: {
      birthDay: String(Number(dayOfMonth)),
      birthMonth: String(Number(month)),
      birthYear: year,
      idType: documentKind,
      ...(isResidentOverOneYear(residentSince, zurichDate(now)) ? { residentOverOneYear: 'on' } : {}),
      ...(debt === 'no' ? { noDebtCollection: 'on' } : {}),
    },
    validUntil: check.validUntil,
    birthDate,
    byPerson: check.state === 'approved',
  };
}

/**
 * The reasons that a person has let pass for who orders, and that the checkout does not hold against them; newer
 * answers don't take them back. None where another person orders in the same browser, or with another birth date than
 * the yes was given for; a document is let pass as the one that it was.
 * @param order who orders, and what they answer
 * @param database the order's transaction
 */
export async function waivedRefusals(
  userId: string,
  order: OrderedAnswers,
  { database = db, now = new Date() }: { database?: Database; now?: Date } = {},
): Promise<EligibilityRefusal[]> {
  const check = await heldYes(userId, { database, now });
  if (!check || !isOf(check, order)) return [];
  const { birthDate, documentKind } = answersOf(check);
  if (dateOfParts(Number(order.birthYear), Number(order.birthMonth), Number(order.birthDay)) !== birthDate) return [];
  const isDocuments = (refusal: EligibilityRefusal): boolean =>
    refusal === 'document-not-accepted' || refusal === 'residence-too-short';
  return refusalsOf(check).filter((refusal) => !isDocuments(refusal) || order.idType === documentKind);
}

/**
 * Asks for a person's look at a refusal (decision 96). What was written then is what is decided on: nothing of it
 * changes any more.
 * @returns false if there is nothing to look at, or a person looks at it already
 */
export async function requestReview(
  { userId }: Visitor,
  { firstname, email, text }: { firstname: string; email: string; text: string },
  now = new Date(),
): Promise<boolean> {
  const check = await newestOf(userId);
  if (!check || stateOf(check, now) !== 'refused') return false;
  const { count } = await db.creditCheck.updateMany({
    where: { id: check.id, reviewAskedAt: null },
    data: { firstName: firstname, email, reviewText: text, reviewAskedAt: now },
  });
  return count > 0;
}

/**
 * Mails a person on the day on which nothing speaks against a plan any more; one mail, and nothing else is stored of
 * it.
 */
export async function remind(visitor: Visitor, email: string, locale: Locale): Promise<IsoDate | null> {
  const check = await findCheck(visitor);
  if (!check?.fitsOn || check.fitsOn <= zurichDate(new Date())) return null;
  const runAt = momentInZurich(`${check.fitsOn}T08:00`);
  const instance = currentInstanceId();
  const options = { key: `credit-reminder:${instance}:${email}`, runAt };
  await addJob(db, creditReminderMail, { email, locale, instance }, options);
  return check.fitsOn;
}
