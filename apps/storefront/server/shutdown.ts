import { log } from '~/platform/log.server.ts';

/** ms after which the process ends, whatever still runs. */
const LIMIT = 8000;

/**
 * Ends the process well on SIGTERM or Ctrl-C: `stop` is awaited, 8 s at most; a second signal ends it at once.
 * @param stop closes everything that is open
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const end = (signal: string, code: number): void => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.warn('shutdown timed out');
      process.exit(1);
    }, LIMIT).unref();
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => end('SIGTERM', 0));
  process.on('SIGINT', () => end('SIGINT', 0));
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled promise rejection'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception; the process exits');
    end('uncaughtException', 1);
  });
}
