/**
 * Pieces that any body may come in, and bytes that one more has to bring on average: less than a packet of the network
 * holds.
 */
const FREE_PIECES = 1000;
const BYTES_FOR_A_PIECE = 512;

/** Counts the pieces of a body: one of single bytes takes the processor a thousand times as long as its size says. */
export class PieceCount {
  #pieces = 0;
  #bytes = 0;

  /** Takes one more piece. @returns whether there are too many for what they hold */
  isTooMany(bytes: number): boolean {
    this.#pieces += 1;
    this.#bytes += bytes;
    return this.#pieces > FREE_PIECES + this.#bytes / BYTES_FOR_A_PIECE;
  }

  /** Bytes of all pieces. */
  get bytes(): number {
    return this.#bytes;
  }
}
