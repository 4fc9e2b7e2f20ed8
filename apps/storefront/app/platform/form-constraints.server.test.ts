import { expect, it } from 'vitest';
import { z } from 'zod';
import { formConstraints } from './form-constraints.server.ts';
import { optionalLine, typedText } from './typed-text.server.ts';

it('says of a form what its markup can: required fields, lengths of texts, ranges of numbers', () => {
  const schema = z.object({
    note: optionalLine(20).default(''),
    text: z.string().trim().pipe(z.string().max(80)),
    story: typedText(280)
      .transform((text) => text.trim())
      .pipe(z.string().min(1)),
    amount: z.string().transform(Number).pipe(z.number().max(9)),
    stars: z.number().min(1).max(5),
    kind: z.enum(['a', 'b']).optional(),
  });
  expect(formConstraints(schema)).toEqual({
    note: { required: false, maxLength: 20 },
    text: { required: true, maxLength: 80 },
    story: { required: true, maxLength: 280 },
    amount: { required: true },
    stars: { required: true, min: 1, max: 5 },
    kind: { required: false },
  });
});
