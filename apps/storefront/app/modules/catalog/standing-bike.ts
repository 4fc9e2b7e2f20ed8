import type { FrameSize } from './sizes.ts';

/** A bike as it is beside a person, in each of its sizes; millimetres, the ground at 0 and up negative. */
export interface StandingBike {
  sizes: (FrameSize & {
    src: string;
    window: { x: number; y: number; width: number; height: number };
    saddle: { x: number; y: number };
  })[];
}
