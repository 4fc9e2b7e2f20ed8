import { formatAmount } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Section, SectionHead } from '~/ui/layout.tsx';
import { GoLink } from '~/ui/link.tsx';
import { CategoryTiles } from '~/ui/tiles.tsx';
import type { SectionOf } from '~/modules/blocks/blocks.server.ts';

export function CategoryGrid({ section }: { section: SectionOf<'category-grid'> }) {
  const { t } = useTranslation('blocks');
  return (
    <Section flush>
      <SectionHead
        title={section.title ?? t('categories.title')}
        aside={<GoLink href={section.all}>{t('categories.all', { count: section.bikes })}</GoLink>}
      />
      <CategoryTiles
        tiles={section.tiles.map(({ path, name, count, picture, offer }) => ({
          href: path,
          label: name,
          count: formatAmount(count * 100),
          picture: { ...picture, alt: '' },
          offer,
        }))}
      />
    </Section>
  );
}
