import { spawn, type ChildProcess } from 'node:child_process';
import { createServer as createTcpServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const cmsFolder = fileURLToPath(new URL('../../../cms/', import.meta.url));
const program = fileURLToPath(new URL('../../../node_modules/@strapi/strapi/bin/strapi.js', import.meta.url));

const START_LIMIT_MS = 60_000;

/** The bearer that the storefront sends. */
export const readToken = 'read-token-of-the-storefront-in-tests';
/** The bearer that webhooks carry. */
export const webhookSecret = 'webhook-secret-in-tests';

/** Environment variables; none of this process's own is passed on. */
type Variables = Record<string, string | undefined>;

export interface Cms {
  url: string;
  /** Everything Strapi printed. */
  output(): string;
  stop(): Promise<void>;
}

/** A complete environment for a CMS of its own. */
export function cmsEnvironment(values: Variables): Variables {
  return {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    STRAPI_TELEMETRY_DISABLED: 'true',
    APP_KEYS: 'first-key-in-tests,second-key-in-tests',
    API_TOKEN_SALT: 'api-token-salt-in-tests',
    ADMIN_JWT_SECRET: 'admin-secret-in-tests',
    TRANSFER_TOKEN_SALT: 'transfer-salt-in-tests',
    ENCRYPTION_KEY: 'encryption-key-in-tests-0123456789',
    STOREFRONT_API_TOKEN: readToken,
    STOREFRONT_WEBHOOK_URL: 'http://127.0.0.1:9/api/content/webhook',
    STOREFRONT_WEBHOOK_SECRET: webhookSecret,
    STOREFRONT_ORIGIN: 'http://shop.test',
    CMS_DEMO: 'true',
    ...values,
  };
}

async function freePort(): Promise<number> {
  const server = createTcpServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

function ended(child: ChildProcess): Promise<number | null> {
  return child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

function run(environment: Variables): { child: ChildProcess; output(): string } {
  const child = spawn(process.execPath, [program, 'start'], {
    cwd: cmsFolder,
    env: { NODE_ENV: 'production', ...environment },
    stdio: 'pipe',
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

/** Starts the compiled CMS (`cms/dist`) and waits until it answers. Throws with its output where it ends before. */
export async function startCms(values: Variables): Promise<Cms> {
  const port = await freePort();
  const { child, output } = run(cmsEnvironment({ ...values, PORT: String(port) }));
  const url = `http://127.0.0.1:${port}`;
  const exit = ended(child);
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The CMS ended:\n${output()}`);
    if (Date.now() > deadline) throw new Error(`The CMS does not answer:\n${output()}`);
    const answer = await fetch(`${url}/_health`).catch(() => undefined);
    if (answer?.ok) break;
    await Promise.race([new Promise((resolve) => setTimeout(resolve, 100)), exit]);
  }
  return {
    url,
    output,
    async stop() {
      child.kill('SIGTERM');
      const patience = setTimeout(() => child.kill('SIGKILL'), 5000);
      await exit;
      clearTimeout(patience);
    },
  };
}

/** Starts a CMS that is expected to refuse. Gives its exit code and what it printed. */
export async function startRefused(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = run(environment);
  const code = await ended(child);
  return { code, output: output() };
}
