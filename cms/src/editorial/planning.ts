import type { Core, UID } from '@strapi/strapi';
import { publishProblem } from './publishable';
import { type AppointmentRow, APPOINTMENTS, VERSIONS } from './tables';

/** Polling interval, ms. */
const LOOK_MS = 2000;

/** Time after which another process retries a claimed plan. */
const CLAIM_MS = 60_000;

interface PlannedEntry {
  uid: string;
  documentId: string;
  locale: string;
}

/** ISO times of publishing and unpublishing; null if not planned. */
interface Plan {
  publishAt: string | null;
  unpublishAt: string | null;
  /** Why the last change failed, or the next one would. */
  problem: string | null;
}

const keyOf = ({ uid, documentId, locale }: PlannedEntry) => ({ uid, document_id: documentId, locale });

export async function planOf(strapi: Core.Strapi, entry: PlannedEntry): Promise<Plan> {
  const rows: AppointmentRow[] = await strapi.db.connection(APPOINTMENTS).where(keyOf(entry));
  const timeOf = (action: string) => {
    const row = rows.find((each) => each.action === action);
    return row ? new Date(row.at).toISOString() : null;
  };
  const missed = rows.find((row) => row.problem !== null)?.problem;
  const isPublished = rows.some(({ action }) => action === 'publish');
  const problem = missed ?? (isPublished ? await publishProblem(strapi, entry) : undefined) ?? null;
  return { publishAt: timeOf('publish'), unpublishAt: timeOf('unpublish'), problem };
}

/** Why a plan would fail, in German; undefined if it would not. */
export function problemOfPlan({ publishAt, unpublishAt }: Omit<Plan, 'problem'>, now = Date.now()): string | undefined {
  for (const time of [publishAt, unpublishAt]) {
    if (time === null) continue;
    if (Number.isNaN(Date.parse(time))) return 'Das ist keine Zeit. Wähle Tag und Stunde.';
    if (Date.parse(time) <= now) return 'Diese Zeit ist vorbei. Wähle eine, die noch kommt.';
  }
  if (publishAt && unpublishAt && Date.parse(unpublishAt) <= Date.parse(publishAt)) {
    return 'Das Ende liegt vor dem Anfang. Wähle ein späteres Ende.';
  }
  return undefined;
}

/** An entry whose planned publication would fail. */
export interface ImpossiblePlan extends PlannedEntry {
  at: string;
  problem: string;
}

/** Plans that failed or would fail, the earliest first. */
export async function impossiblePlans(strapi: Core.Strapi): Promise<ImpossiblePlan[]> {
  const rows: AppointmentRow[] = await strapi.db.connection(APPOINTMENTS).orderBy('at');
  const plans: ImpossiblePlan[] = [];
  for (const { uid, document_id: documentId, locale, action, at, problem: missed } of rows) {
    const entry = { uid, documentId, locale };
    const problem = missed ?? (action === 'publish' ? await publishProblem(strapi, entry) : undefined);
    if (problem) plans.push({ ...entry, at: new Date(at).toISOString(), problem });
  }
  return plans;
}

/** Replaces the plan of an entry. */
export async function keepPlan(
  strapi: Core.Strapi,
  entry: PlannedEntry,
  plan: Omit<Plan, 'problem'>,
  by: string,
): Promise<void> {
  const times = [
    { action: 'publish', at: plan.publishAt },
    { action: 'unpublish', at: plan.unpublishAt },
  ].filter(({ at }) => at !== null);
  await strapi.db.connection.transaction(async (transaction) => {
    await transaction(APPOINTMENTS).where(keyOf(entry)).delete();
    const rows = times.map((time) => ({ ...keyOf(entry), ...time, by_name: by }));
    if (rows.length > 0) await transaction(APPOINTMENTS).insert(rows);
  });
}

/** Claims one due plan for this process; a claim that is not completed expires. */
async function takeDue(strapi: Core.Strapi): Promise<AppointmentRow | undefined> {
  const { rows } = await strapi.db.connection.raw<{ rows: AppointmentRow[] }>(
    `update ${APPOINTMENTS} set at = now() + ? * interval '1 millisecond'
     where id = (select id from ${APPOINTMENTS} where at <= now() and problem is null order by at, id
                 limit 1 for update skip locked)
     returning *`,
    [CLAIM_MS],
  );
  return rows[0];
}

/** Publishes or unpublishes due entries in order of time. Failures are shown in the panel. */
async function keepAppointments(strapi: Core.Strapi): Promise<void> {
  for (let due = await takeDue(strapi); due; due = await takeDue(strapi)) {
    const { id, uid, document_id: documentId, locale, action, by_name } = due;
    try {
      const documents = strapi.documents(uid as UID.ContentType) as unknown as Record<
        typeof action,
        (params: object) => Promise<unknown>
      >;
      await documents[action]({ documentId, locale });
      await strapi.db.connection(APPOINTMENTS).where({ id }).delete();
      const recorded = { uid, document_id: documentId, locale, action, by_name: `${by_name ?? ''} (geplant)`.trim() };
      await strapi.db.connection(VERSIONS).insert({ ...recorded, at: new Date() });
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      strapi.log.warn(`Planned change of ${uid} failed: ${problem}`);
      await strapi.db.connection(APPOINTMENTS).where({ id }).update({ problem });
    }
  }
}

/** Executes due plans while the process runs; missed ones are executed at startup. */
export function startPlanning(strapi: Core.Strapi): void {
  let isBusy = false;
  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      await keepAppointments(strapi);
    } catch (error) {
      strapi.log.warn(`Could not read planned changes: ${String(error)}`);
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  timer.unref();
  strapi.server.httpServer.once('close', () => clearInterval(timer));
}
