import { LinkButton } from './button.tsx';
import { Anchor } from './link.tsx';

type PaginationProps = {
  /** How many are shown up to and with this page, and of how many. */
  shown: number;
  total: number;
  /** "15 von 124". */
  status: string;
  /** The next page; with JavaScript the page may load it in place by `onLoadMore`. */
  next?: { href: string; label: string };
  previous?: { href: string; label: string };
  /** Names the landmark: "Seiten". */
  label: string;
  /** What is under way while more is loading. */
  loading?: string | false;
};

/** How far a listing has been seen, and the way on: links that crawlers and shoppers without JavaScript can follow. */
export function Pagination({ shown, total, status, next, previous, label, loading }: PaginationProps) {
  const share = total > 0 ? Math.min(100, (shown / total) * 100) : 100;
  return (
    <nav className="paging" aria-label={label}>
      <p className="num text-small text-ink-2" aria-live="polite">
        {loading || status}
      </p>
      <div className="paging-bar" aria-hidden="true">
        <svg width={`${share.toFixed(1)}%`} height="2" />
      </div>
      {next && (
        <LinkButton variant="quiet" rel="next" href={next.href} aria-disabled={loading ? true : undefined}>
          {next.label}
        </LinkButton>
      )}
      {previous && (
        <Anchor className="link text-small" rel="prev" href={previous.href}>
          {previous.label}
        </Anchor>
      )}
    </nav>
  );
}
