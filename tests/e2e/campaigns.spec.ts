import { randomUUID } from 'node:crypto';
import { query } from './support/database.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

/** The path of the link that the wheel mailed to an address. */
async function linkTo(email: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const [mail] = await query<{ text: string }>('select text from local_mail where recipient = $1', [email]);
    link = /http:\/\/[^/]+(\/\S+\?token=\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

test('The wheel spins once, is verified in the browser, and a story is read with the keyboard @desktop', async ({
  page,
  visit,
  hydrated,
  expectAccessible,
}) => {
  const t = texts.de.wheel;
  const s = texts.de.stories;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/');
  const circle = page.getByRole('link', { name: 'Akku im Frost' });
  await circle.click();
  await expect(page).toHaveTitle(/Akku im Frost/);
  await hydrated();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The view count was answered, and its answer read.
  await page.waitForLoadState('networkidle');
  await expectAccessible();
  const shown = page.locator('.story-sheet:not([inert])');
  await page.keyboard.press('ArrowRight');
  await expect(shown.getByText(/2 von 3$/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await shown.getByRole('button', { name: 'Ja', exact: true }).click();
  // Both requests at once, by a visitor without a session, belong to the same person.
  const like = shown.getByRole('button', { name: s.like });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.waitForLoadState('networkidle');
  await expect(shown.getByText(s.yours)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: `Akku im Frost` })).toHaveAccessibleName(new RegExp(s.seen));

  await visit('/gluecksrad');
  await expectAccessible();
  const email = `${randomUUID()}@example.ch`;
  await page.getByRole('main').getByLabel(t.email).fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t.submit }).click();
  await expect(page.getByText(t.sent.title)).toBeVisible();
  await visit(await linkTo(email));
  await page.getByRole('button', { name: t.turn.chance }).click();
  await expect(page.getByLabel(t.turn.word)).toHaveValue(/^[a-z0-9]{8}$/);
  await expectAccessible();
  await page.getByRole('button', { name: t.turn.submit, exact: true }).click();
  await expect(page.locator('#turn-result')).toBeFocused();
  await page.getByRole('button', { name: t.check.act }).click();
  await expect(page.getByText(t.check.right)).toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(page.locator('#turn-result')).toBeVisible();
  await expect(page.getByRole('button', { name: t.turn.submit, exact: true })).toHaveCount(0);
});

test('Without scripts the wheel spins once and a story is answered @only-without-js @fr', async ({
  page,
  expectAccessible,
}) => {
  const t = texts.fr.wheel;
  await page.goto('/fr/roue-de-la-fortune');
  const email = `${randomUUID()}@example.ch`;
  await page.getByRole('main').getByLabel(t.email).fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t.submit }).click();
  await page.goto(await linkTo(email));
  await page.getByLabel(t.turn.word).fill('bonjour');
  await page.getByRole('button', { name: t.turn.submit, exact: true }).click();
  await expect(page.locator('#turn-result')).toBeVisible();
  await expectAccessible();

  await page.goto('/fr/en-route/batterie-et-gel#blatt-3');
  await page.getByRole('button', { name: 'Non', exact: true }).click();
  await expect(page.getByText(texts.fr.stories.yours)).toBeVisible();
  await expectAccessible();
});
