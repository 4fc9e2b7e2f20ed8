import { useTranslation } from '~/i18n/use-translation.ts';
import { Section, SectionHead } from '~/ui/layout.tsx';
import { GoLink } from '~/ui/link.tsx';
import { ProductGrid } from '~/ui/product-card.tsx';
import { TileCard } from '~/modules/catalog/ui/tile-card.tsx';
import { OrganizationTile } from '~/modules/instances/ui/parts.ts';
import type { SectionOf } from '~/modules/blocks/blocks.server.ts';

const BEFORE_BRANDING = 2;

export function ProductRow({ section: { title, tiles, company, all } }: { section: SectionOf<'product-row'> }) {
  const { t } = useTranslation('blocks');
  return (
    <Section flush>
      <SectionHead
        title={title}
        aside={<GoLink href={all.href}>{'label' in all ? all.label : t('popular.all')}</GoLink>}
      />
      <ProductGrid columns={4} label={title}>
        {tiles.slice(0, BEFORE_BRANDING).map((tile) => (
          <TileCard key={tile.href} tile={tile} />
        ))}
        {company && <OrganizationTile tile={company} />}
        {tiles.slice(BEFORE_BRANDING).map((tile) => (
          <TileCard key={tile.href} tile={tile} />
        ))}
      </ProductGrid>
    </Section>
  );
}
