import type { BikePart } from '~/modules/tickets/tickets.ts';

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
