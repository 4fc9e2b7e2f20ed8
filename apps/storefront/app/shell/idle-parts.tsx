import { useMatches } from '@remix-run/react';
import { Suspense, useEffect } from 'react';
import { useInvitation } from '~/modules/newsletter/ui/invitation-timer.ts';
import { removeLegacyViews } from '~/modules/recommendations/legacy-views.ts';
import type { SeenBike } from '~/modules/recommendations/ui/seen-product.tsx';
import { createOptionalComponent } from '~/ui/optional-component.ts';
import { useRouteFlag } from './page-handle.ts';
import { useTracking } from './tracking.ts';

const ViewRecorder = createOptionalComponent(() => import('~/modules/recommendations/ui/seen-product.tsx'));

interface IdlePartsProps {
  userId: string | undefined;
  /** Whether the shop keeps something for this visitor. */
  hasSession: boolean;
}

/** Tracks page views and starts the page's timers, without waiting for user input. */
export function IdleParts({ userId, hasSession }: IdlePartsProps) {
  useTracking();
  const isCheckout = useRouteFlag('isCheckout');
  const Invitation = useInvitation(!useRouteFlag('isTask') && !isCheckout);
  const bike = useMatches()
    .map(({ data }) => bikeOf(data))
    .find(Boolean);
  useEffect(removeLegacyViews, []);
  useEffect(() => {
    if (userId === undefined) return;
    import('~/modules/recommendations/viewed-store.ts').then(
      ({ sendViews }) => sendViews(userId),
      () => undefined,
    );
  }, [userId]);
  return (
    <>
      <Suspense>{bike && <ViewRecorder key={bike.id} bike={bike} hasSession={hasSession} />}</Suspense>
      {Invitation && <Invitation />}
    </>
  );
}

/** The bike whose page is open, by the data of its route. */
function bikeOf(data: unknown): SeenBike | undefined {
  if (typeof data !== 'object' || data === null || !('product' in data)) return undefined;
  const product = data.product as (SeenBike & { kind?: unknown }) | null;
  return product?.kind === 'bike' && Array.isArray(product.categorySlugs) ? product : undefined;
}
