import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { Block } from '~/modules/content/content.ts';
import { newPlanLengths, payOnce } from '~/modules/financing/financing.ts';
import { href } from '~/site-map.ts';

/** Category pages of the grid, in order (spec §3 quick categories). */
const gridCategories: readonly string[] = [
  'e-trekking',
  'e-mountain',
  'e-urban',
  'damen-e-bikes',
  'herren-e-bikes',
  'wave-e-bikes',
  'trapez-e-bikes',
  'diamant-e-bikes',
  '25-km-e-bikes',
  '45-km-e-bikes',
  'e-bike-on-sale',
  'zubehoer',
];

const promises = [
  { key: 'delivery', icon: 'delivery' },
  { key: 'interest', icon: 'calendar' },
  { key: 'plan', icon: 'check' },
  { key: 'service', icon: 'service' },
] as const;

const instalments = newPlanLengths.filter((months) => months !== payOnce);
/** What the text about the plan names, months. */
const planLengths = { shortest: Math.min(...instalments), longest: Math.max(...instalments) };

/** The home page of a shop whose editors have not made one; the CMS begins with the same (`cms/src/seed/home.json`). */
export function defaultHomeBlocks(locale: Locale): Block[] {
  const t = i18nFor(locale, 'home');
  return [
    {
      kind: 'hero',
      title: t('hero.title'),
      text: t('hero.text'),
      primaryLink: { label: t('hero.primary'), href: href('allModels', {}, locale) },
      secondaryLink: { label: t('hero.secondary'), href: href('quiz', {}, locale) },
      productSlug: undefined,
      picture: undefined,
    },
    { kind: 'stories', title: undefined },
    {
      kind: 'category-grid',
      title: t('categories.title'),
      categories: gridCategories.map((slug) => ({ slug, label: undefined })),
    },
    {
      kind: 'steps',
      title: t('steps.title'),
      steps: (['choose', 'plan', 'ride'] as const).map((step) => ({
        title: t(`steps.${step}.title`),
        text: t(`steps.${step}.text`, planLengths),
      })),
      showSum: true,
    },
    { kind: 'offer', title: undefined, text: undefined, link: undefined, productSlug: undefined },
    {
      kind: 'product-row',
      title: t('popular.title'),
      collectionSlug: undefined,
      rule: undefined,
      count: 4,
      link: undefined,
      productSlugs: [],
    },
    {
      kind: 'promises',
      title: undefined,
      promises: promises.map(({ key, icon }) => ({
        icon,
        title: t(`promises.${key}.title`),
        text: t(`promises.${key}.text`),
      })),
    },
    { kind: 'faq-teaser', title: t('faq.title'), category: 'concept', count: 5 },
  ];
}
