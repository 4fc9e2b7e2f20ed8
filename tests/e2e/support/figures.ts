import type { Page } from '@playwright/test';

/** Text with figures of equal width although it is larger than 20 px; tables excluded. */
export const typedFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && /\d/.test(node.nodeValue ?? '')),
      )
      .filter((element) => !element.closest('table, input, script, style'))
      .filter((element) => {
        const { fontSize, fontVariantNumeric } = getComputedStyle(element);
        return parseFloat(fontSize) > 20 && fontVariantNumeric.includes('tabular');
      })
      .map((element) => element.textContent ?? ''),
  );

/** Figures that may be separated from their unit of speed. */
export const brokenSpeeds = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(document.body.textContent ?? '').matchAll(/.{0,20}\d km\/h/g)].map(([words]) => words));
