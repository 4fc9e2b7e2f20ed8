import { z } from 'zod';
import { db, Prisma } from '~/platform/db.server.ts';
import { directionSql } from '~/platform/list-sql.server.ts';
import type { StaffMember } from './role.server.ts';
import { recordAction } from './staff-log.server.ts';

/*
 * The outbox as the staff sees it: what waits, what hangs and why, and what an order has sent. Payloads stay where
 * they are: of an order's job its number is shown, of all others nothing.
 */

/** A job as the staff sees it. Times are ISO 8601. */
export interface OutboxJob {
  /** Of the queue. */
  id: string;
  name: string;
  /** What it brings, and to whom. */
  what: { title: string; to: string };
  orderNumber: string | null;
  /** Tries so far. */
  tries: number;
  isGivenUp: boolean;
  isRunning: boolean;
  /** Why the last try failed. */
  reason: string | null;
  nextAt: string | null;
  createdAt: string;
  doneAt: string | null;
}

/** What each job brings, and to whom. */
export const jobNames: Readonly<Record<string, readonly [title: string, to: string]>> = {
  'chat.send': ['Meldung', 'Team-Chat'],
  'mail.order-confirmation': ['Bestätigung', 'E-Mail'],
  'mail.order-news': ['Neuigkeit zur Bestellung', 'E-Mail'],
  'mail.payment-received': ['Zahlung erhalten', 'E-Mail'],
  'mail.sign-in-link': ['Link zum Anmelden', 'E-Mail'],
  'mail.staff-letter': ['Brief', 'E-Mail'],
  'contract.create': ['Vertrag', 'Dokumentdienst'],
  'partner.financing': ['Antrag und Vertrag', 'Finanzierungspartnerin'],
  'partner.logistics': ['Auftrag', 'Logistikpartnerin'],
  'payment.create-link': ['Zahlungslink', 'Zahlungsanbieter'],
  'payment.sync': ['Stand der Zahlung', 'Zahlungsanbieter'],
  'payment.refund': ['Rückzahlung', 'Zahlungsanbieter'],
  'forms.submit': ['Formular', 'CRM'],
  'mail.ticket': ['Mail zu einer Meldung', 'E-Mail'],
  'funnel.contact': ['Kontakt', 'Funnel'],
  'mail.consultation': ['Mail zu einem Rückruf', 'E-Mail'],
  'mail.credit-reminder': ['Erinnerung an die Bonität', 'E-Mail'],
  'mail.credit-review': ['Entscheid zur Bonität', 'E-Mail'],
  'mail.document-link': ['Dokument per Link', 'E-Mail'],
  'mail.erasure': ['Löschung der Daten', 'E-Mail'],
  'mail.black-friday-reminder': ['Erinnerung an Black Friday', 'E-Mail'],
  'mail.newsletter': ['Bestätigung für den Newsletter', 'E-Mail'],
  'mail.newsletter-welcome': ['Willkommen im Newsletter', 'E-Mail'],
  'mail.organization-invitation': ['Einladung in eine Organisation', 'E-Mail'],
  'mail.question-answer': ['Antwort auf eine Frage', 'E-Mail'],
  'mail.quiz-result': ['Ergebnis des Quiz', 'E-Mail'],
  'mail.saved-checkout': ['Aufgehobene Bestellung', 'E-Mail'],
  'mail.sponsoring': ['Mail zu Sponsor me', 'E-Mail'],
  'mail.wheel-turn': ['Gewinn am Glücksrad', 'E-Mail'],
  'mail.wishlist-news': ['Neues zur Merkliste', 'E-Mail'],
  'sponsoring.create-link': ['Zahlungslink eines Beitrags', 'Zahlungsanbieter'],
  'sponsoring.refund': ['Rückzahlung eines Beitrags', 'Zahlungsanbieter'],
  'sponsoring.sync': ['Stand eines Beitrags', 'Zahlungsanbieter'],
  'people.erase': ['Person löschen', 'intern'],
  'prices.apply': ['Preise umstellen', 'intern'],
  'stock.import': ['Lagerliste', 'Lager'],
  'cart.remind': ['Erinnerung an den Warenkorb', 'CRM'],
  'content.refresh': ['Inhalte', 'CMS'],
  'storage.remove': ['Datei entfernen', 'Speicher'],
  'spreadsheet.append': ['Zeile', 'Tabelle'],
  'analytics.purchase': ['Kauf, mit Einwilligung', 'Statistik'],
  'search.fill': ['Suchindex', 'Suche'],
};

/** What a job brings, in words, and to whom; an unknown one by its name. */
export function jobWords(name: string): { title: string; to: string } {
  const [title, to] = jobNames[name] ?? [name, 'intern'];
  return { title, to };
}

const ofOrder = z.object({ checkoutId: z.uuid() });

/** Records that a job of an order is done; jobs of nothing else leave no trace. */
export async function recordDoneJob({
  name,
  payload,
  job,
}: {
  name: string;
  payload: unknown;
  job: { id: string; attempts: number; created_at: Date };
}): Promise<void> {
  const parsed = ofOrder.safeParse(payload);
  if (!parsed.success) return;
  const { checkoutId } = parsed.data;
  await db.$executeRaw`
    insert into done_job (id, name, checkout_id, attempts, created_at)
    select ${BigInt(job.id)}, ${name}, ${checkoutId}::uuid, ${job.attempts}, ${job.created_at}
    from checkout where id = ${checkoutId}::uuid on conflict (id) do nothing`;
}

/** A row of `selectJobs`. */
export interface JobRow {
  id: string;
  name: string;
  attempts: number;
  maxAttempts: number;
  lastError: string | null;
  runAt: Date;
  createdAt: Date;
  isLocked: boolean;
  orderNumber: string | null;
}

/** Reads jobs of the queue `j` with their task `t`. */
export const selectJobs = Prisma.sql`
  select j.id::text as id, t.identifier as name, j.attempts::int as attempts, j.max_attempts::int as "maxAttempts",
    j.last_error as "lastError", j.run_at as "runAt", j.created_at as "createdAt", j.locked_at is not null as "isLocked",
    c.number as "orderNumber"
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  left join checkout c on c.id::text = j.payload->>'checkoutId'`;

/** The orders that hanging jobs are listed in. */
export const jobOrders: Readonly<Record<'dringend' | 'alter' | 'naechster', (direction: Prisma.Sql) => Prisma.Sql>> = {
  dringend: (direction) => Prisma.sql`(j.attempts >= j.max_attempts) ${direction}, j.attempts ${direction}, j.run_at`,
  alter: (direction) => Prisma.sql`j.created_at ${direction}`,
  naechster: (direction) => Prisma.sql`(j.attempts >= j.max_attempts), j.run_at ${direction}`,
};

export function toJob(row: JobRow): OutboxJob {
  const isGivenUp = row.attempts >= row.maxAttempts;
  return {
    id: row.id,
    name: row.name,
    what: jobWords(row.name),
    orderNumber: row.orderNumber,
    tries: row.attempts,
    isGivenUp,
    isRunning: row.isLocked,
    // The first line says what happened; what follows is for developers, in the log.
    reason: row.lastError?.split('\n', 1)[0]?.slice(0, 200) ?? null,
    nextAt: isGivenUp ? null : row.runAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    doneAt: null,
  };
}

/** How many of them there are, and how many wait for their first try. */
export async function countJobs(): Promise<{ hanging: number; waiting: number }> {
  const [row] = await db.$queryRaw<{ hanging: number; waiting: number }[]>`
    select count(*) filter (where last_error is not null)::int as hanging,
      count(*) filter (where last_error is null and run_at <= now())::int as waiting
    from graphile_worker._private_jobs`;
  return row ?? { hanging: 0, waiting: 0 };
}

/** What one order has sent, and what of it still waits. */
export async function jobsOfOrder(checkoutId: string): Promise<OutboxJob[]> {
  const [waiting, done] = await Promise.all([
    db.$queryRaw<JobRow[]>`${selectJobs} where j.payload->>'checkoutId' = ${checkoutId}
      order by ${jobOrders.dringend(directionSql.descending)} limit 50`,
    db.doneJob.findMany({ where: { checkoutId }, orderBy: { doneAt: 'asc' }, take: 100 }),
  ]);
  const sent = done.map((job): OutboxJob => {
    const { name, attempts: tries } = job;
    const createdAt = job.createdAt.toISOString();
    const doneAt = job.doneAt.toISOString();
    const times = { createdAt, doneAt, nextAt: null };
    return {
      id: String(job.id),
      name,
      what: jobWords(name),
      orderNumber: null,
      tries,
      isGivenUp: false,
      isRunning: false,
      reason: null,
      ...times,
    };
  });
  return [...sent, ...waiting.map(toJob)];
}

/**
 * Has jobs tried again now, with all their tries.
 * @param ids of the queue; absent: all that hang
 * @returns how many
 */
export async function retryJobs(staff: StaffMember, ids?: readonly string[]): Promise<number> {
  const numbers = (ids ?? []).filter((id) => /^\d{1,18}$/.test(id)).map(BigInt);
  return db.$transaction(async (database) => {
    const rows = await database.$queryRaw<{ id: bigint }[]>(
      ids
        ? Prisma.sql`select id from graphile_worker._private_jobs where id = any(${numbers}::bigint[]) and locked_at is null`
        : Prisma.sql`select id from graphile_worker._private_jobs where last_error is not null and locked_at is null`,
    );
    const found = rows.map(({ id }) => id);
    if (found.length === 0) return 0;
    await database.$executeRaw`
      select from graphile_worker.reschedule_jobs(${found}::bigint[], run_at => now(), attempts => 0)`;
    await recordAction(staff, { action: 'job.retry', subject: found.join(', ').slice(0, 200) }, database);
    return found.length;
  });
}
