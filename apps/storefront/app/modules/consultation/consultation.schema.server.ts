import { z } from 'zod';
import { optionalEmail, typedEmail } from '~/platform/typed-email.server.ts';
import { locales } from '~/i18n/locales.ts';
import { isValidPhone, normalizedPhone } from '~/modules/checkout/checkout.server.ts';
import { dateOfParts } from '~/modules/financing/financing.ts';
import { copiedLine, optionalLine, typedName, typedText } from '~/platform/typed-text.server.ts';
import { formConstraints } from '~/platform/form-constraints.server.ts';

const codes = { required: 'required', tooLong: 'too-long', characters: 'characters', name: 'name' };

/** An existing day with a time, `YYYY-MM-DDTHH:mm`, as forms send it. */
export const callTime = z
  .string({ error: 'time' })
  .regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, 'time')
  .refine((time) => dateOfParts(...dateParts(time)) !== null, 'time');

const dateParts = (time: string): [number, number, number] => [
  Number(time.slice(0, 4)),
  Number(time.slice(5, 7)),
  Number(time.slice(8, 10)),
];

const wishShape = {
  firstname: typedName(60, codes),
  phonePrefix: optionalLine(20).default('CH +41'),
  phone: copiedLine(30, codes).refine((typed) => typed !== '', 'required'),
  email: optionalEmail('email').default(''),
  question: typedText(2000).trim().default(''),
  bike: optionalLine(120).default(''),
  language: z.enum(locales),
};

type TypedWish = z.output<z.ZodObject<typeof wishShape>>;

function phoneFits({ phonePrefix = '', phone }: Partial<TypedWish>, context: z.RefinementCtx): void {
  if (phone && !isValidPhone(phonePrefix, phone)) {
    context.addIssue({ code: 'custom', path: ['phone'], message: 'phone' });
  }
}

/** @returns the wish with its phone number in international form; `email` is empty if none was given */
function toWish<Typed extends TypedWish>({
  firstname: firstName,
  phonePrefix,
  phone,
  language: locale,
  ...rest
}: Typed) {
  return { ...rest, firstName, phone: normalizedPhone(phonePrefix, phone), locale };
}

/** Validates the phone number even when other fields are invalid. */
const always = { when: () => true };

/** A request to be called back at any time. */
export const callWishForm = z.object(wishShape).superRefine(phoneFits, always).transform(toWish);

const callFields = z.object({ start: callTime, ...wishShape });

/** A request for a call at a chosen time. Errors are codes; the page has their texts. */
export const callForm = callFields.superRefine(phoneFits, always).transform(toWish);

/** A valid booking of a call. */
export type CallWish = z.infer<typeof callForm>;

/** The other buttons of the form: show another week, or take one of the times offered instead. */
export const callButtons = z.object({
  week: z.string().optional(),
  instead: z.string().optional(),
});

/** What the page of a booked call sends: the week to show, a cancellation, or the new time. */
export const movedCall = z.object({
  week: z.string().max(40).optional(),
  instead: callTime.optional(),
  start: callTime.optional(),
});

/** A question that the team answers in writing or by video. */
export const questionForm = z.object({
  email: typedEmail({ required: 'required', invalid: 'email' }),
  firstname: typedName(60, codes),
  questions: typedText(2000)
    .trim()
    .refine((text) => text.length >= 10, 'short'),
});

export const consultationConstraints = { call: formConstraints(callFields), ask: formConstraints(questionForm) };
