import { createHash } from 'node:crypto';
import { type Database, db } from '~/platform/db.server.ts';
import { mailboxOf } from '~/platform/mail/mailbox.ts';
import { type MailKind, SHARED_ALLOWANCE } from '~/platform/mail/mail-kind.ts';
import { signText } from '~/platform/signing-keys.server.ts';
import type { MailPass } from './mail.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** What becomes of a message: `later` says when its mailbox has a place for it. */
export type MailDecision = { kind: 'send' } | { kind: 'drop' } | { kind: 'later'; at: Date };

interface Allowance {
  /** Which messages count together: those of one kind, or all that share. */
  bucket: string;
  hourly: number;
  daily: number;
}

function allowanceOf(kind: MailKind): Allowance | undefined {
  if (kind.class === 'staff') return undefined;
  if (kind.class === 'essential') return { bucket: kind.name, hourly: kind.hourly, daily: kind.daily };
  const part = kind.class === 'marketing' ? 2 : 1;
  return { bucket: 'shared', hourly: SHARED_ALLOWANCE.hourly / part, daily: SHARED_ALLOWANCE.daily / part };
}

/** What the table knows a mailbox by: no address is in it. */
const hashOf = (address: string): string => signText('mailbox', mailboxOf(address));

const keyHashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * Decides about a message and counts it where it goes, for all processes together. A message that was counted once
 * goes again uncounted: its job is repeated after a failure.
 * @param key the message's idempotency key
 */
export async function reserveMailQuota(
  { to, kind, isProven = false, isPaid = false }: MailPass & { to: string },
  key: string,
  now = new Date(),
): Promise<MailDecision> {
  const allowance = allowanceOf(kind);
  if (!allowance || isPaid) return { kind: 'send' };
  const { bucket } = allowance;
  const mailbox = hashOf(to);
  const keyHash = keyHashOf(key);
  return db.$transaction(async (database): Promise<MailDecision> => {
    await database.$queryRaw`
      select from (select pg_advisory_xact_lock(hashtextextended(${`mailbox ${mailbox} ${bucket}`}, 0))) as lock`;
    if (await database.mailPlace.findUnique({ where: { keyHash } })) return { kind: 'send' };
    const free = isProven ? undefined : await nextPlace(database, mailbox, allowance, now);
    if (!free) {
      await database.mailPlace.create({ data: { keyHash, mailbox, bucket, at: now } });
      return { kind: 'send' };
    }
    return kind.class === 'essential' ? { kind: 'later', at: free } : { kind: 'drop' };
  });
}

/**
 * When a message would go to an address that is not proven in the browser that asks. Takes no place.
 * @param key of the message, where it may have gone already
 * @returns null if it goes at once, or has gone
 */
export async function placeFor(
  { kind, to, key }: { kind: MailKind; to: string; key?: string },
  now = new Date(),
): Promise<Date | null> {
  const allowance = allowanceOf(kind);
  if (!allowance || (key && (await db.mailPlace.findUnique({ where: { keyHash: keyHashOf(key) } })))) return null;
  return (await nextPlace(db, hashOf(to), allowance, now)) ?? null;
}

/** When a mailbox has its next place; undefined if it has one now. */
async function nextPlace(
  database: Pick<Database, 'mailPlace'>,
  mailbox: string,
  { bucket, hourly, daily }: Allowance,
  now: Date,
): Promise<Date | undefined> {
  const taken = await database.mailPlace.findMany({
    where: { mailbox, bucket, at: { gt: new Date(now.getTime() - DAY) } },
    orderBy: { at: 'desc' },
    take: Math.max(hourly, daily),
    select: { at: true },
  });
  const frees = [
    [taken[hourly - 1], HOUR],
    [taken[daily - 1], DAY],
  ] as const;
  const times = frees.flatMap(([oldest, span]) => (oldest ? [oldest.at.getTime() + span] : []));
  const latest = Math.max(...times);
  return latest > now.getTime() ? new Date(latest) : undefined;
}
