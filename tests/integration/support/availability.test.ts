import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findProduct } from '~/modules/catalog/catalog.server.ts';
import { availabilityForm } from '~/modules/support/availability.schema.server.ts';
import { requestAvailability } from '~/modules/support/availability.server.ts';
import { db } from '~/platform/db.server.ts';
import { fieldErrors, formFrom, parseForm } from '~/platform/parse-form.server.ts';
import { waitingJobs } from '../../support/jobs.ts';
import { runImport } from '../catalog/importing.ts';

const TODAY = '2026-11-21';

const typed = { email: 'mia@example.ch', firstname: 'Mia', lastname: 'Muster', deadline: '2027-03-31' };

/** The parsed form, or its errors by field. */
function read(fields: Partial<typeof typed>) {
  const parsed = parseForm(formFrom(fields), availabilityForm(TODAY));
  return parsed.ok ? { answers: parsed.value } : { errors: fieldErrors(parsed.reply) };
}

const submission = z.object({
  form: z.string(),
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  context: z.object({ pageUri: z.string() }).optional(),
});

async function waitingForms(): Promise<z.infer<typeof submission>[]> {
  const jobs = (await waitingJobs()).filter(({ identifier }) => identifier === 'forms.submit');
  return jobs.map(({ payload }) => submission.parse(payload));
}

describe('the availability form', () => {
  it('is read with and without a deadline', () => {
    expect(read(typed)).toEqual({ answers: typed });
    expect(read({ ...typed, deadline: '' })).toEqual({ answers: { ...typed, deadline: undefined } });
    expect(read({ ...typed, deadline: TODAY })).toHaveProperty('answers');
  });

  it.each([
    [{ email: '' }, { email: 'required' }],
    [{ email: 'mia@' }, { email: 'email' }],
    [{ firstname: ' ' }, { firstname: 'required' }],
    [{ lastname: 'x'.repeat(61) }, { lastname: 'long' }],
    [{ deadline: '31.3.2027' }, { deadline: 'date' }],
    [{ deadline: '2026-02-30' }, { deadline: 'date' }],
    [{ deadline: '2026-11-20' }, { deadline: 'past' }],
  ])('with %j is refused: %j', (changes, errors) => {
    expect(read({ ...typed, ...changes })).toEqual({ errors });
  });

  it('of which nothing was sent names each field', () => {
    expect(read({})).toEqual({
      errors: { email: 'required', firstname: 'required', lastname: 'required' },
    });
  });
});

describe('a request for a bike', () => {
  beforeAll(() =>
    runImport([
      { id: 1, name: 'Tössbike Kyburg', slug: 'kyburg', sku: 'TO-1', type: 'simple', price: '3600', stock_status: 'outofstock', brands: [{ name: 'Tössbike' }], categories: [{ name: 'E-Trekking' }] }, // prettier-ignore
    ]),
  );

  it('waits in the outbox with brand, model, deadline and language; the same one twice is one', async () => {
    const found = await findProduct({ slug: 'kyburg', locale: 'fr' });
    if (found.kind !== 'found') throw new Error(`The product is ${found.kind}.`);
    const { product } = found;
    const request = {
      product,
      variant: product.variants[0],
      locale: 'fr' as const,
      context: { pageUri: 'https://www.velory.example/fr/produit/kyburg', pageName: 'Kyburg' },
      consentText: 'Cela ne vous engage à rien.',
    };
    for (const email of [typed.email, 'Mia@example.ch']) {
      await requestAvailability({ ...request, answers: { ...typed, email } });
    }
    await requestAvailability({ ...request, answers: { ...typed, email: 'noe@example.ch', deadline: '' } });
    const forms = await waitingForms();
    expect(forms).toHaveLength(2);
    expect(forms[0]).toMatchObject({ form: 'availability-fr', context: { pageUri: request.context.pageUri } });
    expect(await db.formSubmission.findMany({ where: { email: 'mia@example.ch' } })).toMatchObject([
      { form: 'availability-fr', consentText: request.consentText, sentAt: null },
    ]);
    expect(Object.fromEntries(forms[0]?.fields.map(({ name, value }) => [name, value]) ?? [])).toEqual({
      email: 'mia@example.ch',
      firstname: 'Mia',
      lastname: 'Muster',
      requested_bike_brand: 'Tössbike',
      requested_bike_model: 'Kyburg (TO-1)',
      requested_bike_deadline: '2027-03-31',
      language_selected: 'fr',
    });
  });
});
