import { Link, matchRoutes, PrefetchPageLinks } from '@remix-run/react';
import { useEffect, useState } from 'react';
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

function BrowserLink({ href, discover, children, ...rest }: AnchorProps) {
  const [intent, setIntent] = useState<'none' | 'meant' | 'fetch'>('none');
  useEffect(() => {
    if (intent !== 'meant' || isPersonal(href)) return;
    const timer = setTimeout(() => {
      if (isKnown(href)) setIntent('fetch');
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [intent, href]);
  const mean = () => setIntent('meant');
  const leave = () => setIntent('none');
  return (
    <>
      <Link
        to={href}
        discover={discover === false ? 'none' : 'render'}
        {...rest}
        onFocus={mean}
        onMouseEnter={mean}
        onTouchStart={mean}
        onBlur={leave}
        onMouseLeave={leave}
      >
        {children}
      </Link>
      {intent === 'fetch' && <PrefetchPageLinks page={href} />}
    </>
  );
}

/** What the browser's link renders, without what it does there: a page has a hundred links. */
function ServerLink({ href, target, discover, children, ...rest }: AnchorProps) {
  if (!/^\/(?!\/)/.test(href))
    return (
      <Link to={href} target={target} {...rest}>
        {children}
      </Link>
    );
  return (
    <a {...rest} data-discover={discover === false ? undefined : 'true'} href={href} target={target}>
      {children}
    </a>
  );
}

/** The link that the design system renders: it navigates without loading a document and fetches ahead on intent. */
export const RouterLink = import.meta.env.SSR ? ServerLink : BrowserLink;
