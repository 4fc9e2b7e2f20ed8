import { db } from '~/platform/db.server.ts';
import { defineModule } from '~/platform/modules.server.ts';
import { eraseEntries, exportEntries } from './personal-data.server.ts';

export const userFormsModule = defineModule({
  name: 'user-forms',
  personalData: { erase: [eraseEntries], export: [exportEntries] },
  retention: [
    {
      rows: 'what was sent with forms of editors',
      days: 730,
      source: 'privacy page',
      remove: (before) => db.userFormEntry.deleteMany({ where: { createdAt: { lt: before } } }),
    },
  ],
});
