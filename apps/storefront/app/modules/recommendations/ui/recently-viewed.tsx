import { Suspense, useEffect, useRef, useState } from 'react';
import { readStoredViews } from '~/modules/recommendations/viewed-store.ts';
import { useSeen } from '~/ui/use-seen.ts';
import { createOptionalComponent } from '~/ui/optional-component.ts';

const ViewedPart = createOptionalComponent(() => import('./viewed-part.tsx'));

/**
 * The place of what was looked at, on pages that are the same for everyone: fetched when it is seen, by browsers that
 * have looked at something or whose visitor has signed in. @param props userId: of the signed-in user
 */
export function RecentlyViewed({ userId }: { userId: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const [hasViews, setHasViews] = useState(false);
  useEffect(() => setHasViews(readStoredViews().length > 0), []);
  return (
    <div ref={place}>
      {isSeen && (hasViews || userId !== undefined) && (
        <Suspense>
          <ViewedPart userId={userId} />
        </Suspense>
      )}
    </div>
  );
}
