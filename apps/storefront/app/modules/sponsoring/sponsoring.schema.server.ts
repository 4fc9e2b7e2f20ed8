import { z } from 'zod';
import { formConstraints } from '~/platform/form-constraints.server.ts';
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
  story: typedText(longest.story, 'invalid')
    .transform((text) => seenText(text.replace(/\r\n?/g, '\n').trim()))
    .pipe(z.string().min(1, 'required').refine(notElsewhere, 'elsewhere')),
  endsOn: day,
  firstName: typedName(longest.firstName, codes),
  isListed: z.enum(['link', 'all']).transform((who) => who === 'all'),
};

/** The form that makes a page. Errors of these forms are codes of `sponsor:error`. */
export const newPageForm = z.object({
  ...words,
  variantId: z.number('required').int('required').positive('required'),
  email,
  adult: z.literal('on', 'required'),
});

export const changedPageForm = z.object(words);

const contributionFields = z.object({
  /** One of the amounts on offer, or `free`. */
  amount: z.string().default(''),
  free: z.string().default(''),
  name: typedName(longest.name, codes),
  email,
  message: optionalLine(longest.message, codes).refine(notElsewhere, 'elsewhere').default(''),
  isHidden: z.boolean().default(false),
});

type Wish = Partial<Record<'amount' | 'free', string>>;

const amountOf = ({ amount, free }: Wish) => francs.safeParse(amount === 'free' ? free : amount);

/** The form of a contribution; its amount in Rappen. The amount is looked at whatever else is wrong. */
export const contributionForm = contributionFields
  .superRefine(
    (wish: Wish, context) => {
      if (!amountOf(wish).success) context.addIssue({ code: 'custom', path: ['amount'], message: 'not-an-amount' });
    },
    { when: () => true },
  )
  .transform(({ amount, free, ...rest }) => ({ ...rest, amount: amountOf({ amount, free }).data ?? 0 }));

export const sponsoringConstraints = {
  page: formConstraints(newPageForm),
  contribution: formConstraints(contributionFields),
};

/** Whether a text is a reason that staff can mail. */
export const isReason = (text: string): boolean => text.trim() !== '' && text.length <= 200 && isLine(text);

const listQuery = {
  idToken: z.string().optional(),
  cursor: z.uuid().optional().meta({ description: '`nextCursor` of the previous page.' }),
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
  returned: rappen.meta({ description: 'Rappen refunded or being refunded' }),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  isHidden: z.boolean(),
  paidAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
