import { createServer } from 'node:http';
import { db } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { log } from '~/platform/log.server.ts';
import { metrics } from '~/platform/metrics.server.ts';
import { networkKind } from '~/platform/network-address.server.ts';
import { endSql } from '~/platform/sql.server.ts';
import { ReadinessCheck } from '../server/health.ts';
import { listen } from '../server/listen.ts';
import { stopOnSignals } from '../server/shutdown.ts';
import { createWorker } from './start-worker.ts';

/** Runs jobs until a signal ends it; answers `/healthz`, `/readyz` and `/metrics` on PORT for anyone who watches it. */
export async function runWorkerProcess(): Promise<void> {
  const { DATABASE_URL, HOST, PORT } = env();
  const worker = createWorker();
  const readiness = new ReadinessCheck({ databaseUrl: DATABASE_URL });
  const server = createServer((req, res) => {
    const answer = async (): Promise<void> => {
      if (req.url === '/healthz') return void res.end('ok\n');
      if (req.url === '/readyz') {
        const state = await readiness.ask();
        return void res
          .writeHead(state.ready ? 200 : 503, { 'Content-Type': 'application/json' })
          .end(JSON.stringify(state));
      }
      if (req.url === '/metrics' && networkKind(req.socket.remoteAddress ?? '') === 'inside') {
        return void res.setHeader('Content-Type', metrics.registry.contentType).end(await metrics.registry.metrics());
      }
      res.writeHead(404).end('Not found\n');
    };
    answer().catch((error: unknown) => {
      log.error({ err: error }, 'request failed');
      res.destroy();
    });
  });
  await listen(server, { host: HOST, port: PORT });
  worker.start();
  stopOnSignals(async () => {
    server.close();
    server.closeAllConnections();
    await worker.stop();
    await Promise.allSettled([readiness.stop(), db.$disconnect(), endSql({ timeout: 1 })]);
  });
}
