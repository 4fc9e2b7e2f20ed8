import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { contributionForm, sponsoringConstraints } from '~/modules/sponsoring/sponsoring.schema.server.ts';
import { contribute, findPage } from '~/modules/sponsoring/sponsoring.server.ts';
import { currentAddress } from '~/modules/instances/instances.server.ts';
import { refuseForm } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { SponsorPage } from './sponsor-page.tsx';
import { privateHeaders, sponsorPage, sponsorView } from './sponsor-view.server.ts';

export { checksSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['sponsor'], isTask: true };

/** A rider's page (spec §1: sponsor-me), for anyone who has its link. */
export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const found = await findPage(token);
  if (!found) throw new Response('Not found', { status: 404 });
  const view = await sponsorView(found, locale);
  const page = sponsorPage('sponsor', { locale, token, title: view.title, description: view.story });
  const wished = /^\d{1,5}$/.exec(new URL(request.url).searchParams.get('betrag') ?? '')?.[0] ?? '';
  const address = currentAddress() + href('sponsor', { token }, locale);
  const constraint = sponsoringConstraints.contribution;
  return data({ page, view, wished, address, constraint }, { headers: privateHeaders });
}

/** Promises a contribution; then its own page leads to the payment. */
export async function action({ request, params: { token = '' }, context: { sender } }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const parsed = parseForm(await formOf(request), contributionForm);
  if (!parsed.ok) return refuseForm(request, { reply: parsed.reply });
  const promised = await contribute(token, { ...parsed.value, locale, sender });
  if (promised?.ok) {
    return redirect(href('sponsorContribution', { token, ticket: promised.ticket }, locale, { neu: 1 }), 303);
  }
  const reply = parsed.refuse({ fields: { amount: promised?.reason ?? 'closed' } });
  return refuseForm(request, { reply, most: promised?.most }, { status: 409 });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function SponsorRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <SponsorPage key={view.view.token} {...view} answer={useActionData<typeof action>()} />;
}
