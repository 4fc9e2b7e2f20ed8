import { type Box, boundsOf, overlaps, shift } from '../svg/geometry.ts';
import { outlineOf } from '../svg/tube.ts';
import { batteryOf, drawBattery } from './battery.ts';
import { boxOf, drawBox, drawSteeringRod } from './box.ts';
import { drawCockpitExtras, drawHandlebar, drawHeadLight, drawHeadTube, lampPoint } from './cockpit.ts';
import { drawDecal } from './decals.ts';
import { drawCrankset, drawFarCrank, drawKickstand, drawTransmission } from './drivetrain.ts';
import { drawBasket, drawBottle, drawFrameLock } from './extras.ts';
import { drawFork } from './fork.ts';
import { drawMainFrame, drawRearTriangle } from './frame.ts';
import { drawHubMotor, drawMidMotor } from './motor.ts';
import { drawPannier, drawRack } from './rack.ts';
import { rackOf } from './rack-points.ts';
import { drawSaddle, drawSeatPost } from './saddle.ts';
import type { Scene } from './scene.ts';
import { drawRearSuspension } from './suspension.ts';
import {
  drawFrontBrake,
  drawFrontGuard,
  drawFrontWheel,
  drawGround,
  drawPlate,
  drawRearBrake,
  drawRearGuard,
  drawRearWheel,
} from './wheels.ts';

/** A part of the bike and the area it may cover, so that a close-up can leave out what it does not show. */
interface Part {
  readonly draw: (scene: Scene) => string;
  readonly box: Box;
  /** A wheel: it turns by itself, so there are pictures of it alone and of the bike without it. */
  readonly turns?: boolean;
}

const nothing: Box = { x: 0, y: 0, width: 0, height: 0 };

/** All parts from back to front. */
function partsOf({ type, spec, skeleton: s, frame }: Scene): Part[] {
  const wheelBox = (axle: typeof s.rearAxle, radius: number) => boundsOf([axle], radius + 40);
  const rear = wheelBox(s.rearAxle, s.rearRadius);
  const front = wheelBox(s.frontAxle, s.frontRadius);
  const drive = boundsOf([s.bottomBracket, s.rearAxle], 190);
  const crank = boundsOf([s.bottomBracket], spec.crank + 60);
  const rack = rackOf(spec, s);
  const rackBox = boundsOf([rack.deckRear, rack.deckFront, s.rearAxle], 260);
  const main = boundsOf([...frame.main, frame.headTube].flatMap(outlineOf), 30);
  const seat = boundsOf([s.seatTop, s.saddleClamp], 160);
  const cockpit = boundsOf([s.headTop, s.barClamp, s.gripFront, s.gripEnd, s.headBottom], 180);
  const fork = boundsOf([s.crown, s.frontAxle], 80);
  const battery = batteryOf(type, spec, s, frame);
  const box = boxOf(s);
  return [
    { draw: drawGround, box: { x: -400, y: -20, width: 4000, height: 52 } },
    { draw: drawFarCrank, box: crank },
    { draw: drawKickstand, box: boundsOf([s.rearAxle, s.bottomBracket, { x: s.bottomBracket.x, y: 0 }], 110) },
    { draw: drawRearBrake, box: boundsOf([s.rearAxle], spec.brake / 2 + 16) },
    { draw: drawFrontBrake, box: boundsOf([s.frontAxle], spec.brake / 2 + 16) },
    { draw: drawRearWheel, box: rear, turns: true },
    { draw: drawFrontWheel, box: front, turns: true },
    { draw: drawRearGuard, box: rear },
    { draw: drawFrontGuard, box: front },
    { draw: drawRack, box: rackBox },
    { draw: (scene) => (spec.plate ? drawPlate(scene) : ''), box: rear },
    { draw: drawSeatPost, box: seat },
    { draw: drawRearTriangle, box: boundsOf(frame.rear.flatMap(outlineOf), 30) },
    { draw: drawFrameLock, box: rear },
    { draw: drawMainFrame, box: main },
    { draw: drawBattery, box: battery ? boundsOf(battery.outline, 40) : nothing },
    { draw: drawDecal, box: main },
    { draw: drawBottle, box: main },
    { draw: drawSteeringRod, box: boundsOf([s.headBottom, s.frontAxle], 120) },
    { draw: drawFork, box: fork },
    { draw: drawBox, box: boundsOf([box.rearFoot, box.frontFoot, box.frontTop, shift(box.rearTop, 0, -380)], 40) },
    { draw: drawHeadTube, box: cockpit },
    { draw: drawRearSuspension, box: main },
    { draw: drawHeadLight, box: boundsOf([lampPoint({ type, skeleton: s })], 80) },
    { draw: drawHandlebar, box: cockpit },
    { draw: drawCockpitExtras, box: cockpit },
    { draw: drawBasket, box: spec.basket === 'rear' ? rackBox : boundsOf([s.headTop, s.barClamp, s.crown], 460) },
    { draw: drawPannier, box: rackBox },
    { draw: drawSaddle, box: seat },
    { draw: drawMidMotor, box: crank },
    { draw: drawHubMotor, box: rear },
    { draw: drawTransmission, box: drive },
    { draw: drawCrankset, box: drive },
  ];
}

/** Draws the parts of a bike that lie in a window, from back to front; with `still` without its wheels. */
export const drawBike = (scene: Scene, window: Box, { still = false } = {}): string =>
  partsOf(scene)
    .filter((part) => overlaps(part.box, window) && !(still && part.turns))
    .map((part) => part.draw({ ...scene, close: scene.close && isCentral(part.box, window) }))
    .join('');

/**
 * Whether the middle of a part lies in the window: small details of what is only touched by it are not worth drawing.
 */
function isCentral(box: Box, window: Box): boolean {
  const dx = box.x + box.width / 2 - window.x;
  const dy = box.y + box.height / 2 - window.y;
  return dx > 0 && dx < window.width && dy > 0 && dy < window.height;
}
