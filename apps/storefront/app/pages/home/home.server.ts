import { labelled } from '~/i18n/labelled.ts';
import type { Locale } from '~/i18n/locales.ts';
import { type BlockSection, type LoadedBlocks, loadBlocks } from '~/modules/blocks/blocks.server.ts';
import type { CodeOfCart } from '~/modules/cart/cart.server.ts';
import type { Block, Organization } from '~/modules/content/content.ts';
import { currentOrganization, currentRules } from '~/modules/instances/instances.server.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { getPage } from '~/modules/content/content.server.ts';
import { href } from '~/site-map.ts';
import { codeSection } from './code-box.server.tsx';
import { defaultHomeBlocks } from './default-blocks.server.ts';

export interface Home extends LoadedBlocks {
  /** Description for search engines, if an editor wrote one. */
  title?: string | undefined;
  description?: string | undefined;
}

interface HomeContext {
  locale: Locale;
  now: Date;
  /** What holds of the code that the visitor has entered here. */
  code: () => Promise<CodeOfCart>;
}

/** The home page: an editor's blocks, or the defaults in code; and when its offer begins or ends next. */
export async function homePage({ locale, now, code }: HomeContext): Promise<Home> {
  const organization = currentOrganization(locale);
  if (organization) return homeOfInstance(organization, { locale, now, code });
  const page = await getPage({ key: 'home', locale });
  const blocks = page && page.blocks.length > 0 ? page.blocks : defaultHomeBlocks(locale);
  const loaded = await loadBlocks(blocks, { locale, now });
  return { ...loaded, title: page?.title, description: page?.description };
}

/** The home page of an organization's instance: its own blocks, or the shop's behind a hero of its own. */
async function homeOfInstance(organization: Organization, context: HomeContext): Promise<Home> {
  const { name, home, banner } = organization;
  const t = i18nFor(context.locale, 'instance');
  const hero = ownHero(organization, context.locale);
  const usual = defaultHomeBlocks(context.locale).filter(({ kind }) => kind !== 'hero');
  const loaded = await loadBlocks(home.length > 0 ? home : [hero, ...usual], context);
  return {
    ...loaded,
    sections: await withCode(loaded.sections, organization, context),
    title: t('home.title', { name }),
    description: banner ? labelled(name, banner.text, context.locale) : t('home.description', { name }),
  };
}

/**
 * The sections with the one where the code is entered, behind those that the page begins with, where the shop needs
 * one.
 */
async function withCode(sections: BlockSection[], organization: Organization, { locale, code }: HomeContext) {
  if (!currentRules().requiresCode) return sections;
  const begin = sections.findIndex(({ kind }) => kind !== 'hero' && kind !== 'steps');
  const place = begin < 0 ? sections.length : begin;
  return [
    ...sections.slice(0, place),
    codeSection(organization, { locale, entered: await code() }),
    ...sections.slice(place),
  ];
}

/** What an organization's banner says, as the beginning of its home page. */
function ownHero({ name, banner }: Organization, locale: Locale): Block {
  const t = i18nFor(locale, 'instance');
  const link = banner?.link && banner.linkText ? { label: banner.linkText, href: banner.link } : undefined;
  const bikes = { label: t('home.bikes'), href: href('allModels', {}, locale) };
  return {
    kind: 'hero',
    title: banner?.text ?? t('home.hero', { name }),
    text: t('home.heroText'),
    primaryLink: link ?? bikes,
    secondaryLink: link ? bikes : undefined,
    productSlug: undefined,
    picture: banner?.picture,
  };
}
