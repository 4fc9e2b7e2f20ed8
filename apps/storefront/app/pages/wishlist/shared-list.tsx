import { Form } from '@remix-run/react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { ProductTile } from '~/modules/catalog/product-tile.ts';
import { TileCard } from '~/modules/catalog/ui/tile-card.tsx';
import { toggleWish } from '~/modules/wishlist/toggle-wish.ts';
import { useIsOnWishlist } from '~/modules/wishlist/ui/use-wishlist.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { ProductGrid } from '~/ui/product-card.tsx';
import { ListHead } from './list-head.tsx';
import { ListOrderBar } from './list-order-bar.tsx';
import type { WishlistView } from './wishlist-view.ts';

export function SharedList({ list }: { list: Extract<WishlistView, { kind: 'shared' }> }) {
  const { t } = useTranslation('wishlist');
  const locale = useLocale();
  const { ownerName, cards } = list;
  const title = ownerName ? t('shared.of', { name: ownerName }) : t('shared.title');
  return (
    <>
      <ListHead title={title} lead={t('shared.lead', { count: cards.length })} compared={list.compared}>
        {cards.length > 0 && (
          <Form method="post" action={href('wishlist', {}, locale)}>
            <input type="hidden" name="uid" value={list.uid} />
            <Button type="submit" icon="heart" name="intent" value="add-all">
              {t('shared.all')}
            </Button>
          </Form>
        )}
      </ListHead>
      {cards.length > 0 && <ListOrderBar order={list.order} uid={list.uid} />}
      <div className="mt-6">
        <ProductGrid columns={4} label={title}>
          {cards.map(({ tile }) => (
            <TileCard key={tile.id} tile={tile} level={2} after={<NoteIt tile={tile} />} />
          ))}
        </ProductGrid>
      </div>
    </>
  );
}

function NoteIt({ tile: { id, brand, name } }: { tile: ProductTile }) {
  const { t } = useTranslation('wishlist');
  const locale = useLocale();
  const isOnWishlist = useIsOnWishlist(id);
  const product = { id, name: brand ? `${brand} ${name}` : name };
  return (
    <form
      method="post"
      action={href('wish', {}, locale)}
      className="relative z-[1] mt-2"
      onSubmit={(event) => {
        event.preventDefault();
        void toggleWish(product, locale);
      }}
    >
      <input type="hidden" name="product" value={id} />
      <button
        className="go text-left text-small"
        name="intent"
        value={isOnWishlist ? 'remove' : 'add'}
        aria-pressed={isOnWishlist}
        aria-label={t('shared.mine', { name: product.name })}
      >
        <Icon name={isOnWishlist ? 'check' : 'plus'} small />
        <bdi>{t(isOnWishlist ? 'shared.on' : 'shared.add')}</bdi>
      </button>
    </form>
  );
}
