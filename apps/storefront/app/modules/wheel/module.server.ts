import { defineModule } from '~/platform/modules.server.ts';
import { cleanWheel } from './clean.server.ts';
import { turnMail } from './emails/spin-mail.server.ts';
import { eraseTurns, exportTurns } from './personal-data.server.ts';

export const wheelModule = defineModule({
  name: 'wheel',
  mails: [turnMail],
  personalData: { erase: [eraseTurns], export: [exportTurns] },
  retention: [
    {
      rows: 'hashes, codes, addresses and names of turns of the wheel',
      periods:
        'hashes of those who did not turn when the wheel closes, all hashes and codes when claims end, addresses of mails that never left after 7 days, names of winners 365 days after claims',
      source: 'privacy page',
      clean: cleanWheel,
    },
  ],
});
