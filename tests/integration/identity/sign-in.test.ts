import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { action as confirmLink, loader as openLink } from '~/pages/sign-in/link-route.tsx';
import { action as signIn, loader as signInPage } from '~/pages/sign-in/route.tsx';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { clearJobs } from '../../support/jobs.ts';
import { Device } from './device.ts';
import {
  newEmail,
  mailOf,
  linkTo,
  ask,
  askedLink,
  confirm,
  signedIn,
  emailOf,
  refusals,
  withBike,
  linesOf,
} from './signing-in.ts';

beforeAll(() => wireModules());
beforeEach(() => clearJobs());

describe('a link to sign in', () => {
  it('signs in the browser that requested it, by a press and not by being opened', async () => {
    const device = new Device();
    const email = newEmail();
    const sent = await ask(device, `  ${email.toUpperCase()} `, '/marken/allegro');
    expect(sent).toMatchObject({ status: 303, location: '/anmelden?gesendet=1&zurueck=%2Fmarken%2Fallegro' });
    const { data } = await device.ask(signInPage, sent.location ?? '');
    expect(data.sent).toMatchObject({ email });

    const link = await linkTo(email);
    expect(await mailOf(email)).toHaveLength(1);
    for (let scan = 0; scan < 3; scan += 1) {
      expect((await new Device('scanner').ask(openLink, link)).data.link).toMatchObject({ kind: 'elsewhere' });
      expect((await device.ask(openLink, link)).data.link).toMatchObject({ kind: 'here', email });
    }
    const before = device.cookie;
    expect(await confirm(device, link)).toMatchObject({ status: 303, location: '/marken/allegro' });
    expect(device.cookie).not.toBe(before);
    expect(await emailOf(device)).toBe(email);
    expect((await device.ask(signInPage, '/anmelden')).location).toBe('/konto');
  });

  it('works once', async () => {
    const device = new Device();
    const email = newEmail();
    const link = await askedLink(device, email);
    const answers = await Promise.all([
      confirm(device, link),
      confirm(new Device(), link),
      confirm(new Device(), link),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400, 400]);
    const replayed = await new Device().ask(openLink, link);
    expect(replayed.status).toBe(410);
    expect(replayed.data.link).toEqual({ kind: 'used', maskedEmail: `${email.slice(0, 2)}•••@example.ch` });
    expect((await confirm(new Device(), link)).status).toBe(400);
  });

  it('ends after 15 minutes and leads to a new one', async () => {
    const email = newEmail();
    const link = await askedLink(new Device(), email);
    await db.signInRequest.updateMany({ where: { email }, data: { expiresAt: new Date(Date.now() - 1) } });
    const later = new Device();
    expect((await later.ask(openLink, link)).data.link).toMatchObject({ kind: 'expired' });
    expect((await confirm(later, link)).status).toBe(400);
    expect((await later.ask(confirmLink, link, { intent: 'again' })).status).toBe(303);
    const again = await linkTo(email);
    expect(again).not.toBe(link);
    expect((await later.ask(openLink, again)).data.link).toMatchObject({ kind: 'here' });
  });

  it('cannot be guessed in a thousand attempts, nor opened with another one’s signature', async () => {
    const device = new Device();
    const link = await askedLink(device, newEmail());
    const other = await askedLink(new Device(), newEmail());
    const [id = '', signature = ''] = (new URLSearchParams(link.split('?')[1]).get('token') ?? '').split('.');
    const [otherId = ''] = (new URLSearchParams(other.split('?')[1]).get('token') ?? '').split('.');
    const wrong = ['', 'x', id, `${id}.`, `${otherId}.${signature}`, `${id}.${signature}x`];
    const madeUp = Array.from({ length: 1000 }, () => `${randomUUID()}.${signature}`);
    const before = await refusals();
    for (const token of [...wrong, ...madeUp]) {
      const path = `/anmelden/link?token=${encodeURIComponent(token)}`;
      expect((await confirm(device, path)).status).toBe(400);
      if (wrong.includes(token)) expect((await device.ask(openLink, path)).status).toBe(404);
    }
    expect((await refusals()) - before).toBe(madeUp.length + 2 * wrong.length);
    expect((await confirm(device, link)).status).toBe(303);
  });

  it('is not in the database, nor is its code', async () => {
    const email = newEmail();
    const link = await askedLink(new Device(), email);
    const { data } = await new Device().ask(openLink, link);
    const stored = JSON.stringify(await db.signInRequest.findMany({ where: { email } }));
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
    expect(stored).not.toContain(token.split('.')[1]);
    expect(stored).not.toContain((data.link as { code: string }).code);
  });

  it('leads nowhere but into the shop', async () => {
    for (const returnTo of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/anmelden',
    ]) {
      const device = new Device();
      const link = await askedLink(device, newEmail(), returnTo);
      expect((await confirm(device, link)).location).toBe('/konto');
    }
  });
});

describe('a link that another device opens', () => {
  it('shows a code that signs in where the link was requested, with the cart there', async () => {
    const admin = new Device();
    const phone = new Device();
    await withBike(admin);
    const email = newEmail();
    const link = await askedLink(admin, email, '/checkout/');
    const { data } = await phone.ask(openLink, link);
    expect(data.link).toMatchObject({ kind: 'elsewhere', email, device: 'firefox-windows' });
    const { code } = data.link as { code: string };
    // The code is worthless elsewhere.
    expect((await phone.ask(signIn, '/anmelden', { intent: 'code', code })).data).toEqual({ kind: 'over' });
    const answer = await admin.ask(signIn, '/anmelden', {
      intent: 'code',
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(answer).toMatchObject({ status: 303, location: '/checkout/' });
    expect(await emailOf(admin)).toBe(email);
    expect(await linesOf(admin)).toBe(1);
    expect((await phone.ask(openLink, link)).data.link).toMatchObject({ kind: 'used' });

    const other = await signedIn(email);
    expect(await linesOf(other)).toBe(1);
  });

  it('can sign in there instead, and takes nothing from the requesting device', async () => {
    const admin = new Device();
    const phone = new Device();
    await withBike(admin);
    const email = newEmail();
    const link = await askedLink(admin, email);
    expect((await confirm(phone, link)).status).toBe(303);
    expect(await emailOf(phone)).toBe(email);
    expect(await linesOf(phone)).toBe(0);
    expect(await emailOf(admin)).toBeUndefined();
    expect(await linesOf(admin)).toBe(1);
  });

  it('has a code that is guessed three times at most', async () => {
    const admin = new Device();
    const link = await askedLink(admin, newEmail());
    const { data } = await new Device().ask(openLink, link);
    const { code } = data.link as { code: string };
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const type = async (typed: string) => (await admin.ask(signIn, '/anmelden', { intent: 'code', code: typed })).data;
    expect(await type('12')).toEqual({ kind: 'wrong-code', left: 3 });
    expect(await type(wrong)).toEqual({ kind: 'wrong-code', left: 2 });
    expect(await type(wrong)).toEqual({ kind: 'wrong-code', left: 1 });
    expect(await type(wrong)).toEqual({ kind: 'over' });
    expect(await type(code)).toEqual({ kind: 'over' });
    expect((await confirm(admin, link)).status).toBe(400);
  });

  it('has a code of which many guesses at once are three too', async () => {
    const admin = new Device();
    const link = await askedLink(admin, newEmail());
    const { code } = (await new Device().ask(openLink, link)).data.link as { code: string };
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    await Promise.all(
      Array.from({ length: 12 }, () => admin.ask(signIn, '/anmelden', { intent: 'code', code: wrong })),
    );
    expect((await admin.ask(signIn, '/anmelden', { intent: 'code', code })).data).toEqual({ kind: 'over' });
  });
});
