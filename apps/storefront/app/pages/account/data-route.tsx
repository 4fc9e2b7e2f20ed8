import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/seo/seo.ts';
import { accountOf } from '~/modules/identity/account.server.ts';
import { exportPerson } from '~/modules/identity/erasure.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { localeOfRequest } from '~/site-map.ts';
import { accountPage, signInPath } from './account.server.ts';
import { DataPage } from './data-page.tsx';
import { readableParts } from './readable-parts.server.ts';

export { accountSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['account'] };

/** All that is stored of the signed-in user, to be read. */
export async function loader({ request }: LoaderFunctionArgs) {
  const visitor = await visitorOf(request);
  const account = await accountOf(visitor);
  if (!visitor || !account) return redirect(signInPath(request, 'accountData'));
  const locale = localeOfRequest(request);
  const parts = await exportPerson({ userId: visitor.userId, email: account.email }, locale);
  return data({ page: await accountPage(locale, 'accountData'), parts: await readableParts(parts, locale) });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function DataRoute() {
  return <DataPage parts={useLoaderData<typeof loader>().parts} />;
}
