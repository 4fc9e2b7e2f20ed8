import { formatAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href, type Query } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Chip, ChipRow } from '~/ui/filter.tsx';
import { Container, SectionHead } from '~/ui/layout.tsx';
import { Anchor, GoLink } from '~/ui/link.tsx';
import { ProductGrid } from '~/ui/product-card.tsx';
import type { ProductTile } from '~/modules/catalog/product-tile.ts';
import { TileCard } from '~/modules/catalog/ui/tile-card.tsx';
import type { SearchPageView } from '~/modules/search/search-page.server.ts';
import { SearchField } from '~/modules/search/ui/search-field.tsx';

export interface SearchPageProps {
  view: SearchPageView;
  /** Shown where nothing was found or searched for. */
  popular: readonly ProductTile[];
  categories: SearchPageView['pages'];
}

const AHEAD_OF_FOLD = 4;

/** Results of both kinds; before a search and where nothing fits, ways to go on. */
export function SearchPage({ view, popular, categories }: SearchPageProps) {
  const { t } = useTranslation(['search', 'common']);
  const locale = useLocale();
  const { text, bikes, accessories } = view;
  const found = bikes.total + accessories.total > 0;
  return (
    <Container className="pt-8 pb-14 tablet:pb-18 desktop:pb-24">
      <h1 className="text-h1 break-words">{text === '' ? t('title') : t('titleFor', { text })}</h1>
      <Lead view={view} />
      <SearchField
        key={text}
        id="suche-seite"
        outlined
        className="mt-5 max-w-[480px]"
        action={href('search', {}, locale)}
        name="q"
        label={t('common:search.placeholder')}
        submitLabel={t('common:search.submit')}
        defaultValue={text}
      />
      <Understood chips={view.understood} />
      {view.pages.length > 0 && <Pages title={t('pages')} pages={view.pages} />}
      {found ? (
        <>
          {kinds[view.leading].map((kind, index) => (
            <Results key={kind} view={view} kind={kind} isFirst={index === 0} />
          ))}
        </>
      ) : (
        <>
          {text !== '' && (
            <p className="mt-6 flex flex-wrap gap-3">
              <LinkButton href={href('allModels', {}, locale)}>{t('empty.bikes')}</LinkButton>
              <LinkButton variant="secondary" href={href('accessories', {}, locale)}>
                {t('empty.accessories')}
              </LinkButton>
            </p>
          )}
          <Pages title={t('empty.categories')} pages={categories} />
          <Cards title={t('empty.popular')} tiles={popular} />
        </>
      )}
    </Container>
  );
}

const kinds = { bike: ['bikes', 'accessories'], accessory: ['accessories', 'bikes'] } as const;

function Understood({ chips }: { chips: SearchPageView['understood'] }) {
  const { t } = useTranslation('search');
  if (chips.length === 0) return null;
  return (
    <div className="mt-4">
      <ChipRow label={t('understood.label')}>
        <span aria-hidden="true" className="mr-1 text-small text-ink-2">
          {t('understood.label')}
        </span>
        {chips.map(({ name, href: path, label }) => (
          <Chip key={name} href={path} label={label}>
            {name}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

function Lead({ view: { text, bikes, accessories, closeness } }: { view: SearchPageView }) {
  const { t } = useTranslation('search');
  if (text === '') return <p className="mt-2 max-w-text text-ink-2">{t('lead')}</p>;
  if (bikes.total + accessories.total === 0) {
    return (
      <p role="status" className="mt-2 max-w-text text-ink-2">{`${t('empty.title', { text })} ${t('empty.text')}`}</p>
    );
  }
  const counts = [
    bikes.total > 0 ? t('bikes', { count: bikes.total }) : undefined,
    accessories.total > 0 ? t('accessories', { count: accessories.total }) : undefined,
  ].filter((count) => count !== undefined);
  const [first, second] = counts;
  const summary = second ? t('summary', { bikes: first, accessories: second }) : `${first}.`;
  const note = closeness === 'corrected' || closeness === 'any' ? t(closeness) : undefined;
  return (
    <p role="status" className="mt-2 max-w-text text-ink-2">
      {note ? `${note} ${summary}` : summary}
    </p>
  );
}

function Pages({ title, pages }: { title: string; pages: SearchPageView['pages'] }) {
  if (pages.length === 0) return null;
  return (
    <nav aria-label={title} className="mt-5 flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="mr-1 text-small text-ink-2">
        {title}
      </span>
      {pages.map((page) => (
        <Anchor key={page.href} href={page.href} className="chip">
          {page.name}
        </Anchor>
      ))}
    </nav>
  );
}

interface ResultsProps {
  view: SearchPageView;
  kind: 'bikes' | 'accessories';
  /** Its pictures are loaded at once. */
  isFirst: boolean;
}

function Results({ view, kind, isFirst }: ResultsProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const { tiles, total } = view[kind];
  if (total === 0) return null;
  const query: Query = { suchen: view.text };
  const [page, words] =
    kind === 'bikes' ? (['allModels', 'allBikes'] as const) : (['accessories', 'allAccessories'] as const);
  const more = (
    <GoLink href={href(page, {}, locale, query)}>{t(words, { count: total, total: formatAmount(total * 100) })}</GoLink>
  );
  return <Cards title={t(`${kind}Title`)} tiles={tiles} aside={more} priority={isFirst} />;
}

type CardsProps = { title: string; tiles: readonly ProductTile[]; aside?: React.ReactNode; priority?: boolean };

function Cards({ title, tiles, aside, priority }: CardsProps) {
  if (tiles.length === 0) return null;
  return (
    <section className="mt-10 desktop:mt-14">
      <SectionHead title={title} aside={aside} />
      <ProductGrid columns={4} label={title}>
        {tiles.map((tile, index) => (
          <TileCard key={tile.href} tile={tile} priority={priority && index < AHEAD_OF_FOLD} />
        ))}
      </ProductGrid>
    </section>
  );
}
