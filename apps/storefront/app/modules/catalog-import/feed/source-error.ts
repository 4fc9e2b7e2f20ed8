import { ReportedError } from '~/modules/catalog-import/reporting/message.ts';

/** Thrown where a feed cannot be opened or read. */
export class SourceError extends ReportedError {
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
