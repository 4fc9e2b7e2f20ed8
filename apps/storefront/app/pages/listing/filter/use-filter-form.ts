import { useSubmit } from '@remix-run/react';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { FilterCounts } from '~/modules/listings/filter-counts.ts';
import type { ListingView } from '~/modules/listings/listing-view.ts';
import { clearGroups, isChanged, queryOf, restore } from './form-values.ts';
import type { FilterSheet } from './use-filter-sheet.ts';
import { useLiveCounts } from './use-live-counts.ts';

/** Before the browser paints; on the server there is nothing to paint. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

interface FilterForm {
  form: RefObject<HTMLFormElement>;
  /** Of what is chosen in the dialog; undefined if it is what the page shows. */
  counts: FilterCounts | undefined;
  /** The counts take long. */
  waiting: boolean;
  /** Goes to the listing as it is chosen. */
  apply: (form: HTMLFormElement) => void;
  /** Takes back what is chosen in one group, or in all. */
  clear: (group?: string) => void;
}

/** The form of the filters: beside the cards a change applies at once, in the dialog it is counted. */
export function useFilterForm(
  { search, count, tiles }: Pick<ListingView, 'search' | 'count' | 'tiles'>,
  { narrow, open }: Pick<FilterSheet, 'narrow' | 'open'>,
): FilterForm {
  const form = useRef<HTMLFormElement>(null);
  const { counts, waiting, ask, forget } = useLiveCounts(count);
  const submit = useSubmit();
  /** The query of the form when it was last submitted. */
  const submitted = useRef<string>();
  const apply = (fields: HTMLFormElement) => {
    submitted.current = queryOf(fields);
    submit(fields, open ? { replace: true } : { preventScrollReset: true });
  };
  const take = useRef<(fields: HTMLFormElement) => void>();
  useEffect(() => {
    take.current = narrow ? ask : apply;
  });

  // The form shows what the address says: after a change of it, and once the dialog is closed without applying.
  // What was typed beside the cards while their answer was on its way stays.
  const shown = useRef(search);
  useBeforePaint(() => {
    const fields = form.current;
    if (open || !fields) return;
    const isEdited = submitted.current !== undefined && queryOf(fields) !== submitted.current;
    if (narrow || (shown.current !== search && !isEdited)) {
      restore(fields);
      submitted.current = undefined;
    }
    shown.current = search;
    forget();
  }, [search, open]);

  // Where the page shows nothing, the dialog says at once what to let go.
  const isEmpty = tiles.length === 0;
  useEffect(() => {
    if (narrow && open && isEmpty && form.current) ask(form.current);
  }, [narrow, open, isEmpty, ask]);

  // What was chosen before scripts took over counts too.
  useEffect(() => {
    if (narrow !== undefined && form.current && isChanged(form.current)) take.current?.(form.current);
  }, [narrow]);

  // Beside the cards a typed number applies once it is finished, which React has no event for.
  useEffect(() => {
    const fields = form.current;
    if (!fields) return;
    const type = narrow ? 'input' : 'change';
    const onChange = () => setTimeout(() => take.current?.(fields));
    fields.addEventListener(type, onChange);
    return () => fields.removeEventListener(type, onChange);
  }, [narrow]);

  const clear = (group?: string) => {
    if (!form.current) return;
    clearGroups(form.current, group);
    form.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { form, counts, waiting, apply, clear };
}
