import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { pageMeta } from '~/seo/seo.ts';
import { accountOf } from '~/modules/identity/account.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Container } from '~/ui/layout.tsx';
import { useBroadcast } from '~/modules/identity/ui/signed-in-elsewhere.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { returnPath, signInPage } from './sign-in-view.server.ts';

export { pageHeaders as headers };
export { editorialSheet as links } from '~/ui/sheets.ts';
/** Without the shell, whose links the router would still look up while the window closes. */
export const handle: PageHandle = { i18n: ['sign-in'], isAlone: true };

/**
 * The end of Google's window: it notifies the page that opened it, and closes. Anyone who is not signed in does that
 * first.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const returnTo = returnPath(request, locale);
  if (!(await accountOf(await visitorOf(request)))) {
    return redirect(href('signIn', {}, locale, { zurueck: returnTo }));
  }
  return data({ page: await signInPage('signedIn', locale), returnTo });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function SignedInRoute() {
  const { returnTo } = useLoaderData<typeof loader>();
  const { t } = useTranslation('sign-in');
  useBroadcast(returnTo);
  return (
    <Container className="grid justify-items-start gap-5 pt-4 pb-10">
      <h1 className="text-h1">{t('signed-in.title')}</h1>
      <p className="text-ink-2">{t('signed-in.text')}</p>
      <LinkButton href={returnTo} reload>
        {t('signed-in.go')}
      </LinkButton>
    </Container>
  );
}
