import { shift } from '../svg/geometry.ts';
import { drawArm } from './arm.ts';
import type { Body } from './body.ts';
import { drawHead } from './head.ts';
import { drawLeg } from './leg.ts';
import type { Arm, Pose } from './pose.ts';
import { drawHem, drawSeat, drawTorso } from './torso.ts';

/** What lies behind the bike: the far leg, and the far arm, which is seen a little ahead of the near one. */
export function drawFarSide({ far, arm }: Pose, body: Body): string {
  const aside = (name: keyof Arm) => shift(arm[name], body.height * 0.009, -body.height * 0.003);
  const farArm: Arm = {
    shoulder: aside('shoulder'),
    elbow: aside('elbow'),
    wrist: aside('wrist'),
    hand: aside('hand'),
  };
  return drawLeg(far, body, true) + drawArm(farArm, body, true);
}

/** What lies before the bike. */
export function drawNearSide(pose: Pose, body: Body): string {
  return (
    drawTorso(pose, body) +
    drawHead(pose, body) +
    drawSeat(pose, body) +
    drawLeg(pose.near, body, false) +
    drawHem(pose, body) +
    drawArm(pose.arm, body, false)
  );
}
