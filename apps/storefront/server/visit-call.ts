import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { findVisit } from '~/modules/visit/visit.server.ts';
import { VISIT_CALL } from '~/modules/visit/visit.ts';
import { metrics } from '~/platform/metrics.server.ts';

/** Whether a request asks for a visitor's own parts of shared pages. */
export function isVisitCall({ method, url }: IncomingMessage): boolean {
  return url === VISIT_CALL && (method === 'GET' || method === 'HEAD');
}

/**
 * Answers `GET /api/visit` right away: every page that a visitor with a session opens asks for it (decision 52).
 * @param headers of every answer, names and values in turn
 * @param app answers where the database does not
 */
export async function answerVisit(
  req: IncomingMessage,
  res: ServerResponse,
  { headers, app }: { headers: readonly string[]; app: RequestListener },
): Promise<void> {
  const visit = await findVisit(req.headers.cookie).catch(() => undefined);
  if (visit === undefined) return app(req, res);
  const body = JSON.stringify({ success: true, visit });
  const own = [
    'Content-Type',
    'application/json',
    'Cache-Control',
    'no-store',
    'Content-Length',
    `${Buffer.byteLength(body)}`,
  ];
  res.writeHead(200, [...headers, ...own]).end(req.method === 'HEAD' ? undefined : body);
  (req.method === 'HEAD' ? counters.head : counters.get).inc();
}

const counterOf = (method: string) => metrics.requests.labels({ kind: 'api', method, status: '2xx', cache: 'none' });

/** Looking up a counter's labels costs more than counting. */
const counters = { get: counterOf('GET'), head: counterOf('HEAD') };
