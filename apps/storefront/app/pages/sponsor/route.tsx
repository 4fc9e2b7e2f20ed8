import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readContribution } from '~/modules/sponsoring/sponsoring.schema.server.ts';
import { contribute, findPage } from '~/modules/sponsoring/sponsoring.server.ts';
import { currentAddress } from '~/modules/instances/instances.server.ts';
import { refusalStatus } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import type { GiveAnswer } from './give-form.tsx';
import { SponsorPage } from './sponsor-page.tsx';
import { sponsorLinks } from './sponsor-sheet.ts';
import { privateHeaders, sponsorPage, sponsorView } from './sponsor-view.server.ts';

export const links = sponsorLinks;
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['sponsor'], isTask: true };

/** A rider's page (spec §1: sponsor-me), for whoever has its link. */
export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const found = await findPage(token);
  if (!found) throw new Response('Not found', { status: 404 });
  const view = await sponsorView(found, locale);
  const page = sponsorPage('sponsor', { locale, token, title: view.title, description: view.story });
  const wished = /^\d{1,5}$/.exec(new URL(request.url).searchParams.get('betrag') ?? '')?.[0] ?? '';
  const address = currentAddress() + href('sponsor', { token }, locale);
  return data({ page, view, wished, address }, { headers: privateHeaders });
}

/** Promises a contribution; then its own page leads to the payment. */
export async function action({ request, params: { token = '' }, context: { sender } }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const form = await formOf(request);
  const { values, errors } = readContribution(form);
  const promised = values && (await contribute(token, { ...values, locale, sender }));
  if (promised?.ok) {
    return redirect(href('sponsorContribution', { token, ticket: promised.ticket }, locale, { neu: 1 }), 303);
  }
  const typed = ['amount', 'free', 'name', 'email', 'message', 'isHidden'].flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? [[name, value.slice(0, 300)]] : [];
  });
  const answer: GiveAnswer = {
    errors: errors ?? { amount: promised?.reason ?? 'closed' },
    most: promised?.most,
    values: Object.fromEntries(typed) as Record<string, string>,
  };
  return data(answer, { status: refusalStatus(request, errors ? 400 : 409) });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function SponsorRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <SponsorPage key={view.view.token} {...view} answer={useActionData<typeof action>()} />;
}
