import { z } from 'zod';
import { csvOf } from '~/platform/csv.ts';
import { db } from '~/platform/db.server.ts';
import { momentInZurich } from '~/platform/zurich-time.server.ts';
import { createDiscountCode } from '~/modules/pricing/create-discount.server.ts';
import { parseFrancs } from '~/i18n/typed-amount.ts';
import {
  chosenDiscounts,
  type DiscountForm,
  discountStates,
  type DiscountsQuery,
  type ListedDiscount,
} from './discounts.ts';
import type { StaffMember } from './role.server.ts';
import { noteAct } from './staff-log.server.ts';

/** Codes that the list holds at most, the newest. */
const MOST = 2000;

/** All discount codes with what has been used of them, the newest first. */
export async function listDiscounts(now = new Date()): Promise<ListedDiscount[]> {
  const rows = await db.discountCode.findMany({
    orderBy: { id: 'desc' },
    take: MOST,
    include: { redemptions: { select: { amount: true } } },
  });
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    percent: row.percent,
    amount: row.amount,
    minimum: row.minimum,
    isCombinable: row.combinable,
    from: row.validFrom.toISOString(),
    to: row.validTo?.toISOString() ?? null,
    maxUses: row.maxUses,
    used: row.used,
    given: row.redemptions.reduce((sum, { amount }) => sum + amount, 0),
    state: stateOf(row, now),
  }));
}

/** The same list as CSV. */
export async function discountsCsv(staff: StaffMember, query: DiscountsQuery): Promise<string> {
  await noteAct(staff, { action: 'discounts.export' });
  const francs = (rappen: number): string => (rappen / 100).toFixed(2);
  const rows = chosenDiscounts(await listDiscounts(), query).map((each) => [
    ...[each.code, each.percent === null ? '' : String(each.percent), each.amount === null ? '' : francs(each.amount)],
    ...[francs(each.minimum), each.from, each.to ?? '', each.maxUses === null ? '' : String(each.maxUses)],
    ...[String(each.used), francs(each.given), discountStates[each.state]],
  ]);
  const heads = 'Code;Prozent;Betrag;Ab Warenwert;Gilt ab;Gilt bis;Höchstens;Gebraucht;Gegeben;Stand';
  return csvOf([heads.split(';'), ...rows]);
}

function stateOf(
  {
    validFrom,
    validTo,
    maxUses,
    used,
  }: { validFrom: Date; validTo: Date | null; maxUses: number | null; used: number },
  now: Date,
): ListedDiscount['state'] {
  if (validTo && validTo <= now) return 'over';
  if (validFrom > now) return 'planned';
  return maxUses !== null && used >= maxUses ? 'used-up' : 'live';
}

const day = (text: string, time: string): Date | undefined =>
  z.iso.date().safeParse(text).success ? momentInZurich(`${text}T${time}`) : undefined;

const whole = (text: string): number | undefined => (/^\d{1,6}$/.test(text) ? Number(text) : undefined);

/** Sentences for what the rules of discount codes refuse, by the field. */
const sentences: Readonly<Record<string, string>> = {
  code: 'Der Code braucht 3 bis 40 Buchstaben, Ziffern oder Bindestriche.',
  percent: 'Gib entweder Prozente von 1 bis 90 oder einen Betrag an.',
  amount: 'Der Betrag stimmt nicht.',
  minimum: 'Der Mindestbetrag muss höher sein als der Rabatt: etwas bleibt immer zu zahlen.',
  validTo: 'Das Ende liegt vor dem Anfang.',
  maxUses: 'Die Anzahl muss mindestens 1 sein.',
};

/** Makes a discount code of what somebody of the team has typed. @returns why it could not be made, in sentences */
export async function makeDiscount(staff: StaffMember, form: DiscountForm): Promise<string[]> {
  const typed = { amount: form.amount.trim(), minimum: form.minimum.trim() };
  const [amount, minimum] = [parseFrancs(typed.amount), parseFrancs(typed.minimum)];
  if (typed.amount !== '' && amount === undefined) return [sentences.amount ?? ''];
  if (typed.minimum !== '' && minimum === undefined) return [sentences.minimum ?? ''];
  const result = await createDiscountCode({
    code: form.code,
    percent: whole(form.percent.trim()) ?? (form.percent.trim() === '' ? undefined : -1),
    amount: typed.amount === '' ? undefined : amount,
    minimum: minimum ?? 0,
    combinable: form.isCombinable,
    validFrom: day(form.from, '00:00:00'),
    validTo: day(form.to, '23:59:59'),
    maxUses: form.maxUses.trim() === '' ? undefined : (whole(form.maxUses.trim()) ?? 0),
  });
  if (result.kind === 'taken') return [`Den Code ${result.code} gibt es schon.`];
  if (result.kind === 'invalid') {
    return [...new Set(result.problems.map((problem) => sentences[problem.split(':', 1)[0] ?? ''] ?? problem))];
  }
  await noteAct(staff, { action: 'discount.create', subject: result.code });
  return [];
}

/** Ends a discount code now; orders that used it keep what they have. @returns false where it is over already */
export async function stopDiscount(staff: StaffMember, id: number, now = new Date()): Promise<boolean> {
  return db.$transaction(async (database) => {
    const row = await database.discountCode.findUnique({ where: { id }, select: { code: true, validTo: true } });
    if (!row || (row.validTo && row.validTo <= now)) return false;
    await database.discountCode.update({ where: { id }, data: { validTo: now } });
    await noteAct(staff, { action: 'discount.stop', subject: row.code }, database);
    return true;
  });
}
