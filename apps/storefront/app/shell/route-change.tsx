import { useLocation, useNavigation } from '@remix-run/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { locales, withoutPrefix } from '~/i18n/locales.ts';
import { pages } from '~/site-map.ts';

const rootOf = (pathname: string): string => withoutPrefix(pathname).split('/')[1] ?? '';

/** Roots whose pages come without the overlay (spec §2); the page that is waited for decides. */
const QUIET_ROOTS = new Set(
  (['allModels', 'product', 'components', 'faq', 'accessories'] as const).flatMap((name) =>
    locales.map((locale) => rootOf(pages[name][locale])),
  ),
);

/** Fetched when a route first changes; where that fails the route changes without it. */
const LoadingOverlay = lazy(async (): Promise<{ default: ComponentType<{ label: string }> }> => {
  const overlay = await import('./loading-overlay.tsx').catch(() => undefined);
  return { default: overlay?.default ?? (() => null) };
});

/**
 * Says that the next page is loading where that takes longer than 1.5 s (spec §2, §9). Filters of a listing change the
 * query alone: the listing shows that by itself.
 */
export function RouteChange() {
  const { state, location: next } = useNavigation();
  const { pathname } = useLocation();
  const { t } = useTranslation();
  if (state !== 'loading' || next.pathname === pathname || QUIET_ROOTS.has(rootOf(next.pathname))) return null;
  return (
    <Suspense>
      <LoadingOverlay label={t('loading')} />
    </Suspense>
  );
}
