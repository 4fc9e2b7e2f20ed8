import type { Translate } from '~/i18n/keys.ts';
import type { Locale } from '~/i18n/locales.ts';
import { faqCategories, type FaqCategoryKey } from '~/modules/content/faq.ts';
import { serviceTopicSlugs } from '~/modules/support/service-topics.ts';
import { href } from '~/site-map.ts';
import type { FooterColumn } from '~/ui/site-footer.tsx';
import type { NavItem } from '~/ui/site-header.tsx';

const category = (slug: string, locale: Locale) => href('category', { category: slug }, locale);

export function faqTabPath(key: FaqCategoryKey, locale: Locale): string {
  return href('faq', { tab: faqCategories.find((each) => each.key === key)?.slug[locale] }, locale);
}

/** The main navigation; `pathname` marks the entry that is open. */
export function mainNavigation(t: Translate<'common'>, locale: Locale, pathname: string): NavItem[] {
  const items: NavItem[] = [
    { label: t('nav.bikes'), href: href('allModels', {}, locale) },
    { label: t('nav.accessories'), href: href('accessories', {}, locale) },
    { label: t('nav.offers'), href: category('e-bike-on-sale', locale), offer: true },
    { label: t('nav.consultation'), href: href('consultation', {}, locale) },
    { label: t('nav.how'), href: faqTabPath('concept', locale) },
  ];
  return items.map((item) => ({ ...item, current: item.href === pathname }));
}

export function footerColumns(t: Translate<'common'>, locale: Locale): FooterColumn[] {
  return [
    {
      title: t('footer.range'),
      links: [
        { label: t('footer.allBikes'), href: href('allModels', {}, locale) },
        { label: 'E-Trekking', href: category('e-trekking', locale) },
        { label: 'E-Mountain', href: category('e-mountain', locale) },
        { label: 'E-Urban', href: category('e-urban', locale) },
        { label: t('nav.accessories'), href: href('accessories', {}, locale) },
        { label: t('footer.used'), href: category('occasion', locale) },
        { label: t('footer.directory'), href: href('components', {}, locale) },
        { label: t('footer.quiz'), href: href('quiz', {}, locale) },
      ],
    },
    {
      title: t('footer.plan'),
      links: [
        { label: t('nav.how'), href: faqTabPath('concept', locale) },
        { label: t('footer.financing'), href: faqTabPath('financing', locale) },
        { label: t('footer.ordering'), href: faqTabPath('order', locale) },
        { label: t('footer.sponsor'), href: href('sponsorStart', {}, locale) },
        { label: t('footer.creditCheck'), href: href('creditCheck', {}, locale) },
      ],
    },
    {
      title: t('footer.help'),
      links: [
        { label: t('nav.faq'), href: href('faq', {}, locale) },
        { label: t('footer.tracker'), href: href('orderTracker', {}, locale) },
        { label: t('footer.delivery'), href: faqTabPath('delivery', locale) },
        {
          label: t('footer.service'),
          href: href('serviceTopic', { topic: serviceTopicSlugs.general[locale] }, locale),
        },
        { label: t('footer.newsletter'), href: href('newsletter', {}, locale) },
      ],
    },
    {
      title: t('footer.shop'),
      links: [
        { label: t('footer.imprint'), href: href('imprint', {}, locale) },
        { label: t('footer.privacy'), href: href('privacy', {}, locale) },
        { label: t('footer.cookies'), href: href('cookies', {}, locale) },
        { label: t('footer.terms'), href: href('terms', {}, locale) },
      ],
    },
  ];
}
