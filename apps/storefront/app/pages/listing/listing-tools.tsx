import { Form, useSubmit } from '@remix-run/react';
import { Chip, ChipRow } from '~/ui/filter.tsx';
import { TextLink } from '~/ui/link.tsx';
import type { ListingView } from '~/modules/listings/listing-view.ts';
import { useFilterLink } from './filter/use-filter-sheet.ts';
import { Hidden } from './hidden-fields.tsx';

/** Over the cards: the way to the filters on small screens, and the order. */
export function ListingTools({ view }: { view: ListingView }) {
  const { words, chips } = view;
  return (
    <div className="listing-tools">
      <a {...useFilterLink()} aria-haspopup="dialog" className="btn btn-quiet desktop:hidden">
        <span className="btn-label">{chips.length > 0 ? `${words.open} · ${chips.length}` : words.open}</span>
      </a>
      <Sort view={view} />
    </div>
  );
}

/** The order as a form of its own; it applies at once with JavaScript, by its button without. */
function Sort({ view: { sort, path, words } }: { view: ListingView }) {
  const submit = useSubmit();
  return (
    <Form
      method="get"
      action={path}
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
      className="listing-sort"
    >
      <Hidden fields={sort.fields} />
      <label className="sr-only" htmlFor="sortieren">
        {words.sort}
      </label>
      <select id="sortieren" name="sortieren" className="input" defaultValue={sort.value} key={sort.value}>
        {sort.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="btn btn-quiet">
          {words.sortApply}
        </button>
      </noscript>
    </Form>
  );
}

/** A chip for each filter that is set; following it takes the filter off. */
export function ActiveFilters({ view: { chips, words, reset } }: { view: ListingView }) {
  if (chips.length === 0) return null;
  return (
    <div className="listing-chips">
      <ChipRow label={words.active}>
        {chips.map(({ name, href, label }) => (
          <Chip key={href} href={href} label={label}>
            {name}
          </Chip>
        ))}
        <TextLink href={reset} className="text-small desktop:hidden">
          {words.reset}
        </TextLink>
      </ChipRow>
    </div>
  );
}
