import { type Point, along, at, between, direction, onBezier, shift } from '../svg/geometry.ts';
import { type Tube, bentTube, surfacePoint, tube } from '../svg/tube.ts';
import { type Skeleton, bySteerer, onSeatTube } from './skeleton.ts';
import type { BikeType } from './presets.ts';
import type { BikeSpec } from './spec.ts';

/** A web between tubes, clockwise on the screen: a smooth edge, then straight lines past the corners. */
interface Plate {
  readonly edge: readonly Point[];
  readonly corners: readonly Point[];
}

/** The frame as tubes and plates: pure geometry, painted elsewhere. */
export interface Frame {
  /** Chain stays and seat stays; on a full-suspension bike the swing arm. */
  readonly rear: readonly Tube[];
  /** Front triangle in the order of painting; the down tube is among them. */
  readonly main: readonly Tube[];
  /** The tube that carries battery and model stripe. */
  readonly downTube: Tube;
  readonly seatTube: Tube;
  readonly headTube: Tube;
  /** Filled pieces welded into the front triangle: gussets, fillets. */
  readonly plates: readonly Plate[];
  /** Part of the down tube between motor and head tube that is free for a battery. */
  readonly batteryBay: readonly [number, number];
}

interface Layout {
  /** Top tube: mm below the top of the head tube. */
  readonly topAtHead: number;
  readonly topWidth: readonly [number, number];
  /** Upward bow in the middle of the top tube. */
  readonly bow: number;
  /** Height of the seat stays' joint, as a share of the seat tube. */
  readonly stays: number;
  readonly stayWidth: readonly [number, number];
  readonly batteryTube: number;
}

const TREKKING: Layout = {
  topAtHead: 30,
  topWidth: [46, 40],
  bow: 0,
  stays: 0.95,
  stayWidth: [20, 25],
  batteryTube: 78,
};
const LAYOUTS: Readonly<Record<Exclude<BikeType, 'wave' | 'compact' | 'frontbox'>, Layout>> = {
  diamant: TREKKING,
  trapez: { ...TREKKING, topAtHead: 32, topWidth: [48, 40], stays: 0.9 },
  speed: { ...TREKKING, topWidth: [56, 42], bow: 6, stays: 0.86, batteryTube: 86 },
  hardtail: { ...TREKKING, topAtHead: 26, topWidth: [54, 38], bow: 22, stays: 0.86 },
  fully: { ...TREKKING, topAtHead: 28, topWidth: [54, 38], bow: 20, stays: 0.56, batteryTube: 84 },
  gravel: { ...TREKKING, topAtHead: 24, topWidth: [44, 34], stays: 0.74, stayWidth: [16, 21], batteryTube: 62 },
  road: { ...TREKKING, topAtHead: 22, topWidth: [42, 32], stays: 0.72, stayWidth: [14, 20], batteryTube: 62 },
  longtail: { ...TREKKING, topAtHead: 70, topWidth: [50, 42], stays: 0.9, stayWidth: [22, 26], batteryTube: 80 },
  kids: { ...TREKKING, topAtHead: 24, topWidth: [38, 32], stays: 0.78, stayWidth: [17, 20], batteryTube: 60 },
};

const EMPTY_TUBE = 48;
const MOTOR_REACH = 62;

/** Lays the tubes of a bike's frame along its skeleton. */
export function frameOf(type: BikeType, spec: BikeSpec, s: Skeleton): Frame {
  switch (type) {
    case 'wave':
      return waveFrame(spec, s);
    case 'compact':
      return compactFrame(spec, s);
    case 'frontbox':
      return boxFrame(spec, s);
    default:
      return triangleFrame(type, LAYOUTS[type], spec, s);
  }
}

const downTubeWidth = (spec: BikeSpec, batteryTube: number): number =>
  spec.downTube ?? (spec.battery === 'intube' ? batteryTube : EMPTY_TUBE);

const headTubeOf = (s: Skeleton, width: number): Tube => tube(s.headBottom, s.headTop, width + 5, width);

const seatTubeOf = (spec: BikeSpec, s: Skeleton, width: number): Tube =>
  tube(onSeatTube(s, spec.motor === 'mid' ? 34 : 0), s.seatTop, width, width - 1);

const staysOf = (spec: BikeSpec, s: Skeleton, joint: number, [low, high]: readonly [number, number]): Tube[] => [
  tube(s.rearAxle, shift(s.bottomBracket, -8, -6), low + 5, high + 7),
  tube(s.rearAxle, onSeatTube(s, spec.seatTube * joint), low, high),
];

function triangleFrame(type: BikeType, layout: Layout, spec: BikeSpec, s: Skeleton): Frame {
  const slim = type === 'gravel' || type === 'road';
  const width = downTubeWidth(spec, layout.batteryTube);
  const top = bySteerer(s, s.headBottom, spec.headTube * 0.26);
  const foot = along(s.bottomBracket, direction(s.bottomBracket, top), spec.motor === 'mid' ? MOTOR_REACH : 6);
  const downTube = tube(foot, top, width, width * 0.92);
  const seatTube = seatTubeOf(spec, s, slim ? 32 : 36);
  const headWidth = slim ? 46 : 52;

  const topFront = bySteerer(s, s.headBottom, spec.headTube - Math.min(layout.topAtHead, spec.headTube * 0.4));
  const topRear = onSeatTube(s, spec.seatTube * spec.topTube);
  const topTube =
    layout.bow === 0
      ? tube(topFront, topRear, ...layout.topWidth)
      : bentTube([topFront, shift(between(topFront, topRear, 0.5), 0, -layout.bow), topRear], ...layout.topWidth, 2);
  const extra: Tube[] = [];
  if (type === 'trapez') extra.push(tube(between(foot, top, 0.42), between(topFront, topRear, 0.66), 23));
  if (type === 'longtail') {
    const rackRoot = at(s.rearAxle.x + 150, s.rearAxle.y - s.rearRadius - 66);
    extra.push(tube(onSeatTube(s, spec.seatTube * 0.5), rackRoot, 30, 24));
  }
  return {
    rear:
      type === 'fully'
        ? swingArm(spec, s)
        : staysOf(spec, s, Math.min(layout.stays, spec.topTube + 0.36), layout.stayWidth),
    main: [...extra, topTube, downTube, seatTube],
    downTube,
    seatTube,
    headTube: headTubeOf(s, headWidth),
    plates: [headGusset(s, topFront, top, between(topFront, topRear, 0.1), between(top, foot, 0.08))],
    batteryBay: [0.16, 0.8],
  };
}

/** A small web between top tube, head tube and down tube. */
const headGusset = (s: Skeleton, topFront: Point, downFront: Point, onTop: Point, onDown: Point): Plate => ({
  edge: [onTop, along(topFront, s.steerAhead, -8)],
  corners: [along(downFront, s.steerAhead, -8), onDown],
});

/** Pivots of a four-bar linkage: main pivot behind the motor, rocker on the seat tube, joint before the axle. */
interface Linkage {
  readonly mainPivot: Point;
  readonly axleJoint: Point;
  readonly rocker: Point;
  readonly rockerRear: Point;
  readonly rockerFront: Point;
}

export function linkageOf(spec: BikeSpec, s: Skeleton): Linkage {
  const rocker = onSeatTube(s, spec.seatTube * 0.57);
  return {
    mainPivot: shift(s.bottomBracket, -14, -58),
    axleJoint: shift(between(s.rearAxle, s.bottomBracket, 0.1), 0, 2),
    rocker,
    rockerRear: shift(rocker, -80, -20),
    rockerFront: shift(rocker, 92, 30),
  };
}

function swingArm(spec: BikeSpec, s: Skeleton): Tube[] {
  const { mainPivot, axleJoint, rockerRear } = linkageOf(spec, s);
  return [tube(s.rearAxle, mainPivot, 30, 38), tube(axleJoint, rockerRear, 24, 28)];
}

/** Deep step-through: one swept tube from the head to the bottom bracket, and a fillet up to the seat tube. */
function waveFrame(spec: BikeSpec, s: Skeleton): Frame {
  const start = bySteerer(s, s.headTop, -24);
  const { bottomBracket: bb } = s;
  const knee = at(bb.x + 292 - 60 * spec.sweep, bb.y - 96 + 66 * spec.sweep);
  const slope = shift(bySteerer(s, start, -150 - 130 * spec.sweep), -34 + 40 * spec.sweep, 60);
  const swept = bentTube([start, slope, knee, shift(bb, 8, -12)], 1, 1, 7);
  const full = spec.downTube ?? (spec.battery === 'intube' ? 104 : 82);
  const downTube: Tube = {
    ...swept,
    diameter: (t) => (t < 0.42 ? 46 + (full - 46) * Math.sin((t / 0.42) * (Math.PI / 2)) : full - (t - 0.42) * 22),
  };
  const bend = downTube.point(0.68);
  const upper = [
    onSeatTube(s, spec.seatTube * 0.68, 12),
    shift(bb, 20, -150),
    shift(bb, 98, -88),
    surfacePoint(downTube, 0.68, 0.42),
  ] as const;
  const fillet = Array.from({ length: 6 }, (_, k) => onBezier(upper, k / 5));
  return {
    rear: staysOf(spec, s, 0.86, [20, 25]),
    main: [downTube, tube(onSeatTube(s, 40), s.seatTop, 40, 36)],
    downTube,
    seatTube: tube(onSeatTube(s, 40), s.seatTop, 40, 36),
    headTube: headTubeOf(s, 52),
    plates: [{ edge: fillet, corners: [shift(bend, 0, 8), bb, onSeatTube(s, 60)] }],
    batteryBay: [0.24, 0.7],
  };
}

/** Small-wheeled step-through: a bowed main tube, a brace, a tall seat tube. */
function compactFrame(spec: BikeSpec, s: Skeleton): Frame {
  const { bottomBracket: bb } = s;
  const width = downTubeWidth(spec, 84);
  const start = bySteerer(s, s.headBottom, spec.headTube * 0.44);
  const knee = at(bb.x + 340 - 50 * spec.sweep, bb.y - 150 + 60 * spec.sweep);
  const downTube = bentTube([start, knee, at(bb.x + 205, bb.y - 36), shift(bb, 10, -10)], width, width - 4, 5);
  const seatTube = seatTubeOf(spec, s, 38);
  const brace = tube(shift(downTube.point(0.72), 0, -20), onSeatTube(s, spec.seatTube * 0.48), 32, 30);
  return {
    rear: staysOf(spec, s, 0.86, [20, 25]),
    main: [brace, downTube, seatTube],
    downTube,
    seatTube,
    headTube: headTubeOf(s, 52),
    plates: [],
    batteryBay: [0.2, 0.72],
  };
}

/**
 * Front-box bike: a low beam to the head tube before the box, a column for the rider, a bow between seat tube and
 * column.
 */
function boxFrame(spec: BikeSpec, s: Skeleton): Frame {
  const { bottomBracket: bb } = s;
  const floor = bb.y + 46;
  const frontHead = bySteerer(s, s.crown, 40);
  const beam = bentTube(
    [shift(bb, -6, 22), at(bb.x + 420, floor + 34), at(s.frontAxle.x - s.frontRadius - 180, floor + 34), frontHead],
    66,
    60,
    5,
  );
  const columnJoint = bySteerer(s, s.headBottom, spec.headTube * 0.62);
  const bow = bentTube(
    [
      columnJoint,
      shift(columnJoint, -60, 150),
      onSeatTube(s, spec.seatTube * 0.36, 190),
      onSeatTube(s, spec.seatTube * 0.46),
    ],
    54,
    48,
    4,
  );
  return {
    rear: staysOf(spec, s, 0.9, [22, 26]),
    main: [beam, bow, tube(onSeatTube(s, 20), s.seatTop, 42, 38), tube(s.crown, bySteerer(s, s.crown, 120), 56)],
    downTube: bow,
    seatTube: tube(onSeatTube(s, 20), s.seatTop, 42, 38),
    headTube: headTubeOf(s, 48),
    plates: [],
    batteryBay: [0.2, 0.8],
  };
}
