import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { nextIssue } from '~/modules/newsletter/newsletter.ts';
import { newsletterConstraints, newsletterSchema } from '~/modules/newsletter/newsletter.schema.server.ts';
import { requestNewsletter } from '~/modules/newsletter/newsletter.server.ts';
import { currentAddress } from '~/modules/instances/instances.server.ts';
import { refuseForm } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { NewsletterPage } from './newsletter-page.tsx';
import { newsletterPage } from './newsletter-view.server.ts';

export { editorialSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['newsletter'], isTask: true };

/** The newsletter's form; once it was sent, what comes next. */
export function loader({ request }: LoaderFunctionArgs) {
  const isSent = new URL(request.url).searchParams.has('gesendet');
  return {
    page: newsletterPage('newsletter', localeOfRequest(request)),
    isSent,
    day: nextIssue(zurichDate(new Date())),
    constraint: newsletterConstraints,
  };
}

/**
 * Takes the form, from this page or from any other (`POST /api/newsletter`): the answer is the same for every address.
 */
export async function action({ request }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const parsed = parseForm(await formOf(request), newsletterSchema);
  if (!parsed.ok) return refuseForm(request, parsed.reply);
  const { consent: _consent, ...wish } = parsed.value;
  const own = href('newsletter', {}, locale);
  await requestNewsletter({ ...wish, locale, pageUri: currentAddress() + own });
  return redirect(href('newsletter', {}, locale, { gesendet: 1 }), 303);
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function NewsletterRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <NewsletterPage {...view} lastResult={useActionData<typeof action>()} />;
}
