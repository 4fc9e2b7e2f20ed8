import { type Box, boundsOf, overlaps } from '../svg/geometry';
import { outlineOf } from '../svg/tube';
import { drawBattery } from './battery';
import { drawBox, drawSteeringRod } from './box';
import { drawCockpitExtras, drawHandlebar, drawHeadLight, drawHeadTube, lampPoint } from './cockpit';
import { drawDecal } from './decals';
import { drawCrankset, drawFarCrank, drawKickstand, drawTransmission } from './drivetrain';
import { drawBasket, drawBottle, drawFrameLock } from './extras';
import { drawFork } from './fork';
import { drawMainFrame, drawRearTriangle } from './frame';
import { drawHubMotor, drawMidMotor } from './motor';
import { drawPannier, drawRack } from './rack';
import { rackOf } from './rack-points';
import { drawSaddle, drawSeatPost } from './saddle';
import type { Scene } from './scene';
import { drawRearSuspension } from './suspension';
import { drawFrontGuard, drawFrontWheel, drawGround, drawPlate, drawRearGuard, drawRearWheel } from './wheels';

/** A part of the bike and the area it may cover, so that a close-up can leave out what it does not show. */
interface Part {
  readonly draw: (scene: Scene) => string;
  readonly box: Box;
}

/** All parts from back to front. */
function partsOf({ spec, skeleton: s, frame }: Scene): Part[] {
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
  const everything: Box = { x: -5e3, y: -5e3, width: 1e4, height: 1e4 };
  return [
    { draw: drawGround, box: { x: -400, y: -30, width: 4000, height: 70 } },
    { draw: drawFarCrank, box: crank },
    { draw: drawKickstand, box: boundsOf([s.rearAxle, s.bottomBracket, { x: s.bottomBracket.x, y: 0 }], 110) },
    { draw: drawRearWheel, box: rear },
    { draw: drawFrontWheel, box: front },
    { draw: drawRearGuard, box: rear },
    { draw: drawFrontGuard, box: front },
    { draw: drawRack, box: rackBox },
    { draw: (scene) => (spec.plate ? drawPlate(scene) : ''), box: rear },
    { draw: drawSeatPost, box: seat },
    { draw: drawRearTriangle, box: boundsOf(frame.rear.flatMap(outlineOf), 30) },
    { draw: drawFrameLock, box: rear },
    { draw: drawMainFrame, box: main },
    { draw: drawBattery, box: everything },
    { draw: drawDecal, box: main },
    { draw: drawBottle, box: main },
    { draw: drawSteeringRod, box: everything },
    { draw: drawFork, box: fork },
    { draw: drawBox, box: everything },
    { draw: drawHeadTube, box: cockpit },
    { draw: drawRearSuspension, box: main },
    { draw: drawHeadLight, box: boundsOf([lampPoint({ type: 'diamant', skeleton: s }), s.frontAxle], 420) },
    { draw: drawHandlebar, box: cockpit },
    { draw: drawCockpitExtras, box: cockpit },
    { draw: drawBasket, box: everything },
    { draw: drawPannier, box: rackBox },
    { draw: drawSaddle, box: seat },
    { draw: drawMidMotor, box: crank },
    { draw: drawHubMotor, box: rear },
    { draw: drawTransmission, box: drive },
    { draw: drawCrankset, box: drive },
  ];
}

/** Draws the parts of a bike that lie in a window, from back to front. */
export const drawBike = (scene: Scene, window: Box): string =>
  partsOf(scene)
    .filter((part) => overlaps(part.box, window))
    .map((part) => part.draw(scene))
    .join('');
