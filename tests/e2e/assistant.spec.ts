import { demo } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

test('A question is answered in its place, with a link to its source @desktop', async ({
  page,
  visit,
  expectAccessible,
}) => {
  const { ask, assistant } = texts.de;
  await visit(demo.bike.de);
  await page.getByRole('link', { name: ask.open, exact: true }).click();
  const part = page.getByRole('region', { name: ask.title });
  await expect(part.getByRole('textbox', { name: ask.field })).toBeFocused();
  await part.getByRole('textbox', { name: ask.field }).fill('Wie schwer ist das Bike?');
  await page.keyboard.press('Enter');
  const answer = part.getByRole('region', { name: 'Antwort auf: Wie schwer ist das Bike?' });
  await expect(answer).toBeFocused();
  await expect(answer.getByText(/Gewicht: \d/)).toBeVisible();
  await answer.getByRole('button', { name: assistant.feedback.yes }).click();
  await expect(answer.getByText(assistant.feedback.thanks)).toBeVisible();
  await expectAccessible();
  await answer.getByRole('link', { name: assistant.source.row }).click();
  await expect(page).toHaveURL(/#zeile-pa_gewicht$/);
  await expect(page.locator('#zeile-pa_gewicht')).toBeInViewport();
});

test('Without scripts an unanswered question is passed to a person, in @fr @only-without-js', async ({
  page,
  expectAccessible,
}) => {
  const { ask, assistant } = texts.fr;
  await page.goto(demo.bike.fr);
  await page.getByRole('link', { name: ask.open, exact: true }).click();
  await page.getByRole('textbox', { name: ask.field }).fill('Le vélo est-il étanche ?');
  await page.getByRole('button', { name: ask.submit }).click();
  await expect(page.getByText(assistant.unknown)).toBeVisible();
  await expectAccessible();
  await page.getByRole('textbox', { name: assistant.person.email }).fill('lea@exemple.ch');
  await page.getByRole('button', { name: assistant.person.submit }).click();
  await expect(page.getByText(assistant.person.sent)).toBeVisible();
});
