import { expect, it } from 'vitest';
import { telephoneLink } from './telephone-link.ts';

it.each(['+41 44 055 12 10', '+41\u00a044\u00a0055\u00a012\u00a010', '+41440551210'])(
  'calls %j by its digits',
  (phone) => {
    expect(telephoneLink(phone)).toBe('tel:+41440551210');
  },
);
