import { parseArgs } from 'node:util';
import { runStaffCommand } from '~/platform/staff-command.server.ts';
import { moveByStaff, staffFacts, type StaffMoveResult } from './stages/move-by-staff.server.ts';
import type { MoveRefusal } from '~/modules/orders/order-facts.ts';

const USAGE = `Notes how far an order is. What follows from it (e-mails, partners) happens by itself.

  npm run order:move -- ORDER STAGE [options]

ORDER: the order's number, e.g. VE-7K3M-Q9TF
STAGE: ${staffFacts.join(', ')}

  --note TEXT   kept with the order, for the staff
  --help        this text`;

const reasons: Record<MoveRefusal, string> = {
  'not-on-way': 'this order does not pass it',
  'too-early': 'something else has to come first',
  'too-late': 'the order is past it',
};

function sentence(number: string, stage: string, result: StaffMoveResult): string {
  switch (result.kind) {
    case 'moved':
      return `${number}: "${stage}" is noted, the order is at "${result.stage}".`;
    case 'known':
      return `${number}: "${stage}" was known already, the order is at "${result.stage}". Nothing has changed.`;
    case 'unknown-stage':
      return `There is no stage "${stage}". Stages: ${staffFacts.join(', ')}.`;
    case 'needs-booking':
      return `That ${number} is paid follows from a booking: npm run order:paid -- ${number}`;
    case 'unknown-order':
      return `There is no order "${number}".`;
    case 'impossible': {
      const left = result.possible.filter((fact) => fact !== 'paid');
      const possible = left.length > 0 ? left.join(', ') : 'nothing any more';
      return `${number} is at "${result.stage}"; "${stage}" is not possible: ${reasons[result.refusal]}. Possible: ${possible}.`;
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
