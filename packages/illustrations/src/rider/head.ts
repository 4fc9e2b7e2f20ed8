import { darken } from '../svg/colour.ts';
import { area, line, outlined } from '../svg/shapes.ts';
import type { Body } from './body.ts';
import type { Pose } from './pose.ts';
import { type Knot, type Place, clothShades, soft } from './shapes.ts';
import { WARDROBE } from './wardrobe.ts';

/** The head in shares of its height: its middle at 0, 0, the face to the right. */
const FACE: readonly Knot[] = [
  [-0.2, 0.42], [-0.4, 0.24], [-0.455, -0.06], [-0.34, -0.36], [-0.02, -0.5], [0.26, -0.42], [0.385, -0.2], [0.395, -0.06, 0.6],
  [0.475, 0.1, 0.35], [0.405, 0.15, 0.5], [0.425, 0.2, 0.5], [0.41, 0.26, 0.5], [0.405, 0.36], [0.32, 0.46], [0.14, 0.43], [0, 0.34],
]; // prettier-ignore
const JAW_SHADE: readonly Knot[] = [[-0.3, 0.34, 0.4], [-0.12, 0.16], [0.02, 0.3], [0.2, 0.4], [0.32, 0.46, 0.4], [0.14, 0.43], [0, 0.36]]; // prettier-ignore
const HAIR: readonly Knot[] = [[-0.3, 0.36], [-0.47, 0.18], [-0.48, -0.1], [-0.3, -0.2], [-0.1, -0.1], [-0.08, 0.06], [-0.17, 0.2]]; // prettier-ignore
const EAR: readonly Knot[] = [[0.02, 0.01], [-0.05, -0.06], [-0.11, 0], [-0.07, 0.12], [0, 0.14]]; // prettier-ignore
const HELMET: readonly Knot[] = [
  [0.47, -0.19, 0.35], [0.44, -0.36], [0.25, -0.555], [-0.04, -0.62], [-0.34, -0.53], [-0.53, -0.27], [-0.53, -0.04, 0.5],
  [-0.46, 0.03, 0.4], [-0.28, -0.09], [0.02, -0.155], [0.28, -0.16],
]; // prettier-ignore
const HELMET_RIM: readonly Knot[] = [
  [0.47, -0.19, 0.2], [0.43, -0.27], [0.1, -0.27], [-0.2, -0.22], [-0.53, -0.12], [-0.53, -0.04, 0.5], [-0.46, 0.03, 0.4],
  [-0.28, -0.09], [0.02, -0.155], [0.28, -0.16],
]; // prettier-ignore
const VENTS: readonly (readonly Knot[])[] = [
  [[0.27, -0.3], [0.22, -0.45], [0.12, -0.52], [0.14, -0.36]],
  [[0.03, -0.31], [-0.01, -0.48], [-0.11, -0.545], [-0.1, -0.37]],
  [[-0.21, -0.28], [-0.25, -0.43], [-0.33, -0.47], [-0.34, -0.32]],
]; // prettier-ignore
const STRAPS: readonly (readonly Knot[])[] = [
  [[0.2, -0.17], [0.15, 0.1], [0.19, 0.45]],
  [[-0.26, -0.08], [-0.02, 0.2], [0.17, 0.46]],
]; // prettier-ignore

/** Head with helmet, looking ahead. */
export function drawHead({ headCentre, gaze }: Pose, { head, height }: Body): string {
  const place: Place = { origin: headCentre, scale: head, turn: gaze };
  const path = (knots: readonly Knot[]) => soft(place, knots);
  const { base, dark } = clothShades(WARDROBE.skin, false);
  const straps = STRAPS.map((knots) => soft(place, knots, false)).join('');
  return (
    area(path(FACE), base) +
    area(path(JAW_SHADE), darken(base, 0.09)) +
    area(path(HAIR), WARDROBE.hair) +
    line(straps, WARDROBE.strap, height * 0.0042) +
    area(path(EAR), dark) +
    outlined(path(HELMET), WARDROBE.helmet, darken(WARDROBE.helmet, 0.4), 4) +
    area(path(HELMET_RIM), darken(WARDROBE.helmet, 0.12)) +
    area(VENTS.map(path).join(''), '#17191b')
  );
}
