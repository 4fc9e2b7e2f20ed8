import type { Page } from '@playwright/test';
import { demo, paths } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const { common, listing, product } = texts.de;

/**
 * Whether the focused element looks different from its unfocused state: itself, its visible substitute (a label, a
 * card) or what is drawn before or after it. The focus is restored afterwards.
 */
function showsFocus(page: Page): Promise<{ element: string; shown: boolean }> {
  return page.evaluate(async () => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return { element: 'nothing', shown: false };
    const near = [
      focused,
      focused.nextElementSibling,
      focused.parentElement,
      focused.closest('li, label, .search-box'),
    ];
    const look = (): string =>
      near
        .filter((element) => element !== null)
        .flatMap((element) => [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)))
        .map((style) => [style.outline, style.border, style.boxShadow, style.backgroundColor].join())
        .join();
    // Two frames, in which even a shortened transition ends.
    const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await settled();
    const withFocus = look();
    focused.blur();
    await settled();
    const without = look();
    focused.focus();
    return { element: focused.outerHTML.slice(0, 120), shown: focused !== document.body && withFocus !== without };
  });
}

test('The first key press leads to a link that skips the header', async ({ page, visit }) => {
  await visit(paths.home.de);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: common.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement));
  expect(inMain).toBe(true);
});

for (const [name, path] of [
  ['home', paths.home.de],
  ['a listing', paths.category.de],
  ['a product', demo.bike.de],
] as const) {
  test(`The focus is visible at every stop of ${name} @cross`, async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(path);
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      const { element, shown } = await showsFocus(page);
      expect(shown, element).toBe(true);
    }
  });
}

test('The menu of a phone opens, closes and navigates with the keyboard @phone', async ({ page, visit }) => {
  await visit(paths.home.de);
  const menu = page.getByRole('banner').getByRole('group');
  const opener = menu.locator('summary');
  const nav = menu.getByRole('navigation', { name: common.nav.label });
  await expect(opener).toHaveAccessibleName(common.nav.menu);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(nav).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(nav.getByRole('link', { name: common.nav.bikes })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(nav).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.allModels.de);
  await expect(nav).toBeHidden();
});

test('The space bar ticks a filter @desktop', async ({ page, visit }) => {
  await visit(paths.allModels.de);
  const wave = page.getByRole('checkbox', { name: /^Wave/ });
  await wave.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${paths.allModels.de}?rahmen=wave`);
  await expect(page.getByRole('checkbox', { name: /^Wave/ })).toBeChecked();
});

test('The filters of a phone open and close with the keyboard @phone', async ({ page, visit }) => {
  await visit(paths.allModels.de);
  const dialog = page.getByRole('dialog', { name: listing.filter.title });
  const opener = page.getByRole('link', { name: listing.filter.button, exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('link', { name: listing.filter.close })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Arrow keys choose sizes and plans', async ({ page, visit }) => {
  await visit(demo.bike.de);
  const radio = (name: RegExp) => page.getByRole('radio', { name });
  await radio(/^S \d/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio(/^M \d/)).toBeChecked();
  await expect(radio(/^M \d/)).toBeFocused();
  await radio(/^36 Monate/).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(radio(/^24 Monate/)).toBeChecked();
});

test('Sections of a product open and close with the keyboard', async ({ page, visit }) => {
  await visit(demo.bike.de);
  const section = page
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { name: product.sections['service-shops-tab'] }) });
  await section.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(section.getByText(product.service.text)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(section.getByText(product.service.text)).toBeHidden();
});
