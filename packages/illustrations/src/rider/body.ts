/**
 * A rider's body as lengths of its segments. The shares of the body height are those of Drillis and Contini, "Body
 * Segment Parameters" (1966), as printed in Winter, "Biomechanics and Motor Control of Human Movement", figure 4.1;
 * they hold for women and men alike. The inseam's usual share is the crotch height of DIN 33402-2. All lengths in
 * millimetres.
 */
export interface Body {
  readonly height: number;
  /** Crotch to the floor, barefoot. */
  readonly inseam: number;
  readonly thigh: number;
  readonly shank: number;
  readonly foot: number;
  /** Hip joint to shoulder joint. */
  readonly trunk: number;
  readonly upperArm: number;
  readonly foreArm: number;
  /** Wrist to the middle of the fist. */
  readonly fist: number;
  /** Chin to the top of the head. */
  readonly head: number;
  /** The part of the hip joint's height that lies above the saddle. */
  readonly seat: number;
}

const SHARES = {
  thigh: 0.245,
  shank: 0.246,
  foot: 0.152,
  trunk: 0.288,
  upperArm: 0.186,
  foreArm: 0.146,
  fist: 0.05,
  head: 0.13,
  seat: 0.046,
} as const;

/** Heights that riders are drawn in, centimetres (§9: bands from 140 to 220). */
export const DRAWN_HEIGHTS = { min: 140, max: 220 } as const;

/** Inseam of a body of usual build, and the ends of what is anatomy and no slip: shares of the height. */
const INSEAM = { usual: 0.47, min: 0.42, max: 0.52 } as const;

/** Inseams that a rider of a height may have, whole centimetres. */
export const inseamRange = (heightCm: number): { usual: number; min: number; max: number } => ({
  usual: Math.round(heightCm * INSEAM.usual),
  min: Math.ceil(heightCm * INSEAM.min),
  max: Math.floor(heightCm * INSEAM.max),
});

/**
 * The segments of a body; longer legs than usual make a shorter trunk, so that the height stays.
 * @param heightCm body height, kept within `DRAWN_HEIGHTS`
 * @param inseamCm kept within `inseamRange`; absent: the usual share
 */
export function bodyOf(heightCm: number, inseamCm?: number): Body {
  const clamp = (value: number, { min, max }: { min: number; max: number }) => Math.min(max, Math.max(min, value));
  const shown = clamp(heightCm, DRAWN_HEIGHTS);
  const height = shown * 10;
  const inseam = inseamCm === undefined ? height * INSEAM.usual : clamp(inseamCm, inseamRange(shown)) * 10;
  const legs = inseam / (height * INSEAM.usual);
  const of = (name: keyof typeof SHARES) => SHARES[name] * height;
  const leg = of('thigh') + of('shank');
  return {
    height,
    inseam,
    thigh: of('thigh') * legs,
    shank: of('shank') * legs,
    foot: of('foot'),
    trunk: of('trunk') - leg * (legs - 1),
    upperArm: of('upperArm'),
    foreArm: of('foreArm'),
    fist: of('fist'),
    head: of('head'),
    seat: of('seat'),
  };
}
