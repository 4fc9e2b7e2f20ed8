import { Section, SectionHead } from '~/ui/layout.tsx';
import { ProductGrid } from '~/ui/product-card.tsx';
import type { ProductTile } from '~/modules/catalog/product-tile.ts';
import { TileCard } from '~/modules/catalog/ui/tile-card.tsx';

export function Row({ title, tiles }: { title: string; tiles: readonly ProductTile[] }) {
  if (tiles.length === 0) return null;
  return (
    <Section flush>
      <SectionHead title={title} />
      <ProductGrid columns={4} label={title}>
        {tiles.map((tile) => (
          <TileCard key={tile.href} tile={tile} />
        ))}
      </ProductGrid>
    </Section>
  );
}
