import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '~/platform/log.server.ts';
import { metrics } from '~/platform/metrics.server.ts';

export type RequestKind = 'page' | 'data' | 'api' | 'static' | 'operations';

const requestIdForm = /^[\w-]{8,64}$/;

/**
 * The id of a request: the one that a trusted proxy gave it, else a new one.
 * @param trusted whether the sender is a proxy of ours
 */
export function requestIdOf(req: IncomingMessage, trusted: boolean): string {
  const given = req.headers['x-request-id'];
  return trusted && typeof given === 'string' && requestIdForm.test(given) ? given : randomUUID();
}

/** What sort of thing a path is, for counters. */
export function kindOf(path: string): RequestKind {
  if (path.startsWith('/api/')) return 'api';
  if (path === '/healthz' || path === '/readyz' || path === '/metrics') return 'operations';
  return path.endsWith('.data') || path.startsWith('/locales/') || path.startsWith('/__manifest') ? 'data' : 'page';
}

function count(kind: RequestKind, req: IncomingMessage, res: ServerResponse): void {
  metrics.requests.inc({
    kind,
    method: req.method ?? '',
    status: `${Math.floor(res.statusCode / 100)}xx`,
    cache: String(res.getHeader('x-cache') ?? 'none'),
  });
}

/**
 * Counts and logs a request once it is answered. The line has no query, which may hold what a visitor typed.
 * @param startedAt from `performance.now()`
 */
export function observe(
  req: IncomingMessage,
  res: ServerResponse,
  { requestId, startedAt }: { requestId: string; startedAt: number },
): void {
  const path = (req.url ?? '').split('?', 1)[0] ?? '';
  res.once('close', () => {
    const ms = performance.now() - startedAt;
    const kind = kindOf(path);
    count(kind, req, res);
    metrics.requestSeconds.observe({ kind }, ms / 1000);
    const line = {
      requestId,
      method: req.method,
      path,
      status: res.statusCode,
      ms: Math.round(ms),
      cache: res.getHeader('x-cache'),
      ...(!res.writableFinished && { aborted: true }),
    };
    if (kind === 'operations') log.debug(line, 'request');
    else log.info(line, 'request');
  });
}
