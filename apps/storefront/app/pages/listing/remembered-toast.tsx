import { Anchor } from '~/ui/link.tsx';
import { Icon } from '~/ui/icon.tsx';
import type { ListingView } from '~/modules/listings/listing-view.ts';
import type { RememberedListing } from './previous-filters.ts';
import '~/ui/styles/toast.css';

interface RememberedToastProps {
  offer: RememberedListing;
  words: ListingView['words'];
  onForget: () => void;
}

/** The offer of remembered filters. It floats above the page, so that nothing moves. */
export default function RememberedToast({ offer, words, onForget }: RememberedToastProps) {
  return (
    <div className="toaster" role="status">
      <div className="toast">
        <p>{`${words.remembered} ${offer.names}`}</p>
        <Anchor href={`${offer.path}?${offer.search}`}>{words.restore}</Anchor>
        <button type="button" className="icon-btn" aria-label={words.forget} onClick={onForget}>
          <Icon name="close" small />
        </button>
      </div>
    </div>
  );
}
