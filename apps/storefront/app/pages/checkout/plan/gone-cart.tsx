import { useTranslation } from '~/i18n/use-translation.ts';
import type { CartLine } from '~/modules/cart/cart.ts';
import type { ProductTile } from '~/modules/catalog/product-tile.ts';
import { TileCard } from '~/modules/catalog/ui/tile-card.tsx';
import { LinkButton } from '~/ui/button.tsx';
import { BuyBar } from '~/ui/buy-bar.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Panel, SectionHead } from '~/ui/layout.tsx';
import { ProductGrid } from '~/ui/product-card.tsx';
import { Rate } from '~/ui/rate.tsx';

/** The summary of a cart of which nothing can be ordered: no price, but what it waits for. */
export function WaitingSummary() {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <Panel>
      <h2 className="text-h4">{t('summary.title')}</h2>
      <div className="mt-[14px] grid gap-3">
        <Rate size="l" per={t('common:rate.perMonth')} sentence={t('plan.waiting')} />
        <Note>{t('plan.waiting')}</Note>
      </div>
    </Panel>
  );
}

/** The bar of such a cart: how much is gone, and the way to what could be taken instead. */
export function WaitingBar({ gone }: { gone: readonly CartLine[] }) {
  const { t } = useTranslation('checkout');
  return (
    <BuyBar
      only="phone"
      label={t('plan.bar')}
      rate={<p className="font-semibold">{t('plan.gone', { count: gone.length })}</p>}
      action={
        <LinkButton variant="secondary" href={`#ersatz-${gone[0]?.id}`}>
          {t('plan.show-ways')}
        </LinkButton>
      }
    />
  );
}

/** Products like the one that is gone. */
export function SimilarTiles({ tiles }: { tiles: readonly ProductTile[] }) {
  const { t } = useTranslation('checkout');
  if (tiles.length === 0) return null;
  return (
    <section className="pt-12 desktop:pt-16">
      <SectionHead title={t('plan.similar')} />
      <ProductGrid columns={4} label={t('plan.similar')}>
        {tiles.map((tile) => (
          <TileCard key={tile.href} tile={tile} />
        ))}
      </ProductGrid>
    </section>
  );
}
