import { Form, useSubmit } from '@remix-run/react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { FilterGroup, FilterList, FilterOption } from '~/ui/filter';
import { Icon } from '~/ui/icon';
import { SwatchPicker } from '~/ui/variant-picker';
import { defaultListingPlan, type ListingQuery } from '../listing-query';
import type { FacetName, FacetOption, Facets } from '../listings';

export const FILTER_ID = 'filter';

interface FilterPanelProps {
  kind: 'bike' | 'accessory';
  facets: Facets;
  query: ListingQuery;
  path: string;
}

const bikeFacets: readonly FacetName[] = [
  'rahmen',
  'rate',
  'kategorie',
  'tempo',
  'groesse',
  'farbe',
  'marke',
  'verfuegbar',
  'occasion',
];
const accessoryFacets: readonly FacetName[] = ['kategorie', 'rate', 'marke', 'farbe', 'verfuegbar'];
/** Facets that start closed, unless something in them is chosen. */
const quiet: readonly FacetName[] = ['marke', 'verfuegbar', 'occasion'];

/**
 * All filters of a listing as one GET form: beside the cards on desktop, a sheet from below on smaller screens, opened by
 * a link to its id so that it works without JavaScript. With JavaScript on desktop a choice applies at once. The sheet
 * holds the search field too, which on desktop stands in the header.
 */
export function FilterPanel({ kind, facets, query, path }: FilterPanelProps) {
  const { t } = useTranslation(['listing', 'common']);
  const submit = useSubmit();
  const applyOnDesktop = (event: FormEvent<HTMLFormElement>) => {
    if (window.matchMedia('(min-width: 992px)').matches) submit(event.currentTarget, { preventScrollReset: true });
  };
  const names = kind === 'bike' ? bikeFacets : accessoryFacets;
  return (
    <aside id={FILTER_ID} className="filter-sheet" aria-label={t('filter.title')}>
      <a href="#alle" className="filter-backdrop" tabIndex={-1}>
        <span className="sr-only">{t('filter.close')}</span>
      </a>
      {/*
       * The key makes the browser forget choices that the address no longer holds. The button loads a document: a change
       * of the address by script would leave the sheet open, since it does not move :target.
       */}
      <Form
        key={JSON.stringify(query)}
        method="get"
        action={path}
        reloadDocument
        onChange={applyOnDesktop}
        className="filter-form"
      >
        <div className="filter-head">
          <h2 className="text-h4">{t('filter.title')}</h2>
          <a href="#alle" className="icon-btn" aria-label={t('filter.close')}>
            <Icon name="close" />
          </a>
        </div>
        <KeptParameters query={query} />
        <div className="pb-4 desktop:hidden">
          <label htmlFor="suche-filter" className="field-label">
            {t('common:search.label')}
          </label>
          <input
            id="suche-filter"
            type="search"
            name="suchen"
            className="input"
            defaultValue={query.suchen}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <FilterList>
          {names.map((name) => (
            <Facet key={name} name={name} kind={kind} options={facets[name]} />
          ))}
        </FilterList>
        <div className="filter-foot">
          <Button type="submit" wide>
            {t('filter.apply')}
          </Button>
        </div>
      </Form>
    </aside>
  );
}

/** What the form keeps although it shows no field for it. */
function KeptParameters({ query }: { query: ListingQuery }) {
  return (
    <>
      {query.sortieren !== 'empfohlen' && <input type="hidden" name="sortieren" value={query.sortieren} />}
      {query.plan !== defaultListingPlan && <input type="hidden" name="plan" value={query.plan} />}
    </>
  );
}

function Facet({
  name,
  kind,
  options,
}: {
  name: FacetName;
  kind: 'bike' | 'accessory';
  options: readonly FacetOption[];
}) {
  const { t } = useTranslation(['listing', 'common']);
  if (options.length === 0 || (options.length === 1 && !options[0]?.selected && name !== 'verfuegbar')) return null;
  const open = !quiet.includes(name) || options.some(({ selected }) => selected);
  const isPrice = name === 'rate' && kind === 'accessory';
  return (
    <FilterGroup
      title={t(isPrice ? 'facet.price' : `facet.${name}`)}
      meta={name === 'rate' && !isPrice ? t('facet.rateNote') : undefined}
      open={open}
    >
      {name === 'farbe' ? (
        <SwatchPicker
          name={name}
          legend={t('facet.farbe')}
          hideLegend
          multiple
          values={options.filter(({ selected }) => selected).map(({ value }) => value)}
          swatches={options.map((option) => ({
            value: option.value,
            name: `${option.name}, ${option.count}`,
            colour: option.hex ?? 'transparent',
          }))}
        />
      ) : (
        options.map((option) => (
          <FilterOption
            key={option.value}
            name={name}
            value={option.value}
            defaultChecked={option.selected}
            count={String(option.count)}
          >
            {option.name}
          </FilterOption>
        ))
      )}
    </FilterGroup>
  );
}
