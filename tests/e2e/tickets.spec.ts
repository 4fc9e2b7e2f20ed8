import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectFailedLoads, test } from './support/test.ts';
import { fill, texts } from './support/texts.ts';

const german = texts.de;
const french = texts.fr;

const photo = async (background: string) => ({
  name: 'foto.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** Fills in the sender of a ticket. */
async function fillPerson(page: Page, { field }: typeof german.tickets, model?: string): Promise<void> {
  await page.getByLabel(field.firstName, { exact: true }).fill('Lea');
  await page.getByLabel(field.lastName, { exact: true }).fill('Muster');
  await page.getByLabel(field.email, { exact: true }).fill(`${randomUUID()}@example.ch`);
  if (model) await page.getByLabel(field.bikeModel, { exact: true }).fill(model);
}

test('A return is sent with four photographs, one of them disguised at first, and answered on its page @desktop', async ({
  page,
  visit,
  complaints,
  expectAccessible,
}) => {
  const t = german.tickets;
  await visit('/kundendienst/velo-zurueckgeben');
  await expectAccessible();
  await page
    .locator('#photo-front')
    .setInputFiles({ ...(await photo('#111111')), buffer: Buffer.from('MZ no picture') });
  await expect(page.getByText(t['photo-error']['no-picture'])).toBeVisible();
  expectFailedLoads(complaints, 400);
  const chooser = page.waitForEvent('filechooser');
  await page.locator('.ticket-slot-picture').first().click({ force: true });
  await (await chooser).setFiles(await photo('#223344'));
  const colours = { right: '#445566', left: '#667788', display: '#8899aa' };
  for (const [side, colour] of Object.entries(colours)) {
    await page.locator(`#photo-${side}`).setInputFiles(await photo(colour));
  }
  await expect(page.getByText(t.slot.saved)).toHaveCount(4);
  await fillPerson(page, t, 'Allegro Limmat 5');
  await page.getByLabel(t.field.reason).selectOption({ label: t.reason.size });
  await page.getByRole('button', { name: t.send.return }).click();
  await expect(page.getByRole('alert')).toContainText(t.error.title);
  await page.getByLabel(t.field.km).fill('312');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t.send.return }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Rückgabe Allegro Limmat 5' })).toBeVisible();
  await expect(page.getByText(fill(german.ticket.sent.title, { kind: t.kind.return }))).toBeVisible();
  await expect(page.getByRole('log').getByRole('img')).toHaveCount(4);
  // There is nothing to choose from yet.
  await expect(page.getByPlaceholder(german.ticket.reply.placeholder)).toHaveCount(0);
  await expectAccessible();
  await page.getByLabel(german.ticket.reply.label).fill('Ich bin ab Montag zu Hause.');
  await page.getByRole('button', { name: german.ticket.reply.send }).click();
  await expect(page.getByRole('log').getByText('Ich bin ab Montag zu Hause.')).toBeVisible();
  await visit('/kundendienst/allgemeine-fragen');
  await expect(page.getByText('Rückgabe Allegro Limmat 5')).toBeVisible();
  await expectAccessible();
});

test('A damage report in @fr is counted, sent and followed without scripts @only-without-js', async ({
  page,
  complaints,
  expectAccessible,
}) => {
  const t = french.tickets;
  await page.goto('/fr/service-clientele/dommage');
  const yesterday = new Date(Date.now() - 30 * 3_600_000).toISOString().slice(0, 10);
  await page.getByLabel(t.field.deliveredOn, { exact: true }).fill(yesterday);
  await page.getByLabel(t.field.deliveredTime).fill('00.01');
  await page.getByLabel(t.field.content).fill('Rayure sur le cadre, quatre centimètres.');
  await page.getByRole('button', { name: t.due.count }).click();
  await expect(page.getByText(t.due.hidden, { exact: true })).toBeVisible();
  expectFailedLoads(complaints, 400);
  await expect(page.getByLabel(t.field.content)).toHaveValue('Rayure sur le cadre, quatre centimètres.');
  await page.getByRole('radio', { name: t.visibility.visible }).check();
  await page.getByRole('checkbox', { name: t.part.frame, exact: true }).check();
  await page.locator('#photo-frame').setInputFiles(await photo('#335577'));
  await page.getByText(t.side.left, { exact: true }).click();
  await page.getByRole('checkbox', { name: `${t.part.brakes} (${t.side.left.toLowerCase()})` }).check();
  await page.locator('#photo-brakes-left').setInputFiles(await photo('#557733'));
  await fillPerson(page, t, 'Allegro Limmat 5');
  await expectAccessible();
  await page.getByRole('button', { name: t.send.damage }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.subject.damage })).toBeVisible();
  await expect(page.getByText(french.ticket.event['in-time-hidden'])).toBeVisible();
  await page.getByRole('button', { name: french.ticket.close }).click();
  await expect(page.getByText(french.ticket.closed, { exact: true })).toBeVisible();
});
