import { Link } from '@remix-run/react';
import type { AnchorProps } from '~/ui/link';

/** Pages of a visitor's own: each look at them is work for the server, so they are not fetched ahead. */
const personal = /^(\/fr)?\/checkout\//;

/** The link that the design system renders: it navigates without loading a document and fetches ahead on intent. */
export function RouterLink({ href, children, ...rest }: AnchorProps) {
  return (
    <Link to={href} prefetch={personal.test(href) ? 'none' : 'intent'} {...rest}>
      {children}
    </Link>
  );
}
