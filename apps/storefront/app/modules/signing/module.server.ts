import { defineModule } from '~/platform/modules.server.ts';
import { signingCodeMail } from './code-mail.server.ts';

export const signingModule = defineModule({
  name: 'signing',
  mails: [signingCodeMail],
  personalData: {
    notErased: 'a signature is part of its contract, which the law has kept for ten years',
    notExported: 'the signed contract is among the documents that `after-order` exports',
  },
});
