import { darken, lighten } from '../svg/colour.ts';
import { shift } from '../svg/geometry.ts';
import { area, line, outlined } from '../svg/shapes.ts';
import type { Body } from './body.ts';
import type { Leg } from './pose.ts';
import { type Knot, type Station, clothShades, limb, paintLimb, soft } from './shapes.ts';
import { WARDROBE } from './wardrobe.ts';

/** Trousers from the hip to above the ankle; widths in shares of the body height. */
const TROUSERS: readonly Station[] = [
  [0, 0.118, -0.004],
  [0.3, 0.105, 0.002],
  [0.7, 0.082, 0.002],
  [1, 0.07, 0.003],
  [1.18, 0.066, -0.002],
  [1.4, 0.067, -0.006],
  [1.7, 0.052, -0.003],
  [1.94, 0.045, 0],
  [2, 0.045, 0],
];

/** The shoe in shares of the foot's length: the ball of the foot at 0, 0, toes to the right. */
const SOCK: readonly Knot[] = [[-0.63, -0.28], [-0.6, -0.52], [-0.42, -0.52], [-0.36, -0.3]]; // prettier-ignore
const UPPER: readonly Knot[] = [
  [-0.69, -0.06, 0.4], [-0.72, -0.2], [-0.64, -0.38, 0.3], [-0.5, -0.35], [-0.36, -0.39, 0.3], [-0.24, -0.29], [-0.06, -0.225],
  [0.1, -0.195], [0.215, -0.155], [0.262, -0.09, 0.6],
]; // prettier-ignore
const HEEL: readonly Knot[] = [[-0.7, -0.06, 0.3], [-0.715, -0.19], [-0.66, -0.33, 0.3], [-0.6, -0.2], [-0.52, -0.075, 0.3]]; // prettier-ignore
const TOE: readonly Knot[] = [[0.06, -0.085, 0.3], [0.08, -0.18], [0.2, -0.155], [0.262, -0.095, 0.4]]; // prettier-ignore
const SOLE: readonly Knot[] = [
  [-0.74, -0.075, 0.3], [-0.73, 0, 0.4], [-0.45, -0.012], [-0.2, -0.004], [0.02, 0.002], [0.17, -0.018], [0.268, -0.066, 0.8],
  [0.272, -0.105, 0.5], [0.13, -0.085], [-0.08, -0.068], [-0.35, -0.078],
]; // prettier-ignore
const LACES: readonly (readonly Knot[])[] = [
  [[-0.36, -0.25], [-0.255, -0.285]],
  [[-0.28, -0.205], [-0.175, -0.24]],
  [[-0.19, -0.17], [-0.09, -0.203]],
]; // prettier-ignore

function drawShoe({ ball, heel }: Leg, { foot, height }: Body, far: boolean): string {
  const place = { origin: ball, scale: foot, turn: heel };
  const shades = clothShades(WARDROBE.shoe, far);
  const sole = far ? darken(WARDROBE.sole, 0.36) : WARDROBE.sole;
  const laces = LACES.map((knots) => soft(place, knots, false)).join('');
  return (
    area(soft(place, SOCK), clothShades(WARDROBE.skin, far).dark) +
    area(soft(place, UPPER), shades.base) +
    area(soft(place, HEEL), shades.dark) +
    area(soft(place, TOE), far ? shades.base : lighten(shades.base, 0.12)) +
    line(laces, lighten(shades.base, 0.5), height * 0.004) +
    outlined(soft(place, SOLE), sole, darken(sole, 0.45), 2.5)
  );
}

/** A leg with its shoe. The far one lies in shadow. */
export function drawLeg(leg: Leg, body: Body, far: boolean): string {
  const { hip, knee, ankle } = leg;
  const shades = clothShades(WARDROBE.trousers, far);
  const cuff = shift(ankle, 0, -body.height * 0.004);
  const trousers = paintLimb(limb(hip, knee, cuff, TROUSERS, body.height), shades, { lit: !far });
  return drawShoe(leg, body, far) + trousers;
}
