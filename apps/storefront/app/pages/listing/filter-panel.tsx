import { Form, useSubmit } from '@remix-run/react';
import type { FormEvent } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { FilterGroup, FilterList, FilterOption } from '~/ui/filter.tsx';
import { Icon } from '~/ui/icon.tsx';
import { SwatchPicker } from '~/ui/variant-picker.tsx';
import type { FilterGroupView, FilterRange } from '~/modules/listings/filter-groups.ts';
import type { ListingView } from '~/modules/listings/listing-view.ts';
import { unpackOptions } from '~/modules/listings/packed-options.ts';
import { Hidden } from './hidden-fields.tsx';

export const FILTER_ID = 'filter';

/**
 * All filters of a listing as one GET form: beside the cards on desktop, a sheet from below on smaller screens, opened by
 * a link to its id so that it works without JavaScript. With JavaScript on desktop a choice applies at once. The sheet
 * holds the search field too, which on desktop stands in the header.
 */
export function FilterPanel({ view }: { view: ListingView }) {
  const { t } = useTranslation();
  const submit = useSubmit();
  const applyOnDesktop = (event: FormEvent<HTMLFormElement>) => {
    // What is typed applies when it is finished, by Enter or the button.
    const isChoice = event.target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(event.target.type);
    if (!isChoice) return;
    if (window.matchMedia('(min-width: 992px)').matches) submit(event.currentTarget, { preventScrollReset: true });
  };
  const { words, path, filters } = view;
  return (
    <aside id={FILTER_ID} className="filter-sheet" aria-label={words.filter}>
      <a href="#alle" className="filter-backdrop" tabIndex={-1}>
        <span className="sr-only">{words.close}</span>
      </a>
      {/*
       * The key makes the browser forget choices that the address no longer holds. The button loads a document: a change
       * of the address by script would leave the sheet open, since it does not move :target.
       */}
      <Form
        key={view.search}
        method="get"
        action={path}
        reloadDocument
        onChange={applyOnDesktop}
        className="filter-form"
      >
        <div className="filter-head">
          <h2 className="text-h4">{words.filter}</h2>
          <a href="#alle" className="icon-btn" aria-label={words.close}>
            <Icon name="close" />
          </a>
        </div>
        <Hidden fields={view.filterFields} />
        <div className="pb-4 desktop:hidden">
          <label htmlFor="suche-filter" className="field-label">
            {t('search.label')}
          </label>
          <input
            id="suche-filter"
            type="search"
            name="suchen"
            className="input"
            defaultValue={view.searchText}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <FilterList>
          {filters.map((group) => (
            <Group key={group.name} group={group} />
          ))}
        </FilterList>
        <div className="filter-foot">
          <Button type="submit" wide>
            {words.apply}
          </Button>
        </div>
      </Form>
    </aside>
  );
}

function Group({ group }: { group: FilterGroupView }) {
  const { name, title, meta, open, choice, range } = group;
  const options = unpackOptions(group.options);
  return (
    <FilterGroup title={title} meta={meta} open={open}>
      {choice === 'colours' ? (
        <SwatchPicker
          name={name}
          legend={title}
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
            type={choice === 'one' ? 'radio' : 'checkbox'}
            name={name}
            value={option.value}
            defaultChecked={option.selected}
            count={option.value === '' ? undefined : String(option.count)}
          >
            {option.name}
          </FilterOption>
        ))
      )}
      {range && <RangeFields title={title} range={range} />}
    </FilterGroup>
  );
}

/** A free range of francs: two fields, which the placeholders tell the ends of. */
function RangeFields({ title, range }: { title: string; range: FilterRange }) {
  return (
    <div className="filter-range">
      {[range.from, range.to].map(({ name, label, value, placeholder }) => (
        <label key={name}>
          <span>
            <span className="sr-only">{title} </span>
            {label}
          </span>
          <input
            type="text"
            inputMode="numeric"
            pattern="[0-9'’ ]*"
            maxLength={8}
            name={name}
            defaultValue={value}
            placeholder={placeholder}
            autoComplete="off"
            className="input num"
          />
        </label>
      ))}
      <Hidden fields={range.others.map((value) => [range.from.name.replace('-von', ''), value])} />
    </div>
  );
}
