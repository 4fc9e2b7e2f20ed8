import { lazy, Suspense, useEffect, useState } from 'react';
import { onWishNews, say, type WishNews } from '~/modules/wishlist/toggle-wish.ts';

const NewsToast = lazy(() => import('./news-toast.tsx'));

/** The toast of what was noted last, or could not be: six seconds (spec §4). The region is there before its words. */
export function WishToast() {
  const [news, setNews] = useState<(WishNews & { key: number }) | undefined>();
  useEffect(() => onWishNews((latest) => setNews(latest && { ...latest, key: performance.now() })), []);
  return (
    <div role="status" className="toaster">
      <Suspense>{news && <NewsToast key={news.key} news={news} onClose={() => say(undefined)} />}</Suspense>
    </div>
  );
}
