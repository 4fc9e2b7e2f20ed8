import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { defineConfig } from 'prisma/config';

/** Whether the package's install step could fetch Prisma's native schema engine. */
function hasNativeSchemaEngine(): boolean {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@prisma/engines/package.json'));
  return readdirSync(folder).some((name) => name.startsWith('schema-engine-'));
}

// Without the native engine every command of the CLI fails; scripts/prisma speaks its protocol over the official wasm build.
if (!process.env.PRISMA_SCHEMA_ENGINE_BINARY && !hasNativeSchemaEngine()) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY = path.join(import.meta.dirname, 'scripts/prisma/schema-engine.mjs');
}

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations', seed: 'tsx prisma/seed/index.ts' },
  // `generate` and `validate` connect to nothing, yet the CLI wants an address.
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://localhost:5432/velory' },
});
