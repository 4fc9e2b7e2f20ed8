import path from 'node:path';
import { importCatalog, type ImportOptions } from '~/modules/catalog-import/import.server.ts';
import type { ReportLine } from '~/modules/catalog-import/report.ts';
import { sentenceOf } from '~/modules/catalog-import/reporting/message.ts';

/** The current day in the tests' shop. */
export const NOW = new Date('2026-11-20T10:00:00Z');

export const fixture = (name: string): string => path.join(import.meta.dirname, 'fixtures', name);

/** A line of the report as one English sentence. */
function sentence(line: ReportLine): string {
  if (line.kind === 'note') return sentenceOf(line.message, 'en');
  return line.kind === 'warning'
    ? `${line.label} ${line.field}: ${sentenceOf(line.message, 'en')}`
    : `${line.label} ${line.reason}: ${sentenceOf(line.detail, 'en')}`;
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

/** Imports a file, or items given as values, and collects the report. */
export async function runImport(source: string | readonly unknown[], options: Omit<ImportOptions, 'onLine'> = {}) {
  const lines: string[] = [];
  const report = await importCatalog(typeof source === 'string' ? source : once(JSON.stringify(source)), {
    now: NOW,
    ...options,
    onLine: (line) => lines.push(sentence(line)),
  });
  const { created, updated, unchanged, drafts, vanished, complete } = report;
  return {
    lines,
    dropped: Object.fromEntries(report.dropped),
    counts: { created, updated, unchanged, drafts, vanished },
    complete,
    data: report.data(),
  };
}
