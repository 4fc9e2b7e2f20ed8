import { type Point, along, at, direction, distance, leftOf, shift } from '../svg/geometry.ts';
import { smooth } from '../svg/path.ts';
import { area, line, outlined } from '../svg/shapes.ts';
import type { Body } from './body.ts';
import type { Pose } from './pose.ts';
import { clothShades, limb } from './shapes.ts';
import { paintTubes } from '../svg/tube.ts';
import { WARDROBE } from './wardrobe.ts';

/**
 * A place on the trunk: its distance from the hip (0) to the shoulder (1), and how far before the spine, in shares of
 * the height.
 */
type Spot = readonly [up: number, ahead: number];

const FRONT: readonly Spot[] = [[-0.02, 0.05], [0.2, 0.06], [0.42, 0.059], [0.66, 0.063], [0.84, 0.056], [0.99, 0.038], [1.1, 0.024]]; // prettier-ignore
const BACK: readonly Spot[] = [[1.17, -0.022], [1.06, -0.046], [0.9, -0.064], [0.7, -0.07], [0.46, -0.064], [0.36, -0.062], [0.04, -0.068]]; // prettier-ignore
const BACK_SHADE: readonly Spot[] = [[0.04, -0.036], [0.3, -0.034], [0.5, -0.042], [0.75, -0.052], [1, -0.04], [1.17, -0.022]]; // prettier-ignore
const COLLAR: readonly Spot[] = [[1.02, 0.045], [1.14, 0.032], [1.2, -0.018], [1.1, -0.048], [1.04, -0.012]]; // prettier-ignore
const HEM: readonly Spot[] = [[0.22, 0.0605], [0.09, 0.064], [0.05, 0.02], [0.045, -0.03], [0.05, -0.073], [0.22, -0.0605], [0.3, -0.02], [0.3, 0.02]]; // prettier-ignore
const HEM_SHADE: readonly Spot[] = [[0.24, -0.06], [0.05, -0.073], [0.045, -0.034], [0.36, -0.037]]; // prettier-ignore

/** How far a leaning back is round: shares of the height for a back that lies level. */
const ROUND = 0.03;

/** Points of the trunk in the bike's plane; the more it leans, the rounder the back. */
function placer({ near, arm, back }: Pose, { height }: Body): (spot: Spot) => Point {
  const spine = direction(near.hip, arm.shoulder);
  const ahead = at(-leftOf(spine).x, -leftOf(spine).y);
  const length = distance(near.hip, arm.shoulder);
  const lean = Math.max(0, 80 - back) / 80;
  return ([up, forward]) => {
    const bow = -ROUND * lean * Math.sin(Math.PI * Math.min(1, Math.max(0, up * 0.9 + 0.05)));
    return along(along(near.hip, spine, up * length), ahead, (forward + bow) * height);
  };
}

const closed = (points: readonly Point[]): string => {
  const [first, second] = points;
  return first && second ? `${smooth([...points, first])}z` : '';
};

/** Neck and jacket, without sleeves. */
export function drawTorso(pose: Pose, body: Body): string {
  const spot = placer(pose, body);
  const shades = clothShades(WARDROBE.jacket, false);
  const skin = clothShades(WARDROBE.skin, false);
  const root = spot([0.98, -0.006]);
  const neck = limb(root, pose.neck, pose.headCentre, [[0, 0.075], [1, 0.06], [2, 0.06]], body.height); // prettier-ignore
  const outline = closed([...FRONT, ...BACK].map(spot));
  return (
    paintTubes([neck], { ...skin, base: skin.dark, light: skin.dark }, { edge: 0 }) +
    outlined(outline, shades.base, shades.edge, 3) +
    area(closed([...BACK.slice().reverse(), ...BACK_SHADE.slice().reverse()].map(spot)), shades.dark) +
    area(closed(COLLAR.map(spot)), clothShades(WARDROBE.jacket, true).base)
  );
}

/** The seat of the trousers, over the saddle. */
export function drawSeat({ near }: Pose, { height, seat }: Body): string {
  const { base } = clothShades(WARDROBE.trousers, false);
  const part = ([x, y]: readonly [number, number]) => shift(near.hip, x * height, y * height);
  const low = seat / height;
  const outline = [[0.05, -0.035], [0.058, 0.01], [0.03, low - 0.002], [-0.02, low + 0.006], [-0.062, low + 0.002], [-0.08, low - 0.03], [-0.074, -0.02], [-0.05, -0.045]] as const; // prettier-ignore
  return area(closed(outline.map(part)), base);
}

/** The jacket's hem, over the trousers. */
export function drawHem(pose: Pose, body: Body): string {
  const spot = placer(pose, body);
  const shades = clothShades(WARDROBE.jacket, false);
  const edge = HEM.slice(1, 5).map(spot);
  return (
    area(closed(HEM.map(spot)), shades.base) +
    area(closed(HEM_SHADE.map(spot)), shades.dark) +
    line(smooth(edge), shades.edge, body.height * 0.0025)
  );
}
