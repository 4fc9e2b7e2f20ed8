import type { BikeSpec } from '../bike/spec.ts';
import type { Body } from './body.ts';
import type { Contacts } from './contacts.ts';
import type { Pose } from './pose.ts';

/** Why a rider does not fit a bike; `by` is how much is missing, centimetres. */
type FitReason =
  /** The frame is too tall: the saddle stands this much too high at its lowest. */
  | { readonly kind: 'saddle-high'; readonly by: number }
  /** The frame is too low: the seat post is this much too short. */
  | { readonly kind: 'saddle-low'; readonly by: number }
  /** The reach to the grips bends the back further than riders of such a bike like. */
  | { readonly kind: 'reach-long' }
  /** The grips are so near that the arms are cramped. */
  | { readonly kind: 'reach-short' };

/** Which part of the sole reaches the ground from the saddle. */
type GroundContact = 'sole' | 'ball' | 'toes' | 'none';

/** How a rider sits on a bike of a size. */
export interface RiderFit {
  /** `limit`: it can be ridden, with the saddle or the back at its end. */
  readonly verdict: 'fits' | 'limit' | 'no';
  readonly reasons: readonly FitReason[];
  /** Bottom bracket to the saddle's top, whole centimetres: as set for the rider, and what the seat post allows. */
  readonly saddleCm: number;
  readonly saddleRange: readonly [min: number, max: number];
  /** Horizontal distance from the middle of the saddle to the grip, whole centimetres. */
  readonly reachCm: number;
  /** The back's angle to the ground, whole degrees: 90 is upright. */
  readonly back: number;
  readonly posture: 'upright' | 'leaning' | 'sporty';
  readonly arms: 'stretched' | 'bent' | 'cramped';
  readonly ground: GroundContact;
}

/** A saddle this far from where it should be is still ridden, mm. */
const SADDLE_TOLERANCE = 20;
/**
 * The least angle of the back that riders of a bar take, degrees; this much less is a limit, beyond it does not fit.
 */
const LEAST_BACK: Readonly<Record<BikeSpec['bar'], number>> = { city: 58, trekking: 54, flat: 48, drop: 36 };
const BACK_TOLERANCE = 6;
/** The elbow's inner angle below which arms are cramped, and below which steering is no more possible, degrees. */
const CRAMPED_ELBOW = 108;
const LEAST_ELBOW = 84;

const SHOE_SOLE = 25;
/** How far a heel can be lifted while the ball, and while the toes are on the ground: shares of the foot's length. */
const HEEL_LIFT = { ball: 0.52, toes: 0.82 };

function groundOf({ saddleTop }: Contacts, { inseam, foot }: Body): GroundContact {
  const missing = -saddleTop.y - inseam - SHOE_SOLE;
  if (missing <= 0) return 'sole';
  if (missing <= foot * HEEL_LIFT.ball) return 'ball';
  return missing <= foot * HEEL_LIFT.toes ? 'toes' : 'none';
}

const toCm = (mm: number): number => Math.round(mm / 10);

/** Whether a rider fits a bike, why not, and how the two meet. */
export function fitOf(contacts: Contacts, body: Body, pose: Pose): RiderFit {
  const { saddle, spec, grip, saddleTop } = contacts;
  const { back, elbowAngle, seated } = pose;
  const reasons: FitReason[] = [];
  let verdict: RiderFit['verdict'] = 'fits';
  const note = (reason: FitReason, isLimit: boolean) => {
    reasons.push(reason);
    if (verdict !== 'no') verdict = isLimit ? 'limit' : 'no';
  };
  const high = saddle.min - saddle.wanted;
  const low = saddle.wanted - saddle.max;
  if (toCm(high) > 0) note({ kind: 'saddle-high', by: toCm(high) }, high <= SADDLE_TOLERANCE && seated);
  if (toCm(low) > 0) note({ kind: 'saddle-low', by: toCm(low) }, low <= SADDLE_TOLERANCE);
  const least = LEAST_BACK[spec.bar];
  if (back < least) note({ kind: 'reach-long' }, back >= least - BACK_TOLERANCE && seated);
  if (elbowAngle < CRAMPED_ELBOW) note({ kind: 'reach-short' }, elbowAngle >= LEAST_ELBOW);
  if (!seated) verdict = 'no';
  return {
    verdict,
    reasons,
    saddleCm: toCm(saddle.set),
    saddleRange: [toCm(saddle.min), toCm(saddle.max)],
    reachCm: toCm(grip.x - saddleTop.x),
    back: Math.round(back),
    posture: back >= 70 ? 'upright' : back >= 57 ? 'leaning' : 'sporty',
    arms: elbowAngle > 168 ? 'stretched' : elbowAngle < CRAMPED_ELBOW ? 'cramped' : 'bent',
    ground: groundOf(contacts, body),
  };
}
