import { parseArgs } from 'node:util';
import { replayErasures } from '~/modules/identity/erase-person.server.ts';
import { runStaffCommand } from '~/platform/staff-command.server.ts';
import { wireModules } from '~/wiring.server.ts';

const USAGE = `Erase people again who were erased after a restored backup was made (decision 83).

Usage: npm run erasures:replay

Options:
  -h, --help  show this help`;

await runStaffCommand(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  wireModules();
  const count = await replayErasures();
  console.log(`Erased ${count} ${count === 1 ? 'person' : 'people'} again.`);
  return 0;
});
