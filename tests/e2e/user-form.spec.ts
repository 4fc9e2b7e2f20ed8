import { randomUUID } from 'node:crypto';
import words from '../../locales/fr/user-form.json' with { type: 'json' };
import { query } from './support/database.ts';
import { expect, expectFailedLoads, test } from './support/test.ts';

test('A form of the editors is sent without scripts, and names missing fields @only-without-js', async ({
  page,
  visit,
  complaints,
  expectAccessible,
}) => {
  const email = `${randomUUID()}@example.ch`;
  await visit('/fr/formulaire/evenement-d-entreprise');
  await page.getByLabel('Entreprise').fill('Muster SA');
  await page.getByLabel('E-mail').fill('pas-une-adresse');
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByText(words.error.email).last()).toBeVisible();
  await expect(page.getByText(words.error.required).last()).toBeVisible();
  await expect(page.getByLabel('Entreprise')).toHaveValue('Muster SA');
  expectFailedLoads(complaints, 400);
  await expectAccessible();
  await page.getByLabel('Votre nom').fill('Léa Muster');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Combien êtes-vous').selectOption('10 à 30');
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByRole('heading', { name: words.sent })).toBeVisible();
  const sent = await query<{ title: string }>('select title from user_form_entry where email = $1', [email]);
  expect(sent).toEqual([{ title: 'Événement d’entreprise' }]);
});
