import { parseArgs } from 'node:util';
import { runStaffCommand } from '~/platform/staff-command.server.ts';
import { importStock } from './stock-broker.server.ts';

const USAGE = `Import stock levels and delivery times.

Usage: npm run stock:import -- FILE|URL [options]

FILE or URL is CSV or JSON with the columns SKU, quantity (or status) and, optionally, delivery days and expected date.

Options:
  --allow-sold-out      continue even if more than a third of the shop would be sold out
  --json                print the report as JSON
  -h, --help            show this help`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'allow-sold-out': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [source, ...others] = positionals;
  if (values.help || source === undefined || others.length > 0) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const report = await importStock(source, { allowSoldOut: values['allow-sold-out'] });
  if (values.json) console.log(JSON.stringify(report, null, 2));
  else {
    for (const { row, sku, reason } of report.lines.slice(0, 50)) console.warn(`row ${row || '–'} ${sku}: ${reason}`);
    console.log(
      Object.entries(report.counts)
        .map(([name, count]) => `${name.padEnd(12)}${count}`)
        .join('\n'),
    );
    if (report.error) console.error(report.error);
  }
  return report.error ? 1 : 0;
}

await runStaffCommand(main);
