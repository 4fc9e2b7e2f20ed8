import { createHash } from 'node:crypto';
import type { Locale } from '~/i18n/locales.ts';
import type { ProductView, VariantView } from '~/modules/catalog/catalog.ts';
import { splitName } from '~/modules/catalog/product-tile.ts';
import { type FormContext, formName } from '~/modules/forms/forms.ts';
import { type SendForm, sendLater } from '~/modules/forms/forms.server.ts';
import type { AvailabilityAnswers } from './availability.schema.server.ts';

interface AvailabilityRequest {
  product: ProductView;
  /** The size and colour that is asked for. */
  variant: VariantView | undefined;
  locale: Locale;
  answers: AvailabilityAnswers;
  /** Where the form was filled in. */
  context: FormContext;
  /** The sentence beside the form; it is stored with the submission. */
  consentText: string;
}

/**
 * Asks the shop's people when a bike is available: a marketing form, sent by a job (spec §3, §7: bike availability
 * request). The same question sent twice is one.
 */
export async function requestAvailability(
  { product, variant, locale, answers, context, consentText }: AvailabilityRequest,
  send: SendForm = sendLater,
): Promise<void> {
  const { email, firstname, lastname, deadline = '' } = answers;
  const model = requestedModel(product, variant);
  const question = JSON.stringify([email.toLowerCase(), product.id, variant?.id, deadline]);
  const key = `availability:${createHash('sha256').update(question).digest('hex').slice(0, 32)}`;
  const { brand = '' } = splitName(product);
  const form = {
    form: formName('availability', locale),
    fields: [
      { name: 'email' as const, value: email },
      { name: 'firstname' as const, value: firstname },
      { name: 'lastname' as const, value: lastname },
      { name: 'requested_bike_brand' as const, value: brand },
      { name: 'requested_bike_model' as const, value: model },
      { name: 'requested_bike_deadline' as const, value: deadline },
      { name: 'language_selected' as const, value: locale },
    ],
    context,
    consentText,
  };
  await send(form, key);
}

/** The model as people order it: name, size, colour and article number. */
function requestedModel(product: ProductView, variant: VariantView | undefined): string {
  const { name } = splitName(product);
  const colour = product.colours.find(({ slug }) => slug === variant?.colourSlug)?.name;
  const sku = variant?.sku ?? product.sku;
  return [name, variant?.sizeLabel, colour, sku && `(${sku})`].filter(Boolean).join(' ');
}
