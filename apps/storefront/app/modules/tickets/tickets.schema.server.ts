import { parseWhole } from '~/i18n/typed-amount.ts';
import { z } from 'zod';
import { typedEmail } from '~/platform/typed-email.server.ts';
import { locales } from '~/i18n/locales.ts';
import { copiedLine, optionalLine, seenText, typedLine, typedName, typedText } from '~/platform/typed-text.server.ts';
import { limitsOfTyped } from './delivery-time.server.ts';
import {
  accessoryIssues,
  bikeParts,
  damageMarks,
  exchangeWishes,
  MOST_KM,
  MOST_TEXT,
  returnReasons,
  serviceMatters,
  symptoms,
  type TicketKind,
  visibilities,
} from './tickets.ts';

/*
 * What the forms of tickets send. What is wrong of a field is said by a code that pages word (`tickets:error`).
 */

export type TicketError =
  | 'required'
  | 'email'
  | 'long'
  | 'short'
  | 'characters'
  | 'name'
  | 'number'
  | 'date'
  | 'future'
  | 'time'
  | 'confirm'
  | 'phone';

const codes = { required: 'required', tooLong: 'long', characters: 'characters', name: 'name' };
const line = (max: number) => typedLine(max, codes);
const optional = (max: number) => optionalLine(max, codes).default('');
const text = (min: number) =>
  z
    .string({ error: 'required' })
    .trim()
    .overwrite(seenText)
    .min(min > 0 ? 1 : 0, 'required')
    .pipe(z.string().min(min, 'short').max(MOST_TEXT, 'long'))
    .refine((value) => typedText(MOST_TEXT).safeParse(value).success, 'characters');
const optionalText = text(0).default('');

const person = {
  firstName: typedName(60, codes),
  lastName: typedName(60, codes),
  email: typedEmail({ required: 'required', invalid: 'email' }),
  phonePrefix: optional(20),
  phone: copiedLine(30, codes)
    .default('')
    .refine((value) => value === '' || /\d.*\d.*\d.*\d/.test(value), 'phone'),
  bikeModel: line(120),
  orderNumber: copiedLine(40, codes).default(''),
};

const kilometres = z
  .string({ error: 'required' })
  .trim()
  .min(1, 'required')
  .transform((value) => parseWhole(value.replace(/\s*km$/i, '')))
  .pipe(z.number('number').max(MOST_KM, 'number'));

const choice = <Values extends readonly [string, ...string[]]>(values: Values) => z.enum(values, { error: 'required' });

const confirmed = z.literal('on', { error: 'confirm' });

const subject = line(120);
const aboutPart = {
  part: z.enum(bikeParts).or(z.literal('')).default(''),
  symptom: z.string().max(20).default(''),
};

/** Fields of each kind, in the order of its form: what is wrong is named in it. */
const shapes = {
  question: { subject, content: text(10), ...person, bikeModel: optional(120) },
  service: {
    subject,
    ...aboutPart,
    matter: z.enum(serviceMatters).or(z.literal('')).default(''),
    content: text(10),
    ...person,
    bikeModel: optional(120),
  },
  return: {
    km: kilometres,
    reason: choice(returnReasons),
    content: optionalText,
    ...person,
    confirm: confirmed,
  },
  warranty: {
    part: choice(bikeParts),
    symptom: z.string().max(20).default(''),
    km: kilometres,
    content: text(10),
    ...person,
  },
  accessory: {
    product: line(120),
    issue: choice(accessoryIssues),
    content: optionalText,
    ...person,
    bikeModel: optional(120),
  },
  exchange: { wish: choice(exchangeWishes), wanted: line(120), content: optionalText, ...person },
  damage: {
    deliveredOn: z.string({ error: 'required' }).min(1, 'required').pipe(z.iso.date('date')),
    deliveredTime: optional(12),
    visibility: choice(visibilities),
    places: z.array(z.enum(damageMarks)).max(damageMarks.length).default([]),
    content: text(10),
    ...person,
  },
} as const satisfies Record<TicketKind, z.core.$ZodShape>;

/** What only tickets of a kind have, as it is stored. */
export const detailsSchema = z.object({
  part: z.enum(bikeParts).optional(),
  symptom: z.string().optional(),
  matter: z.enum(serviceMatters).optional(),
  reason: z.enum(returnReasons).optional(),
  km: z.number().optional(),
  issue: z.enum(accessoryIssues).optional(),
  product: z.string().optional(),
  wish: z.enum(exchangeWishes).optional(),
  wanted: z.string().optional(),
  visibility: z.enum(visibilities).optional(),
  places: z.array(z.enum(damageMarks)).optional(),
  deliveredOn: z.string().optional(),
  deliveredTime: z.string().optional(),
});

export type TicketDetails = z.infer<typeof detailsSchema>;

/** What was typed correctly. */
export interface TicketAnswers {
  email: string;
  firstName: string;
  lastName: string;
  phonePrefix: string;
  phone: string;
  orderNumber: string;
  bikeModel: string;
  /** Empty if the kind has no subject of its own. */
  subject: string;
  content: string;
  details: TicketDetails;
}

/**
 * The form of a kind of ticket.
 * @param now a delivery after it can't have been
 */
export function ticketForm(kind: TicketKind, now: Date) {
  return z
    .object(shapes[kind] as z.core.$ZodShape)
    .superRefine((typed, context) => {
      const [field, message] = (kind === 'damage' && deliveryProblem(typed, now)) || [];
      if (field) context.addIssue({ code: 'custom', path: [field], message });
    })
    .transform(toAnswers);
}

function toAnswers(typed: Record<string, unknown>): TicketAnswers {
  const { email, firstName, lastName, phonePrefix, phone, orderNumber, bikeModel, ...rest } = typed as Omit<
    TicketAnswers,
    'details'
  > &
    Record<string, unknown>;
  const { subject: typedSubject = '', content = '', confirm: _confirm, ...more } = rest;
  const details = detailsSchema.parse(Object.fromEntries(Object.entries(more).filter(([, value]) => value !== '')));
  if (details.symptom && !isSymptom(details)) delete details.symptom;
  return {
    email,
    firstName,
    lastName,
    phonePrefix,
    phone,
    orderNumber,
    bikeModel,
    subject: typedSubject,
    content,
    details,
  };
}

const isSymptom = ({ part, symptom }: TicketDetails): boolean =>
  part !== undefined && symptoms[part].some((each) => each === symptom);

function deliveryProblem(
  { deliveredOn = '', deliveredTime = '' }: TicketDetails,
  now: Date,
): [field: string, code: TicketError] | undefined {
  const limits = limitsOfTyped(deliveredOn, deliveredTime);
  if (!limits) return ['deliveredTime', 'time'];
  return Date.parse(limits.deliveredAt) > now.getTime() ? ['deliveredOn', 'future'] : undefined;
}

/**
 * What a form of tickets says beside its fields: its key, and when the goods came, which is counted before it is sent.
 */
export const ticketFormFrame = z.object({
  submissionKey: z.uuid().optional().catch(undefined),
  deliveredOn: z.string().default('').catch(''),
  deliveredTime: z.string().default('').catch(''),
});

/** An answer that the team offers, as a button. */
export const offeredReply = z.object({ choice: z.string().optional() });

/** A message of a shopper in the conversation, with its form's key. */
export const replyForm = z.object({ text: text(1), key: z.uuid(), photo: z.file().optional() });

/** A shopper's wish to be called about a ticket. */
export const ticketCallForm = z.object({
  phone: z
    .string({ error: 'phone' })
    .trim()
    .regex(/^[\d\s+()./-]{6,30}$/, 'phone')
    .regex(/(\d.*){6}/, 'phone'),
  phonePrefix: z.string().max(20).default(''),
  key: z.uuid().optional().catch(undefined),
});

/** A template of the team, and what is typed with it. */
export const templateSchema = z.object({
  locale: z.enum(locales),
  title: line(80),
  text: text(3),
  suggestions: z.array(line(40)).max(3),
});
