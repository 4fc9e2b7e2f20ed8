import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/seo/seo.ts';
import { accountOf } from '~/modules/identity/account.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { answerReview, loadReview } from './review-form.server.ts';
import { ReviewPage } from './review-page.tsx';

export { accountSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['review'], isTask: true };

/** The form in which buyers say how a product rides that was delivered to them. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const visitor = await visitorOf(request);
  const isSignedIn = (await accountOf(visitor)) !== null;
  const { searchParams: search } = new URL(request.url);
  const locale = localeOfRequest(request);
  const view = await loadReview({ slug: params.bike ?? '', visitor, isSignedIn, locale, search });
  if (!view) throw data(null, { status: 404 });
  return data(view);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const slug = params.bike ?? '';
  const form = await formOf(request);
  const visitor = await visitorOf(request);
  if (!visitor) {
    return redirect(href('signIn', {}, locale, { zurueck: href('review', { bike: slug }, locale) }), 303);
  }
  return answerReview({ request, visitor, slug, locale }, form);
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function ReviewRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <ReviewPage {...view} lastResult={useActionData<typeof action>()} />;
}
