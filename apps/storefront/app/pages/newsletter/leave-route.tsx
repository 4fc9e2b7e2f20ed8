import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { leaveNewsletter, openLeaving } from '~/modules/newsletter/newsletter.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { localeOfRequest } from '~/site-map.ts';
import { LinkPage } from './link-page.tsx';
import { newsletterPage, privateHeaders } from './newsletter-view.server.ts';
import { linkToken } from '~/platform/http.server.ts';

export { editorialSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['newsletter'], isTask: true };

/** Shows what the link of a mail ends; nothing ends by looking. */
export async function loader({ request }: LoaderFunctionArgs) {
  const link = await openLeaving(linkToken(request));
  const page = newsletterPage('newsletterLeave', localeOfRequest(request));
  return data({ page, link }, { status: link.kind === 'unknown' ? 404 : 200, headers: privateHeaders });
}

/**
 * Ends the newsletter: by the page's button, or by a mail program's own (RFC 8058), which reads nothing but the
 * status.
 */
export async function action({ request }: ActionFunctionArgs) {
  const link = await leaveNewsletter(linkToken(request));
  return data({ link }, { status: link.kind === 'unknown' ? 404 : 200, headers: privateHeaders });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function LeaveRoute() {
  const { link } = useLoaderData<typeof loader>();
  return <LinkPage purpose="leave" link={useActionData<typeof action>()?.link ?? link} />;
}
