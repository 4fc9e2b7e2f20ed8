import { z } from 'zod';
import { typedEmail } from '~/platform/typed-email.server.ts';
import {
  dateOfParts,
  type DocumentKind,
  documentKinds,
  type EligibilityRefusal,
  eligibilityRefusals,
  type IsoDate,
} from '~/modules/financing/financing.ts';
import { formFrom, parseForm } from '~/platform/parse-form.server.ts';
import type { Contact } from './contact.ts';
import { countryOf } from '~/modules/orders/countries.server.ts';
import { formConstraints } from '~/platform/form-constraints.server.ts';
import { normalizedPhone } from './contact/phone.server.ts';
import { copiedLine, holdsLink, optionalLine, typedLine, typedName } from '~/platform/typed-text.server.ts';

/*
 * The contact form: its fields in order, with their rules. Messages are codes; their texts are in the locales
 * (`contact.error`).
 */

const codes = { required: 'required', tooLong: 'too-long', characters: 'characters', name: 'name' };
const line = (max: number) => typedLine(max, codes);
const name = (max: number) => typedName(max, codes);
const optional = (max: number) => optionalLine(max, codes).optional();
const part = (min: number, max: number) =>
  z.number({ error: 'birth-date' }).int('birth-date').min(min, 'birth-date').max(max, 'birth-date');

const personShape = {
  firstname: name(60),
  lastname: name(60),
  email: typedEmail({ required: 'required', invalid: 'email' }),
  phonePrefix: optional(20),
  phone: copiedLine(30, codes)
    .refine((text) => text !== '', 'required')
    .regex(/\d.*\d.*\d.*\d/, 'phone'),
  street: line(80),
  houseNumber: optional(12),
  zip: line(10),
  city: line(60),
  country: optional(80),
  /** Spec: shipping flag. The delivery fields are required only if it is set. */
  otherDelivery: z.boolean().optional(),
  deliveryName: optional(80).refine((text) => !text || !holdsLink(text), 'name'),
  deliveryStreet: optional(80),
  deliveryHouseNumber: optional(12),
  deliveryZip: optional(10),
  deliveryCity: optional(60),
};

/** Additional fields for a plan (spec §5). */
const planShape = {
  birthDay: part(1, 31),
  birthMonth: part(1, 12),
  birthYear: part(1900, 2100),
  idType: z.enum(documentKinds, { error: 'id-type' }),
  residentOverOneYear: z.boolean().optional(),
  noDebtCollection: z.boolean().optional(),
};

const termsShape = { all_agb: z.boolean({ error: 'all_agb' }) };

const fields = { ...personShape, ...planShape, ...termsShape };

export type ContactField = keyof typeof fields;

/** The form's values as texts. */
export type ContactForm = Record<ContactField, string>;

/** The form's values as typed; empty fields are absent. */
export type TypedContact = Partial<ContactForm>;

/** Picks the form's own fields from submitted or stored values, with limited length. */
export function typedContact(values: Record<string, unknown>): TypedContact {
  return Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const value = values[name];
      return typeof value === 'string' && value !== '' ? [[name, value.slice(0, 200)]] : [];
    }),
  );
}

type PersonValues = z.output<z.ZodObject<typeof personShape>>;

interface PlanAnswers {
  birthDay: number;
  birthMonth: number;
  birthYear: number;
  idType: DocumentKind;
  residentOverOneYear?: boolean;
  noDebtCollection?: boolean;
}

const swissPostcode = /^[1-9]\d{3}$/;
const postcodes: Readonly<Record<string, RegExp>> = { CH: swissPostcode, LI: /^94\d\d$/ };

/** The field at which each reason against a plan is shown. */
const refusalFields: Readonly<Record<EligibilityRefusal, ContactField>> = {
  'not-resident': 'country',
  'too-young': 'birthDay',
  'document-not-accepted': 'idType',
  'residence-too-short': 'residentOverOneYear',
  'debt-collection': 'noDebtCollection',
};

/** Countries with delivery to the contact address itself. */
const deliveredCountries: ReadonlySet<string> = new Set(['CH', 'LI']);

const deliveryFields = ['deliveryName', 'deliveryStreet', 'deliveryZip', 'deliveryCity'] as const;

/** Validates rules across fields even if other fields are invalid, so that all errors are shown at once. */
const always = { when: () => true };

function personRules(values: Partial<PersonValues>, context: z.RefinementCtx): void {
  const say = (field: ContactField, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  const { code } = countryOf(values.country ?? '');
  const pattern = postcodes[code];
  if (pattern && values.zip && !pattern.test(values.zip)) say('zip', 'zip');
  if (!values.otherDelivery) {
    if (!deliveredCountries.has(code)) say('country', 'not-delivered');
    return;
  }
  for (const field of deliveryFields) if (!values[field]) say(field, 'required');
  if (values.deliveryZip && !swissPostcode.test(values.deliveryZip)) say('deliveryZip', 'zip');
}

const personSchema = z.object({ ...personShape, ...termsShape }).superRefine(personRules, always);

function planSchema(today: IsoDate, waived: readonly EligibilityRefusal[] = []) {
  const schema = z.object(fields).superRefine(personRules, always);
  return schema.superRefine((values: Partial<PersonValues & PlanAnswers>, context) => {
    const birthDate = birthDateOf(values);
    const isBirthDate = birthDate !== null && birthDate <= today;
    if (hasBirthDate(values) && !isBirthDate) {
      context.addIssue({ code: 'custom', path: ['birthDay'], message: 'birth-date' });
    }
    const answers = {
      birthDate: isBirthDate ? birthDate : OF_AGE,
      documentKind: values.idType ?? 'swiss',
      residentOverOneYear: values.residentOverOneYear ?? false,
      noDebtCollection: values.noDebtCollection ?? false,
      countryCode: countryOf(values.country ?? '').code,
    };
    for (const refusal of eligibilityRefusals(answers, today)) {
      if (waived.includes(refusal)) continue;
      context.addIssue({ code: 'custom', path: [refusalFields[refusal]], message: refusal });
    }
  }, always);
}

/**
 * Replaces a missing or invalid birth date, which has an error at its own field, so that it causes no other refusal.
 */
const OF_AGE: IsoDate = '1900-01-01';

const birthParts = { birthYear: planShape.birthYear, birthMonth: planShape.birthMonth, birthDay: planShape.birthDay };

/** Whether all parts of a date are given and in range. */
function hasBirthDate(values: Partial<PlanAnswers>): boolean {
  return z.object(birthParts).safeParse(values).success;
}

/** The date of the parts; null if there is no such day. */
function birthDateOf({ birthYear = 0, birthMonth = 0, birthDay = 0 }: Partial<PlanAnswers>): IsoDate | null {
  return dateOfParts(birthYear, birthMonth, birthDay);
}

export interface ContactRules {
  /** Whether the order is paid by instalments: then the eligibility of §5 is required. */
  isPlan: boolean;
  today: IsoDate;
  /** Reasons against a plan that the team has waived (`waivedRefusals` of the credit check). */
  waived?: readonly EligibilityRefusal[];
}

/** The constraints for the form's markup: required, lengths, ranges. */
export const contactConstraints = (rules: ContactRules) => formConstraints(contactForm(rules));

/** The schema of the form, with or without a plan. */
export function contactForm({ isPlan, today, waived }: ContactRules) {
  return isPlan ? planSchema(today, waived) : personSchema;
}

/** The contact of typed values; null if they are not valid (any more). */
export function contactOf(typed: TypedContact, rules: ContactRules): Contact | null {
  const parsed = parseForm(formFrom(typedContact(typed)), contactForm(rules));
  return parsed.ok ? toContact(parsed.value) : null;
}

/** The stored part of the form, without date parts, id type, shipping flag and agreements (spec §3). */
function toContact(values: z.output<typeof personSchema>): Contact {
  const country = countryOf(values.country ?? '');
  return {
    firstname: values.firstname,
    lastname: values.lastname,
    email: values.email,
    phone: normalizedPhone(values.phonePrefix ?? '', values.phone),
    street: values.street,
    house_number: values.houseNumber ?? '',
    zip: values.zip,
    city: values.city,
    country_choice: country.value,
    country_code: country.code,
    delivery: values.otherDelivery
      ? {
          name: values.deliveryName ?? '',
          street: values.deliveryStreet ?? '',
          house_number: values.deliveryHouseNumber ?? '',
          zip: values.deliveryZip ?? '',
          city: values.deliveryCity ?? '',
        }
      : null,
    google_user_id: null,
    google_client_id: null,
  };
}
