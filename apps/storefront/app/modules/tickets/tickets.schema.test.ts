import { expect, it } from 'vitest';
import { fieldErrors, parseForm } from '~/platform/parse-form.server.ts';
import { ticketForm } from './tickets.schema.server.ts';
import type { TicketKind } from './tickets.ts';

/** What a browser sends of a form that nothing was typed in. */
function empty(): FormData {
  const form = new FormData();
  for (const field of ['deliveredTime', 'content']) form.set(field, '');
  return form;
}

function errorsOf(kind: TicketKind, form: FormData): Record<string, string> {
  const parsed = parseForm(form, ticketForm(kind, new Date()));
  return parsed.ok ? {} : fieldErrors(parsed.reply);
}

it('names what is missing of a ticket in the order of its form', () => {
  const missing = (kind: 'damage' | 'return') => Object.keys(errorsOf(kind, empty()));
  expect(missing('damage')).toEqual([
    ...['deliveredOn', 'visibility', 'content'],
    ...['firstName', 'lastName', 'email', 'bikeModel'],
  ]);
  expect(missing('return')).toEqual([
    ...['km', 'reason'],
    ...['firstName', 'lastName', 'email', 'bikeModel', 'confirm'],
  ]);
});

it('takes no description of which nothing is seen', () => {
  const form = empty();
  form.set('content', '\u200b'.repeat(60));
  expect(errorsOf('damage', form)).toMatchObject({ content: 'required' });
});
