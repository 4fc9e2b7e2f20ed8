import { useLocation, useNavigation } from '@remix-run/react';
import { Suspense, useEffect } from 'react';
import { locales, withoutPrefix } from '~/i18n/locales.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { pages } from '~/site-map.ts';
import { useIsQueued } from '~/ui/queued-requests.ts';
import { createOptionalComponent } from '~/ui/optional-component.ts';
import { loadDocument } from './router-requests.ts';

const rootOf = (pathname: string): string => withoutPrefix(pathname).split('/')[1] ?? '';

/** Roots whose pages come without the overlay (spec §2); the page that is waited for decides. */
const QUIET_ROOTS = new Set(
  (['allModels', 'product', 'components', 'faq', 'accessories'] as const).flatMap((name) =>
    locales.map((locale) => rootOf(pages[name][locale])),
  ),
);

/** Fetched when a route first changes; where that fails the route changes without it. */
const LoadingOverlay = createOptionalComponent(() => import('./loading-overlay.tsx'));

/**
 * Loads the next page as a document where its code can't be had, since another version of the shop runs by now or the
 * network failed: Remix reloads the page that is open then, which this takes for the next one. Browsers without the
 * Navigation API do as Remix says.
 */
function useDocumentInstead(next: string | undefined): void {
  useEffect(() => {
    const events = window.navigation;
    if (next === undefined || !events) return;
    let loading: AbortController | undefined;
    const takeOver = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload') return;
      event.preventDefault();
      loading?.abort();
      loading = new AbortController();
      void loadDocument(next, loading.signal);
    };
    events.addEventListener('navigate', takeOver);
    return () => {
      events.removeEventListener('navigate', takeOver);
      loading?.abort();
    };
  }, [next]);
}

/**
 * Says that the next page is loading where that takes longer than 1.5 s (spec §2, §9). Filters of a listing change the
 * query alone: the listing shows that by itself.
 */
export function RouteChange() {
  const { state, location: next } = useNavigation();
  const { pathname } = useLocation();
  const { t } = useTranslation();
  const isHeld = useIsQueued();
  useDocumentInstead(next && `${next.pathname}${next.search}${next.hash}`);
  if (state !== 'loading' || isHeld || next.pathname === pathname || QUIET_ROOTS.has(rootOf(next.pathname)))
    return null;
  return (
    <Suspense>
      <LoadingOverlay label={t('loading')} />
    </Suspense>
  );
}
