import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll } from 'vitest';
import { createTestDatabase } from './databases.ts';
import { runFolder, shopSettings } from './environment.ts';
import { stopServices } from './service-process.ts';

// Runs before each test file: its own database and folder, and the settings that platform/env.server.ts reads.
Object.assign(process.env, shopSettings(await createTestDatabase()), {
  NODE_ENV: 'test',
  APP_MODE: 'development',
  LOG_LEVEL: 'silent',
  DATA_DIR: await mkdtemp(path.join(runFolder(), 'files-')),
});

afterAll(stopServices);
