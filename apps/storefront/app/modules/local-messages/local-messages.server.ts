import { z } from 'zod';
import { db, Prisma } from '~/platform/db.server.ts';

/*
 * What the shop has told others: messages that local adapters kept instead of sending, and jobs that still have to be
 * done. For the pages under /dev, in development and demo only.
 */

/** How many entries a list shows. */
const LIMIT = 100;

export interface StoredMail {
  id: number;
  recipient: string;
  /** Name of the sender, where it is not the shop's. */
  senderName: string | null;
  subject: string;
  text: string;
  /** Names of its attachments. */
  files: string[];
  /** ISO 8601 */
  createdAt: string;
}

const filesSchema = z.array(z.object({ name: z.string() }));

/** The last e-mails, newest first. */
export async function listMails(): Promise<StoredMail[]> {
  const mails = await db.localMail.findMany({
    select: {
      id: true,
      recipient: true,
      senderName: true,
      subject: true,
      text: true,
      attachments: true,
      createdAt: true,
    },
    orderBy: { id: 'desc' },
    take: LIMIT,
  });
  return mails.map(({ attachments, ...mail }) => ({
    ...mail,
    files: filesSchema.parse(attachments).map(({ name }) => name),
    createdAt: mail.createdAt.toISOString(),
  }));
}

/** The HTML of one e-mail; undefined if there is none with this id. */
export async function findMailHtml(id: number): Promise<string | undefined> {
  const mail = await db.localMail.findUnique({ where: { id }, select: { html: true } });
  return mail?.html;
}

export interface StoredMessage {
  id: number;
  /** Who would have got it, e.g. `team-chat`. */
  kind: string;
  /** Its text, or its payload as JSON. */
  text: string;
  /** ISO 8601 */
  createdAt: string;
}

function textOf(payload: Prisma.JsonValue): string {
  const isText =
    payload !== null && typeof payload === 'object' && !Array.isArray(payload) && typeof payload.text === 'string';
  return isText ? String(payload.text) : JSON.stringify(payload, undefined, 2);
}

/** The last messages to third parties, newest first. */
export async function listMessages(): Promise<StoredMessage[]> {
  const messages = await db.localMessage.findMany({ orderBy: { id: 'desc' }, take: LIMIT });
  return messages.map(({ id, kind, payload, createdAt }) => ({
    id,
    kind,
    text: textOf(payload),
    createdAt: createdAt.toISOString(),
  }));
}

export interface WaitingJob {
  id: string;
  name: string;
  state: 'running' | 'waiting' | 'failed';
  attempts: number;
  maxAttempts: number;
  /** When it runs next, ISO 8601. */
  runAt: string;
  lastError: string | null;
}

/** Jobs that are not done: those that run, wait or were given up. */
export async function listJobs(): Promise<WaitingJob[]> {
  const rows = await db.$queryRaw<
    {
      id: string;
      name: string;
      locked: boolean;
      attempts: number;
      max_attempts: number;
      run_at: Date;
      last_error: string | null;
    }[]
  >(Prisma.sql`
    select id::text, task_identifier as name, locked_at is not null as locked, attempts, max_attempts, run_at, last_error
    from graphile_worker.jobs
    order by run_at
    limit ${LIMIT}`);
  return rows.map(({ id, name, locked, attempts, max_attempts: maxAttempts, run_at, last_error: lastError }) => ({
    id,
    name,
    state: locked ? 'running' : attempts >= maxAttempts ? 'failed' : 'waiting',
    attempts,
    maxAttempts,
    runAt: run_at.toISOString(),
    lastError,
  }));
}
