import { type BikeDrawing, resolveBike } from '../bike/presets.ts';
import { bikeForSize } from '../bike/sizes.ts';
import { type Skeleton, skeletonOf } from '../bike/skeleton.ts';
import type { BikeSpec } from '../bike/spec.ts';
import { type Point, between, polar, shift } from '../svg/geometry.ts';
import type { Body } from './body.ts';

/** Pedal at its lowest to the top of the saddle, as a share of the inseam (Hamley and Thomas, 1967). */
const SADDLE_SHARE = 1.09;

/**
 * How far a seat post may stand out of the frame, up to the clamp: rails on the collar, and least insertion.
 * Millimetres.
 */
const POST = { min: 70, max: 360 } as const;

/** Height of the saddle's top above its clamp, millimetres. */
const SADDLE_RISE: Readonly<Record<BikeSpec['saddleStyle'], number>> = { comfort: 70, tour: 56, sport: 43 };
/** The rider sits behind the clamp. */
const SIT_BACK = 46;

/** Angle of the near crank past the line of the seat tube: the lowest pedal, a little ahead. Degrees. */
const CRANK_AHEAD = 8;

/** A bike set for a rider, and where the two touch. */
export interface Contacts {
  readonly drawing: BikeDrawing;
  readonly spec: BikeSpec;
  readonly skeleton: Skeleton;
  /** Bottom bracket to the saddle's top, mm: as set, as the rider needs it, and what the seat post allows. */
  readonly saddle: { readonly set: number; readonly wanted: number; readonly min: number; readonly max: number };
  /** Where one sits, and the middle of the saddle's top. */
  readonly sit: Point;
  readonly saddleTop: Point;
  readonly nearPedal: Point;
  readonly farPedal: Point;
  /** Middle of the near grip; on drop bars the hood. */
  readonly grip: Point;
}

const gripOf = ({ barClamp, gripFront, gripEnd }: Skeleton, { bar }: BikeSpec): Point =>
  bar === 'drop' ? shift(barClamp, 98, -26) : between(gripFront, gripEnd, 0.45);

/** Sets a bike's saddle for a body, as far as its seat post goes, and turns the near pedal down. */
export function contactsOf(bike: BikeDrawing, size: string | undefined, body: Body): Contacts {
  const sized = size === undefined ? bike : bikeForSize(bike, size);
  const { seatTube, saddleStyle, seatAngle, crank } = resolveBike(bike.type, sized);
  const rise = SADDLE_RISE[saddleStyle];
  const min = seatTube + POST.min + rise;
  const max = seatTube + POST.max + rise;
  const wanted = body.inseam * SADDLE_SHARE - crank;
  const set = Math.min(max, Math.max(min, wanted));
  const drawing: BikeDrawing = { ...sized, saddle: set - rise, crankAngle: seatAngle + CRANK_AHEAD };
  const spec = { ...resolveBike(bike.type, drawing), saddle: set - rise };
  const skeleton = skeletonOf(spec, bike.type);
  const { saddleClamp, bottomBracket } = skeleton;
  return {
    drawing,
    spec,
    skeleton,
    saddle: { set, wanted, min, max },
    sit: shift(saddleClamp, -SIT_BACK, -rise),
    saddleTop: shift(saddleClamp, 0, -rise),
    nearPedal: polar(bottomBracket, spec.crank, spec.crankAngle),
    farPedal: polar(bottomBracket, spec.crank, spec.crankAngle + 180),
    grip: gripOf(skeleton, spec),
  };
}
