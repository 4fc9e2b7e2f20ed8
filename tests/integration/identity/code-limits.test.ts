import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identityModule } from '~/modules/identity/module.server.ts';
import { DAILY_CODES } from '~/modules/identity/sign-in/code-limits.server.ts';
import { codeOf } from '~/modules/identity/sign-in/link-secrets.server.ts';
import { requestLink, signInByCode } from '~/modules/identity/sign-in.server.ts';
import { action as sendMagicLink } from '~/api/send-magic-link.ts';
import { loader as getToken } from '~/api/get-token.ts';
import { action as signIn, loader as signInPage } from '~/pages/sign-in/route.tsx';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import { createVisitor } from '../checkout/shop.ts';
import { createInstance } from '../organizations/instance.ts';
import { Device } from './device.ts';
import { confirm, emailOf, linkTo, mailOf, newEmail, signedIn } from './signing-in.ts';

beforeAll(() => wireModules());
beforeEach(() => clearJobs());

const MINUTE = 60_000;
const browser = (cookieHeader: string | null = null) => ({ cookieHeader, device: null });

/** A link that a stranger has requested. */
async function requested(email: string, now = new Date()) {
  const visitor = await createVisitor();
  const wish = { visitor, email, locale: 'de', device: null, returnTo: '/konto', sender: randomUUID() } as const;
  expect((await requestLink(wish, now)).kind).toBe('sent');
  const { id } = await db.signInRequest.findFirstOrThrow({ where: visitor, orderBy: { createdAt: 'desc' } });
  return { visitor, id, wrong: codeOf(id) === '000000' ? '111111' : '000000' };
}

/** Types wrong codes until none are accepted. @returns links of which each has been tried */
async function closedCodes(email: string, now: Date): Promise<void> {
  for (let time = 0; time < DAILY_CODES; time++) {
    const at = new Date(now.getTime() - (DAILY_CODES - time) * 70 * MINUTE);
    const link = await requested(email, at);
    await signInByCode(link.visitor, link.wrong, browser(), at);
  }
}

describe('the codes of one address', () => {
  it('are guessed ten times a day at most, with growing pauses, by however many browsers and networks', async () => {
    const email = newEmail();
    const start = Date.now();
    const guessed: number[] = [];
    let link = await requested(email, new Date(start));
    for (let minute = 0; minute < 24 * 60; minute += 2) {
      const now = new Date(start + minute * MINUTE);
      const answer = await signInByCode(link.visitor, link.wrong, browser(), now);
      if (answer.kind === 'wrong-code') guessed.push(minute);
      if (answer.kind === 'codes-closed') expect(answer.until).toBeGreaterThan(now.getTime());
      if (answer.kind === 'refused' || (answer.kind === 'wrong-code' && answer.left === 0))
        link = await requested(email, now);
    }
    expect(guessed).toHaveLength(DAILY_CODES);
    const pauses = guessed.slice(1).map((minute, index) => minute - (guessed[index] ?? 0));
    expect(pauses.at(-1)).toBeGreaterThanOrEqual(60);
    expect(pauses.slice(2)).toEqual(pauses.slice(2).toSorted((one, other) => one - other));
  });

  it('take three of fifty guesses at once', async () => {
    const email = newEmail();
    const links = await Promise.all(Array.from({ length: 25 }, () => requested(email)));
    const tries = [...links, ...links].map(({ visitor, wrong }) => signInByCode(visitor, wrong, browser()));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ kind }) => kind === 'wrong-code')).toHaveLength(3);
    expect(answers.filter(({ kind }) => kind === 'codes-closed')).toHaveLength(47);
  });

  it('are closed to strangers only: the link still works, and so does the code in a browser that has signed in before', async () => {
    const email = newEmail();
    const before = await signedIn(email);
    const known = /velory_known=[^;]*/.exec(before.cookie)?.[0] ?? '';
    await closedCodes(email, new Date());
    const stranger = await requested(email);
    expect(await signInByCode(stranger.visitor, codeOf(stranger.id), browser())).toMatchObject({
      kind: 'codes-closed',
    });
    const own = await requested(email);
    expect(await signInByCode(own.visitor, own.wrong, browser(known))).toMatchObject({ kind: 'wrong-code', left: 2 });
    expect(await signInByCode(own.visitor, codeOf(own.id), browser(known))).toMatchObject({ kind: 'signed-in' });
    const device = new Device();
    const answer = await device.ask(signIn, '/anmelden', { intent: 'link', email, optIn: 'on' });
    expect(answer.status).toBe(303);
    const page = await device.ask(signIn, '/anmelden?gesendet=1', { intent: 'code', code: '123456' });
    expect([page.status, page.data.kind]).toEqual([429, 'codes-closed']);
    await confirm(device, await linkTo(email));
    expect(await emailOf(device)).toBe(email);
  });

  it('notify the owner once a day; an address without an account gets nothing', async () => {
    const owner = newEmail();
    const anonymous = newEmail();
    await signedIn(owner);
    await db.localMail.deleteMany({ where: { recipient: owner } });
    for (const email of [owner, anonymous]) {
      await clearJobs();
      await closedCodes(email, new Date());
      const warnings = (await waitingJobs()).filter(({ identifier }) => identifier === 'mail.sign-in-warning');
      expect(warnings).toHaveLength(1);
      const job = [...identityModule.jobs, ...identityModule.mails].find(({ name }) => name === 'mail.sign-in-warning');
      await job?.handle(warnings[0]?.payload, { idempotencyKey: email, signal: AbortSignal.timeout(10_000) });
    }
    expect((await mailOf(owner)).map(({ subject }) => subject)).toEqual(['Falsche Codes für dein Konto']);
    expect(await mailOf(anonymous)).toEqual([]);
  });
});

describe('a private shop', () => {
  it('answers the same whether an address is invited or unknown, by page, call and code; only one gets a mail', async () => {
    const organization = await createInstance({ private: true, emailDomains: [] });
    const invited = newEmail();
    const unknown = newEmail();
    await organization.here(() =>
      db.organizationInvitation.create({
        data: {
          organizationId: organization.id,
          email: invited,
          locale: 'de',
          expiresAt: new Date(Date.now() + 86_400_000),
        },
      }),
    );
    const answersTo = (email: string) =>
      organization.here(async () => {
        const device = new Device();
        const form = await device.ask(signIn, '/anmelden', { intent: 'link', email, optIn: 'on' });
        const page = await device.ask(signInPage, '/anmelden?gesendet=1');
        const codes: unknown[] = [];
        for (let time = 0; time < 3; time++) {
          const { status, data } = await device.ask(signIn, '/anmelden?gesendet=1', { intent: 'code', code: '000000' });
          codes.push([status, data]);
        }
        const { token } = (await (await getToken({ request: device.request('/api/getToken') } as never)).json()) as {
          token: string;
        };
        const body = JSON.stringify({ email, idToken: token, optIn: true });
        const request = new Request('http://localhost:3000/api/auth/sendMagicLink', { method: 'POST', body });
        const call = await sendMagicLink({ request, context: {} } as never);
        const seen = JSON.stringify(page.data)
          .replaceAll(email, 'EMAIL')
          .replaceAll(/"validUntil":"[^"]*"/g, '');
        return { form: [form.status, form.location, form.data], seen, codes, call: [call.status, await call.json()] };
      });
    const one = await answersTo(invited);
    const other = await answersTo(unknown);
    expect(other).toEqual(one);
    expect(one.form).toEqual([303, expect.stringContaining('gesendet=1'), {}]);
    await linkTo(invited);
    expect(await mailOf(invited)).toHaveLength(2);
    expect(await mailOf(unknown)).toEqual([]);
  });

  it('takes no code of a link that was not mailed', async () => {
    const email = newEmail();
    const link = await requested(email);
    await db.signInRequest.update({ where: { id: link.id }, data: { withheld: true } });
    expect(await signInByCode(link.visitor, codeOf(link.id), browser())).toMatchObject({ kind: 'wrong-code' });
  });
});
