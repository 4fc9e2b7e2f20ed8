import { z } from 'zod';
import type { Instance } from '~/modules/instances/instance.ts';
import { type Database, db, isUniqueViolation } from '~/platform/db.server.ts';
import { type InstanceId, MAIN_SHOP } from '~/platform/instance-id.ts';

const rappen = z.number().int().positive().max(10_000_000);

const newCodeSchema = z
  .object({
    code: z.string().regex(/^[A-Z0-9-]{3,40}$/, 'expected 3 to 40 letters, digits or hyphens'),
    percent: z.number().int().min(1, 'expected 1 to 90').max(90, 'expected 1 to 90').optional(),
    amount: rappen.optional(),
    minimum: z.number().int().min(0).default(0),
    combinable: z.boolean().default(false),
    promised: z.boolean().default(false),
    validFrom: z.date().optional(),
    validTo: z.date().optional(),
    maxUses: z.number().int().positive('expected at least 1').optional(),
  })
  .superRefine(({ percent, amount, minimum, validFrom, validTo }, context) => {
    const say = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if ((percent === undefined) === (amount === undefined)) say('percent', 'expected either a percentage or an amount');
    if (amount !== undefined && minimum <= amount) say('minimum', 'expected more than the amount');
    if (validTo && validTo <= (validFrom ?? new Date())) say('validTo', 'expected a time after the start');
  });

/** A code to be made; amounts are Rappen. */
export type NewDiscountCode = z.input<typeof newCodeSchema>;

export type CreateDiscountResult =
  { kind: 'created'; code: string } | { kind: 'taken'; code: string } | { kind: 'invalid'; problems: string[] };

/** `above-cap`: the organization agreed to less, in Rappen. */
export type CreateShopCodeResult = CreateDiscountResult | { kind: 'above-cap'; most: number };

/**
 * Makes a discount code of one shop, by what was agreed with its organization (spec §3): no amount above its cap, and
 * on reduced goods where it combines both. In the main shop the code itself says so.
 */
export async function createShopCode(
  input: NewDiscountCode,
  { id, rules }: Pick<Instance, 'id' | 'rules'>,
): Promise<CreateShopCodeResult> {
  const { maxDiscount: most, combinesDiscounts } = rules;
  if (most !== undefined && input.amount !== undefined && input.amount > most) return { kind: 'above-cap', most };
  return createDiscountCode({ ...input, combinable: combinesDiscounts ?? input.combinable }, { instanceId: id });
}

/**
 * Makes a discount code.
 * @param input with the code as it was thought up: it is stored in upper case
 * @param options `instanceId`: the shop where alone it is one; `database`: the transaction of the fact that causes it
 */
export async function createDiscountCode(
  input: NewDiscountCode,
  { instanceId = MAIN_SHOP, database = db }: { instanceId?: InstanceId; database?: Database } = {},
): Promise<CreateDiscountResult> {
  const parsed = newCodeSchema.safeParse({ ...input, code: input.code.trim().toUpperCase() });
  if (!parsed.success) {
    return {
      kind: 'invalid',
      problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    };
  }
  const { code } = parsed.data;
  try {
    await database.discountCode.create({ data: { ...parsed.data, instanceId } });
    return { kind: 'created', code };
  } catch (error) {
    if (isUniqueViolation(error)) return { kind: 'taken', code };
    throw error;
  }
}
