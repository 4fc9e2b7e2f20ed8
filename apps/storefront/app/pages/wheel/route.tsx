import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { i18nFor } from '~/i18n/texts.server.ts';
import { askForm } from '~/modules/wheel/wheel.schema.server.ts';
import { askForTurn, currentWheel, wheelView } from '~/modules/wheel/wheel.server.ts';
import type { AskErrors } from '~/modules/wheel/wheel.ts';
import { refusalStatus } from '~/platform/form-answer.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { publicPage } from '~/platform/page-cache.server.ts';
import { pageMeta, type PageInfo } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { alternatesOf, href, localeOfRequest } from '~/site-map.ts';
import { sheet } from '~/ui/sheets.ts';
import { WheelPage } from './wheel-page.tsx';
import styles from './wheel.css?url';

export const links = sheet(styles);
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['wheel'], isShared: true, isTask: true };

/** Seconds the page is kept at most: what is left of the prizes is no older. */
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
  return data({ page, wheel: view, isSent }, { headers: publicPage({ tags: ['content'], maxAge }) });
}

/** Mails the link that turns. The answer is the same for every address. */
export async function action({ request }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const form = await formOf(request);
  const typed = form.get('email');
  const parsed = askForm.safeParse({ email: typed ?? undefined, adult: form.get('adult') ?? undefined });
  if (!parsed.success) {
    const { fieldErrors } = z.flattenError(parsed.error);
    const errors = Object.fromEntries(
      Object.entries(fieldErrors).map(([field, problems]) => [field, problems[0]]),
    ) as AskErrors;
    const email = typeof typed === 'string' ? typed.slice(0, 200) : '';
    const isAdult = form.has('adult');
    return data({ errors, email, isAdult, isOver: false }, { status: refusalStatus(request, 400) });
  }
  if (await askForTurn({ email: parsed.data.email, locale })) {
    return redirect(href('wheel', {}, locale, { gesendet: 1 }), 303);
  }
  const kept = { errors: {} as AskErrors, email: parsed.data.email, isAdult: true, isOver: true };
  return data(kept, { status: refusalStatus(request, 409) });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function WheelRoute() {
  const { wheel, isSent } = useLoaderData<typeof loader>();
  return <WheelPage wheel={wheel} isSent={isSent} answer={useActionData<typeof action>()} />;
}
