import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadAvailability } from './availability.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import { formContext } from '~/modules/forms/form-context.ts';
import { availabilityForm } from '~/modules/support/availability.schema.server.ts';
import { requestAvailability } from '~/modules/support/availability.server.ts';
import { AvailabilityPage } from './availability-page.tsx';
import { refuseForm } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { localeOfRequest } from '~/site-map.ts';

export { choosingSheet as links } from '~/ui/sheets.ts';
export const handle: PageHandle = { i18n: ['availability'], isTask: true };

/** The form for a bike that is sold out; `?variante=` names size and colour. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const found = await loadAvailability(request, params.bike ?? '');
  if (found.kind === 'moved') throw redirect(found.path, 301);
  if (found.kind === 'missing') throw data(null, { status: 404 });
  return found.view;
}

/** Takes the request; answers 303 to the page that says so, or the fields that are wrong. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const found = await loadAvailability(request, params.bike ?? '');
  if (found.kind !== 'found') throw data(null, { status: 404 });
  const parsed = parseForm(await formOf(request), availabilityForm(zurichDate(new Date())));
  if (!parsed.ok) return refuseForm(request, parsed.reply);
  const { product, variant, address, consentText, view } = found;
  await requestAvailability({
    product,
    variant,
    locale: localeOfRequest(request),
    answers: parsed.value,
    context: formContext({
      pageUri: address,
      pageName: view.page.title,
      cookies: request.headers.get('Cookie'),
      sender: context.sender,
    }),
    consentText,
  });
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set('gesendet', '1');
  return redirect(`${pathname}?${searchParams.toString()}`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function AvailabilityRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <AvailabilityPage {...view} lastResult={useActionData<typeof action>()} />;
}
