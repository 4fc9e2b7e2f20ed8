import { z } from 'zod';
import { momentInZurich } from '~/platform/zurich-time.server.ts';
import { findInstance } from '~/modules/instances/instances.server.ts';
import { createShopCode } from '~/modules/pricing/create-discount.server.ts';
import { formatChf } from '~/i18n/money.ts';
import { MAIN_SHOP, toInstanceId } from '~/platform/instance-id.ts';
import { parseFrancs, parseWhole } from '~/i18n/typed-amount.ts';
import { shopName } from './customers.server.ts';
import type { StaffMember } from './role.server.ts';
import { changeAndRecord, recordAction } from './staff-log.server.ts';

/** A code as it is typed: amounts in francs, days as ISO dates. */
export interface DiscountForm {
  code: string;
  /** Id of the shop where alone it is to be one; empty: the main shop. */
  shop: string;
  percent: string;
  amount: string;
  minimum: string;
  isCombinable: boolean;
  from: string;
  to: string;
  maxUses: string;
}

const day = (text: string, time: string): Date | undefined =>
  z.iso.date().safeParse(text).success ? momentInZurich(`${text}T${time}`) : undefined;

/** Sentences for what the rules of discount codes refuse, by the field. */
const sentences: Readonly<Record<string, string>> = {
  code: 'Der Code braucht 3 bis 40 Buchstaben, Ziffern oder Bindestriche.',
  percent: 'Gib entweder Prozente von 1 bis 90 oder einen Betrag an.',
  amount: 'Der Betrag stimmt nicht.',
  minimum: 'Der Mindestbetrag muss höher sein als der Rabatt: etwas bleibt immer zu zahlen.',
  validTo: 'Das Ende liegt vor dem Anfang.',
  maxUses: 'Die Anzahl muss mindestens 1 sein.',
};

/**
 * Makes a discount code of what a staff member has typed, for the main shop or for an organization's. There it
 * holds what was agreed: no amount above the cap, and on reduced goods where the organization combines both.
 * @returns why it could not be made, in sentences
 */
export async function createDiscount(staff: StaffMember, form: DiscountForm): Promise<string[]> {
  const typed = { amount: form.amount.trim(), minimum: form.minimum.trim() };
  const amount = parseFrancs(typed.amount);
  const minimum = parseFrancs(typed.minimum);
  if (typed.amount !== '' && amount === undefined) return [sentences.amount ?? ''];
  if (typed.minimum !== '' && minimum === undefined) return [sentences.minimum ?? ''];
  const shop = await findInstance(toInstanceId(form.shop || MAIN_SHOP));
  if (!shop) return ['Diesen Laden gibt es nicht.'];
  const result = await createShopCode(
    {
      code: form.code,
      percent: parseWhole(form.percent.replace(/%/g, '')) ?? (form.percent.trim() === '' ? undefined : -1),
      amount: typed.amount === '' ? undefined : amount,
      minimum: minimum ?? 0,
      combinable: form.isCombinable,
      validFrom: day(form.from, '00:00:00'),
      validTo: day(form.to, '23:59:59'),
      maxUses: form.maxUses.trim() === '' ? undefined : (parseWhole(form.maxUses) ?? 0),
    },
    shop,
  );
  if (result.kind === 'above-cap') return [`Mit diesem Partner sind höchstens ${formatChf(result.most)} vereinbart.`];
  if (result.kind === 'taken') return [`Den Code ${result.code} gibt es schon.`];
  if (result.kind === 'invalid') {
    return [...new Set(result.problems.map((problem) => sentences[problem.split(':', 1)[0] ?? ''] ?? problem))];
  }
  const subject = shop.id === MAIN_SHOP ? result.code : `${result.code}, ${shopName(shop.id)}`;
  await recordAction(staff, { action: 'discount.create', subject });
  return [];
}

/** Ends a discount code now; orders that used it keep what they have. @returns false if it is over already */
export async function stopDiscount(staff: StaffMember, id: number, now = new Date()): Promise<boolean> {
  const stopped = await changeAndRecord(
    staff,
    async (database) => {
      const row = await database.discountCode.findUnique({ where: { id }, select: { code: true, validTo: true } });
      if (!row || (row.validTo && row.validTo <= now)) return null;
      await database.discountCode.update({ where: { id }, data: { validTo: now } });
      return row;
    },
    ({ code }) => ({ action: 'discount.stop', subject: code }),
  );
  return stopped !== null;
}
