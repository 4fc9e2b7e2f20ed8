import type { Page } from '@playwright/test';

/** Words whose figures are all of one width although they are larger than 20 px; tables are left out. */
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

/** Figures that may break apart from their speed. */
export const brokenSpeeds = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(document.body.textContent ?? '').matchAll(/.{0,20}\d km\/h/g)].map(([words]) => words));
