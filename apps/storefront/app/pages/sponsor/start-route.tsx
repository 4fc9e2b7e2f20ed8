import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { i18nFor } from '~/i18n/texts.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { newPageForm } from '~/modules/sponsoring/sponsoring.schema.server.ts';
import { makePage } from '~/modules/sponsoring/sponsoring.server.ts';
import { refuseForm } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { alternatesOf, href, localeOfRequest } from '~/site-map.ts';
import { ChooseBike } from './choose-bike.tsx';
import { CreatePage } from './create-page.tsx';
import { privateHeaders } from './sponsor-view.server.ts';
import { createView, startView } from './start-view.server.ts';

export { checksSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['sponsor'], isTask: true };

/** Where a rider begins: first the bike, then the page; and the pages of others that want to be seen. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const query = new URL(request.url).searchParams;
  const slug = query.get('bike') ?? '';
  const t = i18nFor(locale, 'sponsor');
  const created = slug === '' ? null : await createView(slug, Number(query.get('variante')), locale);
  const page = {
    locale,
    title: `${t('start.title')} · Velory`,
    description: t('start.description'),
    alternates: alternatesOf('sponsorStart', {}),
    ...(slug === '' ? {} : { noindex: true }),
  };
  const view = created ?? (await startView(await visitorOf(request), locale, slug !== ''));
  return data({ page, view }, { headers: privateHeaders });
}

/** Makes a rider's page and leads to where it is managed. */
export async function action({ request }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const parsed = parseForm(await formOf(request), newPageForm);
  if (!parsed.ok) return refuseForm(request, parsed.reply);
  const { adult: _adult, ...wish } = parsed.value;
  const visitor = await visitorOf(request);
  const made = await makePage({ ...wish, locale, userId: visitor?.userId });
  if (!made.ok) return refuseForm(request, parsed.refuse({ fields: made.errors }));
  return redirect(href('sponsorManage', { token: made.token }, locale, { key: made.key, neu: 1 }), 303);
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function SponsorStartRoute() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return view.kind === 'create' ? (
    <CreatePage key={view.variantId} view={view} answer={answer} />
  ) : (
    <ChooseBike view={view} />
  );
}
