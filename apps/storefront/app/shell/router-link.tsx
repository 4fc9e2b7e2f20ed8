import { matchRoutes, PrefetchPageLinks, useHref, useLinkClickHandler } from '@remix-run/react';
import { type MouseEvent, useEffect, useState } from 'react';
import { locales } from '~/i18n/locales.ts';
import { href } from '~/site-map.ts';
import type { AnchorProps } from '~/ui/link.tsx';

/** Pages of a visitor's own: each look at them is work for the server, so they are not fetched ahead. */
function isPersonal(path: string): boolean {
  return locales.some((locale) => path.startsWith(href('checkoutPlan', {}, locale)));
}

/** Milliseconds that a pointer or the focus rests on a link before its page is fetched ahead. */
const REST_MS = 100;

/** Whether the browser has the page's route already: routes are loaded while a visitor reads (v3_lazyRouteDiscovery). */
function isKnown(href: string): boolean {
  return matchRoutes(window.__remixRouter.routes, new URL(href, window.location.href).pathname) !== null;
}

/**
 * Whether an address is nothing to the router: out of the shop, no page at all, or a place of the page that is open, whose query
 * stays as it is (`https:`, `//host`, `mailto:`, `#place`).
 */
const isElsewhere = (href: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(href);

const discovery = (discover: boolean | undefined) => (discover === false ? undefined : 'true');

/** A link within the shop: the router follows it. Remix's own would do the same in three components more for each of a hundred. */
function OwnLink({ href, target, discover, onClick, children, ...rest }: AnchorProps) {
  const [intent, setIntent] = useState<'none' | 'meant' | 'fetch'>('none');
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target });
  useEffect(() => {
    if (intent !== 'meant' || isPersonal(href)) return;
    const timer = setTimeout(() => {
      if (isKnown(href)) setIntent('fetch');
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [intent, href]);
  const mean = () => setIntent('meant');
  const leave = () => setIntent('none');
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <>
      <a
        {...rest}
        data-discover={discovery(discover)}
        href={useHref(href)}
        target={target}
        onClick={handleClick}
        onFocus={mean}
        onMouseEnter={mean}
        onTouchStart={mean}
        onBlur={leave}
        onMouseLeave={leave}
      >
        {children}
      </a>
      {intent === 'fetch' && <PrefetchPageLinks page={href} />}
    </>
  );
}

/** What the browser's link renders, without what it does there: a page has a hundred links. */
function ServerLink({ href, target, discover, children, ...rest }: AnchorProps) {
  if (!href.startsWith('/'))
    return (
      <RelativeLink {...rest} href={href} target={target} discover={discover}>
        {children}
      </RelativeLink>
    );
  return (
    <a {...rest} data-discover={discovery(discover)} href={href} target={target}>
      {children}
    </a>
  );
}

/** To this page: its query or one of its parts. */
function RelativeLink({ href, discover, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} data-discover={discovery(discover)} href={useHref(href)}>
      {children}
    </a>
  );
}

const Within = import.meta.env.SSR ? ServerLink : OwnLink;

/** The link that the design system renders: it navigates without loading a document and fetches ahead on intent. */
export function RouterLink(props: AnchorProps) {
  if (!isElsewhere(props.href)) return <Within {...props} />;
  const { discover: _discover, children, ...rest } = props;
  return <a {...rest}>{children}</a>;
}
