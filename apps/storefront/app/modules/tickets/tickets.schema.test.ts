import { expect, it } from 'vitest';
import { parseTicketForm } from './tickets.schema.server.ts';

/** What a browser sends of a form that nothing was typed in. */
function empty(): FormData {
  const form = new FormData();
  for (const field of ['deliveredTime', 'content']) form.set(field, '');
  return form;
}

it('names what is missing of a ticket in the order of its form', () => {
  const missing = (kind: 'damage' | 'return') => Object.keys(parseTicketForm(kind, empty(), new Date()).errors ?? {});
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
  expect(parseTicketForm('damage', form, new Date()).errors).toMatchObject({ content: 'required' });
});
