import { useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '~/i18n/money';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/site-map';
import { Breadcrumb } from '~/ui/breadcrumb';
import { LinkButton } from '~/ui/button';
import { Container } from '~/ui/layout';
import { Pagination } from '~/ui/pagination';
import { ProductGrid } from '~/ui/product-card';
import { TermLinks } from '~/ui/term-segment';
import type { ProductTile } from '../../catalog/product-tile';
import { TileCard } from '../../catalog/ui/tile-card';
import type { ActiveFilter } from '../facet-names';
import { formatListingQuery, listingPlans, type ListingQuery, withFilter } from '../listing-query';
import type { Listing } from '../listings.server';
import { type Facets, PAGE_SIZE } from '../listings';
import { FilterPanel } from './filter-panel';
import { ActiveFilters, ListingTools } from './listing-tools';

export interface ListingPageProps {
  title: string;
  kind: 'bike' | 'accessory';
  listing: Omit<Listing, 'products' | 'facets'> & { facets: Facets };
  tiles: readonly ProductTile[];
  query: ListingQuery;
  active: readonly ActiveFilter[];
  /** Path of this listing without a query. */
  path: string;
  /** The address named something that does not exist; this is the fallback listing. */
  unknown: boolean;
  helpHref: string;
}

/** Cards whose pictures are loaded at once: two rows on desktop. */
const AHEAD_OF_FOLD = 6;
/** The tile between the cards stands after this many. */
const BEFORE_HELP = 6;

/** A listing: filters left, cards right (look/notes "Pages"). Every control is a link or part of a plain GET form. */
export function ListingPage({ title, kind, listing, tiles, query, active, path, unknown, helpHref }: ListingPageProps) {
  const { t } = useTranslation(['listing', 'common']);
  const locale = useLocale();
  const linkTo = (next: ListingQuery) => `${path}${formatListingQuery(next) && `?${formatListingQuery(next)}`}`;
  const counts = { total: formatAmount(listing.total * 100), instock: formatAmount(listing.instock * 100) };
  return (
    <Container className="pt-4 pb-[56px] tablet:pb-[72px] desktop:pb-24">
      <Breadcrumb
        label={t('common:breadcrumb')}
        items={[{ label: t('common:home'), href: href('home', {}, locale) }, { label: title }]}
      />
      <h1 className="mt-3 text-h1">{title}</h1>
      <p className="mt-1 text-ink-2">
        {unknown ? t('unknown') : t(`summary.${kind === 'bike' ? 'bikes' : 'accessories'}`, counts)}
      </p>
      <div className="listing mt-6">
        <FilterPanel kind={kind} facets={listing.facets} query={query} path={path} />
        <div className="min-w-0">
          <div className="listing-bar">
            <ListingTools query={query} path={path} active={active} kind={kind} />
            {kind === 'bike' && (
              <div className="listing-terms">
                <span aria-hidden="true">{t('plan.label')}</span>
                <TermLinks
                  label={t('plan.label')}
                  value={String(query.plan)}
                  terms={listingPlans.map((months) => ({
                    value: String(months),
                    label:
                      months === 1
                        ? t('plan.once')
                        : months === query.plan
                          ? t('plan.months', { count: months })
                          : String(months),
                    href: linkTo({ ...query, plan: months, seite: 1 }),
                  }))}
                />
              </div>
            )}
            <ActiveFilters active={active} query={query} path={path} />
          </div>
          {listing.total === 0 ? <Nothing path={path} /> : <Cards tiles={tiles} kind={kind} helpHref={helpHref} />}
          <Pages listing={listing} query={query} linkTo={linkTo} />
        </div>
      </div>
    </Container>
  );
}

function Cards({ tiles, kind, helpHref }: Pick<ListingPageProps, 'tiles' | 'kind' | 'helpHref'>) {
  const { t } = useTranslation('listing');
  const card = (tile: ProductTile, index: number) => (
    <TileCard key={tile.href} tile={tile} priority={index < AHEAD_OF_FOLD} level={2} />
  );
  const split = kind === 'bike' && tiles.length > BEFORE_HELP ? BEFORE_HELP : tiles.length;
  return (
    <ProductGrid>
      {tiles.slice(0, split).map(card)}
      {kind === 'bike' && (
        <li className="card-wide flex flex-wrap items-center justify-between gap-4 bg-mist p-6">
          <div>
            <p className="text-h4">{t('help.title')}</p>
            <p className="mt-1 max-w-text text-small text-ink-2">{t('help.text')}</p>
          </div>
          <LinkButton variant="secondary" small href={helpHref}>
            {t('help.action')}
          </LinkButton>
        </li>
      )}
      {tiles.slice(split).map((tile, index) => card(tile, split + index))}
    </ProductGrid>
  );
}

function Nothing({ path }: { path: string }) {
  const { t } = useTranslation('listing');
  return (
    <div className="bg-mist p-6 desktop:p-10">
      <h2 className="text-h3">{t('empty.title')}</h2>
      <p className="mt-2 text-ink-2">{t('empty.text')}</p>
      <p className="mt-5">
        <LinkButton href={path}>{t('empty.action')}</LinkButton>
      </p>
    </div>
  );
}

interface PagesProps extends Pick<ListingPageProps, 'listing' | 'query'> {
  linkTo: (query: ListingQuery) => string;
}

function Pages({ listing, query, linkTo }: PagesProps) {
  const { t } = useTranslation('listing');
  const loading = useNavigation().state === 'loading';
  if (listing.pages === 1) return null;
  const { page, pages, total } = listing;
  const shown = Math.min(total, page * PAGE_SIZE);
  return (
    <Pagination
      label={t('page.label')}
      shown={shown}
      total={total}
      status={t('page.of', { shown, total })}
      loading={loading && t('page.of', { shown, total })}
      next={
        page < pages
          ? {
              href: linkTo(withFilter(query, 'seite', page + 1)),
              label: t('page.next', { count: Math.min(PAGE_SIZE, total - shown) }),
            }
          : undefined
      }
      previous={
        page > 1 ? { href: linkTo(withFilter(query, 'seite', page - 1)), label: t('page.previous') } : undefined
      }
    />
  );
}
