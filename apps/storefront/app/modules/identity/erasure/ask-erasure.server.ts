import { z } from 'zod';
import { formatDayAndTime } from '~/i18n/dates.ts';
import type { Locale } from '~/i18n/locales.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { defineMail } from '~/modules/instances/define-mail.server.ts';
import { addJob, defineJob } from '~/platform/jobs.server.ts';
import { signId, verifySignedId } from '~/platform/signing-keys.server.ts';
import { href } from '~/site-map.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { erasePerson } from '~/modules/identity/erase-person.server.ts';

/** How long an erasure can be taken back, ms. */
const UNDO_MS = 24 * 60 * 60 * 1000;

const payloadSchema = z.object({ erasureId: z.uuid() });

/** Erases a person once no one has taken it back. */
export const eraseJob = defineJob({
  name: 'people.erase',
  schema: payloadSchema,
  run: async ({ erasureId }) => {
    const erasure = await db.erasure.findUnique({ where: { id: erasureId } });
    if (erasure && erasure.dueAt <= new Date()) await erasePerson(erasure.userId, erasure.guestEmail);
  },
});

export const erasureMail = defineMail({
  kinds: [{ name: 'erasure', class: 'essential', hourly: 2, daily: 4 }],
  texts: 'erasure-mail',
  schema: payloadSchema,
  read: async ({ erasureId: id }) => {
    const erasure = await db.erasure.findUnique({ where: { id }, include: { user: true } });
    const to = erasure?.user.email ?? erasure?.guestEmail;
    if (!erasure || !to) return undefined;
    const { locale, dueAt, user } = erasure;
    const isAccount = user.email !== null;
    const facts = { isAccount, dueAt: dueAt.toISOString(), token: signId('erasure', id) };
    return { to, locale, instanceId: user.instanceId, isProven: isAccount, facts };
  },
  write: ({ isAccount, dueAt, token }, { t, locale, page }) => {
    const whose = isAccount ? 'account' : 'guest';
    const time = formatDayAndTime(dueAt, locale);
    return {
      subject: t(`${whose}.subject`),
      greeting: t('greeting'),
      intro: t(`${whose}.intro`, { time }),
      link: { text: t(`${whose}.undo`), address: page(href('accountErase', {}, locale, { token })) },
      closing: t('closing', { time }),
    };
  },
  samples: () => {
    const facts = { dueAt: '2026-11-28T10:00:00Z', token: 'sample' };
    return { account: { ...facts, isAccount: true }, guest: { ...facts, isAccount: false } };
  },
});

/** What an erasure is asked for with. `inside`: the transaction of the person who asks in a person's place. */
interface AskOptions {
  now?: Date;
  inside?: Database;
}

const atOnce = <Value>(inside: Database | undefined, work: (database: Database) => Promise<Value>): Promise<Value> =>
  inside ? work(inside) : db.$transaction(work);

/**
 * Asks for the erasure of an account: due a day from now, and mailed with a link that takes it back. Asking again
 * changes nothing.
 * @returns when it is due, ISO 8601
 */
export function requestErasure(
  { userId }: Visitor,
  locale: Locale,
  { now = new Date(), inside }: AskOptions = {},
): Promise<string> {
  return atOnce(inside, async (database) => {
    await database.$queryRaw`select id from "user" where id = ${userId}::uuid for update`;
    const before = await database.erasure.findUnique({ where: { userId } });
    if (before) return before.dueAt.toISOString();
    const dueAt = new Date(now.getTime() + UNDO_MS);
    const { id: erasureId } = await database.erasure.create({ data: { userId, locale, requestedAt: now, dueAt } });
    await addJob(database, erasureMail, { erasureId }, { key: `erasure-mail:${erasureId}` });
    await addJob(database, eraseJob, { erasureId }, { key: `erase:${erasureId}`, runAt: dueAt });
    return dueAt.toISOString();
  });
}

/**
 * The same for a person who ordered without an account, by the address they typed: one mail for all their visits.
 * @param userIds the visitors who ordered with it, in one shop
 * @param email in small letters
 * @returns false if all of them wait to be erased by another address that was typed in the same browser: a visitor has
 * one erasure at a time
 */
export function requestGuestErasure(
  userIds: readonly string[],
  email: string,
  locale: Locale,
  { now = new Date(), inside }: AskOptions = {},
): Promise<boolean> {
  const dueAt = new Date(now.getTime() + UNDO_MS);
  return atOnce(inside, async (database) => {
    await database.$queryRaw`select id from "user" where id = any(${[...userIds]}::uuid[]) order by id for update`;
    const requested = await database.erasure.findMany({
      where: { userId: { in: [...userIds] } },
      select: { userId: true, guestEmail: true },
    });
    const waiting = new Set(requested.map(({ userId }) => userId));
    let isAsked = requested.some(({ guestEmail }) => guestEmail === email);
    for (const userId of userIds.filter((id) => !waiting.has(id))) {
      const { id: erasureId } = await database.erasure.create({
        data: { userId, locale, requestedAt: now, dueAt, guestEmail: email },
      });
      if (!isAsked) await addJob(database, erasureMail, { erasureId }, { key: `erasure-mail:${erasureId}` });
      await addJob(database, eraseJob, { erasureId }, { key: `erase:${erasureId}`, runAt: dueAt });
      isAsked = true;
    }
    return isAsked;
  });
}

/**
 * Takes the erasure of a guest back, of all their visits.
 * @param email as it was asked for with
 * @param instanceId the shop that it was asked for in
 */
export async function undoGuestErasure(email: string, instanceId: string, database: Database = db): Promise<number> {
  const { count } = await database.erasure.deleteMany({ where: { guestEmail: email, user: { instanceId } } });
  return count;
}

/** When an account will be erased, ISO 8601; null if no one asked for it. */
export async function erasureOf({ userId }: Visitor): Promise<string | null> {
  const erasure = await db.erasure.findUnique({ where: { userId }, select: { dueAt: true } });
  return erasure?.dueAt.toISOString() ?? null;
}

/** Takes an erasure back, by its owner. @returns how many were: one or none */
export async function undoErasure({ userId }: Visitor, database: Database = db): Promise<number> {
  const { count } = await database.erasure.deleteMany({ where: { userId } });
  return count;
}

/**
 * When the erasure of a mail's link is due, ISO 8601, and whether it is a guest's; null if there is none (any more).
 */
export async function erasureOfLink(token: string): Promise<{ due: string; isGuest: boolean } | null> {
  const id = verifySignedId('erasure', token);
  const erasure = id && (await db.erasure.findUnique({ where: { id }, select: { dueAt: true, guestEmail: true } }));
  return erasure ? { due: erasure.dueAt.toISOString(), isGuest: erasure.guestEmail !== null } : null;
}

/** Takes an erasure back by a mail's link. @returns whether there was one */
export async function undoErasureByLink(token: string): Promise<boolean> {
  const id = verifySignedId('erasure', token);
  const erasure =
    id && (await db.erasure.findUnique({ where: { id }, include: { user: { select: { instanceId: true } } } }));
  if (!erasure) return false;
  const { guestEmail, user } = erasure;
  // A guest has one mail for all visits.
  if (guestEmail) return (await undoGuestErasure(guestEmail, user.instanceId)) > 0;
  return (await db.erasure.deleteMany({ where: { id } })).count > 0;
}
