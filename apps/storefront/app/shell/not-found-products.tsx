import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { TileCard } from '~/modules/catalog/ui/tile-card.tsx';
import { href } from '~/site-map.ts';
import { Section, SectionHead } from '~/ui/layout.tsx';
import { GoLink } from '~/ui/link.tsx';
import { ProductGrid } from '~/ui/product-card.tsx';
import type { NotFoundData } from './not-found-data.ts';

/** Products under the sentence of an unknown address. Loaded by pages of errors only. */
export default function NotFoundProducts({ tiles, found }: NotFoundData) {
  const { t } = useTranslation();
  const locale = useLocale();
  const title = t(found ? 'error.maybe' : 'error.popular');
  return (
    <Section>
      <SectionHead title={title} aside={<GoLink href={href('allModels', {}, locale)}>{t('error.toBikes')}</GoLink>} />
      <ProductGrid columns={4} label={title}>
        {tiles.map((tile) => (
          <TileCard key={tile.href} tile={tile} />
        ))}
      </ProductGrid>
    </Section>
  );
}
