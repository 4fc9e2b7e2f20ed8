import { lazy, Suspense, useState } from 'react';
import { consentAnswered } from '~/modules/consent/consent-store.ts';
import { WishToast } from '~/modules/wishlist/ui/wish-toast.tsx';

export { WishHeart } from '~/modules/wishlist/ui/wish-heart.tsx';

const ConsentBar = lazy(() => import('~/modules/consent/ui/consent-bar.tsx'));

/** What is beside the page once somebody is there. The checkout asks nothing that it does not need. */
export function LateParts({ isCheckout }: { isCheckout: boolean }) {
  const [isAnswered, setAnswered] = useState(consentAnswered);
  return (
    <Suspense>
      <WishToast />
      {!isAnswered && !isCheckout && <ConsentBar onDone={() => setAnswered(true)} />}
    </Suspense>
  );
}
