/**
 * Builds what runs outside Remix's build: `build/main.js` (the HTTP server) and `build/worker.js` (jobs alone), and
 * compresses the files for the browser, so that the server never does it.
 *
 *   node scripts/build-server.mjs       after `remix vite:build`
 */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { compactCode } from './compact-code.mjs';
import { leanPrisma } from './lean-prisma.mjs';
import { mendedPostgres } from './mended-postgres.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = path.join(root, 'build');
const migrations = path.join(root, '../../prisma/migrations');

/** Kinds of files that get smaller, from this many bytes on. */
const COMPRESSIBLE = /\.(css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/;
const MIN_BYTES = 256;

/** Name of the newest migration: a database without it is not ready for this build. */
function lastMigration() {
  return readdirSync(migrations)
    .filter((name) => /^\d{14}_/.test(name))
    .sort()
    .at(-1);
}

async function buildEntries() {
  rmSync(path.join(outDir, 'shared'), { recursive: true, force: true });
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [mendedPostgres(), leanPrisma(), compactCode()],
    resolve: { alias: { '~': path.join(root, 'app') } },
    define: { LAST_MIGRATION: JSON.stringify(lastMigration() ?? null) },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      sourcemap: true,
      rollupOptions: {
        input: { main: path.join(root, 'server/main.ts'), worker: path.join(root, 'worker/worker.ts') },
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
      },
    },
  });
}

/**
 * Writes `file.br` and `file.gz` beside a file where they are smaller.
 * @param {string} file
 */
async function compress(file) {
  const content = readFileSync(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  for (const [suffix, compressed] of Object.entries({ '.br': br, '.gz': gz })) {
    if (compressed.length < content.length) writeFileSync(file + suffix, compressed);
  }
}

async function compressClient() {
  const folder = path.join(outDir, 'client');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => COMPRESSIBLE.test(file) && statSync(file).isFile() && statSync(file).size >= MIN_BYTES);
  await Promise.all(files.map(compress));
  return files.length;
}

await buildEntries();
const compressed = await compressClient();
console.log(`Server and worker built, ${compressed} files compressed`);
