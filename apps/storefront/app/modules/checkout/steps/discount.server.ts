import { z } from 'zod';
import { enterDiscountCode, storeDiscountCode } from '~/modules/cart/cart.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import type { RefusedDiscount } from '~/modules/pricing/discount.ts';

const discountForm = z.object({ intent: z.string().optional(), discountCode: z.string().default('') });

/**
 * Handles the discount code of the plan page's form, by its `intent`: every button that continues applies a typed code,
 * `remove-code` removes the current one.
 * @returns why a typed code is refused, or null
 */
export async function changeDiscount(
  visitor: Visitor,
  form: FormData,
  sender: string,
): Promise<RefusedDiscount | null> {
  const parsed = parseForm(form, discountForm);
  const { intent, discountCode: typed } = parsed.ok ? parsed.value : { intent: undefined, discountCode: '' };
  if (intent === 'remove-code') await storeDiscountCode(visitor, null);
  const isAsked = intent === 'apply-code' || intent === 'continue' || intent === 'update';
  if (!isAsked || typed.trim() === '') return null;
  return enterDiscountCode(visitor, { typed, sender });
}
