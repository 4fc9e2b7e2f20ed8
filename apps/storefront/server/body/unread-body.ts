import type { IncomingMessage, ServerResponse } from 'node:http';
import { PieceCount } from './piece-count.ts';

/**
 * Of a body that is not wanted: the bytes and ms that are waited for its end, so that its sender gets to read the
 * answer.
 */
const MOST_UNWANTED = 64 * 1024 * 1024;
const LONGEST_WAIT = 5000;

/** Whether a request has a body of which something is still to come. */
export function hasUnreadBody(req: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = req.headers;
  return !req.complete && (encoding !== undefined || Number(length ?? 0) > 0);
}

/**
 * Reads on and drops what comes: a connection that is closed while its sender writes may lose the answer. Ends with
 * the body, or when it takes more than it is worth.
 */
export function dropRest(req: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const pieces = new PieceCount();
    const drop = (chunk: Buffer) => {
      if (pieces.isTooMany(chunk.length) || pieces.bytes > MOST_UNWANTED) end();
    };
    const end = () => {
      clearTimeout(timer);
      req.off('data', drop).off('end', end).off('close', end).pause();
      resolve();
    };
    const timer = setTimeout(end, LONGEST_WAIT);
    req.on('data', drop).once('end', end).once('close', end).resume();
  });
}

/**
 * Bounds what is read of a body that no one has looked at once its request is answered: Node would read all of it, to
 * use the connection again.
 */
export function closeAfterAnswer(req: IncomingMessage, res: ServerResponse): void {
  if (!hasUnreadBody(req)) return;
  res.once('finish', () => {
    if (hasUnreadBody(req)) void dropRest(req).then(() => hasUnreadBody(req) && req.socket.destroy());
  });
}
