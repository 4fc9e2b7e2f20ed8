import { parseArgs } from 'node:util';
import { runStaffCommand } from '~/platform/staff-command.server.ts';
import { importStock } from './stock-broker.server.ts';

const USAGE = `Reads a list of stock and delivery into the catalogue.

  npm run stock:import -- FILE|URL [options]

FILE or URL: CSV or JSON with the columns SKU, quantity (or status), and where known delivery days and expected date.

  --allow-sold-out      goes on where more than a third of the shop would be sold out
  --json                the report as JSON
  --help                this text`;

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
