import { afterAll } from 'vitest';
import { shopSettings } from './environment.ts';
import { makeFolder } from './temporary-folder.mjs';

// For unit tests of code that opens pictures: the settings that platform/env.server.ts reads, with a folder for the
// test file.
const { folder, remove } = makeFolder('pictures');
Object.assign(process.env, shopSettings('postgresql://nobody@127.0.0.1:9/none'), {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATA_DIR: folder,
});

afterAll(remove);
