import { type ReactNode, useId } from 'react';
import { useNavigation } from '@remix-run/react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Breadcrumb, type Crumb } from '~/ui/breadcrumb.tsx';
import { LinkButton } from '~/ui/button.tsx';
import { useIsQueued } from '~/ui/queued-requests.ts';
import { Container } from '~/ui/layout.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import { ProductGrid } from '~/ui/product-card.tsx';
import { TermLinks } from '~/ui/term-segment.tsx';
import type { ProductTile } from '~/modules/catalog/product-tile.ts';
import { TileCard } from '~/modules/catalog/ui/tile-card.tsx';
import type { OrganizationTile as Company } from '~/modules/instances/organization-tile.ts';
import { OrganizationTile } from '~/modules/instances/ui/parts.ts';
import type { ListingTile, ListingView } from '~/modules/listings/listing-view.ts';
import { AccessoryKinds, FitsOwnBike } from './accessory-head.tsx';
import type { AccessoryKind } from './accessory-kinds.server.ts';
import { FilterPanel } from './filter/filter-panel.tsx';
import { ActiveFilters, ListingTools } from './listing-tools.tsx';
import { RememberedFilters } from './remembered-filters.tsx';
import { RememberedHeight } from './remembered-height.tsx';

export interface ListingPageProps {
  view: ListingView & {
    help?: ListingTile;
    branding?: Company;
    kinds?: readonly AccessoryKind[];
    /** What others like, where nothing fits. */
    popular?: { title: string; tiles: readonly ProductTile[] };
  };
  /** Pages between the home page and this one. */
  trail?: readonly Crumb[];
  /** What is between the title and the cards instead of the count. */
  intro?: ReactNode;
  /** What is below the cards. */
  children?: ReactNode;
}

const AHEAD_OF_FOLD = 6;
const BEFORE_HELP = 6;

const BEFORE_BRANDING = 2;

export function ListingPage({ view, trail = [], intro, children }: ListingPageProps) {
  const { t } = useTranslation();
  const home = { label: t('home'), href: href('home', {}, useLocale()) };
  return (
    <Container className="pt-4 pb-14 tablet:pb-18 desktop:pb-24">
      <Breadcrumb label={t('breadcrumb')} items={[home, ...trail, { label: view.title }]} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-h1">{view.title}</h1>
        {view.kinds && <FitsOwnBike path={view.path} search={view.search} />}
      </div>
      {intro}
      <p className="mt-1 text-ink-2" aria-live="polite">
        <bdi>{view.summary}</bdi>
        <RememberedHeight view={view} />
      </p>
      {view.kinds && <AccessoryKinds kinds={view.kinds} />}
      <Listing view={view} />
      {children}
    </Container>
  );
}

export function Listing({ view }: Pick<ListingPageProps, 'view'>) {
  return (
    <div className="listing mt-6">
      <FilterPanel view={view} />
      <div className="min-w-0">
        <div className="listing-bar">
          <ListingTools view={view} />
          {view.terms && (
            <div className="listing-terms">
              <span aria-hidden="true">{view.words.plan}</span>
              <TermLinks label={view.words.plan} value={view.terms.value} terms={view.terms.options} />
            </div>
          )}
          <ActiveFilters view={view} />
        </div>
        {view.tiles.length === 0 ? <Nothing view={view} /> : <Cards view={view} />}
        <Pages view={view} />
        <RememberedFilters key={view.path} view={view} />
      </div>
    </div>
  );
}

function Cards({ view: { tiles, help, branding } }: Pick<ListingPageProps, 'view'>) {
  const before = branding ? BEFORE_BRANDING : BEFORE_HELP;
  const split = (branding ?? help) && tiles.length > before ? before : tiles.length;
  const cards = tiles.map((tile, index) => (
    <TileCard key={tile.href} tile={tile} priority={index < AHEAD_OF_FOLD} discover={index === 0} level={2} />
  ));
  return (
    <ProductGrid>
      {cards.slice(0, split)}
      {branding ? <OrganizationTile tile={branding} /> : help && <HelpTile tile={help} />}
      {cards.slice(split)}
    </ProductGrid>
  );
}

function HelpTile({ tile: { title, text, picture, link } }: { tile: ListingTile }) {
  const titleId = useId();
  return (
    <li className="card-wide flex flex-wrap items-center justify-between gap-4 bg-mist p-6">
      {picture && (
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="96px"
          width={96}
          height={96}
          alt={picture.alt}
          loading="lazy"
        />
      )}
      <div>
        <p id={titleId} className="text-h4">
          {title}
        </p>
        {text && <p className="mt-1 max-w-text text-small text-ink-2">{text}</p>}
      </div>
      {link && (
        <LinkButton variant="secondary" small href={link.href} aria-describedby={titleId}>
          {link.label}
        </LinkButton>
      )}
    </li>
  );
}

function Nothing({ view: { words, relief, path, chips, popular } }: Pick<ListingPageProps, 'view'>) {
  return (
    <>
      <div className="bg-mist p-6 desktop:p-10">
        <h2 className="text-h3">{chips.length > 1 ? words.none : words.empty}</h2>
        <p className="mt-2 text-ink-2">{relief.length > 0 ? words.emptyHelp : words.emptyText}</p>
        <p className="mt-5 flex flex-wrap gap-3">
          {relief.map(({ href: to, label }) => (
            <LinkButton key={to} variant="secondary" href={to}>
              {label}
            </LinkButton>
          ))}
          <LinkButton href={path}>{words.all}</LinkButton>
        </p>
      </div>
      {popular && (
        <>
          <h2 className="mt-10 mb-5 text-h3">{popular.title}</h2>
          <ProductGrid>
            {popular.tiles.map((tile) => (
              <TileCard key={tile.href} tile={tile} level={3} />
            ))}
          </ProductGrid>
        </>
      )}
    </>
  );
}

function Pages({ view: { paging, words } }: Pick<ListingPageProps, 'view'>) {
  const isHeld = useIsQueued();
  const loading = useNavigation().state === 'loading' && !isHeld;
  return paging ? <Pagination label={words.pages} loading={loading && paging.status} {...paging} /> : null;
}
