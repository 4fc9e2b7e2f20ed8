import { type Box, type Point, along, at, boundsOf, climbing, leftOf, shift } from '../svg/geometry.ts';
import type { BikeType } from './presets.ts';
import type { BikeSpec } from './spec.ts';

/**
 * The hard points of a bike in the plane: rear axle above x = 0, ground at y = 0, all in millimetres. Pure geometry.
 */
export interface Skeleton {
  readonly rearAxle: Point;
  readonly frontAxle: Point;
  readonly rearRadius: number;
  readonly frontRadius: number;
  readonly bottomBracket: Point;
  /** Unit vectors along and across the steering axis: up, and ahead. */
  readonly steerUp: Point;
  readonly steerAhead: Point;
  /** Bottom of the steerer above the front wheel. */
  readonly crown: Point;
  /** The tube the handlebar turns in; on a front-box bike the column behind the box. */
  readonly headBottom: Point;
  readonly headTop: Point;
  readonly seatUp: Point;
  readonly seatAhead: Point;
  readonly seatTop: Point;
  readonly saddleClamp: Point;
  /** Where the stem clamps the handlebar, and both ends of the near grip. */
  readonly stemTop: Point;
  readonly barClamp: Point;
  readonly gripFront: Point;
  readonly gripEnd: Point;
}

interface BarShape {
  /** Height of spacers and stem above the head tube. */
  readonly spacer: number;
  readonly clamp: Point;
  readonly front: Point;
  readonly end: Point;
}

const BARS: Readonly<Record<BikeSpec['bar'], BarShape>> = {
  trekking: { spacer: 46, clamp: at(64, -24), front: at(-38, -24), end: at(-146, -16) },
  city: { spacer: 46, clamp: at(40, -36), front: at(-46, -56), end: at(-200, -34) },
  flat: { spacer: 30, clamp: at(48, -12), front: at(-14, -14), end: at(-76, -6) },
  drop: { spacer: 34, clamp: at(92, -14), front: at(70, 12), end: at(-44, 124) },
};

/** The steering column of a front-box bike stands between the rider and the box. */
const COLUMN_REACH = 600;
const COLUMN_BASE = 30;

/** Works out where everything is from a complete set of measures. */
export function skeletonOf(spec: BikeSpec, type: BikeType): Skeleton {
  const rearRadius = (spec.bsdRear ?? spec.bsd) / 2 + spec.tyre;
  const frontRadius = (spec.bsdFront ?? spec.bsd) / 2 + spec.tyre;
  const rearAxle = at(0, -rearRadius);
  const frontAxle = at(spec.wheelbase, -frontRadius);
  const drop = Math.min(spec.bbDrop, spec.chainstay * 0.9);
  const bottomBracket = at(Math.sqrt(spec.chainstay ** 2 - drop ** 2), rearAxle.y + drop);

  const steerUp = climbing(spec.headAngle);
  const steerAhead = at(-steerUp.y, steerUp.x);
  const forkLength = Math.max(Math.sqrt(spec.axleCrown ** 2 - spec.rake ** 2), frontRadius + 22);
  const crown = along(along(frontAxle, steerAhead, -spec.rake), steerUp, forkLength);
  const headBottom =
    type === 'frontbox' ? at(bottomBracket.x + COLUMN_REACH, bottomBracket.y + COLUMN_BASE) : along(crown, steerUp, 10);
  const headTop = along(headBottom, steerUp, spec.headTube);

  const seatUp = climbing(spec.seatAngle);
  const saddleClamp = along(bottomBracket, seatUp, Math.max(spec.saddle, spec.seatTube + 70));

  const shape = BARS[spec.bar];
  const stemTop = along(headTop, steerUp, shape.spacer + spec.stemRise);
  const barClamp = shift(stemTop, shape.clamp.x, shape.clamp.y);
  return {
    rearAxle,
    frontAxle,
    rearRadius,
    frontRadius,
    bottomBracket,
    steerUp,
    steerAhead,
    crown,
    headBottom,
    headTop,
    seatUp,
    seatAhead: at(-seatUp.y, seatUp.x),
    seatTop: along(bottomBracket, seatUp, spec.seatTube),
    saddleClamp,
    stemTop,
    barClamp,
    gripFront: shift(barClamp, shape.front.x, shape.front.y),
    gripEnd: shift(barClamp, shape.end.x, shape.end.y),
  };
}

/** A point on the seat tube's axis, `height` mm above the bottom bracket, moved ahead by `offset`. */
export const onSeatTube = (s: Skeleton, height: number, offset = 0): Point =>
  along(along(s.bottomBracket, s.seatUp, height), s.seatAhead, offset);

/** A point by the steering axis, `height` mm above `origin`, moved ahead by `offset`. */
export const bySteerer = (s: Skeleton, origin: Point, height: number, offset = 0): Point =>
  along(along(origin, s.steerUp, height), s.steerAhead, offset);

/** A box that holds the whole bike, from the ground up. */
export function extentOf(s: Skeleton, spec: BikeSpec): Box {
  const tail = spec.rack === 'long' || spec.plate ? 122 : 44;
  const mirror = spec.mirror ? 215 : 0;
  const box = boundsOf([
    at(-s.rearRadius - tail, 0),
    at(s.frontAxle.x + s.frontRadius + 44, 0),
    shift(s.saddleClamp, 0, -76),
    shift(s.barClamp, 0, -60 - mirror),
    shift(s.gripFront, 0, -60),
  ]);
  return box;
}

/** Unit vector across a direction, towards the front of the bike. */
export const acrossAhead = (v: Point): Point => {
  const side = leftOf(v);
  return side.x < 0 ? at(-side.x, -side.y) : side;
};
