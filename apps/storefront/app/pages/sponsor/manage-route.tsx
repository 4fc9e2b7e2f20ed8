import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { i18nFor } from '~/i18n/texts.server.ts';
import { recordMailLink } from '~/modules/identity/proven-address.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { localeOfRequest } from '~/site-map.ts';
import { manageAct } from './manage-acts.server.ts';
import { ManagePage } from './manage-page.tsx';
import { manageView } from './manage-view.server.ts';
import { privateHeaders, sponsorPage } from './sponsor-view.server.ts';

export { checksSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['sponsor'], isTask: true };

const keyOf = (request: Request): string => new URL(request.url).searchParams.get('key') ?? '';

/** A rider's own page: its link, its words, the order, the end. Opened by the key of the mail alone. */
export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  await recordMailLink(request);
  const view = await manageView(token, keyOf(request), locale);
  if (!view) throw new Response('Not found', { status: 404 });
  const query = new URL(request.url).searchParams;
  const title = i18nFor(locale, 'sponsor')('manage.title');
  const page = sponsorPage('sponsorManage', { locale, token, title, description: '' });
  return data({ page, view, isNew: query.has('neu'), isSaved: query.has('gespeichert') }, { headers: privateHeaders });
}

/** Changes the page, takes it back, or puts its bike into the cart. */
export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  const form = await formOf(request);
  const done = await manageAct({ request, token, key: keyOf(request), form, locale: localeOfRequest(request) });
  return 'to' in done
    ? redirect(done.to, { status: 303, headers: done.headers })
    : data(done.answer, { status: done.status, headers: privateHeaders });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function SponsorManageRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <ManagePage {...view} answer={useActionData<typeof action>()} />;
}
