import { z } from 'zod';
import { typedEmail } from '~/platform/typed-email.server.ts';
import { copiedLine, optionalLine, typedName } from '~/platform/typed-text.server.ts';
import { parseFrancs } from '~/i18n/typed-amount.ts';
import { floorToFranc } from '~/modules/financing/financing.ts';
import type { AddOptions } from './lines/add-line.server.ts';
import { maxCartLines } from './cart.ts';
import type { CartChoices } from './lines/change-cart.server.ts';

const text = optionalLine(200);
const optionalText = text.optional();
const months = z.coerce.number().int();
const itemId = z.uuid();

/** An amount in francs as a shopper types it, in Rappen; nothing typed is nothing paid down. */
const francs = z
  .string()
  .transform((typed) => (typed.trim() === '' ? 0 : parseFrancs(typed)))
  .pipe(z.number());

/** The same; NaN if it cannot be parsed, so that the page can show an error. */
const askedFrancs = z
  .string()
  .transform((typed) => (typed.trim() === '' ? 0 : (parseFrancs(typed) ?? Number.NaN)))
  .pipe(z.union([z.number(), z.nan()]));

const jsonText = z
  .string()
  .max(50_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'is not valid JSON' });
      return z.NEVER;
    }
  });

const variantId = z.number().int().positive().max(2_147_483_647);

/** What a browser sends of a cart it has kept: which lines, and what was chosen. It names no price. */
const lostCartSchema = z.object({
  cartId: z.uuid(),
  planLength: z.number().int(),
  insurance: z.boolean(),
  lines: z
    .array(
      z.object({
        id: itemId,
        variantId,
        selectedAddOn: text.nullable(),
        downPayment: z.number().int().nonnegative().max(99_999_999).transform(floorToFranc).nullable(),
      }),
    )
    .max(maxCartLines),
});

/** An empty field is an amount: nothing paid down. */
const amountField = <Schema extends z.ZodType>(amount: Schema) =>
  z.preprocess((typed) => (typed === '' ? '0' : typed), amount);

/** What `POST /cart` takes, by `intent`. `returnTo` is read beside it. */
export const cartForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    variantId: z.coerce.number().pipe(variantId).optional(),
    slug: optionalText,
    size: optionalText,
    colour: optionalText,
    addOn: optionalText,
    planLength: months.optional(),
    downPayment: amountField(askedFrancs.optional()),
    shownPrice: z.coerce.number().int().nonnegative().max(2_147_483_647).optional(),
    // Empty without scripts.
    requestId: z.uuid().optional().catch(undefined),
  }),
  z.object({ intent: z.literal('remove'), itemId }),
  z.object({ intent: z.literal('undo-remove'), itemId }),
  z.object({ intent: z.literal('swap'), itemId, variantId: z.coerce.number().pipe(variantId) }),
  z.object({ intent: z.literal('restore'), cart: jsonText.pipe(lostCartSchema) }),
  z.object({ intent: z.literal('leave-checkout') }),
  z.object({ intent: z.literal('enter-code'), discountCode: copiedLine(200).default('') }),
  z.object({ intent: z.literal('set-plan'), planLength: months }),
  z.object({ intent: z.literal('set-down-payment'), itemId, amount: amountField(francs) }),
  z.object({
    intent: z.literal('set-insurance'),
    insurance: z.enum(['true', 'false']).transform((value) => value === 'true'),
  }),
  z.object({ intent: z.literal('set-postcode'), postcode: text.default('') }),
  z.object({ intent: z.literal('accept-price'), itemId, price: z.coerce.number().int().nonnegative() }),
]);

export type CartAction = z.infer<typeof cartForm>;

/** The variant that an `add` means. */
export function addOptionsOf({
  variantId,
  slug,
  size,
  colour,
  addOn,
  planLength,
  downPayment,
  shownPrice,
  requestId,
}: Extract<CartAction, { intent: 'add' }>): AddOptions {
  return { variantId, slug, size, colour, addOn, planLength, downPayment, shownPrice, requestId };
}

/** Names of the plan page's fields; a down payment carries the line's id. */
const DOWN_PAYMENT_FIELD = /^down-payment\[([0-9a-f-]{36})\]$/;

/** The plan page's form: what was chosen, and the down payments that are no amounts. */
export interface PlanForm {
  choices: Required<Pick<CartChoices, 'downPayments'>> & CartChoices;
  /** Ids of lines whose down payment can't be read. */
  unreadable: string[];
  /** Down payments by line, as they were typed. */
  typed: Record<string, string>;
}

/** What the plan page showed when its form was made, as `planQuery` writes it. */
export const SEEN_FIELD = 'seen';

/**
 * Reads the plan page's form. What stands as it was shown was not chosen: another window may have changed it since, and
 * that stays.
 */
export function parsePlanForm(form: FormData): PlanForm {
  const { choices, ...read } = readChoices(form);
  const seenText = form.get(SEEN_FIELD);
  if (typeof seenText !== 'string') return { choices, ...read };
  const seen = readChoices([...new URLSearchParams(seenText)]).choices;
  const wasShown = ({ itemId: id, amount }: { itemId: string; amount: number }) =>
    seen.downPayments.some((each) => each.itemId === id && each.amount === amount);
  const keepsInsurance = choices.insurance !== undefined && choices.insurance === seen.insurance;
  return {
    choices: {
      planLength: choices.planLength === seen.planLength ? undefined : choices.planLength,
      insurance: keepsInsurance ? undefined : choices.insurance,
      keepsInsurance,
      downPayments: choices.downPayments.filter((each) => !wasShown(each)),
    },
    ...read,
  };
}

function readChoices(fields: Iterable<[string, unknown]>): PlanForm {
  const values = new Map(fields);
  const planLength = months.safeParse(values.get('planLength')).data;
  const insurance = values.get('insurance');
  const amounts = [...values].flatMap(([name, value]) => {
    const id = DOWN_PAYMENT_FIELD.exec(name)?.[1];
    return id === undefined ? [] : [{ itemId: id, text: String(value), amount: francs.safeParse(value).data }];
  });
  return {
    choices: {
      planLength,
      insurance: insurance === undefined ? undefined : insurance === 'true',
      downPayments: amounts.flatMap(({ itemId: id, amount }) => (amount === undefined ? [] : [{ itemId: id, amount }])),
    },
    unreadable: amounts.filter(({ amount }) => amount === undefined).map(({ itemId: id }) => id),
    typed: Object.fromEntries(amounts.map(({ itemId: id, text: typed }) => [id, typed])),
  };
}

const reminderContactSchema = z.object({
  firstname: typedName(60),
  lastname: typedName(60),
  email: typedEmail(),
});

/**
 * Reads who wants to be reminded of a cart.
 * @returns the contact; or without it what is wrong of each field
 */
export function parseReminderContact(values: unknown): {
  contact?: z.infer<typeof reminderContactSchema>;
  fields?: Record<string, string[]>;
} {
  const result = reminderContactSchema.safeParse(values);
  return result.success ? { contact: result.data } : { fields: z.flattenError(result.error).fieldErrors };
}
