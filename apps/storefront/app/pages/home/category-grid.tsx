import { formatAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Section, SectionHead } from '~/ui/layout.tsx';
import { GoLink } from '~/ui/link.tsx';
import { CategoryTiles } from '~/ui/tiles.tsx';
import type { HomePaths, SectionOf } from './section.ts';

/** Categories as tiles, each with its first bike. */
export function CategoryGrid({ section, paths }: { section: SectionOf<'category-grid'>; paths: HomePaths }) {
  const { t } = useTranslation('home');
  const locale = useLocale();
  return (
    <Section flush>
      <SectionHead
        title={section.title ?? t('categories.title')}
        aside={<GoLink href={paths.bikes}>{t('categories.all', { count: section.bikes })}</GoLink>}
      />
      <CategoryTiles
        tiles={section.tiles.map(({ slug, name, count, picture, offer }) => ({
          href: slug === 'zubehoer' ? href('accessories', {}, locale) : href('category', { category: slug }, locale),
          label: name,
          count: formatAmount(count * 100),
          picture: { ...picture, alt: '' },
          offer,
        }))}
      />
    </Section>
  );
}
