import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { OpenedNewsletterLink } from '~/modules/newsletter/newsletter.ts';
import { nextIssue } from '~/modules/newsletter/newsletter.ts';
import { confirmNewsletter, openConfirmation } from '~/modules/newsletter/newsletter.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { localeOfRequest } from '~/site-map.ts';
import { LinkPage } from './link-page.tsx';
import { newsletterPage, privateHeaders } from './newsletter-view.server.ts';
import { linkToken } from '~/platform/http.server.ts';

export { editorialSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['newsletter'], isTask: true };

const statusOf = ({ kind }: OpenedNewsletterLink) => (kind === 'unknown' ? 404 : kind === 'expired' ? 410 : 200);

/** Shows what the link of a mail confirms; only a press does it, since programs that look into mails open links too. */
export async function loader({ request }: LoaderFunctionArgs) {
  const link = await openConfirmation(linkToken(request));
  const page = newsletterPage('newsletterConfirm', localeOfRequest(request));
  const view = { page, link, day: nextIssue(zurichDate(new Date())) };
  return data(view, { status: statusOf(link), headers: privateHeaders });
}

export async function action({ request }: ActionFunctionArgs) {
  return data({ link: await confirmNewsletter(linkToken(request)) }, { headers: privateHeaders });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function ConfirmRoute() {
  const { link, day } = useLoaderData<typeof loader>();
  return <LinkPage purpose="confirm" link={useActionData<typeof action>()?.link ?? link} day={day} />;
}
