import { lineText, reportRows } from '~/modules/catalog-import/report-text.ts';
import type { ReportData } from '~/modules/catalog-import/report.ts';
import { db } from '~/platform/db.server.ts';

/** An import as the staff sees it. Times are ISO 8601. */
export interface ListedImport {
  id: number;
  source: string;
  startedAt: string;
  finishedAt: string | null;
  state: 'running' | 'done' | 'broken';
  /** Names and values, in words. */
  rows: [string, string][];
  /** What was noticed, in words: the first lines of each sort. */
  lines: string[];
}

/** The last runs of the import, the newest first. */
export async function listImports(take = 14): Promise<ListedImport[]> {
  const runs = await db.importRun.findMany({ orderBy: { id: 'desc' }, take });
  return runs.map(({ id, source, startedAt, finishedAt, report }) => {
    const data = report as Partial<ReportData>;
    const isWhole = Array.isArray(data.lines) && typeof data.seconds === 'number';
    return {
      id,
      // The last part of an address or a path says enough; the rest may hold a secret.
      source: source.split(/[?#]/, 1)[0]?.split('/').filter(Boolean).at(-1) ?? source,
      startedAt: startedAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      state: data.error || data.complete === false ? 'broken' : finishedAt ? 'done' : 'running',
      rows: isWhole ? reportRows(data as ReportData, 'de') : [],
      lines: isWhole ? (data as ReportData).lines.slice(0, 100).map((line) => lineText(line, 'de').trim()) : [],
    };
  });
}

/** What failed in browsers, put together over all its minutes. Times are ISO 8601. */
export interface ListedFailure {
  fingerprint: string;
  message: string;
  stack: string | null;
  path: string | null;
  count: number;
  firstAt: string;
  lastAt: string;
}

/** What failed in shoppers' browsers in the last thirty days, the latest first. */
export async function listFailures(): Promise<ListedFailure[]> {
  const rows = await db.$queryRaw<(Omit<ListedFailure, 'firstAt' | 'lastAt'> & { firstAt: Date; lastAt: Date })[]>`
    select fingerprint, min(message) as message, min(stack) as stack, min(path) as path, sum(count)::int as count,
      min(minute) as "firstAt", max(minute) as "lastAt"
    from breaking_error_log where minute > now() - interval '30 days'
    group by fingerprint order by max(minute) desc limit 100`;
  return rows.map((row) => ({ ...row, firstAt: row.firstAt.toISOString(), lastAt: row.lastAt.toISOString() }));
}

/** What shoppers' browsers told of failures in the checkout in the last thirty days. */
export async function listCheckoutBugs(): Promise<{ hour: string; message: string; count: number }[]> {
  const since = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
  const rows = await db.checkoutBug.findMany({ where: { hour: { gt: since } }, orderBy: { hour: 'desc' }, take: 100 });
  return rows.map(({ hour, message, count }) => ({ hour: hour.toISOString(), message, count }));
}
