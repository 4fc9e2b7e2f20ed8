import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { toggleWish, type WishedProduct } from '~/modules/wishlist/toggle-wish.ts';
import { Icon } from '~/ui/icon.tsx';
import { useNoted, useStoring } from './use-hearts.ts';

/** The heart of a card. It comes up once somebody is there: without scripts products are noted on their page (decision 79). */
export function WishHeart({ product }: { product: WishedProduct }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isOn = useNoted(product.id);
  const isStored = useStoring(product.id);
  return (
    <button
      type="button"
      className="icon-btn"
      aria-pressed={isOn}
      aria-busy={isStored || undefined}
      aria-label={t('wish', { name: product.name })}
      onClick={() => void toggleWish(product, locale)}
    >
      <Icon name="heart" />
    </button>
  );
}
