import { Form, useSubmit } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale';
import { Chip, ChipRow } from '~/ui/filter';
import { TextLink } from '~/ui/link';
import { countFilters, emptyListingQuery, formatListingQuery, type ListingQuery, listingSorts, withFilter } from '../listing-query';
import type { FacetName, Facets } from '../listings';
import { bandName, optionName } from './facet-names';
import { FILTER_ID } from './filter-panel';

interface ListingToolsProps {
  query: ListingQuery;
  path: string;
  linkTo: (query: ListingQuery) => string;
  facets: Facets;
  kind: 'bike' | 'accessory';
}

/** Over the cards: the way to the filters on small screens, the order, and a chip for each filter that is set. */
export function ListingTools({ query, path, linkTo, facets, kind }: ListingToolsProps) {
  const { t } = useTranslation('listing');
  const active = countFilters(query);
  return (
    <>
      <div className="listing-tools">
        <a href={`#${FILTER_ID}`} className="btn btn-quiet desktop:hidden">
          <span className="btn-label">{active > 0 ? t('filter.buttonCount', { count: active }) : t('filter.button')}</span>
        </a>
        <Sort query={query} path={path} kind={kind} />
      </div>
      <Chips query={query} path={path} linkTo={linkTo} facets={facets} />
    </>
  );
}

/** The order as a form of its own; it applies at once with JavaScript, by its button without. */
function Sort({ query, path, kind }: Pick<ListingToolsProps, 'query' | 'path' | 'kind'>) {
  const { t } = useTranslation('listing');
  const submit = useSubmit();
  const sorts = listingSorts.filter((sort) => !(kind === 'accessory' && sort.startsWith('rate')));
  return (
    <Form method="get" action={path} onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })} className="listing-sort">
      {[...new URLSearchParams(formatListingQuery({ ...query, seite: 1, sortieren: 'empfohlen' }))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="sr-only" htmlFor="sortieren">
        {t('sort.label')}
      </label>
      <select id="sortieren" name="sortieren" className="input" defaultValue={query.sortieren} key={query.sortieren}>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="btn btn-quiet">
          {t('sort.apply')}
        </button>
      </noscript>
    </Form>
  );
}

function Chips({ query, path, linkTo, facets }: Omit<ListingToolsProps, 'kind'>) {
  const { t } = useTranslation('listing');
  const chips = useChips(query, facets);
  if (chips.length === 0) return null;
  const kept = { ...emptyListingQuery, plan: query.plan, sortieren: query.sortieren };
  const reset = formatListingQuery(kept);
  return (
    <div className="mb-5">
      <ChipRow label={t('filter.active')}>
        {chips.map(({ name, without }) => (
          <Chip key={name} href={linkTo(without)} label={t('filter.remove', { name })}>
            {name}
          </Chip>
        ))}
        <TextLink href={`${path}${reset && `?${reset}`}`} className="text-small">
          {t('filter.reset')}
        </TextLink>
      </ChipRow>
    </div>
  );
}

interface ChipData {
  name: string;
  /** The query without this filter. */
  without: ListingQuery;
}

function useChips(query: ListingQuery, facets: Facets): ChipData[] {
  const { t } = useTranslation(['listing', 'common']);
  const locale = useLocale();
  const lists = (['kategorie', 'rahmen', 'tempo', 'marke', 'farbe'] as const).flatMap((facet) =>
    query[facet].map((value) => ({
      name: optionName(facet, facets[facet].find((option) => option.value === value) ?? { value }, t, locale),
      without: withFilter(query, facet, query[facet].filter((each) => each !== value)),
    })),
  );
  const bands = (['rate', 'preis'] as const).flatMap((facet) =>
    query[facet].map((range) => ({
      name: bandName(`${range.min ?? ''}-${range.max ?? ''}`, t),
      without: withFilter(query, facet, query[facet].filter((each) => each !== range)),
    })),
  );
  const single = (facet: FacetName, value: string, without: ListingQuery): ChipData => ({ name: optionName(facet, { value }, t, locale), without });
  return [
    ...lists,
    ...bands,
    ...(query.verfuegbar ? [single('verfuegbar', 'ja', withFilter(query, 'verfuegbar', false))] : []),
    ...(query.occasion === undefined ? [] : [single('occasion', query.occasion ? 'ja' : 'nein', withFilter(query, 'occasion', undefined))]),
    ...query.groesse.map((cm) => single('groesse', String(cm), withFilter(query, 'groesse', query.groesse.filter((each) => each !== cm)))),
    ...(query.suchen ? [{ name: `«${query.suchen}»`, without: withFilter(query, 'suchen', undefined) }] : []),
  ];
}
