import { defineModule } from '~/platform/modules.server.ts';
import { refreshContentJob } from './content.server.ts';

export const contentModule = defineModule({ name: 'content', jobs: [refreshContentJob] });
