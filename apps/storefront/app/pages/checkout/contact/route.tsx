import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  replace,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/seo/seo.ts';
import { recordReminder, wantsReminder } from '~/modules/cart/cart.server.ts';
import { contactConstraints, contactForm, typedContact } from '~/modules/checkout/contact.schema.server.ts';
import {
  checkoutState,
  countryChoices,
  storeTyped,
  knownContact,
  phonePrefixes,
  summaryLedger,
} from '~/modules/checkout/checkout.server.ts';
import { checkoutPage } from '~/pages/checkout/page-info.server.ts';
import { pathWithoutCart } from '~/pages/checkout/without-cart.server.ts';
import { CheckoutError } from '~/pages/checkout/checkout-error.tsx';
import { ContactPage } from './contact-page.tsx';
import { checkDocumentView } from '~/modules/after-order/check-pictures.server.ts';
import { checkedAnswers, waivedRefusals } from '~/modules/credit-check/credit-check.server.ts';
import { abandonedCartPath } from '~/modules/forms/forms.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { refuseForm } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { intentOf, parseForm } from '~/platform/parse-form.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';

export { checkoutSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['checkout', 'due', 'reminder'], isCheckout: true, event: 'contact_step' };

/** Second step of the checkout: contact data, and what a plan asks for. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const visitor = await visitorOf(request);
  const state = await checkoutState({ visitor, locale });
  if (!state) throw replace(await pathWithoutCart(visitor, locale));
  const { plan, today, draft } = state;
  const typed = Object.keys(draft?.contact ?? {}).length > 0 ? draft?.contact : await knownContact(state.visitor);
  const checked = plan.paysOnce ? null : await checkedAnswers(state.visitor, typed ?? {});
  return {
    page: await checkoutPage('checkoutContact', locale),
    plan,
    ledger: await summaryLedger(state),
    today,
    cartId: state.cart.id ?? '',
    typed: { country: 'Switzerland', ...typed },
    checked: checked && {
      validUntil: checked.validUntil,
      birthDate: checked.birthDate,
      byPerson: checked.byPerson,
      withPictures: (await checkDocumentView(state.visitor))?.complete ?? false,
    },
    constraint: contactConstraints({ isPlan: !plan.paysOnce, today }),
    countries: countryChoices(locale),
    phonePrefixes,
    reminder: {
      wanted: await wantsReminder(state.visitor),
      formPath: abandonedCartPath(locale),
      eBikeChoice: state.cart.lines[0]?.name ?? '',
    },
  };
}

/** What a credit check has answered already. */
const planFields = ['birthDay', 'birthMonth', 'birthYear', 'idType', 'residentOverOneYear', 'noDebtCollection'];

/** Keeps what was typed, right or wrong; goes on where it is right. What a credit check knows is taken from there. */
export async function action({ request }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const visitor = await visitorOf(request);
  const state = await checkoutState({ visitor, locale });
  if (!state) return redirect(await pathWithoutCart(visitor, locale), 303);
  const form = await formOf(request);
  // Of a field that was sent several times the last value counts, here and in the draft.
  for (const name of new Set(form.keys())) form.set(name, form.getAll(name).at(-1) ?? '');
  const checked = state.plan.paysOnce
    ? null
    : await checkedAnswers(state.visitor, typedContact(Object.fromEntries(form)));
  for (const name of checked ? planFields : []) form.delete(name);
  for (const [name, value] of Object.entries(checked?.fields ?? {})) form.set(name, value);
  const values = Object.fromEntries(form);
  await storeTyped(state.visitor, values);
  await recordReminder({ visitor: state.visitor, locale, values, pageUri: request.url });
  const intent = intentOf(form);
  if (intent === 'later') return redirect(href('checkoutLater', {}, locale), 303);
  if (intent !== 'continue') return redirect(href('checkoutPlan', {}, locale), 303);
  const waived = state.plan.paysOnce ? [] : await waivedRefusals(state.visitor.userId, typedContact(values));
  const parsed = parseForm(form, contactForm({ isPlan: !state.plan.paysOnce, today: state.today, waived }));
  if (parsed.ok) return redirect(href('checkoutReview', {}, locale), 303);
  return refuseForm(request, parsed.reply);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function CheckoutContactRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <ContactPage {...view} lastResult={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <CheckoutError step="checkoutContact" />;
}
