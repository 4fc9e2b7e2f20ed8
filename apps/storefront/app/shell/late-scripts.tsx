import { Scripts } from '@remix-run/react';
import startScripts from './start-scripts.js?raw';

/** Where `start-scripts.js` finds what Remix has written. */
const ELEMENT_ID = 'scripts';

/**
 * Remix's scripts, which the browser asks for only once the page is painted (decision 53). Where scripts run, the content
 * of `noscript` is text to the browser and to React; `start-scripts.js` makes elements of it.
 */
export function LateScripts() {
  const code = import.meta.env.SSR ? startScripts.replace('ELEMENT_ID', JSON.stringify(ELEMENT_ID)) : '';
  return (
    <>
      <noscript id={ELEMENT_ID}>
        <Scripts />
      </noscript>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
    </>
  );
}
