import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { action as call } from '~/api/newsletter.ts';
import { addressedForm } from '~/modules/forms/forms.server.ts';
import { newsletterModule } from '~/modules/newsletter/module.server.ts';
import { requestNewsletter, cleanNewsletter } from '~/modules/newsletter/newsletter.server.ts';
import { action as confirm, loader as openConfirm } from '~/pages/newsletter/confirm-route.tsx';
import { action as leave, loader as openLeave } from '~/pages/newsletter/leave-route.tsx';
import { action as send, loader as page } from '~/pages/newsletter/route.tsx';
import { db } from '~/platform/db.server.ts';
import { signId } from '~/platform/signing-keys.server.ts';
import { clearJobs, completeJob, waitingJobs } from '../../support/jobs.ts';
import { Device } from '../identity/device.ts';

beforeEach(() => clearJobs());

const newEmail = () => `${randomUUID()}@example.ch`;
const device = new Device();
const fields = (email: string) => ({ email, firstName: 'Lea', lastName: 'Muster', consent: 'on' });
const ask = (email: string) => device.ask(send, '/newsletter', fields(email));
const mailsTo = (recipient: string) => db.localMail.findMany({ where: { recipient }, orderBy: { id: 'asc' } });

/** Sends the module's waiting mails, each twice, as a repeated delivery would. @returns the names of the other jobs */
async function deliver(): Promise<{ identifier: string; payload: unknown }[]> {
  const others = [];
  for (const { id, identifier, payload } of await waitingJobs()) {
    const job = [...newsletterModule.jobs, ...newsletterModule.mails].find(({ name }) => name === identifier);
    if (!job) others.push({ identifier, payload });
    const run = { idempotencyKey: `newsletter-test:${id}`, signal: AbortSignal.timeout(10_000) };
    await job?.handle(payload, run);
    await job?.handle(payload, run);
    await completeJob(id);
  }
  return others;
}

/** The path of the link in the newest mail to an address that leads to a page. */
async function linkTo(email: string, path: string): Promise<string> {
  const text = (await mailsTo(email)).at(-1)?.text ?? '';
  return new RegExp(`http://localhost:3000(${path}\\S+)`).exec(text)?.[1] ?? '';
}

async function requested(email = newEmail()) {
  expect(await ask(email)).toMatchObject({ status: 303, location: '/newsletter?gesendet=1' });
  await deliver();
  return { email, link: await linkTo(email, '/newsletter/bestaetigen') };
}

async function confirmed() {
  const { email, link } = await requested();
  expect((await device.ask(confirm, link, {})).data.link).toEqual({ kind: 'done', email });
  const others = await deliver();
  return { email, link, others, leaving: await linkTo(email, '/newsletter/abmelden') };
}

describe('a request for the newsletter', () => {
  it('mails a link, stores the sentence that was agreed to, and informs nobody else', async () => {
    const email = newEmail();
    await ask(email.toUpperCase());
    expect(await deliver()).toEqual([]);
    expect(await mailsTo(email)).toHaveLength(1);
    const stored = await db.newsletterSubscription.findFirstOrThrow({ where: { email } });
    expect(stored).toMatchObject({ confirmedAt: null, locale: 'de', firstName: 'Lea' });
    expect(stored.consentText).toMatch(/^Mit «Anmelden» willigst du ein, .*Datenschutz$/);
  });

  it('has the same answer whether an address gets the newsletter or not', async () => {
    const { email } = await confirmed();
    const known = await ask(email);
    const unknown = await ask(newEmail());
    expect({ ...known, headers: null }).toEqual({ ...unknown, headers: null });
    await deliver();
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Newsletter: bitte bestätigen',
      'Newsletter: du bist dabei',
      'Newsletter: du bist schon dabei',
    ]);
    const { confirmedAt } = await db.newsletterSubscription.findFirstOrThrow({ where: { email } });
    expect(confirmedAt).not.toBeNull();
  });

  it('mails an address three times a day at most, even for parallel requests', async () => {
    const email = newEmail();
    await Promise.all(Array.from({ length: 6 }, () => ask(email)));
    await deliver();
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it('names the error of each field and keeps what was typed', async () => {
    const wrong = { email: 'lea@', firstName: 'www.spam.ch', lastName: 'Muster' };
    const { status, data } = await device.ask(send, '/newsletter', wrong);
    expect(status).toBe(400);
    expect(data).toMatchObject({
      error: { email: ['invalid'], firstName: ['invalid'], consent: ['required'] },
      initialValue: wrong,
    });
    expect((await device.ask(page, '/newsletter')).status).toBe(200);
  });
});

describe('POST /api/newsletter', () => {
  const post = (body: BodyInit, type?: string) =>
    call({
      request: new Request('http://localhost:3000/api/newsletter', {
        method: 'POST',
        body,
        headers: { Referer: 'http://localhost:3000/produkt/x?utm_id=1', ...(type ? { 'Content-Type': type } : {}) },
      }),
      params: {},
      context: {},
    });

  it('takes JSON, with the page it was sent from', async () => {
    const email = newEmail();
    const answer = await post(JSON.stringify({ email, consent: true, locale: 'fr' }), 'application/json');
    expect([answer.status, await answer.json()]).toEqual([202, { success: true }]);
    await deliver();
    expect((await mailsTo(email))[0]?.subject).toBe('Newsletter\u202f: veuillez confirmer');
    const { pageUri } = await db.newsletterSubscription.findFirstOrThrow({ where: { email } });
    expect(pageUri).toBe('http://localhost:3000/produkt/x');
  });

  it('refuses what does not fit with a reason for each field', async () => {
    const answer = await post(JSON.stringify({ email: '', consent: false }), 'application/json');
    expect(answer.status).toBe(400);
    const { error } = (await answer.json()) as { error: { fields: Record<string, string[]> } };
    expect(error.fields).toMatchObject({
      consent: ['required'],
      email: expect.arrayContaining(['required']) as string[],
    });
  });

  it('lets the page of the language answer a form that any page has sent', async () => {
    const answer = await post(new URLSearchParams({ email: 'x', locale: 'fr' }));
    expect([answer.status, answer.headers.get('Location')]).toEqual([307, '/fr/newsletter']);
  });
});

describe('the link of the mail', () => {
  it('confirms by a press only, and only then informs the marketing service', async () => {
    const { email, link } = await requested();
    for (let looks = 0; looks < 3; looks += 1) {
      expect((await device.ask(openConfirm, link)).data.link).toEqual({ kind: 'open', email });
    }
    expect(await deliver()).toEqual([]);
    await Promise.all([device.ask(confirm, link, {}), device.ask(confirm, link, {})]);
    const others = await deliver();
    expect(others.filter(({ identifier }) => identifier === 'funnel.contact')).toEqual([
      {
        identifier: 'funnel.contact',
        payload: { email_address: email, first_name: 'Lea', last_name: 'Muster' },
      },
    ]);
    expect(others.filter(({ identifier }) => identifier !== 'funnel.contact')).toEqual([
      {
        identifier: 'forms.submit',
        payload: {
          form: 'newsletter-de',
          fields: [
            { name: 'email', value: email },
            { name: 'firstname', value: 'Lea' },
            { name: 'lastname', value: 'Muster' },
            { name: 'language_selected', value: 'de' },
          ],
          context: { pageUri: 'http://localhost:3000/newsletter' },
        },
      },
    ]);
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Newsletter: du bist dabei');
  });

  it('expires after a week, and an invalid link opens nothing', async () => {
    const { email, link } = await requested();
    await db.newsletterSubscription.updateMany({
      where: { email },
      data: { askedAt: new Date(Date.now() - 7 * 86_400_000) },
    });
    expect(await device.ask(openConfirm, link)).toMatchObject({ status: 410, data: { link: { kind: 'expired' } } });
    expect((await device.ask(confirm, link, {})).data.link).toEqual({ kind: 'expired' });
    for (const token of ['', 'x', link.slice(link.indexOf('=') + 1, -2), `${randomUUID()}.${'a'.repeat(43)}`]) {
      expect((await device.ask(openConfirm, `/newsletter/bestaetigen?token=${token}`)).status).toBe(404);
    }
  });

  it('for unsubscribing does not confirm, and vice versa', async () => {
    const { link, leaving } = await confirmed();
    const swapped = (from: string, to: string) => `${to}?${from.split('?')[1]}`;
    expect((await device.ask(openConfirm, swapped(leaving, '/newsletter/bestaetigen'))).status).toBe(404);
    expect((await device.ask(leave, swapped(link, '/newsletter/abmelden'), {})).status).toBe(404);
  });
});

describe('unsubscribing from the newsletter', () => {
  it('takes one press, by the page or by the mail program, as often as it is sent', async () => {
    const { email, leaving, link } = await confirmed();
    expect((await device.ask(openLeave, leaving)).data.link).toEqual({ kind: 'open', email });
    for (let times = 0; times < 2; times += 1) {
      const answer = await device.ask(leave, leaving, { 'List-Unsubscribe': 'One-Click' });
      expect(answer).toMatchObject({ status: 200, data: { link: { kind: 'done' } } });
    }
    const stored = await db.newsletterSubscription.findFirstOrThrow({ where: { email } });
    expect(stored).toMatchObject({ firstName: null, lastName: null, leftAt: expect.any(Date) as Date });
    expect((await device.ask(confirm, link, {})).data.link).toEqual({ kind: 'expired' });
  });

  it('informs the marketing service once, if it knows the address', async () => {
    const { email, leaving } = await confirmed();
    await Promise.all([device.ask(leave, leaving, {}), device.ask(leave, leaving, {})]);
    const fields = [
      { name: 'email', value: email },
      { name: 'language_selected', value: 'de' },
    ];
    expect(await deliver()).toEqual([{ identifier: 'forms.submit', payload: { form: 'newsletter-leave-de', fields } }]);
    expect(addressedForm('newsletter-leave-de', 'local')).toBeUndefined();
    expect(addressedForm('newsletter-de', 'local')).toBe('newsletter-de');
  });

  it('does not report a request that was never confirmed', async () => {
    const { email } = await requested();
    const { id } = await db.newsletterSubscription.findFirstOrThrow({ where: { email } });
    await device.ask(leave, `/newsletter/abmelden?token=${signId('newsletter-leave', id)}`, {});
    expect(await deliver()).toEqual([]);
    const { leftAt } = await db.newsletterSubscription.findFirstOrThrow({ where: { email } });
    expect(leftAt).not.toBeNull();
  });

  it('allows a new subscription by a new link', async () => {
    const { email, leaving } = await confirmed();
    await device.ask(leave, leaving, {});
    const { link } = await requested(email);
    expect((await device.ask(confirm, link, {})).data.link).toEqual({ kind: 'done', email });
  });
});

it('Unconfirmed requests are deleted', async () => {
  const old = newEmail();
  const fresh = newEmail();
  const wish = { firstName: '', lastName: '', locale: 'de', pageUri: 'http://localhost:3000/' } as const;
  await requestNewsletter({ ...wish, email: old }, new Date(Date.now() - 8 * 86_400_000));
  await requestNewsletter({ ...wish, email: fresh });
  await cleanNewsletter();
  const emails = await db.newsletterSubscription.findMany({ where: { email: { in: [old, fresh] } } });
  expect(emails.map(({ email }) => email)).toEqual([fresh]);
});
