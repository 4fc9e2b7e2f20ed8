import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { planFile } from '~/modules/checkout/checkout.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { fileAnswer } from '~/platform/file-answer.server.ts';
import { href, localeOfRequest } from '~/site-map.ts';

/**
 * The payment schedule to keep, as `.ics` or `.pdf` by the address: of the plan in the query, which need not be saved.
 * An empty cart leads back to the first step.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOfRequest(request);
  const visitor = await visitorOf(request);
  const file = await planFile(pathname.endsWith('.ics') ? 'ics' : 'pdf', { visitor, locale, query: searchParams });
  if (!file) return redirect(href('checkoutPlan', {}, locale));
  return fileAnswer(file);
}
