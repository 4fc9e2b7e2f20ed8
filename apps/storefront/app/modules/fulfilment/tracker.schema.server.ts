import { z } from 'zod';
import { formConstraints } from '~/platform/form-constraints.server.ts';
import { typedEmail } from '~/platform/typed-email.server.ts';
import { copiedLine, optionalLine, typedLine, typedName } from '~/platform/typed-text.server.ts';

/** The form that finds an order; errors are codes of `tracker:find.error`. */
export const findOrderForm = z.object({
  number: copiedLine(40, { required: 'required', tooLong: 'required', characters: 'required' }).refine(
    (text) => text !== '',
    'required',
  ),
  email: typedEmail({ required: 'required', invalid: 'email' }),
});

/** The values of the form. */
export type AskedOrder = z.infer<typeof findOrderForm>;

const codes = { required: 'required', tooLong: 'too-long', characters: 'characters', name: 'name' };
const line = (max: number) => typedLine(max, codes);

/**
 * A delivery address as typed; errors are codes of `tracker:address.error`.
 * @param country of the order, which cannot be changed
 */
export function addressForm(country: string) {
  return z.object({
    name: typedName(120, codes),
    street: line(80),
    houseNumber: optionalLine(12, codes).default(''),
    zip:
      country === 'CH' || country === 'LI'
        ? z
            .string({ error: 'zip' })
            .trim()
            .regex(/^[1-9]\d{3}$/, 'zip')
        : line(10),
    city: line(60),
  });
}

export const trackerConstraints = { find: formConstraints(findOrderForm), address: formConstraints(addressForm('')) };
