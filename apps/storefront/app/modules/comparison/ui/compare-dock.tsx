import { lazy, Suspense } from 'react';
import { useComparison } from '~/modules/comparison/comparison-store.ts';

const CompareTray = lazy(() => import('./compare-tray.tsx'));

/** The place of the tray: nothing until there is a bike to compare. */
export function CompareDock() {
  const comparison = useComparison();
  if (!comparison?.list.length) return null;
  return (
    <Suspense>
      <CompareTray {...comparison} />
    </Suspense>
  );
}
