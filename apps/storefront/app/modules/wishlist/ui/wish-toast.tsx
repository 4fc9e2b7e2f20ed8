import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { onWishNews, publishWishNews, type WishNews } from '~/modules/wishlist/toggle-wish.ts';
import { createOptionalComponent } from '~/ui/optional-component.ts';

const load = () => import('./news-toast.tsx');
const NewsToast = createOptionalComponent(load);

function Texts() {
  useTranslation('wish-toast');
  return null;
}

/**
 * The toast of what was noted last, or could not be: six seconds (spec §4). The region is there before its words. Code
 * and texts are fetched in advance: a toast that says that the network failed can't come by it.
 */
export function WishToast() {
  const [news, setNews] = useState<(WishNews & { key: number }) | undefined>();
  useEffect(() => {
    load().catch(() => undefined);
    return onWishNews((latest) => setNews(latest && { ...latest, key: performance.now() }));
  }, []);
  return (
    <div role="status" className="toaster">
      <Suspense>
        <Texts />
      </Suspense>
      <Suspense>{news && <NewsToast key={news.key} news={news} onClose={() => publishWishNews(undefined)} />}</Suspense>
    </div>
  );
}
