import { useTranslation } from '~/i18n/use-translation.ts';
import type { ShownProduct } from '~/pages/product/shown-product.ts';
import { TileCard } from '~/modules/catalog/ui/tile-card.tsx';
import { Section, SectionHead } from '~/ui/layout.tsx';
import { ProductGrid } from '~/ui/product-card.tsx';
import type { AccessoryView } from './accessory.server.ts';

interface FittingBikesProps {
  accessory: AccessoryView;
  product: ShownProduct;
}

/** Which bikes the accessory fits. One that hangs on no bike at all names none. */
export function FittingBikes({ accessory, product }: FittingBikesProps) {
  const { t } = useTranslation('product');
  const { total, of, bikes } = accessory.fitting;
  if (bikes.length === 0 || product.mounts.length === 0) return null;
  const title = t('accessory.bikes');
  return (
    <Section flush>
      <SectionHead title={title} lead={t('accessory.bikesOf', { total, of, needs: accessory.needWords })} />
      <ProductGrid columns={4} label={title}>
        {bikes.map((tile) => (
          <TileCard key={tile.href} tile={tile} />
        ))}
      </ProductGrid>
    </Section>
  );
}
