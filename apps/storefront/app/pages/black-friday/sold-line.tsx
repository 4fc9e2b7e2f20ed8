import type { BlackFridayCount } from '~/modules/campaigns/black-friday.ts';

const STOPS = 30;

/** What is sold as the way that has been ridden: each stop is a share of all bikes. */
export function SoldLine({ count: { sold, maximum }, label }: { count: BlackFridayCount; label: string }) {
  const passed = Math.floor((sold / maximum) * STOPS);
  return (
    <div className="dots sold-line" role="img" aria-label={label}>
      {Array.from({ length: STOPS }, (_, index) => (
        <i key={index} className={index < passed ? 'dot-paid' : index === passed ? 'dot-next' : undefined} />
      ))}
    </div>
  );
}
