import { assertRealAdapters } from '~/integrations/local-adapters.server.ts';
import { env, EnvError, preferProductionLibraries } from '~/platform/env.server.ts';

/** Why the program cannot start, in a sentence with the way out; shown without a stack. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

const publicSecret = /change-me/i;

const secrets = ['SESSION_SECRET', 'CMS_API_TOKEN', 'CMS_WEBHOOK_SECRET', 'METRICS_TOKEN'] as const;

/**
 * Checks the environment before anything is loaded that depends on it.
 * @throws EnvError with a line for each thing that does not fit
 */
export function checkSettings(): void {
  const settings = env();
  if (settings.APP_MODE !== 'development') preferProductionLibraries();
  assertRealAdapters(settings);
  const examples = secrets.filter((name) => publicSecret.test(settings[name] ?? ''));
  if (settings.APP_MODE === 'production' && examples.length > 0) {
    throw new EnvError(
      `${examples.join(', ')}: still has the value of .env.example. Generate one: openssl rand -base64 48`,
    );
  }
}

/** Writes why the program does not start and ends it. */
export function reportStartProblem(error: unknown): never {
  const known = error instanceof EnvError || error instanceof StartProblem;
  const text = known ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
