import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/seo/seo.ts';
import { throwUnknownPage } from '~/shell/unknown-page.server.ts';
import { findServiceTopic, serviceTopicSlugs } from '~/modules/support/service-topics.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { publicPage } from '~/platform/page-cache.server.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { sheet } from '~/ui/sheets.ts';
import { loadServiceTopic } from './service-topic.server.ts';
import { ServiceTopicPage } from './service-topic-page.tsx';
import styles from './service-topic.css?url';

export { pageHeaders as headers };
export const handle = { i18n: ['service'], isShared: true };
export const links = sheet(styles);

/** A topic of the customer service (spec §2). A segment of the other language redirects to this one's. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const found = findServiceTopic(params.topic ?? '');
  if (!found) return throwUnknownPage(request);
  const topic = serviceTopicSlugs[found.topic][locale];
  if (topic !== params.topic) throw redirect(href('serviceTopic', { topic }, locale), 301);
  return data(await loadServiceTopic(found.topic, locale), { headers: publicPage({ tags: ['content'] }) });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function ServiceTopicRoute() {
  return <ServiceTopicPage view={useLoaderData<typeof loader>().view} />;
}
