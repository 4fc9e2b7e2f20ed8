import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { type MailKind, SHARED_ALLOWANCE } from '~/platform/mail/mail-kind.ts';
import { placeFor, reserveMailQuota } from '~/integrations/mail/mail-limits.server.ts';
import { mailer } from '~/integrations/mail/mail.server.ts';
import { knownDeviceCookie } from '~/modules/identity/sessions/known-device.server.ts';
import { requestLink, findSentLink } from '~/modules/identity/sign-in.server.ts';
import { db } from '~/platform/db.server.ts';
import { JobPostponed } from '~/platform/jobs.server.ts';
import { jobs, modules } from '~/wiring.server.ts';
import { completeJob, waitingJobs } from '../../support/jobs.ts';
import { integrationsModule } from '~/integrations/module.server.ts';
import { removeExpired } from '~/platform/retention.server.ts';

vi.hoisted(() => {
  process.env.RATE_LIMITS = 'true';
});

const kinds: readonly MailKind[] = modules.flatMap(({ mails }) => mails.flatMap((mail) => mail.kinds));
const limited = kinds.filter((kind) => kind.class !== 'staff');

function kindOf(name: string): MailKind {
  const kind = kinds.find((each) => each.name === name);
  if (!kind) throw new Error(`No mail declares ${name}.`);
  return kind;
}

const ticket = kindOf('ticket');
const signInLink = essential('sign-in-link');
const confirmation = essential('order-confirmation');

function essential(name: string) {
  const kind = kindOf(name);
  if (kind.class !== 'essential') throw new Error(`${name} has no allowance of its own.`);
  return kind;
}

const MINUTE = 60_000;

/** What one mailbox may get in an hour of all kinds that visitors can cause. */
const mostOfHour = kinds.reduce<number>(
  (sum, kind) => sum + (kind.class === 'essential' ? kind.hourly : 0),
  SHARED_ALLOWANCE.hourly,
);

const send = async (kind: MailKind, to: string, pass = {}, key: string = randomUUID()) => {
  try {
    await mailer().send({ kind, to, subject: kind.name, text: '', html: '', ...pass }, key);
    return 'done';
  } catch (error) {
    if (error instanceof JobPostponed) return error.runAt;
    throw error;
  }
};

const mailsTo = (name: string): Promise<number> => db.localMail.count({ where: { recipient: { startsWith: name } } });

describe('the mails of one mailbox', () => {
  it('are bounded, whatever 2,000 attempts of all kinds, spellings of the address and processes at once cause', async () => {
    const name = `victim-${randomUUID()}`;
    const attempts = Array.from({ length: 2000 }, (_, index) => ({
      kind: limited[index % limited.length] ?? ticket,
      to:
        index % 3 === 0
          ? `${name}@example.ch`
          : index % 3 === 1
            ? `${name}+${index}@example.ch`
            : `${name}+X@EXAMPLE.ch`,
    }));
    const outcomes: unknown[] = [];
    for (let start = 0; start < attempts.length; start += 40) {
      const part = attempts.slice(start, start + 40).map(({ kind, to }) => send(kind, to));
      outcomes.push(...(await Promise.all(part)));
    }
    expect(await mailsTo(name)).toBe(mostOfHour);
    // Mails that are never dropped wait.
    const essential = attempts.filter(({ kind }) => kind.class === 'essential').length;
    const sentOfThem = mostOfHour - SHARED_ALLOWANCE.hourly;
    expect(outcomes.filter((outcome) => outcome instanceof Date)).toHaveLength(essential - sentOfThem);
  });

  it('exceed the limits if the address is proven in the browser that causes them, or the order is paid', async () => {
    const name = `known-${randomUUID()}`;
    for (let index = 0; index < 15; index++) {
      await send(kindOf('order-news'), `${name}@example.ch`, { isProven: true });
      await send(kindOf('order-news'), `${name}@example.ch`, { isPaid: true });
    }
    expect(await mailsTo(name)).toBe(30);
    await send(ticket, `${name}@example.ch`);
    expect(await mailsTo(name)).toBe(30);
  });

  it('keep an allowance for marketing that leaves half of the shared one', async () => {
    const name = `list-${randomUUID()}`;
    for (let index = 0; index < 20; index++) await send(kindOf('wishlist-news'), `${name}@example.ch`);
    expect(await mailsTo(name)).toBe(SHARED_ALLOWANCE.hourly / 2);
    await send(ticket, `${name}@example.ch`);
    expect(await mailsTo(name)).toBe(SHARED_ALLOWANCE.hourly / 2 + 1);
  });

  it('that are delayed get a place later, also when a day is full, and the page says when', async () => {
    const to = `${randomUUID()}@example.ch`;
    const { hourly, daily } = confirmation;
    const start = Date.now();
    let sent = 0;
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      const now = new Date(start + minute * MINUTE);
      const decision = await reserveMailQuota({ kind: confirmation, to }, `${to}${minute}`, now);
      if (decision.kind === 'send') sent++;
      else expect(decision).toMatchObject({ kind: 'later' });
      if (minute === 50) expect(sent).toBe(hourly);
    }
    expect(sent).toBe(daily);
    const end = new Date(start + 24 * 60 * MINUTE - 1);
    const at = await placeFor({ kind: confirmation, to }, end);
    expect(at?.getTime()).toBeGreaterThan(end.getTime());
    expect(await reserveMailQuota({ kind: confirmation, to }, `${to} then`, at ?? end)).toEqual({ kind: 'send' });
    expect(await placeFor({ kind: confirmation, to, key: `${to}0` }, end)).toBeNull();
  });

  it('count once however often their delivery is repeated', async () => {
    const to = `${randomUUID()}@example.ch`;
    for (let index = 0; index < 30; index++) await send(ticket, to, {}, `${to} again`);
    expect(await placeFor({ kind: ticket, to })).toBeNull();
    expect(await db.localMail.count({ where: { recipient: to } })).toBe(1);
  });

  it('leave no address behind, and their count is forgotten', async () => {
    const to = `${randomUUID()}@example.ch`;
    await send(ticket, to);
    expect(JSON.stringify(await db.mailPlace.findMany())).not.toContain(to.slice(0, 36));
    await removeExpired(integrationsModule.retention, new Date(Date.now() + 73 * 60 * MINUTE));
    expect(await db.mailPlace.count()).toBe(0);
  });
});

describe('a link to sign in', () => {
  /** Requests a link as a stranger, or as a recognised browser. @returns when its mail is sent, and the job */
  async function ask(email: string, cookieHeader: string | null = null, visitor?: { userId: string }) {
    const { id: userId } = visitor ? { id: visitor.userId } : await db.user.create({ data: {} });
    const wish = { visitor: { userId }, email, locale: 'de', device: null, returnTo: '/konto' } as const;
    const answer = await requestLink({ ...wish, cookieHeader, sender: randomUUID() });
    const link = await findSentLink({ userId });
    return { answer, link, userId };
  }

  const deliver = async () => {
    for (const { id, identifier, payload, runAt } of await waitingJobs()) {
      if (runAt.getTime() > Date.now() + MINUTE) continue;
      const job = jobs.find(({ name }) => name === identifier);
      await job?.handle(payload, { idempotencyKey: id, signal: AbortSignal.timeout(10_000) });
      await completeJob(id);
    }
  };

  it('waits beyond its allowance and says until when, except in a browser that has signed in with the address before', async () => {
    const email = `${randomUUID()}@example.ch`;
    const { id: owner } = await db.user.create({ data: { email } });
    const { hourly } = signInLink;
    for (let time = 0; time < hourly; time++) expect((await ask(email)).answer).toEqual({ kind: 'sent', mailAt: null });
    await deliver();
    expect(await db.localMail.count({ where: { recipient: email } })).toBe(hourly);
    const { answer, link } = await ask(email);
    const { mailAt } = answer.kind === 'sent' ? answer : { mailAt: null };
    expect(Date.parse(mailAt ?? '')).toBeGreaterThan(Date.now() + 50 * MINUTE);
    expect(link).toMatchObject({ mailAt });
    expect(Date.parse(link?.validUntil ?? '') - Date.parse(mailAt ?? '')).toBe(15 * MINUTE);
    const [cookie = ''] = knownDeviceCookie(null, email).split(';');
    expect((await ask(email, cookie)).answer).toEqual({ kind: 'sent', mailAt: null });
    expect((await ask(email, null, { userId: owner })).answer).toEqual({ kind: 'sent', mailAt: null });
    await deliver();
    expect(await db.localMail.count({ where: { recipient: email } })).toBe(hourly + 2);
  });
});

describe('every kind of mail', () => {
  it('has a class: the jobs that mail, and every place that hands a mail over', () => {
    expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
    const ofJobs = jobs.flatMap(({ name }) => (name.startsWith('mail.') ? [name.slice('mail.'.length)] : []));
    expect(ofJobs.filter((name) => !kinds.some((kind) => kind.name === name))).toEqual([]);
    const folder = 'apps/storefront/app';
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.server.ts'),
    );
    const senders = sources.filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('mailer().send('));
    expect(senders).toEqual(['modules/instances/define-mail.server.ts']);
    const transports = sources.filter((file) =>
      /createSmtpMailer\(|createLocalMailer\(/.test(readFileSync(path.join(folder, file), 'utf8')),
    );
    expect(transports.filter((file) => !file.startsWith('integrations/mail/'))).toEqual([]);
  });
});
