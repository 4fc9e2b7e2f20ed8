import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { nextIssue } from '~/modules/newsletter/newsletter.ts';
import { parseNewsletterForm } from '~/modules/newsletter/newsletter.schema.server.ts';
import { askForNewsletter } from '~/modules/newsletter/newsletter.server.ts';
import { currentAddress } from '~/modules/instances/instances.server.ts';
import { refusalStatus } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { sheet } from '~/ui/sheets.ts';
import { NewsletterPage } from './newsletter-page.tsx';
import { newsletterPage } from './newsletter-view.server.ts';
import styles from './newsletter.css?url';

export const links = sheet(styles);
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['newsletter'], isTask: true };

/** The newsletter's form; once it was sent, what comes next. */
export function loader({ request }: LoaderFunctionArgs) {
  const isSent = new URL(request.url).searchParams.has('gesendet');
  return {
    page: newsletterPage('newsletter', localeOfRequest(request)),
    isSent,
    day: nextIssue(zurichDate(new Date())),
  };
}

/** Takes the form, from this page or from any other (`POST /api/newsletter`): the answer is the same for every address. */
export async function action({ request }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const form = await formOf(request);
  const { values, errors } = parseNewsletterForm(form);
  if (errors) {
    const typed = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value.slice(0, 200) : '';
    };
    const kept = { email: typed('email'), firstName: typed('firstName'), lastName: typed('lastName') };
    return data({ errors, values: kept }, { status: refusalStatus(request, 400) });
  }
  const { consent: _consent, ...wish } = values;
  const own = href('newsletter', {}, locale);
  await askForNewsletter({ ...wish, locale, pageUri: currentAddress() + own });
  return redirect(href('newsletter', {}, locale, { gesendet: 1 }), 303);
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function NewsletterRoute() {
  const { isSent, day } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <NewsletterPage isSent={isSent} day={day} answer={answer} />;
}
