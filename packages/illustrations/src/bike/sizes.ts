import type { BikeDrawing } from './presets.ts';
import { resolveBike } from './presets.ts';

/** Frame sizes in steps from a medium frame. */
const STEPS: Readonly<Record<string, number>> = { XXS: -3, XS: -2, S: -1, M: 0, L: 1, XL: 2, XXL: 3 };

/** What one step of size adds, in mm. */
const GROWTH = { seatTube: 30, headTube: 20, saddle: 38, wheelbase: 12 } as const;

/** Steps of a size label; a combined one such as 'M/L' lies between its two. Null for labels that are no frame size. */
export function sizeSteps(size: string): number | null {
  const steps = size
    .toUpperCase()
    .split('/')
    .map((part) => STEPS[part.trim()]);
  const known = steps.filter((step) => step !== undefined);
  if (known.length === 0 || known.length !== steps.length) return null;
  return known.reduce((sum, step) => sum + step, 0) / known.length;
}

/** The same bike with the frame of another size: taller and longer, wheels unchanged. */
export function bikeForSize(drawing: BikeDrawing, size: string): BikeDrawing {
  const steps = sizeSteps(size);
  if (!steps) return drawing;
  const spec = resolveBike(drawing.type, drawing);
  return {
    ...drawing,
    seatTube: spec.seatTube + GROWTH.seatTube * steps,
    headTube: spec.headTube + GROWTH.headTube * steps,
    saddle: spec.saddle + GROWTH.saddle * steps,
    wheelbase: spec.wheelbase + GROWTH.wheelbase * steps,
  };
}
