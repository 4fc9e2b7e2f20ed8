import type { ReactNode } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { WishedProduct } from '~/modules/wishlist/toggle-wish.ts';
import { href } from '~/site-map.ts';
import { Icon } from '~/ui/icon.tsx';
import { useIsOnWishlist } from './use-wishlist.ts';

interface WishActionProps {
  product: WishedProduct;
  /** Path of the page, which comes back without scripts. */
  returnTo: string;
  /** Whether the page was made for a person who has noted it. */
  isOnWishlist: boolean | undefined;
}

/** The heart on a product's page: a form, which a script sends without leaving the page. */
export function WishAction({ product, returnTo, isOnWishlist }: WishActionProps): ReactNode {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const isOn = useIsOnWishlist(product.id, isOnWishlist);
  return (
    <form
      method="post"
      action={href('wish', {}, locale)}
      onSubmit={(event) => {
        event.preventDefault();
        void import('~/modules/wishlist/toggle-wish.ts').then(({ toggleWish }) => toggleWish(product, locale));
      }}
    >
      <input type="hidden" name="product" value={product.id} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <button className="icon-btn" name="intent" value={isOn ? 'remove' : 'add'}>
        <Icon name="heart" on={isOn} className={isOn ? 'text-action' : undefined} />
        <span className="sr-only">{t(isOn ? 'wish.on' : 'wish.add')}</span>
      </button>
    </form>
  );
}
