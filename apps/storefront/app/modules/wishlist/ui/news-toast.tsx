import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { toggleWish, type WishNews } from '~/modules/wishlist/toggle-wish.ts';
import { href } from '~/site-map.ts';
import { Toast, type ToastMessage } from '~/ui/toast.tsx';

export default function NewsToast({ news, onClose }: { news: WishNews; onClose: () => void }) {
  const { t } = useTranslation('wish-toast');
  const locale = useLocale();
  const { kind, ...product } = news;
  const actions: Partial<Record<WishNews['kind'], ToastMessage['action']>> = {
    added: { label: t('show'), href: href('wishlist', {}, locale) },
    full: { label: t('show'), href: href('wishlist', {}, locale) },
    failed: { label: t('again'), onClick: () => void toggleWish(product, locale) },
  };
  const message = { text: t(kind, { name: product.name }), action: actions[kind] };
  return <Toast message={message} closeLabel={t('close')} onClose={onClose} />;
}
