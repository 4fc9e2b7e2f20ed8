import { type Point, angleOf } from '../svg/geometry.ts';
import { area, disc, line } from '../svg/shapes.ts';
import type { Body } from './body.ts';
import type { Arm } from './pose.ts';
import { type Knot, type Station, clothShades, limb, paintLimb, soft } from './shapes.ts';
import { WARDROBE } from './wardrobe.ts';

/** The sleeve from the shoulder to the wrist; widths in shares of the body height. */
const SLEEVE: readonly Station[] = [
  [0, 0.072, 0],
  [0.35, 0.066, 0.002],
  [0.75, 0.057, 0.001],
  [1, 0.053, 0.001],
  [1.3, 0.05, 0.001],
  [1.7, 0.039, 0],
  [2, 0.033, 0],
];

/** A fist around a grip: its middle at 0, 0, the wrist to the left, knuckles up; in shares of the body height. */
const FIST: readonly Knot[] = [
  [-0.056, -0.012], [-0.03, -0.0135], [-0.01, -0.021], [0.012, -0.02], [0.023, -0.004], [0.021, 0.016], [0.007, 0.025],
  [-0.009, 0.021], [-0.024, 0.0145], [-0.056, 0.012],
]; // prettier-ignore
const FINGERS: readonly (readonly Knot[])[] = [
  [[-0.006, 0.02], [0.002, 0.002], [0.004, -0.008]],
  [[0.01, 0.024], [0.016, 0.008], [0.017, -0.004]],
]; // prettier-ignore

function drawHand(wrist: Point, hand: Point, { height }: Body, far: boolean): string {
  const place = { origin: hand, scale: height, turn: angleOf(wrist, hand) };
  const shades = clothShades(WARDROBE.skin, far);
  const fingers = FINGERS.map((knots) => soft(place, knots, false)).join('');
  return area(soft(place, FIST), shades.base) + line(fingers, shades.edge, height * 0.003);
}

/** An arm in its sleeve, the hand around the grip. The far one lies in shadow. */
export function drawArm({ shoulder, elbow, wrist, hand }: Arm, body: Body, far: boolean): string {
  const shades = clothShades(WARDROBE.jacket, far);
  const sleeve = limb(shoulder, elbow, wrist, SLEEVE, body.height);
  return (
    drawHand(wrist, hand, body, far) +
    disc(shoulder, sleeve.diameter(0) / 2, shades.base) +
    paintLimb(sleeve, shades, { edge: far ? 0 : 4, lit: !far }) +
    (far ? '' : disc(shoulder, sleeve.diameter(0) / 2 + 1, shades.base))
  );
}
