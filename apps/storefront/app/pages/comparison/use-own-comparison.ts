import { useNavigate, useSearchParams } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useLocale } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { BIKES_PARAMETER, bikesQuery } from '~/modules/comparison/comparison.ts';
import { useComparison } from '~/modules/comparison/comparison-store.ts';

/**
 * Keeps the page at the visitor's own list: an address without bikes shows the list, and a page that shows the list
 * follows its changes, also those made in other tabs. A comparison that a person shared stays as it is.
 * @param shown the bikes on the page, in their order
 */
export function useOwnComparison(shown: readonly { id: number }[]): void {
  const list = useComparison()?.list;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const locale = useLocale();
  const before = useRef<string>();
  const shownIds = shown.map(({ id }) => id).join();
  useEffect(() => {
    if (!list) return;
    const ids = list.map(({ id }) => id).join();
    const previous = before.current;
    before.current = ids;
    const isOwn = previous === undefined ? !search.has(BIKES_PARAMETER) : previous === shownIds;
    if (!isOwn || ids === shownIds || ids === previous) return;
    const path = href('comparison', {}, locale, { bikes: bikesQuery(list) || undefined });
    navigate(path, { replace: true, preventScrollReset: true });
  }, [list, shownIds, search, navigate, locale]);
}
