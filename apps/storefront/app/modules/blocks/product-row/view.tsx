import { useTranslation } from '~/i18n/use-translation.ts';
import { Section, SectionHead } from '~/ui/layout.tsx';
import { GoLink } from '~/ui/link.tsx';
import { ProductGrid } from '~/ui/product-card.tsx';
import { TileCard } from '~/modules/catalog/ui/tile-card.tsx';
import type { SectionOf } from '~/modules/blocks/blocks.server.ts';

/** A row of products with the way to more of them. */
export function ProductRow({ section: { title, tiles, all } }: { section: SectionOf<'product-row'> }) {
  const { t } = useTranslation('blocks');
  return (
    <Section flush>
      <SectionHead
        title={title}
        aside={<GoLink href={all.href}>{'label' in all ? all.label : t('popular.all')}</GoLink>}
      />
      <ProductGrid columns={4} label={title}>
        {tiles.map((tile) => (
          <TileCard key={tile.href} tile={tile} />
        ))}
      </ProductGrid>
    </Section>
  );
}
