import { Suspense } from 'react';
import { useComparison } from '~/modules/comparison/comparison-store.ts';
import { createOptionalComponent } from '~/ui/optional-component.ts';

const CompareTray = createOptionalComponent(() => import('./compare-tray.tsx'));

export function CompareDock() {
  const comparison = useComparison();
  if (!comparison?.list.length) return null;
  return (
    <Suspense>
      <CompareTray {...comparison} />
    </Suspense>
  );
}
