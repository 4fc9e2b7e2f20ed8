import { categorySlugs } from '~/modules/catalog/categories.ts';
import { attributeRoles } from './reading/attribute-roles.ts';
import { mappedKinds } from './reading/mapping.ts';
import { emptyMapping, type NameCounts, type ReportData, type ReportLine, sortOfLine } from './report.ts';
import { filled, type ReportLanguage, reportLanguages, reportWords, sentenceOf } from './reporting/message.ts';

export type { ReportLanguage };

/** Whether the report speaks a language. */
export const isReportLanguage = (value: string): value is ReportLanguage =>
  (reportLanguages as readonly string[]).includes(value);

export function lineText(line: ReportLine, language: ReportLanguage): string {
  const { labels, reasons } = reportWords[language];
  if (line.kind === 'note') return `! ${sentenceOf(line.message, language)}`;
  if (line.kind === 'warning')
    return `  ${labels.warning}  ${line.label} — ${line.field}: ${sentenceOf(line.message, language)}`;
  const detail = sentenceOf(line.detail, language);
  return `  ${labels.dropped}  ${line.label} — ${line.reason === 'variation' ? '' : `${reasons[line.reason]}: `}${detail}`;
}

/** Which lines there are more of than were shown, a sentence for each sort. */
export function moreText(line: ReportLine, { count, language }: { count: number; language: ReportLanguage }): string {
  const { labels, reasons } = reportWords[language];
  const field = sortOfLine(line).replace(/^warning /, '');
  const kind = line.kind === 'dropped' ? reasons[line.reason] : filled(labels.warningOf, () => field);
  return `  ${filled(labels.more, (name) => (name === 'count' ? String(count) : kind))}`;
}

/** The counts of an import as rows of a name and a value. */
export function reportRows(data: ReportData, language: ReportLanguage): [string, string][] {
  const { labels, reasons } = reportWords[language];
  const dropped = Object.entries(data.dropped).map(
    ([reason, count]) => `${reasons[reason as keyof typeof reasons]} ${count}`,
  );
  const speed = { seconds: data.seconds.toFixed(1), speed: data.productsPerSecond };
  return [
    [labels.items, String(data.items)],
    [labels.created, String(data.created)],
    [labels.updated, String(data.updated)],
    [labels.unchanged, String(data.unchanged)],
    [labels.drafts, String(data.drafts)],
    [labels.droppedItems, dropped.join(', ') || '0'],
    [labels.vanished, String(data.vanished)],
    [labels.warnings, String(data.warnings)],
    [labels.time, filled(labels.speed, (name) => String(speed[name as keyof typeof speed]))],
  ];
}

const counted = (names: NameCounts) =>
  Object.entries(names)
    .map(([name, count]) => `${name} (${count})`)
    .join(', ');

/** What an import did not know, with a mapping file to be filled in; empty if it knew everything. */
export function unknownText({ unmapped, untranslated }: ReportData, language: ReportLanguage): string {
  const { labels } = reportWords[language];
  const mapping = emptyMapping(unmapped);
  const allowed = { categories: categorySlugs.join(', '), attributes: attributeRoles.join(', ') };
  const parts = [];
  if (mapping) {
    parts.push(
      labels.unmapped,
      ...mappedKinds.flatMap((kind) => (mapping[kind] ? [`  ${kind}: ${counted(unmapped[kind])}`] : [])),
      filled(labels.unmappedHow, (name) => allowed[name as keyof typeof allowed]),
      JSON.stringify(mapping, null, 2),
    );
  }
  if (Object.keys(untranslated).length > 0) parts.push(labels.untranslated, `  ${counted(untranslated)}`);
  return parts.join('\n');
}

/**
 * A report as JSON: its counts, and its lines both as data and as sentences.
 * @param lines those to be shown, where they are not the kept ones
 */
export function reportJson(
  data: ReportData,
  language: ReportLanguage,
  lines: readonly ReportLine[] = data.lines,
): string {
  const { error, ...rest } = data;
  const report = {
    language,
    ...rest,
    ...(error && { error: sentenceOf(error, language) }),
    lines: lines.map((line) => ({ ...line, text: lineText(line, language).trim() })),
    mapping: emptyMapping(data.unmapped) ?? {},
  };
  return JSON.stringify(report, null, 2);
}
