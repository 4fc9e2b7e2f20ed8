import { lazy, Suspense } from 'react';
import { useComparison } from '../comparison-store';

const CompareTray = lazy(() => import('./compare-tray'));

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
