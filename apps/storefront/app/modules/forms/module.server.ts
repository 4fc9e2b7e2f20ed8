import { defineModule } from '~/platform/modules.server.ts';
import { submitFormJob } from './forms.server.ts';
import { funnelContactJob } from './funnel.server.ts';
import { cleanSubmissions, eraseSubmissions, exportSubmissions } from './submissions.server.ts';

export const formsModule = defineModule({
  name: 'forms',
  jobs: [submitFormJob, funnelContactJob],
  personalData: { erase: [eraseSubmissions], export: [exportSubmissions] },
  retention: [
    {
      rows: 'what was agreed to with forms, and forms that the local service has stored',
      periods: 'a year and two years',
      source: 'privacy page',
      clean: cleanSubmissions,
    },
  ],
});
