import type { RollingMarks, RollingPart } from '@velory/illustrations/rolling.ts';

/** A bike whose wheels turn: the addresses of its body and its wheels, and where they lie on one another. */
export interface RollingBike {
  src: Readonly<Record<RollingPart, string>>;
  marks: RollingMarks;
}
