import { useLocation, useMatches, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Locale, locales } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';
import type { loader } from '~/root';
import { type Alternates, href } from '~/site-map';
import type { Language } from '~/ui/language-switch';
import { LinkProvider } from '~/ui/link';
import { SearchForm } from '~/ui/search-form';
import { SiteFooter } from '~/ui/site-footer';
import { BareHeader, SiteHeader } from '~/ui/site-header';
import { SkipLink } from '~/ui/visually-hidden';
import { footerColumns, mainNavigation } from './navigation';
import { RouterLink } from './router-link';

const MAIN_ID = 'inhalt';

/** Header, footer and the way to the content: what every page stands in. The checkout's header leads nowhere else. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { pathname } = useLocation();
  const languages = useLanguages(locale);
  const isCheckout = pathname.startsWith(href('checkoutPlan', {}, locale));
  const home = { href: href('home', {}, locale), label: `Velory, ${t('home')}` };
  return (
    <LinkProvider value={RouterLink}>
      <SkipLink target={MAIN_ID}>{t('skip')}</SkipLink>
      {isCheckout ? <BareHeader home={home} /> : <Header home={home} languages={languages} />}
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        home={home}
        about={t('footer.claim')}
        columns={footerColumns(t, locale)}
        owner={`© ${useRouteLoaderData<typeof loader>('root')?.year ?? ''} Velory AG, Zürich`}
        payments={t('footer.payments')}
        languages={languages}
        languagesLabel={t('language.label')}
      />
    </LinkProvider>
  );
}

function Header({ home, languages }: { home: { href: string; label: string }; languages: Language[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const cartCount = useRouteLoaderData<typeof loader>('root')?.cartCount ?? 0;
  const listing = href('allModels', {}, locale);
  return (
    <SiteHeader
      home={home}
      promises={[t('promises.interest'), t('promises.delivery'), t('promises.service')]}
      languages={languages}
      languagesLabel={t('language.label')}
      nav={mainNavigation(t, locale, pathname)}
      navLabel={t('nav.label')}
      menuLabel={t('nav.menu')}
      search={
        <SearchForm
          id="suche"
          action={listing}
          name="suchen"
          label={t('search.placeholder')}
          submitLabel={t('search.submit')}
          defaultValue={pathname === listing ? (new URLSearchParams(search).get('suchen') ?? '') : ''}
        />
      }
      icons={[
        { icon: 'search', href: `${listing}#filter`, label: t('search.label'), only: 'phone', reload: true },
        {
          icon: 'bag',
          href: href('checkoutPlan', {}, locale),
          label: cartCount > 0 ? t('nav.cartCount', { count: cartCount }) : t('nav.cart'),
          count: cartCount,
        },
      ]}
    />
  );
}

/** The languages with this page's address in each; the query stays. */
function useLanguages(locale: Locale): Language[] {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const page = useMatches()
    .map((match) => pageOf(match.data))
    .findLast(Boolean);
  const alternates: Alternates = page?.alternates ?? {
    de: href('home', {}, 'de'),
    fr: href('home', {}, 'fr'),
    [locale]: pathname,
  };
  return locales.map((code) => ({
    code,
    label: t(`language.${code}`),
    href: `${alternates[code]}${page ? search : ''}`,
    current: code === locale,
  }));
}

function pageOf(data: unknown): { alternates: Alternates } | undefined {
  if (typeof data !== 'object' || data === null || !('page' in data)) return undefined;
  const { page } = data;
  return typeof page === 'object' && page !== null && 'alternates' in page
    ? (page as { alternates: Alternates })
    : undefined;
}
