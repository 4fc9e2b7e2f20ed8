import { useEffect, useState } from 'react';
import { useLocale } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';

/** Presses that the browser has a meaning of its own for. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Whether an address stays in the shop: signing in leads nowhere else. */
const isLocal = (address: string, origin: string): boolean =>
  URL.canParse(address, origin) && new URL(address, origin).origin === origin;

/** Shuts the menu that a link lies in, as Escape does. */
function shutAround(link: Element): void {
  link.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
}

/**
 * Where signing in leads, once a person has pressed a link to it: then its window opens over the page they are on, and
 * the link's own page stays for everything else.
 */
export function useSignInPanel(): { returnTo: string | null; close: () => void } {
  const locale = useLocale();
  const [returnTo, setReturnTo] = useState<string | null>(null);
  useEffect(() => {
    const path = href('signIn', {}, locale);
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const { origin, pathname, search } = window.location;
      if (!link || link.target || link.pathname !== path || pathname.startsWith(path) || !isPlain(event)) return;
      const wished = new URLSearchParams(link.search).get('zurueck') ?? pathname + search;
      if (!isLocal(wished, origin)) return;
      event.preventDefault();
      shutAround(link);
      setReturnTo(wished);
    };
    // Before the router, which leaves alone what was taken.
    document.addEventListener('click', open, true);
    return () => document.removeEventListener('click', open, true);
  }, [locale]);
  return { returnTo, close: () => setReturnTo(null) };
}
