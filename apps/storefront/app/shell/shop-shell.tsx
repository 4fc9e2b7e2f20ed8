import { useLocation, useMatches, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { type Locale, locales } from '~/i18n/locales.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { CartSlot } from '~/modules/cart/ui/cart-slot.tsx';
import { signalCart } from '~/modules/cart/ui/cart-signals.ts';
import { OwnBikeContext } from '~/modules/catalog/ui/own-bike.ts';
import { TileToolContext } from '~/modules/catalog/ui/tile-tools.ts';
import { bikesQuery } from '~/modules/comparison/comparison.ts';
import { useComparison } from '~/modules/comparison/comparison-store.ts';
import { CompareDock } from '~/modules/comparison/ui/compare-dock.tsx';
import { OrganizationLogo, StickyBar } from '~/modules/instances/ui/parts.ts';
import { PersonalPagesLink } from '~/modules/visit/ui/own-pages.tsx';
import { useAccount, useCartBike, useCartCount, useConfirmedCart, useVisit } from '~/modules/visit/ui/use-visit.ts';
import type { Visit } from '~/modules/visit/visit.ts';
import { hasVisit, storeCart, showCopy } from '~/modules/visit/visitor-store.ts';
import { useWishlistCount } from '~/modules/wishlist/ui/use-wishlist.ts';
import type { PageInfo, PageQueries } from '~/seo/seo.ts';
import { SearchField } from '~/modules/search/ui/search-field.tsx';
import { type Alternates, alternatesOf, href } from '~/site-map.ts';
import type { Language } from '~/ui/language-switch.tsx';
import { LinkProvider } from '~/ui/link.tsx';
import type { HomeLink } from '~/ui/logo.tsx';
import { type FooterColumn, SiteFooter } from '~/ui/site-footer.tsx';
import { BareHeader, SiteHeader } from '~/ui/site-header.tsx';
import { SkipLink } from '~/ui/visually-hidden.tsx';
import { CardTools } from './card-tools.tsx';
import { useFootBar } from './foot-bar.ts';
import { useIdleParts, useLateParts } from './late-parts.ts';
import { NoticesSlot } from './notices-slot.tsx';
import { StaticNotices } from './static-notices.tsx';
import { footerColumns, mainNavigation } from './navigation.ts';
import { useRouteFlag } from './page-handle.ts';
import { PreviewBar } from './preview-slot.tsx';
import { RouteChange } from './route-change.tsx';
import { PrefetchingLink } from './prefetching-link.tsx';
import type { ShellData } from './shell.server.ts';

const MAIN_ID = 'inhalt';

export function ShopShell({ children }: { children: ReactNode }) {
  if (!useRouteFlag('isAlone')) return <FullShell>{children}</FullShell>;
  return (
    <LinkProvider value={PrefetchingLink}>
      <main id={MAIN_ID}>{children}</main>
    </LinkProvider>
  );
}

/** Header, footer and the way to the content. The checkout's header leads nowhere else. */
function FullShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const languages = useLanguages(locale);
  const isCheckout = useRouteFlag('isCheckout');
  const shell = useRouteLoaderData<ShellData>('root');
  const visit = shell?.visit ?? null;
  useVisit(visit, shell);
  const shop = shell?.shop;
  const instance = shell?.instance;
  const toHome = (name = 'Velory') => ({ href: href('home', {}, locale), label: `${name}, ${t('home')}` });
  const organization = { ...toHome(shop?.name), picture: shop?.logo };
  const footBar = useFootBar(instance?.stickyBar !== undefined);
  const home = instance ? { ...toHome(instance.name), picture: instance.logo, word: instance.name } : organization;
  return (
    <LinkProvider value={PrefetchingLink}>
      <SkipLink target={MAIN_ID}>{t('skip')}</SkipLink>
      {shell?.preview && <PreviewBar {...shell.preview} />}
      {isCheckout ? <BareHeader home={home} /> : <Header home={home} languages={languages} />}
      {!isCheckout && shell && <StaticNotices notices={shell.notices} />}
      <TileToolContext.Provider value={CardTools}>
        <OwnBikeContext.Provider value={useBikeOfCart}>
          <main id={MAIN_ID} tabIndex={-1}>
            {!visit && <PersonalPagesLink />}
            {children}
          </main>
        </OwnBikeContext.Provider>
      </TileToolContext.Provider>
      {footBar === 'comparison' && <CompareDock />}
      <SiteFooter
        home={organization}
        about={instance?.words.about ?? t('footer.claim')}
        columns={columnsOf(instance, footerColumns(t, locale))}
        owner={`© ${shell?.year ?? ''} ${shop?.owner ?? 'Velory AG'}`}
        socialLinks={shop?.socialLinks}
        socialLabel={t('footer.social')}
        payments={shell?.payments.join(' · ')}
        languages={languages}
        languagesLabel={t('language.label')}
      />
      {!isCheckout && shell && <NoticesSlot notices={shell.notices} />}
      {instance?.stickyBar && footBar === 'organization' && (
        <StickyBar bar={instance.stickyBar} label={instance.words.bar} />
      )}
      <VisitorsCart />
      <LateParts hasQuizBar={footBar === 'quiz'} />
      <RouteChange />
    </LinkProvider>
  );
}

/** The columns of the footer; an organization's instance begins with its own pages and whom to ask. */
function columnsOf(instance: ShellData['instance'], columns: FooterColumn[]): FooterColumn[] {
  const links = [...(instance?.pages ?? []), ...(instance?.contact ?? [])];
  if (!instance || links.length === 0) return columns;
  const [range, , ...others] = columns;
  return [{ title: instance.name, links }, ...(range ? [range] : []), ...others];
}

/** What the page carries of its visitor; null if it is the same for everyone. */
function useVisitOfPage(): Visit | null {
  return useRouteLoaderData<ShellData>('root')?.visit ?? null;
}

/** What counts the page once the browser is idle, and what comes up once a person is there. */
function LateParts({ hasQuizBar }: { hasQuizBar: boolean }) {
  const idle = useIdleParts();
  const parts = useLateParts();
  const account = useAccount(useVisitOfPage());
  return (
    <>
      {idle && <idle.IdleParts userId={account?.id} hasSession={hasVisit()} />}
      {parts && <parts.LateParts hasQuizBar={hasQuizBar} />}
    </>
  );
}

/** By itself, so that what is learnt of the cart draws nothing else anew. */
function VisitorsCart() {
  return <CartSlot cart={useConfirmedCart()} onCart={storeCart} onCopy={showCopy} />;
}

const useBikeOfCart = () => useCartBike(useVisitOfPage());

interface HeaderProps {
  home: HomeLink;
  languages: Language[];
}

function Header({ home, languages }: HeaderProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const { categories, shop, instance } = useRouteLoaderData<ShellData>('root') ?? {};
  const results = href('search', {}, locale);
  const visit = useVisitOfPage();
  const cartCount = useCartCount(visit);
  const account = useAccount(visit);
  const hearts = useWishlistCount(visit?.hearts.length ?? 0);
  const ownPage = account
    ? { label: t('nav.account'), href: href('account', {}, locale) }
    : { label: t('nav.signIn'), href: href('signIn', {}, locale) };
  const compared = useComparison()?.list ?? [];
  return (
    <SiteHeader
      home={home}
      promises={instance?.claim ? [instance.claim, ...(shop?.promises ?? [])].slice(0, 3) : shop?.promises}
      organizationLogo={instance && <OrganizationLogo words={instance.words.shopOf} />}
      announcement={shop?.announcement}
      stripLinks={[{ label: t('footer.tracker'), href: href('orderTracker', {}, locale) }]}
      languages={languages}
      languagesLabel={t('language.label')}
      nav={mainNavigation(t, locale, pathname)}
      navLabel={t('nav.label')}
      menuLinks={[ownPage]}
      menuLabel={t('nav.menu')}
      categories={categories?.map((item) => ({ ...item, current: item.href === pathname }))}
      categoriesLabel={t('nav.categories')}
      search={
        <SearchField
          id="suche"
          action={results}
          name="q"
          label={t('search.placeholder')}
          formLabel={t('search.label')}
          submitLabel={t('search.submit')}
          defaultValue={pathname === results ? (new URLSearchParams(search).get('q') ?? '') : ''}
        />
      }
      icons={[
        { icon: 'search', href: results, label: t('search.label'), only: 'phone' },
        {
          icon: 'compare',
          href: href('comparison', {}, locale, { bikes: bikesQuery(compared) || undefined }),
          label: compared.length > 0 ? t('compare.count', { number: compared.length }) : t('compare.title'),
          count: compared.length,
        },
        { icon: 'user', ...ownPage, initial: account?.initial, only: 'desktop' },
        {
          icon: 'heart',
          href: href('wishlist', {}, locale),
          label: hearts > 0 ? `${t('nav.wishlist')}, ${hearts}` : t('nav.wishlist'),
          count: hearts,
        },
        {
          icon: 'bag',
          href: href('checkoutPlan', {}, locale),
          label: cartCount > 0 ? t('nav.cartCount', { count: cartCount }) : t('nav.cart'),
          count: cartCount,
          remembers: 'cart',
          onFollow: () => signalCart({ kind: 'open' }),
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
  const paths: Alternates = page?.switchPaths ??
    page?.alternates ?? { ...alternatesOf('home', {}), [locale]: pathname };
  const instance = useRouteLoaderData<ShellData>('root')?.instance;
  return (instance?.languages ?? locales).map((code) => ({
    code,
    label: t(`language.${code}`),
    href: `${paths[code]}${page ? searchIn(code, search, page.queries) : ''}`,
    current: code === locale,
  }));
}

/** The query as another language writes it. */
function searchIn(locale: Locale, search: string, queries: PageQueries | undefined): string {
  if (!queries) return search;
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(queries[locale])) query.set(name, value);
  return `?${query.toString()}`;
}

type SwitchedPage = Pick<PageInfo, 'alternates' | 'switchPaths' | 'queries'>;

function pageOf(data: unknown): SwitchedPage | undefined {
  if (typeof data !== 'object' || data === null || !('page' in data)) return undefined;
  const { page } = data;
  return typeof page === 'object' && page !== null && 'alternates' in page ? (page as SwitchedPage) : undefined;
}
