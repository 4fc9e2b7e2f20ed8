import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { i18nFor } from '~/i18n/texts.server.ts';
import { showConstraints } from '~/modules/wheel/wheel.schema.server.ts';
import { findSpinDrawing, openSpin } from '~/modules/wheel/wheel.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta, type PageInfo } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { alternatesOf, localeOfRequest } from '~/site-map.ts';
import { updateSpin } from './spin.server.ts';
import { SpinPage } from './spin-page.tsx';
import { linkToken } from '~/platform/http.server.ts';

export { campaignsSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['wheel'], isTask: true };

/** A page about one person's try: kept nowhere, and its address goes to no one else. */
const privateHeaders = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' };

const statuses = { unknown: 404, over: 410, ready: 200, turned: 200 } as const;

/** What the link of the wheel's mail opens: one press, or what it gave (decision 89). */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const t = i18nFor(locale, 'wheel');
  const page: PageInfo = {
    locale,
    title: t('seo.turn'),
    description: t('seo.description'),
    alternates: alternatesOf('wheelTurn', {}),
    noindex: true,
  };
  const token = linkToken(request);
  const [view, drawing] = await Promise.all([openSpin(token, locale), findSpinDrawing(token, locale)]);
  return data(
    { page, view, drawing, constraint: showConstraints },
    { status: statuses[view.kind], headers: privateHeaders },
  );
}

/** Turns, shows a winner's name or takes it off. */
export async function action({ request }: ActionFunctionArgs) {
  const { answer, status } = await updateSpin(request, linkToken(request), localeOfRequest(request));
  return data(answer, { status, headers: privateHeaders });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function SpinRoute() {
  const { page: _page, ...loaded } = useLoaderData<typeof loader>();
  return <SpinPage {...loaded} answer={useActionData<typeof action>()} />;
}
