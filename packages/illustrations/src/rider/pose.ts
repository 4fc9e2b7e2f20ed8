import { type Point, along, angleOf, at, direction, distance, leftOf, polar, shift } from '../svg/geometry.ts';
import type { Body } from './body.ts';
import type { Contacts } from './contacts.ts';

/** A leg from hip to pedal: `heel` is how far the foot is turned heel up, degrees. */
export interface Leg {
  readonly hip: Point;
  readonly knee: Point;
  readonly ankle: Point;
  /** Where the ball of the foot stands on the pedal. */
  readonly ball: Point;
  readonly heel: number;
}

export interface Arm {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  /** Middle of the fist, on the grip. */
  readonly hand: Point;
}

/** A rider on a bike: joints in the bike's plane, mm, and the angles of the posture, degrees. */
export interface Pose {
  /**
   * On the saddle; otherwise the legs are too short for it, or the arms, and the rider has come forward and down from
   * it.
   */
  readonly seated: boolean;
  readonly near: Leg;
  readonly far: Leg;
  readonly arm: Arm;
  readonly neck: Point;
  readonly headCentre: Point;
  readonly eye: Point;
  /** The back's angle to the ground: 90 is upright. */
  readonly back: number;
  /** How far the face is turned down, degrees: 0 looks straight ahead. */
  readonly gaze: number;
  /** Inner angle: 180 is a straight arm. */
  readonly elbowAngle: number;
}

/**
 * What joints of a healthy body do, degrees; what is comfortable on a bike is far less.
 * @forTests
 */
export const ANATOMY = {
  knee: { min: 35, max: 178 },
  elbow: { min: 35, max: 179 },
  /** The back's angle to the ground. */
  back: { min: 18, max: 92 },
  /** Between trunk and thigh. */
  hip: { min: 25, max: 200 },
  /** The foot from level, heel up. */
  heel: { min: -20, max: 55 },
  /** Head against the trunk, backwards. */
  neck: { min: 0, max: 70 },
} as const;

const PEDAL_TOP = 13;
/** The ankle as seen from the ball of the foot, shares of the foot's length; the shoe's sole is in it. */
const ANKLE = at(-0.47, -0.36);
/** The knee of the lower leg while riding, and the most that a rider stretches it. */
const KNEE = { wanted: 147, most: 172 };
const HEEL = { usual: 8, most: 42, top: 4 };
/** The elbow while riding, and the most that a rider stretches it. */
const ELBOW = { wanted: 158, most: 176 };
const BACK = { min: 24, max: 84 };
const HAND_ABOVE_GRIP = 14;

/** Inner angle at `b`, degrees. */
function innerAngle(a: Point, b: Point, c: Point): number {
  const turn = Math.abs(angleOf(b, a) - angleOf(b, c));
  return turn > 180 ? 360 - turn : turn;
}

/** Length between the ends of two bones that meet at an inner angle. */
const spanOf = (a: number, b: number, degrees: number): number =>
  Math.sqrt(a * a + b * b - 2 * a * b * Math.cos((degrees * Math.PI) / 180));

/**
 * The joint between two bones that reach from `a` to `b`; it lies to the left of that line, or with `side` -1 to its
 * right.
 */
function jointOf(a: Point, b: Point, first: number, second: number, side: 1 | -1): Point {
  const reach = Math.min(distance(a, b), first + second - 0.1);
  const ahead = direction(a, b);
  const foot = (first * first - second * second + reach * reach) / (2 * reach);
  return along(along(a, ahead, foot), leftOf(ahead), side * Math.sqrt(Math.max(0, first * first - foot * foot)));
}

function ankleAt(ball: Point, heel: number, { foot }: Body): Point {
  const length = Math.hypot(ANKLE.x, ANKLE.y) * foot;
  return polar(ball, length, angleOf(at(0, 0), ANKLE) + heel);
}

function legOf(hip: Point, pedal: Point, body: Body, heel: number): Leg {
  const ball = shift(pedal, 0, -PEDAL_TOP);
  const ankle = ankleAt(ball, heel, body);
  return { hip, ball, ankle, heel, knee: jointOf(hip, ankle, body.thigh, body.shank, 1) };
}

/** The heel of the lower foot: lifted as far as it takes for the knee to stay bent. */
function heelFor(hip: Point, pedal: Point, body: Body): number {
  const wanted = spanOf(body.thigh, body.shank, KNEE.wanted);
  const ball = shift(pedal, 0, -PEDAL_TOP);
  let heel = HEEL.usual;
  while (heel < HEEL.most && distance(hip, ankleAt(ball, heel, body)) > wanted) heel++;
  return heel;
}

/** The direction in which a body comes off a saddle that it cannot ride from: forwards, and down. */
const OFF_SADDLE = direction(at(0, 0), at(1, 0.55));

/** The hip: above the saddle, or as far off it as legs and arms need. */
function hipOf(contacts: Contacts, body: Body): { hip: Point; seated: boolean } {
  const { sit, nearPedal, grip } = contacts;
  const seat = shift(sit, 16, -body.seat);
  const leg = spanOf(body.thigh, body.shank, KNEE.most);
  const arm = armSpan(body, ELBOW.most);
  const ball = shift(nearPedal, 0, -PEDAL_TOP);
  const hand = shift(grip, 0, -HAND_ABOVE_GRIP);
  const reaches = (hip: Point) =>
    distance(hip, ankleAt(ball, HEEL.most, body)) <= leg && distance(shoulderAt(hip, BACK.min, body), hand) <= arm;
  let off = 0;
  while (off < 600 && !reaches(along(seat, OFF_SADDLE, off))) off += 4;
  return { hip: along(seat, OFF_SADDLE, off), seated: off === 0 };
}

const armSpan = ({ upperArm, foreArm, fist }: Body, elbow: number): number => spanOf(upperArm, foreArm + fist, elbow);

const shoulderAt = (hip: Point, back: number, { trunk }: Body): Point => polar(hip, trunk, -back);

/** The back's angle at which a slightly bent arm reaches the grip. */
function backFor(hip: Point, hand: Point, body: Body): number {
  const span = armSpan(body, ELBOW.wanted);
  const gap = distance(hip, hand);
  if (gap >= body.trunk + span) return BACK.min;
  const cosine = (body.trunk ** 2 + gap ** 2 - span ** 2) / (2 * body.trunk * gap);
  const inner = (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
  return Math.min(BACK.max, Math.max(BACK.min, inner - angleOf(hip, hand)));
}

/**
 * The pose of a body on a bike, by inverse kinematics from the three places where they touch: feet on the pedals (the
 * near one down), seat on the saddle, hands on the grips. Always returns a pose that a body can take; `fitOf` decides
 * whether it can be ridden in.
 */
export function poseOf(contacts: Contacts, body: Body): Pose {
  const { nearPedal, farPedal, grip } = contacts;
  const { hip, seated } = hipOf(contacts, body);
  const near = legOf(hip, nearPedal, body, heelFor(hip, nearPedal, body));
  const far = legOf(hip, farPedal, body, HEEL.top);
  const hand = shift(grip, 0, -HAND_ABOVE_GRIP);
  const back = backFor(hip, hand, body);
  const shoulder = shoulderAt(hip, back, body);
  const elbow = jointOf(shoulder, hand, body.upperArm, body.foreArm + body.fist, -1);
  const wrist = along(hand, direction(hand, elbow), body.fist);
  const gaze = Math.max(0, (78 - back) * 0.28);
  const neck = polar(shoulder, body.height * 0.052, -Math.min(96, back + 14));
  const headCentre = polar(neck, body.head * 0.62, -(74 + Math.max(0, back - 70) * 0.4));
  return {
    seated,
    near,
    far,
    arm: { shoulder, elbow, wrist, hand },
    neck,
    headCentre,
    eye: polar(headCentre, body.head * 0.36, gaze - 8),
    back,
    gaze,
    elbowAngle: innerAngle(shoulder, elbow, hand),
  };
}
