import { expect, test } from './support/test.ts';
import { fill, texts } from './support/texts.ts';

const german = texts.de.consultation;
const french = texts.fr.creditCheck;

test('The consultation page books, moves and cancels a call @desktop', async ({ page, visit, expectAccessible }, {
  repeatEachIndex,
  retry,
}) => {
  await visit('/consultation');
  await expectAccessible();
  const monday = page.getByRole('columnheader').nth(1);
  const showNextWeek = async () => {
    const before = await monday.innerText();
    await page.getByRole('button', { name: german.week.after }).click();
    await expect(monday).not.toHaveText(before, { useInnerText: true });
  };
  // The week after next is the same on every day of this week.
  await showNextWeek();
  await page.getByLabel(german.field.firstname, { exact: true }).first().fill('Lea');
  await showNextWeek();
  const free = page.locator('.times-minute:not(.times-gone) input');
  await free.first().check();
  await expect(page.getByLabel(german.field.firstname, { exact: true }).first()).toHaveValue('Lea');
  const submit = page.getByRole('button', { name: /^Rückruf um .* bestätigen$/ });
  await submit.click();
  await expect(page.getByRole('link', { name: german.error['phone-required'] })).toBeVisible();
  await page.getByLabel(german.field.phone, { exact: true }).fill(`079 ${200 + repeatEachIndex} ${10 + retry} 12`);
  await submit.click();
  const reported = page.getByRole('heading', { level: 1, name: german.call.open.title });
  await expect(reported).toBeFocused();
  await expect(reported).toBeInViewport();
  await expectAccessible();

  const times = page.getByRole('listitem').filter({ hasText: german.call.line.call });
  const before = await times.innerText();
  await page.getByRole('link', { name: german.call.move }).click();
  await expect(monday).toBeVisible();
  await showNextWeek();
  await free.first().check();
  await page.getByRole('button', { name: /^Auf .* verschieben$/ }).click();
  await expect(page.getByRole('link', { name: german.call.move })).toBeVisible();
  await expect(times).not.toHaveText(before, { useInnerText: true });

  await page.getByText(german.call.cancel, { exact: true }).click();
  await page.getByRole('button', { name: german.call.cancelSubmit }).click();
  await expect(page.getByRole('heading', { level: 1, name: german.call.cancelled.title })).toBeFocused();
});

test('The credit check names the reason of a refusal and its end @without-js @fr', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit('/fr/creditcheck/2');
  await expectAccessible();
  const choose = (question: string, answer: string) =>
    page.getByRole('group', { name: question }).getByRole('radio', { name: answer, exact: true }).check();
  await choose(french.ask.resident, french.answer.yes);
  const year = new Date().getUTCFullYear() - 20;
  await page.getByLabel(french.field.birthDay, { exact: true }).fill('1');
  await page.getByLabel(french.field.birthMonth, { exact: true }).first().fill('1');
  await page.getByLabel(french.field.birthYear, { exact: true }).first().fill(String(year));
  await page.getByRole('radio', { name: new RegExp(french.paper.swiss.title) }).check({ force: true });
  await expect(page.getByText(french.ask.euEfta)).toHaveCount(0);
  await choose(french.ask.debt, french.debt.no);
  await page.getByRole('button', { name: french.next, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: french.result.refused.title })).toBeVisible();
  await expectAccessible();
  await expect(page.getByText(`1er janvier ${year + 21}`).first()).toBeVisible();
  await page.getByText(french.person.open, { exact: true }).click();
  await page.getByLabel(french.field.firstname, { exact: true }).fill('Léa');
  await page.locator('#review-email').fill('lea@example.ch');
  await page.getByRole('button', { name: french.person.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: french.result['in-review'].title })).toBeVisible();
  await page.getByText(french.remind.open, { exact: true }).click();
  await page.locator('#remind-email').fill('lea@example.ch');
  await page.getByRole('button', { name: french.remind.submit }).click();
  await expect(page.getByText(fill(french.remind.done, { date: '1er janvier' }))).toBeVisible();
});
