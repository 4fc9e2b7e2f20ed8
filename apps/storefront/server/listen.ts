import type { Server } from 'node:http';
import { StartProblem } from './start-checks.ts';

/**
 * Opens the port.
 * @throws StartProblem if it is taken or may not be used
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
        `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1}`,
      );
    case 'EACCES':
      return new StartProblem(`This user may not open port ${port}. Choose one above 1023: PORT=3000`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartProblem(
        `HOST=${host} is not an address of this machine. Use 0.0.0.0 to listen on all addresses.`,
      );
    default:
      return error;
  }
}
