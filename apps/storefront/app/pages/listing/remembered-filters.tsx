import { useEffect, useState } from 'react';
import { Anchor } from '~/ui/link.tsx';
import { Icon } from '~/ui/icon.tsx';
import type { ListingView } from '~/modules/listings/listing-view.ts';
import type { RememberedListing } from './previous-filters.ts';

/**
 * The filters that were set here last (spec §2 "remembered"), offered where none are set. It floats above the page, so
 * that nothing moves, and its rules are loaded after the page.
 */
export function RememberedFilters({ view }: { view: ListingView }) {
  const [offer, setOffer] = useState<RememberedListing>();
  const { path, search, words } = view;
  const names = view.chips.map(({ name }) => name).join(', ');
  useEffect(() => {
    let gone = false;
    void import('./previous-filters.ts').then(({ rememberFilters }) => {
      if (!gone) setOffer(rememberFilters({ path, search, names }));
    });
    return () => {
      gone = true;
    };
  }, [path, search, names]);
  if (!offer) return null;
  const forget = () => {
    setOffer(undefined);
    void import('./previous-filters.ts').then(({ forgetFilters }) => forgetFilters());
  };
  return (
    <div className="toaster" role="status">
      <div className="toast">
        <p>
          {words.remembered} {offer.names}
        </p>
        <Anchor href={`${path}?${offer.search}`}>{words.restore}</Anchor>
        <button type="button" className="icon-btn" aria-label={words.forget} onClick={forget}>
          <Icon name="close" small />
        </button>
      </div>
    </div>
  );
}
