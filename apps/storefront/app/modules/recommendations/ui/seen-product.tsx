import { Suspense, useEffect, useState } from 'react';
import {
  countVisit,
  mainCategory,
  RECOMMENDED_AFTER,
  visitsCookie,
  visitsOf,
} from '~/modules/recommendations/page-visits.ts';
import { mayRecommend, recordView } from '~/modules/recommendations/viewed-store.ts';
import { createOptionalComponent } from '~/ui/optional-component.ts';

const SimilarBike = createOptionalComponent(() => import('./similar-bike.tsx'));

/** A bike whose page is open. */
export interface SeenBike {
  id: number;
  slug: string;
  categorySlugs: readonly string[];
}

interface SeenProductProps {
  bike: SeenBike;
  /** Whether there is a session that the server keeps views for. */
  hasSession: boolean;
}

/** Records that a bike is looked at, and at exactly the third recommends one like it (spec §4). */
export default function ViewRecorder({ bike, hasSession }: SeenProductProps) {
  const { id, slug, categorySlugs } = bike;
  const [category, setCategory] = useState<string>();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    recordView(slug, hasSession);
    setDue(false);
    const use = mainCategory(categorySlugs);
    const { visits, category: alike } = use
      ? countVisit(visitsOf(document.cookie), { productId: id, category: use })
      : {};
    if (visits) document.cookie = visitsCookie(visits);
    setCategory(alike);
    if (alike === undefined || !mayRecommend()) return;
    const timer = setTimeout(() => setDue(true), RECOMMENDED_AFTER);
    return () => clearTimeout(timer);
    // A session that begins on the page was told of by what began it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
  if (!isDue || category === undefined) return null;
  return (
    <Suspense>
      <SimilarBike key={id} category={category} onClose={() => setDue(false)} />
    </Suspense>
  );
}
