import { z } from 'zod';
import { typedEmail } from '~/platform/typed-email.server.ts';
import { locales } from '~/i18n/locales.ts';
import { parseWholeFrancs } from '~/i18n/typed-amount.ts';
import {
  holdsLink,
  isLine,
  optionalLine,
  seenText,
  typedLine,
  typedName,
  typedText,
} from '~/platform/typed-text.server.ts';
import { longest } from './sponsoring.ts';

const codes = { required: 'required', tooLong: 'too-long', characters: 'invalid', name: 'invalid' } as const;

/** A number of an account: money goes by the page alone, so that it can go back. */
const account = /[A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z\d]){8,}|\d(?:[ \u00a0'’.-]?\d){8,}/i;

/** Whether a text holds an account or phone number, or a link: then money would go past the page. */
export function leadsElsewhere(text: string): boolean {
  return account.test(text) || holdsLink(text);
}

const notElsewhere = (text: string): boolean => !leadsElsewhere(text);

const email = typedEmail();

/** No amount of a page is above that, francs. */
const MAX_FRANCS = 999_999;

/** Whole francs as typed, in Rappen. */
const francs = z
  .string('required')
  .trim()
  .min(1, 'required')
  .transform((text) => parseWholeFrancs(text))
  .pipe(z.number('not-an-amount').max(MAX_FRANCS * 100, 'not-an-amount'));

const day = z.iso.date('invalid');

/** What a rider says of the page. */
const words = {
  goal: francs,
  title: typedLine(longest.title, codes).refine(notElsewhere, 'elsewhere'),
  story: typedText(longest.story)
    .transform((text) => seenText(text.replace(/\r\n?/g, '\n').trim()))
    .pipe(z.string().min(1, 'required').refine(notElsewhere, 'elsewhere')),
  endsOn: day,
  firstName: typedName(longest.firstName, codes),
  isListed: z.enum(['link', 'all']).transform((who) => who === 'all'),
};

const newPageSchema = z.object({
  ...words,
  variantId: z.coerce.number('required').int('required').positive('required'),
  email,
  adult: z.literal('on', 'required'),
});

const changedPageSchema = z.object(words);

const contributionSchema = z.object({
  /** One of the amounts on offer, or `free`. */
  amount: z.string('required'),
  free: z.string().default(''),
  name: typedName(longest.name, codes),
  email,
  message: optionalLine(longest.message, codes).refine(notElsewhere, 'elsewhere').default(''),
  isHidden: z
    .literal('on')
    .optional()
    .transform((value) => value === 'on'),
});

/** What was typed correctly, or what is wrong of each field, in codes. */
type Read<Values> =
  { values: Values; errors?: undefined } | { values?: undefined; errors: Readonly<Record<string, string>> };

function read<Values>(schema: z.ZodType<Values>, form: FormData): Read<Values> {
  const typed = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  const result = schema.safeParse(typed);
  if (result.success) return { values: result.data };
  const errors = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const field = String(path[0]);
    if (!errors.has(field)) errors.set(field, knownCodes.has(message) ? message : 'invalid');
  }
  return { errors: Object.fromEntries(errors) };
}

const knownCodes: ReadonlySet<string> = new Set(['required', 'too-long', 'invalid', 'elsewhere', 'not-an-amount']);

/** Reads the form that makes a page. */
export const readNewPage = (form: FormData): Read<z.infer<typeof newPageSchema>> => read(newPageSchema, form);

/** Reads the form that changes one. */
export const readChangedPage = (form: FormData): Read<z.infer<typeof changedPageSchema>> =>
  read(changedPageSchema, form);

/** Reads the form of a contribution; its amount in Rappen. */
export function readContribution(
  form: FormData,
): Read<Omit<z.infer<typeof contributionSchema>, 'free' | 'amount'> & { amount: number }> {
  const { values, errors = {} } = read(contributionSchema, form);
  const wish = form.get('amount') === 'free' ? form.get('free') : form.get('amount');
  const amount = francs.safeParse(typeof wish === 'string' ? wish : '');
  if (!values || !amount.success) {
    return { errors: { ...errors, ...(amount.success ? {} : { amount: 'not-an-amount' }) } };
  }
  const { free: _free, amount: _amount, ...rest } = values;
  return { values: { ...rest, amount: amount.data } };
}

/** Whether a text is a reason that staff can mail. */
export const isReason = (text: string): boolean => text.trim() !== '' && text.length <= 200 && isLine(text);

const listQuery = {
  idToken: z.string().optional(),
  cursor: z.uuid().optional().meta({ description: 'The `nextCursor` of the page before.' }),
};

/** Query of both lists of the staff. */
export const sponsorListSchema = z.object(listQuery);

const rappen = z.number().int().meta({ description: 'Rappen' });

/** A page in `admin/listSponsorMe`. */
export const listedPageSchema = z.object({
  id: z.uuid(),
  sponsorMeToken: z.string(),
  locale: z.enum(locales),
  state: z.enum(['running', 'ordered', 'ended']),
  end: z.enum(['expired', 'withdrawn', 'stopped', 'cancelled']).nullable(),
  firstname: z.string(),
  email: z.string(),
  title: z.string(),
  variantId: z.number().int(),
  price: rappen,
  goal: rappen,
  collected: rappen,
  spent: rappen,
  contributions: z.number().int(),
  endsOn: z.iso.date(),
  checkoutId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});

/** A contribution in `admin/listSponsorMePayments`. */
export const listedContributionSchema = z.object({
  id: z.uuid(),
  sponsorMeToken: z.string(),
  state: z.enum(['reserved', 'paid', 'returned', 'reversed']),
  amount: rappen,
  returned: rappen.meta({ description: 'Rappen that went back or are on their way' }),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  isHidden: z.boolean(),
  paidAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
