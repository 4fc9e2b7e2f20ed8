import { Button } from '~/ui/button.tsx';
import type { FilterCounts } from '~/modules/listings/filter-counts.ts';
import type { ListingView } from '~/modules/listings/listing-view.ts';

interface FilterFootProps {
  view: ListingView;
  counts: FilterCounts | undefined;
  waiting: boolean;
  /** In the dialog, where the button says how many it will show. */
  live: boolean;
  /** Lets a group go. */
  onRelief: (group: string) => void;
}

/** The button that applies the filters; where nothing would be left, what to let go instead. */
export function FilterFoot({ view: { words, show }, counts, waiting, live, onRelief }: FilterFootProps) {
  const none = counts?.total === 0;
  return (
    <div className="filter-foot">
      {none && (
        <div>
          {counts.relief.map(({ group, label }) => (
            <Button key={group} variant="quiet" small onClick={() => onRelief(group)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      <Button type="submit" wide disabledReason={none && words.none} loading={waiting && words.counting}>
        {live ? (counts?.show ?? show) : words.apply}
      </Button>
      <span role="status" className="sr-only">
        {live && counts && (none ? words.none : counts.show)}
      </span>
    </div>
  );
}
