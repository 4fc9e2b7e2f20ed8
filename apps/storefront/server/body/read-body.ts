import type { IncomingMessage } from 'node:http';
import { type BodyLimits, plainLimits } from './body-limits.ts';
import { BodyRefusal } from './body-refusal.ts';
import { FormParser, isForm, isMultipart } from './form-parser.ts';
import { JsonMeasure } from './json-measure.ts';
import { PieceCount } from './piece-count.ts';

export interface SentBody {
  /** As it arrived; absent for a form with files, which is not kept beside what was parsed of it, and for a file. */
  bytes?: Buffer;
  file?: Buffer;
  form?: FormData;
}

/** What takes the pieces of a body as they arrive. */
interface Sink {
  /** @returns a promise where it has to catch up first. @throws BodyRefusal */
  write(chunk: Buffer): Promise<void> | undefined;
  /** @throws BodyRefusal */
  end(): Promise<SentBody>;
  /** Called where the body is given up. */
  stop?(): void;
}

/** Keeps the pieces, and looks at each. */
function bytesSink(look?: (chunk: Buffer) => void): Sink {
  const chunks: Buffer[] = [];
  return {
    write(chunk) {
      look?.(chunk);
      chunks.push(chunk);
      return undefined;
    },
    end: () => Promise.resolve({ bytes: Buffer.concat(chunks) }),
  };
}

function fileSink(): Sink {
  const stored = bytesSink();
  return { ...stored, end: async () => ({ file: (await stored.end()).bytes }) };
}

/** A JSON text, or any other. */
function textSink(limits: BodyLimits): Sink {
  const measure = new JsonMeasure(limits);
  const stored = bytesSink((chunk) => measure.take(chunk));
  return {
    ...stored,
    async end() {
      const { bytes } = await stored.end();
      const hasNul = bytes?.includes(0) || bytes?.includes('%00') || bytes?.includes('\\u0000');
      if (hasNul) throw BodyRefusal.malformed('The text holds a NUL');
      return { bytes };
    },
  };
}

/** A form; one of text alone is kept as it arrived, too, as signatures are made of it. */
function formSink(req: IncomingMessage, limits: BodyLimits): Sink {
  const parser = new FormParser(req.headers, limits);
  const stored = isMultipart(req.headers['content-type']) ? undefined : bytesSink();
  return {
    write(chunk) {
      void stored?.write(chunk);
      return parser.write(chunk);
    },
    async end() {
      const form = await parser.end();
      return { form, ...(await stored?.end()) };
    },
    stop: () => parser.stop(),
  };
}

function sinkOf(req: IncomingMessage, limits: BodyLimits): Sink {
  if (limits.kind === 'file') return fileSink();
  return isForm(req.headers['content-type']) ? formSink(req, limits) : textSink(limits);
}

/**
 * Reads the body of a request, and holds it against its limits while it arrives. What passes one is refused before its
 * end is read, and nothing has been built of it.
 * @param hold told of each piece's bytes, and throws where too much is held already
 * @throws BodyRefusal if it passes a limit or is not what its type says
 * @throws Error if its sender goes away
 */
export async function readBody(
  req: IncomingMessage,
  routeLimits: BodyLimits,
  hold: (bytes: number) => void = () => undefined,
): Promise<SentBody> {
  const limits = isMultipart(req.headers['content-type']) ? routeLimits : plainLimits(routeLimits);
  if (Number(req.headers['content-length'] ?? 0) > limits.bytes) throw BodyRefusal.over('bytes');
  const sink = sinkOf(req, limits);
  const pieces = new PieceCount();
  const check = (chunk: Buffer) => {
    if (pieces.isTooMany(chunk.length)) throw BodyRefusal.over('pieces');
    if (pieces.bytes > limits.bytes) throw BodyRefusal.over('bytes');
    hold(chunk.length);
  };
  await readPieces(req, (chunk) => {
    check(chunk);
    return sink.write(chunk);
  }).catch((error: unknown) => {
    sink.stop?.();
    throw error;
  });
  return sink.end();
}

/**
 * Hands on the pieces of a body as they arrive. Where one is refused the rest stays unread, and the connection open.
 * @param take gives a promise where it has to catch up before the next
 */
function readPieces(req: IncomingMessage, take: (chunk: Buffer) => Promise<void> | undefined): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const leave = () => req.off('data', next).off('end', end).off('close', removed).off('error', fail);
    const fail = (error: unknown) => {
      leave().pause();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const removed = () => fail(new Error('the sender of the body has gone'));
    const end = () => {
      leave();
      resolve();
    };
    const next = (chunk: Buffer) => {
      try {
        const caughtUp = take(chunk);
        if (!caughtUp) return;
        req.pause();
        caughtUp.then(() => req.resume(), fail);
      } catch (error) {
        fail(error);
      }
    };
    req.on('data', next).once('end', end).once('close', removed).once('error', fail);
  });
}
