import type { ServerResponse } from 'node:http';
import { BodyRefusal } from './body-refusal.ts';

/** Bytes of uploads that are held at the same time, from their first byte until they are answered. */
const MOST_HELD = 256 * 1024 * 1024;

/** The part of it that one sender may take, so that no one keeps all others from uploading. */
const SHARE = 0.75;

/** ms that a route may still hold an upload whose sender has left: pictures wait up to 12 s for their turn. */
const HELD_AFTER_LEAVING = 15_000;

/**
 * Calls back once a route can no longer need what was uploaded: when the answer is sent, or some time after its reader
 * has left.
 */
export function afterAnswer(res: ServerResponse, release: () => void): void {
  res.once('close', () => {
    if (res.writableFinished) release();
    else setTimeout(release, HELD_AFTER_LEAVING).unref();
  });
}

/** Limits the uploads that come at the same time. */
export class HeldUploads {
  readonly #most: number;
  readonly #bySender = new Map<string, number>();
  #held = 0;

  /** @param most bytes */
  constructor(most = MOST_HELD) {
    this.#most = most;
  }

  /**
   * Counts the bytes of one request, which are given back once it is answered.
   * @param sender whose share they are taken from
   * @returns counts bytes; throws BodyRefusal where it is too much
   */
  of(res: ServerResponse, sender: string): (bytes: number) => void {
    let own = 0;
    afterAnswer(res, () => this.#add(sender, -own));
    return (bytes) => {
      const ofSender = (this.#bySender.get(sender) ?? 0) + bytes;
      if (this.#held + bytes > this.#most || ofSender > this.#most * SHARE) throw BodyRefusal.over('held');
      own += bytes;
      this.#add(sender, bytes);
    };
  }

  #add(sender: string, bytes: number): void {
    this.#held += bytes;
    const left = (this.#bySender.get(sender) ?? 0) + bytes;
    if (left > 0) this.#bySender.set(sender, left);
    else this.#bySender.delete(sender);
  }
}
