import { Link } from '@remix-run/react';
import { locales } from '~/i18n/locales.ts';
import { href as addressOf } from '~/site-map.ts';
import type { AnchorProps } from '~/ui/link.tsx';

/** Pages of a visitor's own: each look at them is work for the server, so they are not fetched ahead. */
const isPersonal = (path: string): boolean =>
  locales.some((locale) => path.startsWith(addressOf('checkoutPlan', {}, locale)));

/**
 * Whether the browser follows a link by itself: out of the shop, or to a place of the page that is open (`https:`,
 * `//host`, `#place`).
 */
const isPlain = (href: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(href);

/** The link that the design system renders: it navigates without loading a document and fetches the next page ahead. */
export function PrefetchingLink({ href, discover, children, ...rest }: AnchorProps) {
  if (isPlain(href))
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  return (
    <Link
      {...rest}
      to={href}
      prefetch={isPersonal(href) ? 'none' : 'intent'}
      discover={discover === false ? 'none' : 'render'}
    >
      {children}
    </Link>
  );
}
