import type { BodyLimits } from './body-limits.ts';

/** What of a body is too much: a limit of the table, or something that no honest sender does. */
export type BodyLimitName = Exclude<keyof BodyLimits, 'kind'> | 'parts' | 'nameBytes' | 'pieces' | 'held';

/** Thrown where the body of a request is not taken. The rest of the body has not been read. */
export class BodyRefusal extends Error {
  override name = 'BodyRefusal';

  private constructor(
    message: string,
    /** The limit that was passed; absent if the body cannot be read as what it says it is. */
    readonly limit?: BodyLimitName,
  ) {
    super(message);
  }

  /** More than a limit allows. */
  static over(limit: BodyLimitName): BodyRefusal {
    return new BodyRefusal(`The body passes the limit of ${limit}`, limit);
  }

  /** Not what its type says, or with a NUL, which no text of the shop may have and Postgres refuses. */
  static malformed(reason: string): BodyRefusal {
    return new BodyRefusal(reason);
  }
}
