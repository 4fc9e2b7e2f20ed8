import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/seo/seo.ts';
import { throwUnknownPage } from '~/shell/unknown-page.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { findServiceTopic, serviceTopicSlugs } from '~/modules/support/service-topics.ts';
import { sentTicketForm } from '~/modules/tickets/sent-form.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { loadServiceTopic } from './service-topic.server.ts';
import { ServiceTopicPage } from './service-topic-page.tsx';

export { serviceSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['service', 'tickets'], isTask: true };

/**
 * A topic of the customer service (spec §2): the menu, a return, a damage. A segment of the other language redirects
 * to this one's.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const found = findServiceTopic(params.topic ?? '');
  if (!found) return throwUnknownPage(request);
  const topic = serviceTopicSlugs[found.topic][locale];
  const { search, searchParams } = new URL(request.url);
  if (topic !== params.topic) throw redirect(href('serviceTopic', { topic }, locale) + search, 301);
  const visitor = await visitorOf(request);
  return data(await loadServiceTopic(found.topic, { locale, query: searchParams, visitor }));
}

/** Takes a return or a damage; answers 303 to the ticket's page, or what is wrong. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const kind = findServiceTopic(params.topic ?? '')?.topic;
  if (kind !== 'return' && kind !== 'damage') throw new Response('Not found', { status: 404 });
  const locale = localeOfRequest(request);
  const sent = await sentTicketForm(request, { kind, locale, sender: context.sender });
  const { headers } = sent;
  if (sent.path !== undefined) return redirect(sent.path, { status: 303, headers });
  return data(sent.refusal, { status: sent.status, headers });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function ServiceTopicRoute() {
  const refusal = useActionData<typeof action>();
  return <ServiceTopicPage view={useLoaderData<typeof loader>().view} refusal={refusal} />;
}
