import type { Server } from 'node:http';
import { StartProblem } from './start-checks.ts';

/**
 * Opens the port.
 * @throws StartProblem where it is taken or may not be used
 */
export function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(problemOf(error, host, port)));
    server.listen({ host, port }, () => {
      server.removeAllListeners('error');
      resolve();
    });
  });
}

function problemOf(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartProblem(
        `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1}`,
      );
    case 'EACCES':
      return new StartProblem(`Port ${port} may not be opened by this user. Choose one above 1023: PORT=3000`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartProblem(`HOST=${host} is no address of this machine. 0.0.0.0 listens on all of them.`);
    default:
      return error;
  }
}
