import { i18nFor } from '~/i18n/texts.server.ts';
import { locales } from '~/i18n/locales.ts';
import { parseReminderContact } from '~/modules/cart/cart.schema.server.ts';
import { requestReminder } from '~/modules/cart/cart.server.ts';
import { findProduct } from '~/modules/catalog/catalog.server.ts';
import { callWishForm, questionForm } from '~/modules/consultation/consultation.schema.server.ts';
import { requestCall, sendQuestion } from '~/modules/consultation/consultation.server.ts';
import { formContext } from '~/modules/forms/form-context.ts';
import type { FormKind, formKinds } from '~/modules/forms/forms.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { currentAddress } from '~/modules/instances/instances.server.ts';
import { newsletterSchema } from '~/modules/newsletter/newsletter.schema.server.ts';
import { requestNewsletter } from '~/modules/newsletter/newsletter.server.ts';
import { availabilityForm } from '~/modules/support/availability.schema.server.ts';
import { requestAvailability } from '~/modules/support/availability.server.ts';
import { recommend, recommendForm } from '~/modules/support/recommend.server.ts';
import { apiError, apiSuccess, parseInput, tooMany } from '~/platform/api.server.ts';
import { formFrom, parseForm } from '~/platform/parse-form.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { href } from '~/site-map.ts';
import { answerOfService, type FormCall, type FormHandler, invalidForm, waiting } from './form-call.server.ts';
import { returnTicket, serviceTicket } from './ticket-handlers.server.ts';

/** What each kind of form does: the same as the page that has it. */
export const formHandlers: Readonly<Record<(typeof formKinds)[number] & FormKind, FormHandler>> = {
  newsletter,
  questions,
  'phone-call': phoneCall,
  recommendation,
  'abandoned-cart': abandonedCart,
  availability,
  'service-ticket': serviceTicket,
  'return-ticket': returnTicket,
};

/**
 * Mails a link that confirms; the service gets the address once it is opened. Sending the form is the wish to get the
 * mail.
 */
async function newsletter({ values, locale, pageUri }: FormCall): Promise<Response> {
  const { email, firstname: firstName, lastname: lastName } = values;
  const { input, refusal } = parseInput(newsletterSchema, { email, firstName, lastName, locale, consent: true });
  if (refusal) return refusal;
  const { consent: _consent, ...wish } = input;
  await requestNewsletter({ ...wish, pageUri });
  return waiting();
}

async function questions({ values, locale, pageUri }: FormCall): Promise<Response> {
  const parsed = parseForm(formFrom(values), questionForm);
  if (!parsed.ok) return invalidForm(parsed.reply);
  return answerOfService(async (send) => {
    await sendQuestion(parsed.value, { locale, pageUri, send });
    return undefined;
  });
}

async function phoneCall({ values, locale, pageUri, sender }: FormCall): Promise<Response> {
  const { firstname, email, questions: question, requested_bike_model: bike } = values;
  const phone = values.phone ?? values.phoneNumber ?? values['0-2/phone'];
  const parsed = parseForm(formFrom({ firstname, phone, email, question, bike, language: locale }), callWishForm);
  if (!parsed.ok) return invalidForm(parsed.reply);
  return answerOfService(async (send) => {
    const seconds = await requestCall(parsed.value, { pageUri, sender, send });
    return seconds === undefined ? undefined : tooMany('Too many call requests', seconds);
  });
}

/** Mails a link to a product of the shop, to no one more often than the page does. */
async function recommendation({ values, locale, request, sender }: FormCall): Promise<Response> {
  const parsed = parseForm(formFrom({ firstName: values.firstname, email: values.email }), recommendForm);
  if (!parsed.ok) return invalidForm(parsed.reply);
  const product = await productOfAddress(values.recommendation_link, locale);
  if (!product) return invalidForm(parsed.refuse({ fields: { recommendation_link: 'foreign' } }));
  const link = currentAddress() + href('product', { bike: product.slug }, locale);
  const consentText = i18nFor(locale, 'recommend')('consent');
  const context = formContext({
    pageUri: link,
    pageName: product.name,
    cookies: request.headers.get('Cookie'),
    sender,
  });
  return answerOfService(async (send) => {
    const seconds = await recommend({ ...parsed.value, link, locale, consentText, sender, context }, send);
    return seconds === undefined ? undefined : tooMany('Too many links sent', seconds);
  });
}

/** Waits for its hour in any case (spec §4). */
async function abandonedCart({ values, locale, pageUri, request }: FormCall): Promise<Response> {
  const { contact, fields } = parseReminderContact(values);
  if (!contact) return apiError('invalid', 'No data to submit', fields);
  const visitor = await visitorOf(request);
  const queued = visitor !== null && (await requestReminder({ visitor, locale, pageUri, ...contact }));
  return apiSuccess({ queued }, { status: 202 });
}

/** Asks for a bike of the shop: the one that the model's slug names, or the page that the form was sent from. */
async function availability({ values, locale, pageUri, request, sender }: FormCall): Promise<Response> {
  const { email, firstname, lastname, requested_bike_deadline: deadline } = values;
  const schema = availabilityForm(zurichDate(new Date()));
  const parsed = parseForm(formFrom({ email, firstname, lastname, deadline }), schema);
  if (!parsed.ok) return invalidForm(parsed.reply);
  const product =
    (await productOfSlug(values.requested_bike_model, locale)) ?? (await productOfAddress(pageUri, locale));
  if (!product) return invalidForm(parsed.refuse({ fields: { requested_bike_model: 'unknown' } }));
  const consentText = i18nFor(locale, 'availability')('what');
  const context = formContext({ pageUri, cookies: request.headers.get('Cookie'), sender });
  return answerOfService(async (send) => {
    const wish = { product, variant: undefined, locale, answers: parsed.value, context, consentText };
    await requestAvailability(wish, send);
    return undefined;
  });
}

async function productOfSlug(slug: string | undefined, locale: FormCall['locale']) {
  if (!slug || !/^[a-z\d-]{1,200}$/.test(slug)) return undefined;
  const found = await findProduct({ slug, locale });
  if (found.kind === 'moved') return productOfSlug(found.slug, locale);
  return found.kind === 'missing' ? undefined : found.product;
}

/** The product whose page, or a page about it, is at an address of this shop. */
async function productOfAddress(address: string | undefined, locale: FormCall['locale']) {
  if (!address || !URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  if (origin !== currentAddress()) return undefined;
  const begin = locales.map((each) => href('product', { bike: '' }, each)).find((each) => pathname.startsWith(each));
  return begin === undefined ? undefined : productOfSlug(pathname.slice(begin.length).split('/')[0], locale);
}
