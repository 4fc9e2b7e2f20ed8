import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { useSyncExternalStore } from 'react';
import { isStoring, toggleWish, type WishedProduct } from '~/modules/wishlist/toggle-wish.ts';
import { Icon } from '~/ui/icon.tsx';
import { isWishlistLoading, subscribeToWishlist } from '~/modules/wishlist/wishlist-store.ts';
import { useIsOnWishlist } from './use-wishlist.ts';

/**
 * The heart of a card, busy while wishlist entries are loaded and its own is stored. It comes up once a person is
 * there: without scripts products are recorded on their page (decision 79).
 */
export function WishHeart({ product }: { product: WishedProduct }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isOn = useIsOnWishlist(product.id);
  const isBusy = useSyncExternalStore(subscribeToWishlist, () => isWishlistLoading() || isStoring(product.id));
  return (
    <button
      type="button"
      className="icon-btn"
      aria-pressed={isOn}
      aria-busy={isBusy || undefined}
      aria-label={t('wish', { name: product.name })}
      onClick={() => void toggleWish(product, locale)}
    >
      <Icon name="heart" />
    </button>
  );
}
