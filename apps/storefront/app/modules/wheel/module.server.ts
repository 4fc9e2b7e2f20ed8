import { defineModule } from '~/platform/modules.server.ts';
import { cleanWheel } from './clean.server.ts';
import { spinMail } from './emails/spin-mail.server.ts';
import { eraseSpins, exportSpins } from './personal-data.server.ts';

export const wheelModule = defineModule({
  name: 'wheel',
  mails: [spinMail],
  personalData: { erase: [eraseSpins], export: [exportSpins] },
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
