import { Scripts } from '@remix-run/react';
import { usePageTextsAddress } from '~/i18n/page-texts.ts';
import startScripts from './start-scripts.js?raw';

/** The code without its comments and indents. */
const inlineCode = (code: string): string => code.replaceAll(/^\s*(\/\/.*)?\n?/gm, '');

const START = import.meta.env.SSR ? inlineCode(startScripts) : '';

/**
 * Remix's scripts, which the browser asks for only once the page is painted (decision 53). Where scripts run, what
 * is in `noscript` is text to browsers and to React; `start-scripts.js` makes elements of it, by the id, and asks
 * for the page's texts.
 */
export function LateScripts() {
  const texts = usePageTextsAddress();
  return (
    <>
      <noscript id="scripts" data-texts={texts} suppressHydrationWarning>
        <Scripts />
      </noscript>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: START }} />
    </>
  );
}
