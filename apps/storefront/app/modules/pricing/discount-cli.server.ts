import { parseArgs } from 'node:util';
import { runStaffCommand } from '~/platform/staff-command.server.ts';
import { findInstance, findInstanceBySlug } from '~/modules/instances/instances.server.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';
import { createShopCode } from './create-discount.server.ts';

const USAGE = `Makes a discount code.

  npm run discount:create -- CODE (--percent N | --amount FRANCS) [options]

CODE: letters, digits and hyphens; shoppers may type it in any case

  --percent N       1 to 90 percent of the goods
  --amount FRANCS   off the goods, e.g. 100 or 49.50
  --minimum FRANCS  what the goods have to cost; with --amount it is needed, and higher
  --combinable      also for goods with a public discount
  --from MOMENT     e.g. 2026-12-01 or 2026-12-01T08:00+01:00; now by default
  --to MOMENT       from which it is over; never by default
  --uses N          how often in all; any number by default
  --organization S  for the shop of an organization alone: the first part of its address, e.g. helvion
  --help            this text`;

const options = {
  percent: { type: 'string' },
  amount: { type: 'string' },
  minimum: { type: 'string' },
  combinable: { type: 'boolean' },
  from: { type: 'string' },
  to: { type: 'string' },
  uses: { type: 'string' },
  organization: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const rappen = (francs: string | undefined) => (francs === undefined ? undefined : Math.round(Number(francs) * 100));
const whole = (text: string | undefined) => (text === undefined ? undefined : Number(text));
const moment = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [name, ...others] = positionals;
  if (values.help || name === undefined || others.length > 0) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const { organization } = values;
  const shop = organization === undefined ? await findInstance(MAIN_SHOP) : await findInstanceBySlug(organization);
  if (!shop) {
    console.error(`There is no published organization ${organization}.`);
    return 1;
  }
  const code = {
    code: name,
    percent: whole(values.percent),
    amount: rappen(values.amount),
    minimum: rappen(values.minimum),
    combinable: values.combinable,
    validFrom: moment(values.from),
    validTo: moment(values.to),
    maxUses: whole(values.uses),
  };
  const result = await createShopCode(code, shop);
  if (result.kind === 'created') console.log(`${result.code} is in force as you said.`);
  if (result.kind === 'above-cap') console.error(`The organization agreed to CHF ${result.most / 100} at most.`);
  if (result.kind === 'taken') console.error(`There is a code ${result.code} already.`);
  if (result.kind === 'invalid') console.error(result.problems.join('\n'));
  return result.kind === 'created' ? 0 : 1;
}

await runStaffCommand(main);
