import { createContext, useContext } from 'react';
import type { Texts } from './i18n.ts';

declare global {
  interface Window {
    /** The texts of the page's first render, which `shell/start-scripts.js` asks for beside the scripts. */
    pageTexts?: Promise<Texts | undefined>;
  }
}

/** Address of the texts of the first render, on the server only: `shell/late-scripts.tsx` writes it into the page. */
export const PageTextsContext = createContext('');

export const usePageTextsAddress = (): string => useContext(PageTextsContext);

/**
 * The texts that the page was drawn with, read in the browser. They stay out of the page, which is painted without
 * them, and under an address of their own, which the browser keeps.
 * @throws if they cannot be had, after all repetitions: the page stays as it was drawn
 */
export async function readPageTexts(): Promise<Texts> {
  const requested = await window.pageTexts?.catch(() => undefined);
  if (requested) return requested;
  const { fetchRepeatedly } = await import('./fetch-texts.ts');
  return (await fetchRepeatedly(document.getElementById('scripts')?.dataset.texts ?? '')) as Texts;
}
