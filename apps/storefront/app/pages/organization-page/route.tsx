import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { byLocale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { RichText } from '~/modules/content/ui/rich-text.tsx';
import { findOrganizationPage } from '~/modules/instances/organization-page.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { publicPage } from '~/platform/page-cache.server.ts';
import { pageMeta, type PageInfo } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { throwUnknownPage } from '~/shell/unknown-page.server.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { Container } from '~/ui/layout.tsx';

export { pageHeaders as headers };
export { editorialSheet as links } from '~/ui/sheets.ts';
export const handle: PageHandle = { isShared: true };

/** A page of a partner's own, at its instance only. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const found = findOrganizationPage(params.page ?? '', locale);
  if (!found) return throwUnknownPage(request);
  const { page: own, name, slugs } = found;
  const t = i18nFor(locale, 'instance');
  const page: PageInfo = {
    locale,
    title: t('page', { title: own.title, name }),
    description: own.title,
    alternates: byLocale((each) => href('ownPage', { page: slugs[each] }, each)),
  };
  return data({ page, title: own.title, html: own.html }, { headers: publicPage({ tags: ['content'] }) });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function OrganizationPageRoute() {
  const { title, html } = useLoaderData<typeof loader>();
  return (
    <Container className="pt-8 pb-14 tablet:pb-18 desktop:pb-24">
      <h1 className="text-h1">{title}</h1>
      <div className="mt-6 max-w-text">
        <RichText html={html} />
      </div>
    </Container>
  );
}
