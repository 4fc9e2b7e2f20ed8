import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { type MailKind, mailKinds, SHARED_ALLOWANCE } from '~/integrations/mail/mail-kinds.ts';
import { cleanMailPlaces, placeFor, takePlace } from '~/integrations/mail/mail-limits.server.ts';
import { mailer } from '~/integrations/mail/mail.server.ts';
import { db } from '~/platform/db.server.ts';
import { JobPostponed } from '~/platform/jobs.server.ts';
import { jobs } from '~/wiring.server.ts';

vi.hoisted(() => {
  process.env.RATE_LIMITS = 'true';
});

const kinds = Object.keys(mailKinds) as MailKind[];
const limited = kinds.filter((kind) => mailKinds[kind].class !== 'staff');
const MINUTE = 60_000;

/** What one mailbox may get in an hour of all kinds that visitors can cause. */
const mostOfHour = Object.values(mailKinds).reduce<number>(
  (sum, kind) => sum + (kind.class === 'essential' ? kind.hourly : 0),
  SHARED_ALLOWANCE.hourly,
);

const send = async (kind: MailKind, to: string, pass = {}, key: string = randomUUID()) => {
  try {
    await mailer().send({ kind, to, subject: kind, text: '', html: '', ...pass }, key);
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
      kind: limited[index % limited.length] ?? 'ticket',
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
    // What is never dropped waits.
    const essential = attempts.filter(({ kind }) => mailKinds[kind].class === 'essential').length;
    const sentOfThem = mostOfHour - SHARED_ALLOWANCE.hourly;
    expect(outcomes.filter((outcome) => outcome instanceof Date)).toHaveLength(essential - sentOfThem);
  });

  it('go beyond the limits where the address is proven in the browser that causes them, or the order is paid', async () => {
    const name = `known-${randomUUID()}`;
    for (let index = 0; index < 15; index++) {
      await send('order-news', `${name}@example.ch`, { isProven: true });
      await send('order-news', `${name}@example.ch`, { isPaid: true });
    }
    expect(await mailsTo(name)).toBe(30);
    await send('ticket', `${name}@example.ch`);
    expect(await mailsTo(name)).toBe(30);
  });

  it('keep an allowance for marketing that leaves half of the shared one', async () => {
    const name = `list-${randomUUID()}`;
    for (let index = 0; index < 20; index++) await send('wishlist-news', `${name}@example.ch`);
    expect(await mailsTo(name)).toBe(SHARED_ALLOWANCE.hourly / 2);
    await send('ticket', `${name}@example.ch`);
    expect(await mailsTo(name)).toBe(SHARED_ALLOWANCE.hourly / 2 + 1);
  });

  it('that are delayed have a place later, also where a day is full, and the page is told when', async () => {
    const to = `${randomUUID()}@example.ch`;
    const { hourly, daily } = mailKinds['order-confirmation'];
    const start = Date.now();
    let sent = 0;
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      const now = new Date(start + minute * MINUTE);
      const decision = await takePlace({ kind: 'order-confirmation', to }, `${to}${minute}`, now);
      if (decision.kind === 'send') sent++;
      else expect(decision).toMatchObject({ kind: 'later' });
      if (minute === 50) expect(sent).toBe(hourly);
    }
    expect(sent).toBe(daily);
    const end = new Date(start + 24 * 60 * MINUTE - 1);
    const at = await placeFor({ kind: 'order-confirmation', to }, end);
    expect(at?.getTime()).toBeGreaterThan(end.getTime());
    expect(await takePlace({ kind: 'order-confirmation', to }, `${to} then`, at ?? end)).toEqual({ kind: 'send' });
    expect(await placeFor({ kind: 'order-confirmation', to, key: `${to}0` }, end)).toBeNull();
  });

  it('count once however often their delivery is repeated', async () => {
    const to = `${randomUUID()}@example.ch`;
    for (let index = 0; index < 30; index++) await send('ticket', to, {}, `${to} again`);
    expect(await placeFor({ kind: 'ticket', to })).toBeNull();
    expect(await db.localMail.count({ where: { recipient: to } })).toBe(1);
  });

  it('leave no address behind, and their count is forgotten', async () => {
    const to = `${randomUUID()}@example.ch`;
    await send('ticket', to);
    expect(JSON.stringify(await db.mailPlace.findMany())).not.toContain(to.slice(0, 36));
    await cleanMailPlaces(new Date(Date.now() + 73 * 60 * MINUTE));
    expect(await db.mailPlace.count()).toBe(0);
  });
});

describe('every kind of mail', () => {
  it('has a class: the jobs that mail, and every place that hands a mail over', () => {
    const ofJobs = jobs.flatMap(({ name }) => (name.startsWith('mail.') ? [name.slice('mail.'.length)] : []));
    expect(ofJobs.filter((name) => !kinds.includes(name as MailKind))).toEqual([]);
    const folder = 'apps/storefront/app';
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.server.ts'),
    );
    const senders = sources.filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('mailer().send('));
    expect(senders.length).toBeGreaterThan(15);
    const transports = sources.filter((file) =>
      /createSmtpMailer\(|createLocalMailer\(/.test(readFileSync(path.join(folder, file), 'utf8')),
    );
    expect(transports.filter((file) => !file.startsWith('integrations/mail/'))).toEqual([]);
  });
});
