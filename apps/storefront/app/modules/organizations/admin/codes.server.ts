import { parseWhole, parseWholeFrancs } from '~/i18n/typed-amount.ts';
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Organization } from '~/modules/content/content.ts';
import type { OrganizationCode, CodeProblem, TypedCode } from '~/modules/organizations/admin.ts';
import { daysAfter } from '~/modules/financing/financing.ts';
import { createDiscountCode } from '~/modules/pricing/create-discount.server.ts';
import { db } from '~/platform/db.server.ts';
import { toInstanceId } from '~/platform/instance-id.ts';
import { discountState } from '~/modules/pricing/discount.ts';
import { momentInZurich, zurichDate } from '~/platform/zurich-time.server.ts';

/** The discount codes of an organization, with how often they were used; by whom is no one's business. */
export async function listCodes({ id }: Pick<Organization, 'id'>, now = new Date()): Promise<OrganizationCode[]> {
  const rows = await db.discountCode.findMany({ where: { instanceId: id }, orderBy: { id: 'desc' }, take: 100 });
  return rows.map((row) => {
    const { code, percent, amount, used, maxUses, validFrom, validTo } = row;
    const days = { from: zurichDate(validFrom), to: validTo && zurichDate(new Date(validTo.getTime() - 1)) };
    return { code, percent, amount, used, maxUses, ...days, state: discountState(row, now) };
  });
}

/** Letters and digits of a code that is made here: none that is taken for another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const newCode = (): string => Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

/**
 * Makes a code of an organization, by its administrator: within what was agreed with the shop (spec §3:
 * maxDiscountCodeAmount), good in its shop alone. Where nothing was agreed only the shop's team makes codes.
 * @param typed as it was typed; an empty code has one made, an empty day lets it run a year
 * @returns the code, or what is wrong with what was typed
 */
export async function createCode(
  { id, maxDiscountCodeAmount: most, combineDiscountCodeAndPublicDiscount: combinable }: Organization,
  { code, value, unit, uses, until }: TypedCode,
  now = new Date(),
): Promise<{ code: string } | { problem: CodeProblem }> {
  if (most === undefined) return { problem: 'value' };
  const isPercent = unit === 'percent';
  const francs = parseWholeFrancs(value);
  const worth = (isPercent ? parseWhole(value.replace(/\s*%\s*$/, '')) : francs && francs / 100) ?? Number.NaN;
  const maxUses = parseWhole(uses) ?? Number.NaN;
  if (!(worth >= 1 && worth <= (isPercent ? 90 : most))) return { problem: 'value' };
  if (!(maxUses >= 1 && maxUses <= 10_000)) return { problem: 'uses' };
  const today = zurichDate(now);
  const lastDay = until.trim() === '' ? daysAfter(today, 365) : until.trim();
  if (!isDay(lastDay) || lastDay < today || lastDay > daysAfter(today, 730)) return { problem: 'until' };
  const amount = worth * 100;
  const made = await createDiscountCode(
    {
      code: code.trim() || newCode(),
      combinable,
      maxUses,
      validTo: momentInZurich(`${daysAfter(lastDay, 1)}T00:00`),
      // Something is always left to pay.
      ...(isPercent ? { percent: worth } : { amount, minimum: 2 * amount }),
    },
    { instanceId: toInstanceId(id) },
  );
  if (made.kind === 'created') return { code: made.code };
  return { problem: made.kind === 'taken' ? 'taken' : 'code' };
}
