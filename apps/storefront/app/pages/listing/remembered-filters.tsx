import { Suspense, useEffect, useState } from 'react';
import type { ListingView } from '~/modules/listings/listing-view.ts';
import { createOptionalComponent } from '~/ui/optional-component.ts';
import type { RememberedListing } from './previous-filters.ts';

const RememberedToast = createOptionalComponent(() => import('./remembered-toast.tsx'));

/**
 * The filters that were set here last (spec §2 "remembered"), offered where none are set. All of it is loaded after
 * the page.
 */
export function RememberedFilters({ view }: { view: ListingView }) {
  const [offer, setOffer] = useState<RememberedListing>();
  const { path, search, words } = view;
  const names = view.chips.map(({ name }) => name).join(', ');
  useEffect(() => {
    let removed = false;
    void import('./previous-filters.ts').then(({ rememberFilters }) => {
      if (!removed) setOffer(rememberFilters({ path, search, names }));
    });
    return () => {
      removed = true;
    };
  }, [path, search, names]);
  if (!offer) return null;
  const forget = () => {
    setOffer(undefined);
    void import('./previous-filters.ts').then(({ clearRememberedFilters }) => clearRememberedFilters());
  };
  return (
    <Suspense>
      <RememberedToast offer={offer} words={words} onForget={forget} />
    </Suspense>
  );
}
