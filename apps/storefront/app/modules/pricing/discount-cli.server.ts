import { parseArgs } from 'node:util';
import { runStaffCommand } from '~/platform/staff-command.server.ts';
import { findInstance, findInstanceBySlug } from '~/modules/instances/instances.server.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';
import { createShopCode } from './create-discount.server.ts';

const USAGE = `Create a discount code.

Usage: npm run discount:create -- CODE (--percent N | --amount FRANCS) [options]

CODE consists of letters, digits and hyphens. Shoppers may type it in upper or lower case.

Options:
  --percent N          percentage of the goods, 1 to 90
  --amount FRANCS      fixed discount, e.g. 100 or 49.50
  --minimum FRANCS     minimum price of the goods; required with --amount, and higher than it
  --combinable         also valid for goods with a public discount
  --from TIME          start, e.g. 2026-12-01 or 2026-12-01T08:00+01:00 (default: now)
  --to TIME            end, exclusive (default: none)
  --uses N             maximum number of uses in total (default: unlimited)
  --organization SLUG  valid only in the shop of this organization, e.g. helvion
  -h, --help           show this help`;

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
    console.error(`No published organization has the slug "${organization}".`);
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
  if (result.kind === 'created') console.log(`Discount code ${result.code} created.`);
  if (result.kind === 'above-cap') console.error(`The organization's maximum is CHF ${result.most / 100}.`);
  if (result.kind === 'taken') console.error(`Discount code ${result.code} already exists.`);
  if (result.kind === 'invalid') console.error(result.problems.join('\n'));
  return result.kind === 'created' ? 0 : 1;
}

await runStaffCommand(main);
