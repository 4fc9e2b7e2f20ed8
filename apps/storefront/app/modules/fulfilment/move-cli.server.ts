import { parseArgs } from 'node:util';
import { runStaffCommand } from '~/platform/staff-command.server.ts';
import { moveByStaff, staffFacts, type StaffMoveResult } from './stages/move-by-staff.server.ts';
import type { MoveRefusal } from '~/modules/orders/order-facts.ts';

const USAGE = `Record that an order has reached a stage. Mails and partner notifications follow automatically.

Usage: npm run order:move -- ORDER STAGE [options]

  ORDER         order number, e.g. VE-7K3M-Q9TF
  STAGE         ${staffFacts.join(', ')}

Options:
  --note TEXT   note for staff, stored with the order
  -h, --help    show this help`;

const reasons: Record<MoveRefusal, string> = {
  'not-on-way': 'the order does not have this stage',
  'too-early': 'another stage has to come first',
  'too-late': 'the order has already passed it',
};

function sentence(number: string, stage: string, result: StaffMoveResult): string {
  switch (result.kind) {
    case 'moved':
      return `${number}: recorded "${stage}". The order is now at "${result.stage}".`;
    case 'known':
      return `${number}: "${stage}" was already recorded. The order remains at "${result.stage}".`;
    case 'unknown-stage':
      return `Unknown stage "${stage}". Stages: ${staffFacts.join(', ')}.`;
    case 'needs-booking':
      return `${number}: payments are recorded with npm run order:paid -- ${number}`;
    case 'unknown-order':
      return `Order ${number} not found.`;
    case 'impossible': {
      const left = result.possible.filter((fact) => fact !== 'paid');
      const possible = left.length > 0 ? `Possible: ${left.join(', ')}.` : 'No further stage is possible.';
      return `${number} is at "${result.stage}"; "${stage}" is not possible: ${reasons[result.refusal]}. ${possible}`;
    }
  }
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { note: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [number, stage, ...others] = positionals;
  if (values.help || number === undefined || stage === undefined || others.length > 0) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const result = await moveByStaff({ number, stage, note: values.note });
  const isDone = result.kind === 'moved' || result.kind === 'known';
  console[isDone ? 'log' : 'error'](sentence(number, stage, result));
  return isDone ? 0 : 1;
}

await runStaffCommand(main);
