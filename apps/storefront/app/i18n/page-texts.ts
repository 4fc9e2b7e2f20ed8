import { createContext, useContext } from 'react';
import { TEXTS_ELEMENT_ID } from './i18n.ts';

/** JSON of the texts of the first render, on the server only: the browser finds it in the page. */
export const PageTextsContext = createContext('');

/** The JSON that the root layout writes into the page. */
export function usePageTexts(): string {
  return useContext(PageTextsContext);
}

/** The texts that came with the page, read in the browser. */
export function readPageTexts(): Record<string, Record<string, unknown>> {
  const json = document.getElementById(TEXTS_ELEMENT_ID)?.textContent;
  return json ? (JSON.parse(json) as Record<string, Record<string, unknown>>) : {};
}
