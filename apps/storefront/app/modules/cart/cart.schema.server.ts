import { z } from 'zod';
import type { AddOptions } from './add-line.server.ts';
import type { CartChoices } from './change-cart.server.ts';

const text = z.string().trim().max(200);
const optionalText = text.optional().transform((value) => (value === '' ? undefined : value));
const months = z.coerce.number().int();
const itemId = z.uuid();

/** An amount in francs as a shopper types it (`1’080`, `1080.50`, `CHF 1080`), in Rappen. */
export const francsSchema = z
  .string()
  .transform((value) => value.replace(/CHF|[\s’'`]/gi, '').replace(',', '.'))
  .pipe(z.string().regex(/^\d{1,7}(\.\d{1,2})?$/))
  .transform((value) => Math.round(Number(value) * 100));

/** What `POST /cart` takes, by `intent`. `returnTo` is read beside it. */
const cartActionSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    variantId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
    slug: optionalText,
    size: optionalText,
    colour: optionalText,
    addOn: optionalText,
    planLength: months.optional(),
  }),
  z.object({ intent: z.literal('remove'), itemId }),
  z.object({ intent: z.literal('set-plan'), planLength: months }),
  z.object({ intent: z.literal('set-down-payment'), itemId, amount: francsSchema }),
  z.object({
    intent: z.literal('set-insurance'),
    insurance: z.enum(['true', 'false']).transform((value) => value === 'true'),
  }),
  z.object({ intent: z.literal('accept-price'), itemId, price: z.coerce.number().int().nonnegative() }),
]);

export type CartAction = z.infer<typeof cartActionSchema>;

/** Reads the form of `POST /cart`; null where it does not fit. */
export function parseCartAction(form: FormData): CartAction | null {
  return cartActionSchema.safeParse(Object.fromEntries(form)).data ?? null;
}

/** The variant that an `add` means. */
export function addOptionsOf({
  variantId,
  slug,
  size,
  colour,
  addOn,
  planLength,
}: Extract<CartAction, { intent: 'add' }>): AddOptions {
  return { variantId, slug, size, colour, addOn, planLength };
}

/** Names of the plan page's fields; a down payment carries the line's id. */
const DOWN_PAYMENT_FIELD = /^down-payment\[([0-9a-f-]{36})\]$/;

/** The plan page's form: what was chosen, and the down payments that are no amounts. */
export interface PlanForm {
  choices: Required<Pick<CartChoices, 'downPayments'>> & CartChoices;
  /** Ids of lines whose down payment can't be read. */
  unreadable: string[];
}

/** Reads the plan page's form. */
export function parsePlanForm(form: FormData): PlanForm {
  const planLength = months.safeParse(form.get('planLength') ?? undefined).data;
  const insurance = form.get('insurance');
  const amounts = [...form].flatMap(([name, value]) => {
    const id = DOWN_PAYMENT_FIELD.exec(name)?.[1];
    return id === undefined ? [] : [{ itemId: id, amount: francsSchema.safeParse(value).data }];
  });
  return {
    choices: {
      planLength,
      insurance: insurance === null ? undefined : insurance === 'true',
      downPayments: amounts.flatMap(({ itemId: id, amount }) => (amount === undefined ? [] : [{ itemId: id, amount }])),
    },
    unreadable: amounts.filter(({ amount }) => amount === undefined).map(({ itemId: id }) => id),
  };
}
