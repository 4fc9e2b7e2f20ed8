import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formFrom, parseForm } from '~/platform/parse-form.server.ts';
import {
  contactConstraints,
  contactForm,
  contactOf,
  type ContactRules,
  type TypedContact,
} from './contact.schema.server.ts';
import type { Locale } from '~/i18n/locales.ts';
import { countryOf, countryOptions } from '~/modules/orders/countries.server.ts';
import { normalizedPhone } from './contact/phone.server.ts';

const typed: TypedContact = {
  firstname: 'Mia',
  lastname: 'Müller',
  email: 'mia@example.ch',
  phonePrefix: 'CH +41',
  phone: '079 123 45 67',
  street: 'Bahnhofstrasse',
  houseNumber: '12a',
  zip: '8001',
  city: 'Zürich',
  country: 'Switzerland',
  birthDay: '17',
  birthMonth: '5',
  birthYear: '1990',
  idType: 'swiss',
  noDebtCollection: 'on',
  all_agb: 'on',
};
const elsewhere = {
  otherDelivery: 'on',
  deliveryName: 'Velo Meier',
  deliveryStreet: 'Dorfstrasse',
  deliveryZip: '3000',
  deliveryCity: 'Bern',
};
const plan = { isPlan: true, today: '2026-11-20' };
const once = { isPlan: false, today: '2026-11-20' };

function errorsOf(changes: Record<string, string>, rules: ContactRules = plan) {
  const parsed = parseForm(formFrom({ ...typed, ...changes }), contactForm(rules));
  return parsed.ok ? {} : (parsed.reply.error ?? {});
}

describe('contactOf', () => {
  it('saves the contact without date parts, id type and agreements (spec §3)', () => {
    expect(contactOf(typed, plan)).toEqual({
      firstname: 'Mia',
      lastname: 'Müller',
      email: 'mia@example.ch',
      phone: '+41791234567',
      street: 'Bahnhofstrasse',
      house_number: '12a',
      zip: '8001',
      city: 'Zürich',
      country_choice: 'Switzerland',
      country_code: 'CH',
      delivery: null,
      google_user_id: null,
      google_client_id: null,
    });
  });

  it('is null where something is missing', () => {
    expect(contactOf({ ...typed, email: undefined }, plan)).toBeNull();
  });
});

describe('the contact form', () => {
  it('names every field that is missing', () => {
    const errors = errorsOf({ firstname: '', email: '', zip: '', all_agb: '' });
    expect(errors).toMatchObject({
      firstname: ['required'],
      email: ['required'],
      zip: ['required'],
      all_agb: ['all_agb'],
    });
  });

  it('says everything at once, each thing at its field, whatever else is missing', () => {
    expect(
      errorsOf({ firstname: '', zip: '80', birthDay: '', idType: 'permit-b', noDebtCollection: '', all_agb: '' }),
    ).toEqual({
      firstname: ['required'],
      zip: ['zip'],
      birthDay: ['birth-date'],
      residentOverOneYear: ['residence-too-short'],
      noDebtCollection: ['debt-collection'],
      all_agb: ['all_agb'],
    });
    const nothing = Object.fromEntries(Object.keys(typed).map((name) => [name, '']));
    expect(Object.keys(errorsOf({ ...nothing, otherDelivery: 'on' })).sort()).toEqual([
      'all_agb',
      'birthDay',
      'birthMonth',
      'birthYear',
      'city',
      'deliveryCity',
      'deliveryName',
      'deliveryStreet',
      'deliveryZip',
      'email',
      'firstname',
      'idType',
      'lastname',
      'noDebtCollection',
      'phone',
      'street',
      'zip',
    ]);
    expect(errorsOf({ birthDay: '45' })).toEqual({ birthDay: ['birth-date'] });
    expect(errorsOf({ birthYear: '2090' })).toEqual({ birthDay: ['birth-date'] });
  });

  it('accuses nobody of what is only unanswered', () => {
    for (const locale of ['de', 'fr'] as const) {
      const { contact } = JSON.parse(readFileSync(`locales/${locale}/checkout.json`, 'utf8')) as {
        contact: { error: Record<string, string> };
      };
      for (const code of ['debt-collection', 'residence-too-short', 'all_agb']) {
        expect(contact.error[code], `${locale} ${code}`).toMatch(
          locale === 'de' ? /^Bestätige bitte/ : /^Veuillez confirmer/,
        );
      }
    }
  });

  it('lets pass what a person has let pass, and no other reason', () => {
    const waived = { ...plan, waived: ['debt-collection'] as const };
    expect(errorsOf({ noDebtCollection: '' }, waived)).toEqual({});
    expect(errorsOf({ noDebtCollection: '', birthYear: '2010' }, waived)).toEqual({ birthDay: ['too-young'] });
  });

  it('knows Swiss postcodes from others', () => {
    expect(errorsOf({ zip: '800' })).toEqual({ zip: ['zip'] });
    expect(errorsOf({ zip: '79098', country: 'Germany', ...elsewhere }, once)).toEqual({});
  });

  it('delivers within Switzerland, to another address where that is wished', () => {
    expect(errorsOf({ zip: '79098', country: 'Germany' }, once)).toEqual({ country: ['not-delivered'] });
    expect(errorsOf({ zip: '9490', country: 'Liechtenstein' }, once)).toEqual({});
    expect(errorsOf({ ...elsewhere, deliveryZip: '80', deliveryCity: '' })).toEqual({
      deliveryZip: ['zip'],
      deliveryCity: ['required'],
    });
    expect(errorsOf({ deliveryZip: '80' }), 'what belongs to a box without a tick').toEqual({});
    expect(contactOf({ ...typed, ...elsewhere }, plan)?.delivery).toEqual({
      name: 'Velo Meier',
      street: 'Dorfstrasse',
      house_number: '',
      zip: '3000',
      city: 'Bern',
    });
  });

  it.each([
    [{ birthYear: '2010' }, { birthDay: ['too-young'] }],
    [{ birthDay: '31', birthMonth: '2' }, { birthDay: ['birth-date'] }],
    [{ idType: 'permit-b' }, { residentOverOneYear: ['residence-too-short'] }],
    [{ idType: 'permit-b', residentOverOneYear: 'on' }, {}],
    [{ idType: 'other' }, { idType: ['document-not-accepted'] }],
    [{ noDebtCollection: '' }, { noDebtCollection: ['debt-collection'] }],
    [{ country: 'Germany', zip: '79098', ...elsewhere }, { country: ['not-resident'] }],
  ])('says at the field why %o has no plan', (changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors);
  });

  it('asks nobody for eligibility who pays at once', () => {
    expect(errorsOf({ birthDay: '', birthMonth: '', birthYear: '', idType: '', noDebtCollection: '' }, once)).toEqual(
      {},
    );
  });
});

describe('contactConstraints', () => {
  it('lets the markup say what is required', () => {
    expect(contactConstraints(plan)).toMatchObject({
      firstname: { required: true, maxLength: 60 },
      houseNumber: { required: false },
      birthDay: { required: true, min: 1, max: 31 },
    });
    expect(contactConstraints(once)).not.toHaveProperty('birthDay');
  });
});

describe('normalizedPhone', () => {
  it.each([
    ['CH +41', '079 123 45 67', '+41791234567'],
    ['DE +49', '030 901820', '+4930901820'],
    ['CH +41', '+33 6 12 34 56 78', '+33612345678'],
    ['CH +41', ' 12 34 ', '12 34'],
    ['XX', '0791234567', '+41791234567'],
  ])('makes %s %s to %s (spec §5: else the raw value)', (prefix, phone, saved) => {
    expect(normalizedPhone(prefix, phone)).toBe(saved);
  });
});

describe('countries', () => {
  it('lists Switzerland three times, its own language first', () => {
    const swiss = (locale: Locale) =>
      countryOptions(locale)
        .filter((option) => option.code === 'CH')
        .map((option) => option.label);
    expect(swiss('fr')).toEqual(['Suisse', 'Schweiz', 'Svizzera']);
    expect(swiss('de')).toEqual(['Schweiz', 'Suisse', 'Svizzera']);
    expect(countryOptions('de')[0]).toEqual({ label: 'Schweiz', value: 'Switzerland', code: 'CH' });
  });

  it.each([
    ['Germany', 'DE'],
    ['Deutschland', 'DE'],
    ['Allemagne', 'DE'],
    ['Svizzera', 'CH'],
    ['Switzerland', 'CH'],
    ['Atlantis', 'CH'],
    ['', 'CH'],
  ])('maps %s to %s (spec §5)', (choice, code) => {
    expect(countryOf(choice).code).toBe(code);
  });
});
