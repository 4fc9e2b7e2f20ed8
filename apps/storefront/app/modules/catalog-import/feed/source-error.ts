/** Thrown where a feed cannot be opened or read; the message is a sentence for the operator. */
export class SourceError extends Error {
  override name = 'SourceError';
}

export interface SourceLimits {
  /** Most bytes that are read after unpacking. */
  bytes: number;
  /** Milliseconds until a server must have begun its answer. */
  answer: number;
  /** Milliseconds for the whole download. */
  download: number;
}

export const sourceLimits: SourceLimits = { bytes: 20 * 2 ** 30, answer: 30_000, download: 30 * 60_000 };
