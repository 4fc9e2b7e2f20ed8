import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { i18nFor } from '~/i18n/texts.server.ts';
import { askConstraints, askForm } from '~/modules/wheel/wheel.schema.server.ts';
import { requestSpin, currentWheel, wheelView } from '~/modules/wheel/wheel.server.ts';
import { refuseForm } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { publicPage } from '~/platform/page-cache.server.ts';
import { pageMeta, type PageInfo } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { alternatesOf, href, localeOfRequest } from '~/site-map.ts';
import { WheelPage } from './wheel-page.tsx';

export { campaignsSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['wheel'], isShared: true, isTask: true };

/** Seconds the page is stored at most: what is left of the prizes is no older. */
const MAX_AGE = 60;

/** The wheel of fortune with its odds, its proof and its terms (spec §3, decision 89). */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const t = i18nFor(locale, 'wheel');
  const now = new Date();
  const wheel = await currentWheel(now);
  const page: PageInfo = {
    locale,
    title: t('seo.title'),
    description: t('seo.description'),
    alternates: alternatesOf('wheel', {}),
    ...(wheel ? {} : { noindex: true }),
  };
  const view = wheel ? await wheelView(wheel, locale, now) : null;
  const isSent = new URL(request.url).searchParams.has('gesendet');
  const changes = [view?.opensAt, view?.closesAt].map((moment) =>
    Math.ceil((Date.parse(moment ?? '') - now.getTime()) / 1000),
  );
  const maxAge = Math.min(MAX_AGE, ...changes.filter((seconds) => seconds > 0));
  const constraint = askConstraints;
  return data({ page, wheel: view, isSent, constraint }, { headers: publicPage({ tags: ['content'], maxAge }) });
}

/** Mails the link that turns. The answer is the same for every address. */
export async function action({ request }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const parsed = parseForm(await formOf(request), askForm);
  if (!parsed.ok) return refuseForm(request, parsed.reply);
  if (await requestSpin({ email: parsed.value.email, locale })) {
    return redirect(href('wheel', {}, locale, { gesendet: 1 }), 303);
  }
  return refuseForm(request, parsed.refuse({ form: 'over' }), { status: 409 });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function WheelRoute() {
  const { page: _page, ...view } = useLoaderData<typeof loader>();
  return <WheelPage {...view} lastResult={useActionData<typeof action>()} />;
}
