import { replayErasures } from '~/modules/identity/erase-person.server.ts';
import { runStaffCommand } from '~/platform/staff-command.server.ts';
import { wireModules } from '~/wiring.server.ts';

/** `npm run erasures:replay`: erases people again who were erased before a backup was restored (decision 83). */
await runStaffCommand(async () => {
  wireModules();
  const count = await replayErasures();
  console.log(`Erased ${count} ${count === 1 ? 'person' : 'people'} again.`);
  return 0;
});
