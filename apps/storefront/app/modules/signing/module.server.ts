import { defineModule } from '~/platform/modules.server.ts';
import { signingCodeMail } from './code-mail.server.ts';

export const signingModule = defineModule({
  name: 'signing',
  mails: [signingCodeMail],
  personalData: {
    notErased: 'a signature is part of its contract, which the law has kept for ten years',
    notExported: 'the export of `after-order` has the day of the signature; the PDF is on the page of the order',
  },
});
