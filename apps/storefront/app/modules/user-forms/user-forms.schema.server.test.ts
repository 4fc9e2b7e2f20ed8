import { describe, expect, it } from 'vitest';
import { fieldErrors, formFrom, parseForm } from '~/platform/parse-form.server.ts';
import { answersOf, userFormSchema } from './user-forms.schema.server.ts';
import type { UserField } from './user-forms.ts';

const kinds = ['line', 'text', 'email', 'phone', 'number', 'date', 'choice', 'checkbox'] as const;

const fieldOf = (kind: (typeof kinds)[number], required: boolean): UserField => ({
  name: 'f',
  label: 'Frage',
  kind,
  required,
  options: ['am Tag', '\u200b'],
});

const parse = (field: UserField, value: string) => {
  const parsed = parseForm(formFrom({ f: value }), userFormSchema([field]));
  return parsed.ok ? answersOf([field], parsed.value) : { errors: fieldErrors(parsed.reply) };
};

describe('the answers to a form of the editors', () => {
  const unseen = ['', ' ', '\u200b', '\u200b \u2060', '\ufeff', '\u3164', '\u2800', '\u00ad', '\u{e0041}'];

  it.each(kinds)('of which nothing is seen answer no required question: %s', (kind) => {
    for (const value of unseen) {
      expect(parse(fieldOf(kind, true), value)).toEqual({ errors: { f: 'required' } });
      expect(parse(fieldOf(kind, false), value)).toEqual({ answers: [], email: null });
    }
  });

  it('are kept as they were typed where something is seen', () => {
    expect(parse(fieldOf('line', true), ' Lea\u200dMuster ')).toEqual({
      answers: [{ label: 'Frage', value: 'Lea\u200dMuster' }],
      email: null,
    });
  });
});
