import { Link } from '@remix-run/react';
import type { AnchorProps } from '~/ui/link';

/** The link that the design system renders: it navigates without loading a document and fetches ahead on intent. */
export function RouterLink({ href, children, ...rest }: AnchorProps) {
  return (
    <Link to={href} prefetch="intent" {...rest}>
      {children}
    </Link>
  );
}
