import { parseArgs } from 'node:util';
import { runStaffCommand } from '~/platform/staff-command.server.ts';
import { NotAnExportError } from './feed/csv-items.server.ts';
import { ImportBusyError, importCatalog } from './import.server.ts';
import type { ImportReport, ReportLine } from './report.ts';
import { SourceError } from './feed/source.server.ts';

const USAGE = `Imports a WooCommerce product export into the catalogue.

  npm run catalog:import -- FILE|URL [options]

FILE or URL: REST API v3 JSON (array, NDJSON, single objects) or WooCommerce's CSV export, also packed with gzip.

  --allow-vanishing     mark products that are not in the feed as vanished even where that is more than a third of the shop
  --verbose             print every warning, not only the first of each kind
  --help                this text`;

/** Lines printed of each kind, unless all are asked for. */
const LINES_OF_A_KIND = 12;

/** Prints lines, of each kind only some, and says at the end how many more there were. */
class LinePrinter {
  private readonly counts = new Map<string, number>();

  constructor(private readonly verbose: boolean) {}

  readonly print = (line: ReportLine): void => {
    const kind =
      line.kind === 'note'
        ? 'note'
        : line.kind === 'dropped'
          ? line.reason
          : `warning of ${line.field.replace(/^variation .* /, '')}`;
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    if (line.kind === 'note' || this.verbose || count <= LINES_OF_A_KIND) console.warn(sentence(line));
  };

  end(): void {
    for (const [kind, count] of this.counts) {
      if (!this.verbose && kind !== 'note' && count > LINES_OF_A_KIND)
        console.warn(`  … and ${count - LINES_OF_A_KIND} more: ${kind}`);
    }
  }
}

function sentence(line: ReportLine): string {
  if (line.kind === 'note') return `! ${line.message}`;
  if (line.kind === 'warning') return `  warning  ${line.label} — ${line.field}: ${line.message}`;
  return line.reason === 'variation'
    ? `  dropped  ${line.label} — ${line.detail}`
    : `  dropped  ${line.label} — ${line.reason}: ${line.detail}`;
}

function printSummary(report: ImportReport): void {
  const dropped = [...report.dropped].map(([reason, count]) => `${reason} ${count}`).join(', ');
  const rows: [string, number | string][] = [
    ['items read', report.items],
    ['products created', report.created],
    ['products updated', report.updated],
    ['products unchanged', report.unchanged],
    ['of them drafts, not shown', report.drafts],
    ['dropped', dropped === '' ? 0 : dropped],
    ['products vanished', report.vanished],
    ['warnings', report.warnings],
    ['time', `${report.seconds.toFixed(1)} s, ${Math.round(report.productsPerSecond)} products/s`],
    ['memory at most', `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`],
  ];
  console.log(rows.map(([name, value]) => `${name.padEnd(28)}${value}`).join('\n'));
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'allow-vanishing': { type: 'boolean' },
      verbose: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [source, ...others] = positionals;
  if (values.help || source === undefined || others.length > 0) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const printer = new LinePrinter(values.verbose ?? false);
  const report = await importCatalog(source, {
    allowVanishing: values['allow-vanishing'] ?? false,
    onLine: printer.print,
    onProgress: ({ phase, done, total }) =>
      console.error(`  ${phase} ${done}${total === undefined ? '' : ` of ${total}`}`),
  });
  printer.end();
  printSummary(report);
  return report.complete ? 0 : 1;
}

await runStaffCommand(main, [SourceError, NotAnExportError, ImportBusyError]);
