import { replayErasures } from '~/modules/identity/erase-person.server.ts';
import { runStaffCommand } from '~/platform/staff-command.server.ts';
import { wireModules } from '~/wiring.server.ts';

/** `npm run erasures:replay`: after a backup was restored, everybody goes again who was erased before (decision 83). */
await runStaffCommand(async () => {
  wireModules();
  const count = await replayErasures();
  console.log(count === 1 ? 'One person was erased again.' : `${count} people were erased again.`);
  return 0;
});
