import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { legalPageOf } from './legal-pages.ts';
import { pageMeta, type PageInfo } from '~/seo/seo.ts';
import { throwUnknownPage } from '~/shell/unknown-page.server.ts';
import { currentOrganization } from '~/modules/instances/instances.server.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { getLegalPage } from '~/modules/content/content.server.ts';
import { loadBlocks } from '~/modules/blocks/blocks.server.ts';
import { blockTexts } from '~/modules/blocks/ui/block-texts.ts';
import { Sections } from '~/modules/blocks/ui/sections.tsx';
import { RichText } from '~/modules/content/ui/rich-text.tsx';
import { pageHeaders } from '~/platform/page.server.ts';
import { publicPage } from '~/platform/page-cache.server.ts';
import { languageTag, type Locale } from '~/i18n/locales.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { alternatesOf, localeOfRequest } from '~/site-map.ts';
import { Note } from '~/ui/form-message.tsx';
import { Container } from '~/ui/layout.tsx';

export { pageHeaders as headers };
export { editorialSheet as links } from '~/ui/sheets.ts';
export const handle: PageHandle = { i18n: blockTexts, isShared: true };

/** Imprint, privacy and terms, from the CMS. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const name = legalPageOf(new URL(request.url).pathname);
  const found = name && (await getLegalPage({ key: name, locale }));
  if (!name || !found) return throwUnknownPage(request);
  const content = found.page;
  const page: PageInfo = {
    locale,
    title: `${content.title} · Velory`,
    description: content.description ?? content.title,
    alternates: alternatesOf(name, {}),
    ...(found.locale === locale ? {} : { writtenIn: [found.locale] }),
  };
  const own = name === 'imprint' ? ownImprint(locale) : undefined;
  const { sections } = await loadBlocks(content.blocks, { locale, now: new Date() });
  const t = i18nFor(locale, 'legal');
  const other =
    found.locale === locale
      ? undefined
      : { lang: found.locale, sentence: t('otherLanguage', { language: languageName(found.locale, locale) }) };
  return data(
    { page, title: content.title, other, html: content.html, own, sections },
    { headers: publicPage({ tags: ['catalog', 'content'] }) },
  );
}

function languageName(language: Locale, reader: Locale): string {
  return new Intl.DisplayNames(languageTag[reader], { type: 'language' }).of(language) ?? language;
}

/** What the partner whose instance this is says of itself. */
function ownImprint(locale: Locale): { title: string; html: string } | undefined {
  const organization = currentOrganization(locale);
  if (!organization?.imprint) return undefined;
  const { name, imprint: html } = organization;
  return { title: i18nFor(locale, 'instance')('imprint', { name }), html };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.page, matches);

export default function LegalPageRoute() {
  const { title, html, own, sections, other } = useLoaderData<typeof loader>();
  return (
    <>
      <Container className="pt-8 pb-14 tablet:pb-18 desktop:pb-24">
        {other && <Note className="mb-6 max-w-text bg-mist p-4">{other.sentence}</Note>}
        <h1 className="text-h1" lang={other?.lang}>
          {title}
        </h1>
        {own && (
          <section className="mt-6 max-w-text border-b border-line pb-6">
            <h2 className="text-h3">{own.title}</h2>
            <RichText html={own.html} />
          </section>
        )}
        <div className="mt-6 max-w-text" lang={other?.lang}>
          {html && <RichText html={html} />}
        </div>
      </Container>
      <Sections sections={sections} />
    </>
  );
}
