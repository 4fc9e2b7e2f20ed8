import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatDate } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { openDocument } from '~/modules/after-order/magic-docs.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Container, Split } from '~/ui/layout.tsx';
import { documentPage } from './document-view.server.ts';

export { ordersSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['document'] };

const statuses = { open: 200, expired: 410, unknown: 404 } as const;

/** A document of an order, for anyone who holds its link (spec §3: magicDocs). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  const opened = await openDocument(token);
  const view = { page: documentPage(localeOfRequest(request)), opened, token, isAway: searchParams.has('nicht-da') };
  const headers = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' };
  return data(view, { status: statuses[opened.kind], headers });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function DocumentRoute() {
  const { opened, token, isAway } = useLoaderData<typeof loader>();
  const { t } = useTranslation('document');
  const locale = useLocale();
  const isOpen = opened.kind === 'open';
  const words = isOpen ? { number: opened.number, date: formatDate(opened.expiresAt, locale) } : {};
  return (
    <Container className="pb-16 pt-8">
      <Split columns="5/7">
        <div>
          <h1 className="text-h1">{isOpen ? t(`name.${opened.document}`) : t(`${opened.kind}.title`)}</h1>
          <p className="mt-3 text-lead text-ink-2">{t(`${opened.kind}.lead`, words)}</p>
        </div>
        <div className="grid gap-5 border-t border-line pt-6">
          {isAway && (
            <Note kind="error" alert>
              {t('away')}
            </Note>
          )}
          <div className="flex flex-wrap gap-3">
            {isOpen ? (
              <LinkButton href={href('documentFile', {}, locale, { token })} reload>
                {t('open.fetch')}
              </LinkButton>
            ) : (
              <LinkButton href={href('orderTracker', {}, locale)}>{t('tracker')}</LinkButton>
            )}
          </div>
        </div>
      </Split>
    </Container>
  );
}
