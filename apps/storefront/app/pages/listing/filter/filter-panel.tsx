import { Form } from '@remix-run/react';
import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react';
import { FilterList } from '~/ui/filter.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Anchor } from '~/ui/link.tsx';
import type { ListingView } from '~/modules/listings/listing-view.ts';
import { Hidden } from '~/pages/listing/hidden-fields.tsx';
import { FilterFoot } from './filter-foot.tsx';
import { Group } from './filter-group.tsx';
import { GROUP } from './form-values.ts';
import { useFilterForm } from './use-filter-form.ts';
import { FILTER_ID, NO_FILTER, useFilterSheet } from './use-filter-sheet.ts';

/** The search text is a group of its own. */
const searchGroup = { [GROUP]: 'text' };

/**
 * All filters of a listing as one GET form. Beside the cards a choice applies at once; on small screens it is a dialog
 * that counts while its filters are chosen and applies them by its button. Without scripts a link to its id shows it
 * there, and its button applies in both (decision 62).
 */
export function FilterPanel({ view }: { view: ListingView }) {
  const { words, path, filters } = view;
  const dialog = useRef<HTMLDialogElement>(null);
  const closeLink = useRef<HTMLAnchorElement>(null);
  const { narrow, open, close } = useFilterSheet(dialog);
  const { form, counts, waiting, apply, clear } = useFilterForm(view, { narrow, open });

  // The browser would begin with what takes all filters back.
  useEffect(() => {
    if (open) closeLink.current?.focus();
  }, [open]);

  const handleReset = (event: MouseEvent) => {
    if (!open) return;
    event.preventDefault();
    clear();
  };
  const handleClose = (event: MouseEvent) => {
    if (!open) return;
    event.preventDefault();
    close();
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  return (
    <aside aria-label={words.filter}>
      <dialog
        ref={dialog}
        id={FILTER_ID}
        className="filter-sheet"
        aria-labelledby={`${FILTER_ID}-title`}
        data-live={narrow === undefined ? undefined : ''}
      >
        <Form ref={form} method="get" action={path} onSubmit={handleSubmit} autoComplete="off" className="filter-form">
          <div className="filter-head">
            <h2 id={`${FILTER_ID}-title`} className="text-h4">
              <bdi>{words.filter}</bdi>
              {view.chips.length > 0 && <span>{` ${view.chips.length}`}</span>}
            </h2>
            <Anchor href={view.reset} className="filter-reset" onClick={handleReset}>
              {words.reset}
            </Anchor>
            <a ref={closeLink} href={NO_FILTER} className="icon-btn" aria-label={words.close} onClick={handleClose}>
              <Icon name="close" />
            </a>
          </div>
          <div className="filter-groups">
            <Hidden fields={view.filterFields} />
            <FilterList>
              {filters.map((group) => (
                <Group key={group.key} group={group} words={words} counts={counts} live={narrow !== undefined} />
              ))}
            </FilterList>
            {view.searchText && (
              <label className="filter-text" {...searchGroup}>
                <bdi>{words.search}</bdi>
                <input type="search" name="suchen" className="input" defaultValue={view.searchText} />
              </label>
            )}
          </div>
          <FilterFoot view={view} counts={counts} waiting={waiting} live={open} onRelief={clear} />
        </Form>
      </dialog>
    </aside>
  );
}
