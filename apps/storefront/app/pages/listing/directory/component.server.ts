import { type Locale, locales } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { BikeComponent } from '~/modules/content/content.ts';
import type { EntryLookup } from '~/modules/content/content.server.ts';
import { type Alternates, href } from '~/site-map.ts';
import { componentPath, languagesOf, partAlternates } from '~/seo/editorial-address.ts';
import { scopeOfComponent } from './directory.server.ts';
import { loadListing } from '~/pages/listing/listing.server.ts';

type Found = Extract<EntryLookup<BikeComponent>, { kind: 'found' }>;

export async function loadComponent(request: Request, locale: Locale, { entry, slugs }: Found) {
  const t = i18nFor(locale, 'world');
  const { part, title, summary, html, facts, picture } = entry;
  const alternates: Alternates = { ...partAlternates(part) };
  for (const language of locales) {
    const slug = slugs[language];
    if (slug !== undefined) alternates[language] = componentPath({ part, slug }, language);
  }
  const partName = t(`part.${part}.name`);
  const listed = await loadListing({
    request,
    locale,
    scope: await scopeOfComponent(entry),
    name: title,
    alternates,
    writtenIn: languagesOf(slugs),
    editorial: true,
    description: summary,
    pageTitle: t('component.metaTitle', { name: title }),
  });
  const about = {
    title,
    summary,
    html,
    facts,
    ...(picture ? { picture } : {}),
    trail: [
      { label: t('directory.title'), href: href('components', {}, locale) },
      { label: partName, href: partAlternates(part)[locale] },
    ],
    factsTitle: t('component.facts'),
    listingTitle: t('component.listing', { name: title }),
    more: { label: t('component.more', { part: partName }), href: partAlternates(part)[locale] },
  };
  return { listed, about };
}
