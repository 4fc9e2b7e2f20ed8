/** Depth, px, past which a page lets what waits at its foot come up (spec §2, §9). */
export const REVEAL_DEPTH = 1100;

/** ms without another scroll after which the depth counts (spec §9). */
export const REVEAL_PAUSE = 300;
