import { type BikePart, type DamageMark, placeOfMark } from '~/modules/tickets/tickets.ts';

/** Where each part lies on the drawing of a bike from its right side, per cent from left and top. */
export const outlinePlaces: Readonly<Record<BikePart, readonly [left: number, top: number]>> = {
  display: [68, 7.5],
  light: [73.5, 27],
  battery: [57, 49],
  motor: [45.4, 71],
  brakes: [77.3, 67],
  gears: [22.8, 72],
  wheels: [93, 57],
  saddle: [34.5, 15],
  frame: [50, 30],
};

/** The same of what is marked on the other drawings: from the left, and from the front. */
const otherPlaces: Readonly<Record<Exclude<DamageMark, BikePart>, readonly [left: number, top: number]>> = {
  'frame-left': [46, 32],
  'brakes-left': [77.2, 71],
  'wheels-left': [94, 57],
  'motor-left': [54.6, 71],
  'display-front': [50, 7.5],
  'light-front': [50, 31],
  'frame-front': [56, 50],
  'brakes-front': [34, 71],
  'wheels-front': [50, 88],
};

/** Where a mark lies on the drawing of its side, per cent from left and top. */
export function placeOnOutline(mark: DamageMark): readonly [left: number, top: number] {
  const { part, side } = placeOfMark(mark);
  return side === 'right' ? outlinePlaces[part] : otherPlaces[mark as keyof typeof otherPlaces];
}
