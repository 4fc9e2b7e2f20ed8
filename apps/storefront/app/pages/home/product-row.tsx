import { useTranslation } from '~/i18n/use-translation.ts';
import { Section, SectionHead } from '~/ui/layout.tsx';
import { GoLink } from '~/ui/link.tsx';
import { ProductGrid } from '~/ui/product-card.tsx';
import { TileCard } from '~/modules/catalog/ui/tile-card.tsx';
import type { HomePaths, SectionOf } from './section.ts';

/** A row of products: the editor's, or what is recommended and in stock. */
export function ProductRow({ section, paths }: { section: SectionOf<'product-row'>; paths: HomePaths }) {
  const { t } = useTranslation('home');
  const title = section.title ?? t('popular.title');
  return (
    <Section flush>
      <SectionHead title={title} aside={<GoLink href={paths.bikes}>{t('popular.all')}</GoLink>} />
      <ProductGrid columns={4} label={title}>
        {section.tiles.map((tile) => (
          <TileCard key={tile.href} tile={tile} />
        ))}
      </ProductGrid>
    </Section>
  );
}
