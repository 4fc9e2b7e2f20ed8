import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runStaffCommand } from '~/platform/staff-command.server.ts';
import { importCatalog } from './import.server.ts';
import { finishInThread } from './storing/finish-in-thread.server.ts';
import { readMapping } from './reading/mapping-file.server.ts';
import { type ReportData, type ReportLine, sortOfLine } from './report.ts';
import {
  isReportLanguage,
  lineText,
  moreText,
  reportJson,
  type ReportLanguage,
  reportRows,
  unknownText,
} from './report-text.ts';
import { reportWords, ReportedError, sentenceOf } from './reporting/message.ts';

const USAGE = `Import a WooCommerce product export into the catalogue.

Usage: npm run catalog:import -- FILE|URL [options]

FILE or URL is a WooCommerce REST API v3 export (JSON array, NDJSON or single objects) or its CSV export; gzip is
decompressed.

Options:
  --map FILE            JSON file that maps the feed's names of categories, attributes and brands
  --lang de|fr|en       language of the report (default: en)
  --json                print the report as JSON
  --allow-vanishing     mark missing products as vanished even if they are more than a third of the shop
  --verbose             print every warning instead of the first ones of each kind
  -h, --help            show this help`;

/** Lines printed per kind of warning without --verbose. */
const LINES_OF_A_SORT = 12;

/** Collects the lines to print, limited per kind unless all are requested, and counts the rest. */
class Lines {
  readonly shown: ReportLine[] = [];
  private readonly sorts = new Map<string, { count: number; line: ReportLine }>();

  constructor(private readonly all: boolean) {}

  /** @returns whether the line is printed */
  add(line: ReportLine): boolean {
    const sort = sortOfLine(line);
    const count = (this.sorts.get(sort)?.count ?? 0) + 1;
    this.sorts.set(sort, { count, line });
    const isShown = this.all || count <= LINES_OF_A_SORT;
    if (isShown) this.shown.push(line);
    return isShown;
  }

  /** One line and the number of omitted lines for each kind that exceeds the limit. */
  get more(): { line: ReportLine; count: number }[] {
    if (this.all) return [];
    const long = [...this.sorts.values()].filter(({ count }) => count > LINES_OF_A_SORT);
    return long.map(({ line, count }) => ({ line, count: count - LINES_OF_A_SORT }));
  }
}

function printReport(data: ReportData, language: ReportLanguage): void {
  const memory = `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`;
  const rows = [...reportRows(data, language), [reportWords[language].labels.memory, memory] as const];
  console.log(rows.map(([name, value]) => `${name.padEnd(32)}${value}`).join('\n'));
  const unknown = unknownText(data, language);
  if (unknown !== '') console.log(`\n${unknown}`);
}

interface Options {
  language: ReportLanguage;
  map: string | undefined;
  json: boolean;
  verbose: boolean;
  allowVanishing: boolean;
}

async function run(source: string, { language, map, json, verbose, allowVanishing }: Options): Promise<number> {
  const mapping = map === undefined ? undefined : await readMapping(map);
  const { labels } = reportWords[language];
  const lines = new Lines(verbose);
  // Only bundles have it next to this program (`scripts/lib/bundle.mjs`).
  const program = new URL('./finish-thread.server.mjs', import.meta.url);
  const thread = existsSync(program) ? finishInThread(program) : undefined;
  let report;
  try {
    report = await importCatalog(source, {
      allowVanishing,
      finish: thread?.finish,
      ...(mapping && { mapping }),
      onLine: (line) => {
        if (lines.add(line) && !json) console.warn(lineText(line, language));
      },
      onProgress: ({ phase, done, total }) =>
        console.error(`  ${labels[phase]} ${done}${total === undefined ? '' : ` ${labels.of} ${total}`}`),
    });
  } finally {
    await thread?.end();
  }
  const data = report.data();
  if (json) console.log(reportJson(data, language, lines.shown));
  else {
    for (const { line, count } of lines.more) console.warn(moreText(line, { count, language }));
    printReport(data, language);
  }
  return report.complete ? 0 : 1;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      map: { type: 'string' },
      lang: { type: 'string', default: 'en' },
      json: { type: 'boolean', default: false },
      'allow-vanishing': { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [source, ...others] = positionals;
  const { lang: language, map, json, verbose } = values;
  if (values.help || source === undefined || others.length > 0 || !isReportLanguage(language)) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  try {
    return await run(source, { language, map, json, verbose, allowVanishing: values['allow-vanishing'] });
  } catch (error) {
    if (!(error instanceof ReportedError)) throw error;
    const sentence = sentenceOf(error.said, language);
    if (json) console.log(JSON.stringify({ language, complete: false, error: sentence }, null, 2));
    else console.error(sentence);
    return 1;
  }
}

await runStaffCommand(main);
