import type { ServerResponse } from 'node:http';
import { BodyRefusal } from './body-refusal.ts';

/** Bytes of uploads that are in memory at the same time, from their first byte until they are answered. */
const MOST_HELD = 256 * 1024 * 1024;

/** Keeps uploads that come at the same time from filling the memory. */
export class HeldUploads {
  readonly #most: number;
  #held = 0;

  /** @param most bytes */
  constructor(most = MOST_HELD) {
    this.#most = most;
  }

  /** Counts the bytes of one request, which are given back once it is answered. The function throws BodyRefusal where it is too much. */
  of(res: ServerResponse): (bytes: number) => void {
    let own = 0;
    res.once('close', () => (this.#held -= own));
    return (bytes) => {
      if (this.#held + bytes > this.#most) throw BodyRefusal.over('held');
      own += bytes;
      this.#held += bytes;
    };
  }
}
