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
