import { useLocation, useNavigate } from '@remix-run/react';
import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { useDialog } from '~/ui/use-dialog.ts';

/** Id of the panel; an address that ends with it shows the panel on a small screen. */
export const FILTER_ID = 'filter';
/** An address that ends with this shows nothing: there is no such id. */
export const NO_FILTER = '#alle';

/** From here on the filters are beside the cards. */
const WIDE = '(min-width: 62em)';

/** What the history keeps of a sheet that was opened here: going back closes it. */
interface SheetState {
  sheet: true;
}

const isOwn = (state: unknown): state is SheetState => typeof state === 'object' && state !== null && 'sheet' in state;

/** Whether scripts have taken the page over and the window is too small for the filters beside the cards. */
function useNarrow(): boolean | undefined {
  const [narrow, setNarrow] = useState<boolean>();
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const update = () => setNarrow(!wide.matches);
    update();
    wide.addEventListener('change', update);
    return () => wide.removeEventListener('change', update);
  }, []);
  return narrow;
}

/** The filters as a dialog. */
export interface FilterSheet {
  /** Whether the window is too small for them beside the cards; undefined until scripts have taken over. */
  narrow: boolean | undefined;
  open: boolean;
  /** Closes it without applying anything. */
  close: () => void;
}

/** Opens and closes the filters as a dialog on small screens, by the address: the way back closes it. */
export function useFilterSheet(dialog: RefObject<HTMLDialogElement>): FilterSheet {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const narrow = useNarrow();
  const open = narrow === true && hash === `#${FILTER_ID}`;
  const close = () => {
    if (isOwn(state)) navigate(-1);
    else window.location.replace(NO_FILTER);
  };
  useDialog(dialog, { open, onClose: close, dismissible: true });
  return { narrow, open, close };
}

/** The props of the link to the filters: with scripts it adds a step of history and moves nothing. */
export function useFilterLink(): { href: string; onClick: (event: MouseEvent) => void } {
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    href: `#${FILTER_ID}`,
    onClick: (event) => {
      event.preventDefault();
      const state: SheetState = { sheet: true };
      navigate({ search, hash: FILTER_ID }, { state, preventScrollReset: true });
    },
  };
}
