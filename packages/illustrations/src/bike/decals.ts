import { darken } from '../svg/colour.ts';
import { polygon, segment } from '../svg/path.ts';
import { area, disc, line, ring } from '../svg/shapes.ts';
import { type Tube, stripPath, surfacePoint } from '../svg/tube.ts';
import type { Scene } from './scene.ts';
import type { BikeSpec } from './spec.ts';

/** Word-free graphics on the frame: they sit on the down tube between battery and head tube, or in its middle. */
type Decal = (scene: Scene, carrier: Tube, place: readonly [number, number]) => string;

const slanted = (carrier: Tube, start: number, end: number, slant: number): string => {
  const edge = (place: number, t: number) => surfacePoint(carrier, t, place);
  return polygon([edge(-0.47, start), edge(-0.47, end), edge(0.47, end + slant), edge(0.47, start + slant)]);
};

const DECALS: Readonly<Record<BikeSpec['decal'], Decal>> = {
  none: () => '',
  band: ({ colours }, carrier, [start, end]) =>
    area(slanted(carrier, start, start + (end - start) * 0.6, 0.02), colours.accent.base),
  stripes: ({ colours }, carrier, [start, end]) => {
    const step = (end - start) / 4;
    return area(
      [0, 1, 2].map((k) => slanted(carrier, start + k * step, start + (k + 0.55 - 0.1 * k) * step, 0.03)).join(''),
      colours.accent.base,
    );
  },
  line: ({ colours }, carrier, [start, end]) =>
    area(stripPath(carrier, -0.02, 0.1, start - 0.3, end), colours.accent.base),
  stops: ({ colours }, carrier, [start, end]) => {
    const width = carrier.diameter(start);
    const p = (k: number) => carrier.point(start + ((end - start) * k) / 3);
    return (
      line(segment(p(0.3), p(2.7)), colours.accent.base, Math.max(4, width * 0.09)) +
      disc(p(0.3), width * 0.19, colours.accent.base) +
      disc(p(2.7), width * 0.19, colours.frame.base) +
      ring(p(2.7), width * 0.19, colours.accent.base, Math.max(4, width * 0.09))
    );
  },
  chevron: ({ colours }, carrier, [start, end]) => {
    const step = (end - start) / 3;
    const head = (t: number) => {
      const a = surfacePoint(carrier, t, -0.47);
      const c = surfacePoint(carrier, t, 0.47);
      return polygon([a, carrier.point(t + step * 0.9), c, carrier.point(t + step * 0.4)]);
    };
    return area(head(start) + head(start + step * 0.9), colours.accent.base);
  },
  split: ({ colours }, carrier, [start, end]) =>
    area(slanted(carrier, start + 0.01, 0.985, -0.02), colours.accent.base) +
    area(slanted(carrier, end - 0.01, end, -0.02), darken(colours.accent.base, 0.4)),
};

/** The model's graphics on the tube that shows most of the paint. */
export function drawDecal(scene: Scene): string {
  const { type, spec, frame } = scene;
  const free = spec.battery === 'intube' && spec.motor !== 'none';
  if (type === 'frontbox') return DECALS[spec.decal](scene, frame.downTube, [0.36, 0.56]);
  if (type === 'wave' || type === 'compact') return DECALS[spec.decal](scene, frame.seatTube, [0.62, 0.84]);
  return DECALS[spec.decal](scene, frame.downTube, free ? [0.83, 0.93] : [0.5, 0.68]);
}
