/**
 * Builds the storefront: Remix's bundles for browser and server, the programs `build/main.js` (HTTP server),
 * `build/worker.js` (jobs only), `build/erasures-replay.js` and `build/picture-process.mjs`; then compresses the
 * browser's files, so that the server need not.
 *
 *   npm run build       (npm names the folder of `remix`)
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = path.join(root, 'build');
const migrations = path.join(root, '../../prisma/migrations');

/** Kinds of files that get smaller, from this many bytes on. */
const COMPRESSIBLE = /\.(css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/;
const MIN_BYTES = 256;

/**
 * 0 to 11. `npm start` asks for a quick one; the highest, which images are built with, takes ten times as long and
 * saves a tenth.
 */
const brotliQuality = Number(process.env.BROTLI_QUALITY ?? constants.BROTLI_MAX_QUALITY);

/** Name of the newest migration: a database without it is not ready for this build. */
function lastMigration() {
  return readdirSync(migrations)
    .filter((name) => /^\d{14}_/.test(name))
    .sort()
    .at(-1);
}

/** Runs Remix's build in a process of its own. @throws where it fails; what is wrong was printed */
async function buildRemix() {
  const child = spawn('remix', ['vite:build'], { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`remix vite:build ended with ${code}`);
}

async function buildEntries() {
  rmSync(path.join(outDir, 'shared'), { recursive: true, force: true });
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
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
        input: {
          main: path.join(root, 'server/main.ts'),
          worker: path.join(root, 'worker/worker.ts'),
          'erasures-replay': path.join(root, 'worker/erasures-replay-cli.ts'),
        },
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
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
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

await Promise.all([buildRemix(), buildEntries()]);
// The program of the processes that work on pictures is loaded as it is (app/platform/pictures/process.server.ts).
copyFileSync(path.join(root, 'app/platform/pictures/picture-process.mjs'), path.join(outDir, 'picture-process.mjs'));
const compressed = await compressClient();
console.log(`Storefront, server and worker built, ${compressed} files compressed`);
