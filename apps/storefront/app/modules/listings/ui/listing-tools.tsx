import { Form, useSubmit } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Chip, ChipRow } from '~/ui/filter';
import { TextLink } from '~/ui/link';
import type { ActiveFilter } from '../facet-names';
import { emptyListingQuery, formatListingQuery, type ListingQuery, listingSorts } from '../listing-query';
import { FILTER_ID } from './filter-panel';

interface ListingToolsProps {
  query: ListingQuery;
  path: string;
  active: readonly ActiveFilter[];
  kind: 'bike' | 'accessory';
}

/** Over the cards: the way to the filters on small screens, and the order. */
export function ListingTools({ query, path, active, kind }: ListingToolsProps) {
  const { t } = useTranslation('listing');
  return (
    <div className="listing-tools">
      <a href={`#${FILTER_ID}`} className="btn btn-quiet desktop:hidden">
        <span className="btn-label">
          {active.length > 0 ? t('filter.buttonCount', { count: active.length }) : t('filter.button')}
        </span>
      </a>
      <Sort query={query} path={path} kind={kind} />
    </div>
  );
}

/** The order as a form of its own; it applies at once with JavaScript, by its button without. */
function Sort({ query, path, kind }: Pick<ListingToolsProps, 'query' | 'path' | 'kind'>) {
  const { t } = useTranslation('listing');
  const submit = useSubmit();
  const sorts = listingSorts.filter((sort) => !(kind === 'accessory' && sort.startsWith('rate')));
  return (
    <Form
      method="get"
      action={path}
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
      className="listing-sort"
    >
      {[...new URLSearchParams(formatListingQuery({ ...query, seite: 1, sortieren: 'empfohlen' }))].map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
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

/** A chip for each filter that is set; following it takes the filter off. */
export function ActiveFilters({ active, query, path }: Pick<ListingToolsProps, 'active' | 'query' | 'path'>) {
  const { t } = useTranslation('listing');
  if (active.length === 0) return null;
  const link = (search: string) => `${path}${search && `?${search}`}`;
  const reset = formatListingQuery({ ...emptyListingQuery, plan: query.plan, sortieren: query.sortieren });
  return (
    <div className="listing-chips">
      <ChipRow label={t('filter.active')}>
        {active.map(({ name, without }) => (
          <Chip key={name} href={link(without)} label={t('filter.remove', { name })}>
            {name}
          </Chip>
        ))}
        <TextLink href={link(reset)} className="text-small">
          {t('filter.reset')}
        </TextLink>
      </ChipRow>
    </div>
  );
}
