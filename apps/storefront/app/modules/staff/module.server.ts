import { defineModule } from '~/platform/modules.server.ts';
import { staffLetterMail } from './staff-letter.server.ts';

export const staffModule = defineModule({
  name: 'staff',
  mails: [staffLetterMail],
  personalData: {
    notErased: 'addresses of the team stay in the log of what they did; roles go with the account',
    notExported: 'the log of the team is no data of shoppers; the team reads it at /admin/log',
  },
});
